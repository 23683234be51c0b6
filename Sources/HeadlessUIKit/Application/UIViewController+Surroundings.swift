extension UIViewController {
  var currentTraits: UITraitCollection {
    if let view = viewIfLoaded, view.superview != nil { return view.traitCollection }
    let inherited = parent?.traitCollection ?? UITraitCollection.current
    return overrideUserInterfaceStyle == .unspecified
      ? inherited : inherited.with(userInterfaceStyle: overrideUserInterfaceStyle)
  }

  /// The least margins of the view: at the sides 16 points, or 20 where the view is at least 414
  /// points wide; nothing above and below. Mirrored nowhere, since both sides are equal.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let margins = systemMinimumSideMargins
    return NSDirectionalEdgeInsets(
      top: 0, leading: margins.left, bottom: 0, trailing: margins.right)
  }

  var systemMinimumSideMargins: UIEdgeInsets {
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let side: CGFloat = width >= 414 ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }
}

extension UIView {
  /// The safe area that is left of the superview's.
  func safeAreaInsets(within outer: UIEdgeInsets) -> UIEdgeInsets {
    if let given = rare?.safeAreaInsets { return given }
    let rest = outer == .zero ? .zero : remainder(of: outer)
    return rest + (viewController?.additionalSafeAreaInsets ?? .zero)
  }

  /// Tells this view and those below whose safe area changed since they were told last, and marks
  /// them for layout. Where nothing reaches into a view, nothing reaches into those below it.
  ///
  /// - Returns: whether any was told.
  @discardableResult
  func tellSafeAreaChange() -> Bool {
    tellSafeAreaChange(to: safeAreaInsets)
  }

  private func tellSafeAreaChange(to insets: UIEdgeInsets) -> Bool {
    let told = toldSafeAreaInsets
    var isChanged = insets != told
    if isChanged { reportSafeArea(insets) }
    guard insets != .zero || told != .zero else { return isChanged }
    for child in children where child.parent === self {
      if child.tellSafeAreaChange(to: child.safeAreaInsets(within: insets)) { isChanged = true }
    }
    return isChanged
  }

  /// Reports the safe area of a view that is about to be laid out, at a place where its superview has
  /// just put it, so that this layout is the only one. The superview's is known by then.
  func safeAreaMayHaveChanged() {
    guard let parent, toldSafeAreaInsets != .zero || parent.toldSafeAreaInsets != .zero else {
      return
    }
    let insets = safeAreaInsets(within: parent.toldSafeAreaInsets)
    if insets != toldSafeAreaInsets { reportSafeArea(insets) }
  }

  /// The safe area that was reported last.
  private var toldSafeAreaInsets: UIEdgeInsets { rare?.toldSafeAreaInsets ?? .zero }

  private func reportSafeArea(_ insets: UIEdgeInsets) {
    loadRare().toldSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    if flags.contains(.takesPartInAutoLayout) { tellEngineOfSurroundings() }
  }
}
