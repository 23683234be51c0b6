// The first two steps of an update pass: constraints bottom-up, then frames top-down.

extension UIView {
  /// The number of visits to a view in one pass while it is invalidated again and again. What is
  /// still invalid then waits for the next pass.
  private static let roundLimit = 100

  // MARK: Marks

  func markForConstraints() {
    marks.insert(.needsUpdateConstraints)
    parent?.markUpwards(.descendantNeedsUpdateConstraints)
  }

  func markForLayout() {
    // The views above are marked already, or a pass is visiting them.
    guard !marks.contains(.needsLayout) else { return }
    marks.insert(.needsLayout)
    parent?.markUpwards(.descendantNeedsLayout)
  }

  /// Marks this view and those above for what is marked in a subview.
  func adoptMarks(of child: UIView) {
    if !child.marks.isDisjoint(with: .anyLayout) { markUpwards(.descendantNeedsLayout) }
    if !child.marks.isDisjoint(with: .anyConstraints) {
      markUpwards(.descendantNeedsUpdateConstraints)
    }
  }

  /// Marks this view and those above: something below is marked.
  private func markUpwards(_ mark: Marks) {
    var view: UIView? = self
    while let current = view, !current.marks.contains(mark) {
      current.marks.insert(mark)
      view = current.parent
    }
  }

  // MARK: Step 1, constraints

  /// Updates the constraints that are marked from here down, until nothing is marked any more.
  func updateMarkedConstraints() {
    var rounds = 0
    while !marks.isDisjoint(with: .anyConstraints), rounds < Self.roundLimit {
      rounds += 1
      performUnderOwnTraits { $0.updateConstraintsOnce() }
    }
  }

  /// Visits what is marked, subviews first, each view once.
  private func updateConstraintsOnce() {
    if marks.contains(.descendantNeedsUpdateConstraints) {
      marks.remove(.descendantNeedsUpdateConstraints)
      for child in children where !child.marks.isDisjoint(with: .anyConstraints) {
        child.performUnderOwnStyle { $0.updateConstraintsOnce() }
      }
    }
    if marks.contains(.needsUpdateConstraints) {
      marks.remove(.needsUpdateConstraints)
      // Constraints that it changes are not a reason to call it again.
      flags.insert(.isUpdatingConstraints)
      updateConstraintsThroughController()
      flags.remove(.isUpdatingConstraints)
    }
  }

  // MARK: Step 2, frames

  /// Lays out what is marked from the topmost ancestor that needs layout down, under its traits.
  func layOutIfMarked() {
    if let parent, flags.contains(.takesPartInAutoLayout), !parent.flags.contains(.isInLayoutPass) {
      // New constraints can move this view, which its superview does.
      solveConstraints()
    }
    let top = topmostViewToLayOut
    guard !top.marks.isEmpty else { return }
    if top.parent == nil { top.loadRare().layoutTraits = top.traitCollection }
    top.performUnderOwnTraits { _ = $0.layOutMarkedBranches() }
  }

  /// The topmost ancestor that needs layout, or else this view. A pass that is visiting an ancestor
  /// returns to what is marked there.
  private var topmostViewToLayOut: UIView {
    var top = self
    var view = parent
    while let current = view, !current.flags.contains(.isInLayoutPass) {
      if current.marks.contains(.needsLayout) { top = current }
      view = current.parent
    }
    return top
  }

  /// - Returns: whether nothing is marked any more. A branch that does not settle is not laid out
  ///   again by its superviews, so that the limits of nested views do not multiply.
  @discardableResult
  private func layOutMarkedBranches() -> Bool {
    let isNested = flags.contains(.isInLayoutPass)
    flags.insert(.isInLayoutPass)
    defer { if !isNested { flags.remove(.isInLayoutPass) } }
    var isSettled = true
    var rounds = 0
    while !marks.isEmpty, isSettled {
      if rounds == Self.roundLimit { return false }
      rounds += 1
      if marks.contains(.needsLayout), flags.contains(.inWindow) { safeAreaMayHaveChanged() }
      // What layout above has changed in constraints counts before frames are read below.
      if !marks.isDisjoint(with: .anyConstraints) { updateConstraintsOnce() }
      if flags.contains(.takesPartInAutoLayout) { solveConstraints() }
      if marks.contains(.needsLayout) {
        marks.remove(.needsLayout)
        layOutSubviewsThroughController()
      }
      guard marks.contains(.descendantNeedsLayout) else { continue }
      marks.remove(.descendantNeedsLayout)
      for child in children where !child.marks.isEmpty {
        if !child.performUnderOwnStyle({ $0.layOutMarkedBranches() }) { isSettled = false }
      }
      if !isSettled { marks.insert(.descendantNeedsLayout) }
    }
    return isSettled
  }

  // MARK: Traits

  /// Runs a closure under the view's traits.
  private func performUnderOwnTraits(_ actions: (UIView) -> Void) {
    let traits = traitCollection
    if traits == .current {
      actions(self)
    } else {
      traits.performAsCurrent { actions(self) }
    }
  }

  /// Runs a closure under the view's traits where those of its superview are current.
  private func performUnderOwnStyle<Result>(_ actions: (UIView) -> Result) -> Result {
    guard let style = rare?.overrideUserInterfaceStyle else { return actions(self) }
    return UITraitCollection.current.with(userInterfaceStyle: style)
      .performAsCurrent { actions(self) }
  }
}
