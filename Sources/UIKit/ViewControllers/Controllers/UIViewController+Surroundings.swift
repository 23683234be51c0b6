extension UIViewController {
  var currentTraits: UITraitCollection {
    if let view = viewIfLoaded, view.superview != nil { return view.traitCollection }
    var traits = parent?.traitCollection ?? UITraitCollection.current
    for overrides in [containerTraits, storedExtras?.traitOverrides] {
      if let overrides { traits = traits.replacing(by: overrides) }
    }
    return overrideUserInterfaceStyle == .unspecified
      ? traits : traits.with(userInterfaceStyle: overrideUserInterfaceStyle)
  }

  package var minimumLayoutMargins: UIEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumSideMargins : nil
  }

  var systemMinimumSideMargins: UIEdgeInsets {
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    // A small phone is wide in landscape, and has the margins that it has in portrait: measured in pictures of simulators.
    let screen = viewIfLoaded?.window?.bounds.size ?? UIScreen.main.bounds.size
    let isSmallPhone =
      currentTraits.horizontalSizeClass == .compact && min(screen.width, screen.height) < 414
    let side: CGFloat = width >= 414 && !isSmallPhone ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// The strip that bars cover at the top of the view. Constraints to the safe area have replaced
  /// it.
  public var topLayoutGuide: any UILayoutSupport { view.topBarGuide }

  /// The strip that bars cover at the bottom of the view. Constraints to the safe area have
  /// replaced it.
  public var bottomLayoutGuide: any UILayoutSupport { view.bottomBarGuide }
}
