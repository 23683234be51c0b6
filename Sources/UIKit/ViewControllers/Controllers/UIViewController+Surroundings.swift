extension UIViewController {
  var currentTraits: UITraitCollection {
    if let view = viewIfLoaded, view.superview != nil { return view.traitCollection }
    let inherited = parent?.traitCollection ?? UITraitCollection.current
    return overrideUserInterfaceStyle == .unspecified
      ? inherited : inherited.with(userInterfaceStyle: overrideUserInterfaceStyle)
  }

  package var minimumLayoutMargins: UIEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumSideMargins : nil
  }

  var systemMinimumSideMargins: UIEdgeInsets {
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let side: CGFloat = width >= 414 ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// The strip that bars cover at the top of the view. Constraints to the safe area have replaced
  /// it.
  public var topLayoutGuide: any UILayoutSupport { view.topBarGuide }

  /// The strip that bars cover at the bottom of the view. Constraints to the safe area have
  /// replaced it.
  public var bottomLayoutGuide: any UILayoutSupport { view.bottomBarGuide }
}
