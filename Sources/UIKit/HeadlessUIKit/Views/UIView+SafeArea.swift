extension UIView {
  /// The safe area that is left of the superview's.
  func safeAreaInsets(within outer: UIEdgeInsets) -> UIEdgeInsets {
    if let rare, let given = rare.safeAreaInsets ?? rare.heldSafeAreaInsets { return given }
    let rest =
      outer == .zero
      ? .zero
      : parent.map {
        safeAreaRemainder(of: outer.without($0.consumedSafeAreaInsets), in: $0.bounds)
      } ?? outer
    guard let viewOwner else { return rest }
    return rest + viewOwner.additionalSafeAreaInsets + viewOwner.barSafeAreaInsets
  }

  /// Keeps the safe area as it is while a transform moves the view, or no longer.
  package func holdSafeArea(_ holds: Bool) {
    guard holds != (rare?.heldSafeAreaInsets != nil) else { return }
    loadRare().heldSafeAreaInsets = holds ? safeAreaInsets : nil
    reportSafeAreaChange()
  }

  /// Reports the safe area to this view and those below whose safe area has changed since the last
  /// report, and invalidates their layout. Where nothing reaches into a view, nothing reaches into
  /// those below it.
  ///
  /// - Returns: whether any of them changed.
  @discardableResult
  package func reportSafeAreaChange() -> Bool {
    reportSafeAreaChange(to: safeAreaInsets)
  }

  private func reportSafeAreaChange(to insets: UIEdgeInsets) -> Bool {
    let told = reportedSafeAreaInsets
    var isChanged = insets != told
    if isChanged { reportSafeArea(insets) }
    guard insets != .zero || told != .zero else { return isChanged }
    for child in children where child.parent === self {
      if child.reportSafeAreaChange(to: child.safeAreaInsets(within: insets)) { isChanged = true }
    }
    return isChanged
  }

  /// Reports the safe area of a view that is about to be laid out where its superview has just
  /// placed it, so that it needs no second layout. The superview's safe area is up to date by then.
  func safeAreaMayHaveChanged() {
    guard let parent,
      reportedSafeAreaInsets != .zero || parent.reportedSafeAreaInsets != .zero
    else {
      return
    }
    let insets = safeAreaInsets(within: parent.reportedSafeAreaInsets)
    if insets != reportedSafeAreaInsets { reportSafeArea(insets) }
  }

  /// The safe area that was reported last.
  private var reportedSafeAreaInsets: UIEdgeInsets { rare?.reportedSafeAreaInsets ?? .zero }

  private func reportSafeArea(_ insets: UIEdgeInsets) {
    loadRare().reportedSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    viewOwner?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    if flags.contains(.takesPartInAutoLayout) { notifyEngineOfSurroundings() }
  }
}

extension UIEdgeInsets {
  /// The rest beyond a part of the insets.
  fileprivate func without(_ part: UIEdgeInsets) -> UIEdgeInsets {
    guard part != .zero else { return self }
    return UIEdgeInsets(
      top: max(0, top - part.top), left: max(0, left - part.left),
      bottom: max(0, bottom - part.bottom), right: max(0, right - part.right))
  }
}
