extension UIView {
  /// How often a view is laid out in one pass while its layout keeps marking it again. What is
  /// still marked then waits for the next pass.
  private static let roundLimit = 100

  func markForLayout() {
    marks.insert(.needsLayout)
    parent?.markAsAncestor()
  }

  /// Notes here and above that something below is marked.
  func markAsAncestor() {
    var view: UIView? = self
    while let current = view, !current.marks.contains(.descendantNeedsLayout) {
      current.marks.insert(.descendantNeedsLayout)
      view = current.parent
    }
  }

  /// Lays out what is marked from here down, under the view's traits.
  func layOutIfMarked() {
    guard !marks.isEmpty else { return }
    let traits = traitCollection
    if traits == .current {
      layOutMarkedBranches()
    } else {
      _ = traits.performAsCurrent { layOutMarkedBranches() }
    }
  }

  /// - Returns: whether nothing is marked any more. A branch that does not settle is not laid out
  ///   again by its superviews, so that the limits of nested views do not multiply.
  @discardableResult
  private func layOutMarkedBranches() -> Bool {
    var isSettled = true
    var rounds = 0
    while !marks.isEmpty, isSettled {
      if rounds == Self.roundLimit { return false }
      rounds += 1
      if marks.contains(.needsLayout) {
        marks.remove(.needsLayout)
        layoutSubviews()
      }
      guard marks.contains(.descendantNeedsLayout) else { continue }
      marks.remove(.descendantNeedsLayout)
      for child in children where !child.marks.isEmpty && !child.layOutBelowSuperview() {
        isSettled = false
      }
      if !isSettled { marks.insert(.descendantNeedsLayout) }
    }
    return isSettled
  }

  private func layOutBelowSuperview() -> Bool {
    guard let style = rare?.overrideUserInterfaceStyle else { return layOutMarkedBranches() }
    return UITraitCollection.current.with(userInterfaceStyle: style)
      .performAsCurrent { layOutMarkedBranches() }
  }
}
