import Cassowary

// The reports of the view tree to its engine.

extension LayoutEngine {
  /// Adds a new part of the tree.
  func adopt(_ view: UIView) {
    changes.record(view)
  }

  func add(_ constraint: NSLayoutConstraint) {
    changes.record(constraint)
    explicitSizeMayHaveChanged(by: constraint)
    exercises.removeAll()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let entry = entry(of: constraint) else { return }
    constraint.entry = nil
    remove(entry)
    explicitSizeMayHaveChanged(by: constraint)
    exercises.removeAll()
    changes.recordEdit()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let entry = entry(of: constraint) else { return }
    updateConstant(of: entry)
    changes.recordEdit()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let id = entry(of: constraint)?.id else { return }
    brokenConstraints.remove(id)
    try? solver.setStrength(of: id, to: strength(of: constraint))
    explicitSizeMayHaveChanged(by: constraint)
    changes.recordEdit()
  }

  /// Reports that a view with a given frame has moved or has another size.
  func frameDidChange(of view: UIView) {
    guard !ignoresFrames else { return }
    surroundingsDidChange(of: view)
    if let item = existingItem(for: view.layoutRecord) { changes.recordFrame(of: item) }
  }

  /// Reports that a view's intrinsic size or its priorities have changed.
  func contentDidChange(of view: UIView) {
    if let item = existingItem(for: view.layoutRecord) { changes.recordContent(of: item) }
  }

  /// Reports that a view's margins, safe area, scroll offset or text may have changed, and with them
  /// the margins and safe areas of views below it.
  ///
  /// - Returns: whether constraints depend on them.
  @discardableResult
  func surroundingsDidChange(of view: UIView) -> Bool {
    guard view.flags.contains(.surroundsConstraints) else { return false }
    changes.recordSurroundings(of: view)
    return true
  }

  /// Reports that constraints place a view and did not before, or the reverse.
  func roleDidChange(of view: UIView) {
    if let item = existingItem(for: view.layoutRecord) {
      removeConstraints(of: item)
      item.role = role(of: view)
      setUp(item)
      items.recordMove(of: item)
    } else if view.hasFrameFromConstraints {
      changes.record(view)
    }
    // The masks of subviews refer to the view's size only where constraints determine it.
    for child in view.children { frameDidChange(of: child) }
    changes.recordEdit()
  }

  /// Moves each open dimension of an item to the other end of its range, or reverts that.
  func exerciseAmbiguity(of item: EngineItem) {
    exercises.exercise(item)
    changes.recordEdit()
  }

  /// Releases the items of a branch of the tree that is about to be removed. Constraints that lead
  /// out of it must have been deactivated.
  func release(_ view: UIView) {
    if let record = view.layoutRecord {
      for constraint in record.constraints { remove(constraint) }
      for guide in record.allGuides { releaseItem(of: guide.layoutRecord) }
    }
    for child in view.children where child.flags.contains(.takesPartInAutoLayout) {
      release(child)
    }
    releaseItem(of: view.layoutRecord)
  }

  /// Releases the item of a view or guide.
  func releaseItem(of record: LayoutRecord?) {
    guard let record, let item = existingItem(for: record) else { return }
    removeConstraints(of: item)
    replaceDependents(of: item)
    for variable in items.release(item, of: record) { try? solver.remove(variable) }
    changes.recordEdit()
  }
}
