// The first two steps of an update pass: constraints bottom-up, then frames top-down.

extension UIView {
  /// The maximum number of visits to a view in one pass while it is invalidated repeatedly. A view
  /// that is still invalid afterwards waits for the next pass.
  private static let roundLimit = 100

  // MARK: Invalidation

  func invalidateConstraints() {
    dirtyFlags.insert(.needsUpdateConstraints)
    parent?.invalidateUpwards(.descendantNeedsUpdateConstraints)
  }

  func invalidateLayout() {
    // The ancestors are invalid already, or a pass is visiting them.
    guard !dirtyFlags.contains(.needsLayout) else { return }
    dirtyFlags.insert(.needsLayout)
    if let parent {
      parent.invalidateUpwards(.descendantNeedsLayout)
    } else {
      loadedLayer?.hostWithoutSuperviewNeedsLayout()
    }
  }

  /// Invalidates this view and those above it if a subview is invalid.
  func propagateInvalidation(of child: UIView) {
    if !child.dirtyFlags.isDisjoint(with: .anyLayout) { invalidateUpwards(.descendantNeedsLayout) }
    if !child.dirtyFlags.isDisjoint(with: .anyConstraints) {
      invalidateUpwards(.descendantNeedsUpdateConstraints)
    }
  }

  /// Sets a flag of this view and those above it, because a view below is invalid.
  func invalidateUpwards(_ flag: DirtyFlags) {
    var view = self
    while !view.dirtyFlags.contains(flag) {
      view.dirtyFlags.insert(flag)
      guard let parent = view.parent else {
        view.loadedLayer?.hostWithoutSuperviewNeedsLayout()
        return
      }
      view = parent
    }
  }

  // MARK: Step 1, constraints

  /// Updates invalid constraints of this view and those below it, until none are invalid.
  func updateInvalidConstraints() {
    var rounds = 0
    while !dirtyFlags.isDisjoint(with: .anyConstraints), rounds < Self.roundLimit {
      rounds += 1
      performUnderOwnTraits { $0.updateConstraintsOnce() }
    }
  }

  /// Updates the constraints of each invalid view once, subviews first.
  private func updateConstraintsOnce() {
    if dirtyFlags.contains(.descendantNeedsUpdateConstraints) {
      dirtyFlags.remove(.descendantNeedsUpdateConstraints)
      for child in children where !child.dirtyFlags.isDisjoint(with: .anyConstraints) {
        child.performUnderOwnStyle { $0.updateConstraintsOnce() }
      }
    }
    if dirtyFlags.contains(.needsUpdateConstraints) {
      dirtyFlags.remove(.needsUpdateConstraints)
      // Constraints that it changes are not a reason to call it again.
      flags.insert(.isUpdatingConstraints)
      updateConstraintsThroughOwner()
      flags.remove(.isUpdatingConstraints)
    }
  }

  // MARK: Step 2, frames

  /// Lays out invalid views from the topmost ancestor that needs layout down, under its traits.
  func layOutInvalidViews() {
    if parent == nil { rootTraitsMayDiffer() }
    if let parent, flags.contains(.takesPartInAutoLayout), !parent.flags.contains(.isInLayoutPass) {
      // New constraints can move this view; its superview applies them.
      solveConstraints()
    }
    let top = topmostViewToLayOut
    guard !top.dirtyFlags.isEmpty else { return }
    if top.parent == nil { top.rootTraitsMayDiffer() }
    top.performUnderOwnTraits { _ = $0.layOutInvalidBranches() }
  }

  /// The topmost ancestor that needs layout, or else this view. Ancestors that a pass is visiting
  /// are left to that pass.
  private var topmostViewToLayOut: UIView {
    var top = self
    var view = parent
    while let current = view, !current.flags.contains(.isInLayoutPass) {
      if current.dirtyFlags.contains(.needsLayout) { top = current }
      view = current.parent
    }
    return top
  }

  /// - Returns: whether the whole branch is valid. A branch that does not settle is not laid out
  ///   again by its superviews, so that the limits of nested views do not multiply.
  @discardableResult
  private func layOutInvalidBranches() -> Bool {
    let isNested = flags.contains(.isInLayoutPass)
    flags.insert(.isInLayoutPass)
    defer { if !isNested { flags.remove(.isInLayoutPass) } }
    var isSettled = true
    var rounds = 0
    while !dirtyFlags.isEmpty, isSettled {
      if rounds == Self.roundLimit { return false }
      rounds += 1
      if dirtyFlags.contains(.needsLayout), flags.contains(.inWindow) { safeAreaMayHaveChanged() }
      // Layout above may have changed constraints, which determine the frames below.
      if !dirtyFlags.isDisjoint(with: .anyConstraints) { updateConstraintsOnce() }
      if flags.contains(.takesPartInAutoLayout) { solveConstraints() }
      if dirtyFlags.contains(.needsLayout) {
        dirtyFlags.remove(.needsLayout)
        layOutSubviewsThroughOwner()
      }
      if flags.contains(.composesLayers) { loadedLayer?.layOutFreeSublayers() }
      guard dirtyFlags.contains(.descendantNeedsLayout) else { continue }
      dirtyFlags.remove(.descendantNeedsLayout)
      for child in children where !child.dirtyFlags.isEmpty {
        if !child.performUnderOwnStyle({ $0.layOutInvalidBranches() }) { isSettled = false }
      }
      if !isSettled { dirtyFlags.insert(.descendantNeedsLayout) }
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

  /// Runs a closure under the view's traits, where the superview's traits are current.
  private func performUnderOwnStyle<Result>(_ actions: (UIView) -> Result) -> Result {
    guard let override = traitOverride else { return actions(self) }
    return override.applied(to: .current).performAsCurrent { actions(self) }
  }
}
