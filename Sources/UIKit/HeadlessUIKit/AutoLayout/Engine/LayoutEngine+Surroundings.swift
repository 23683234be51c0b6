import Cassowary

// Margins, safe areas, scroll offsets and baselines have no variables in the solver: they are
// constants of constraints, which are updated when they may have changed.

extension LayoutEngine {
  /// Records the items that the constant of an entry depends on.
  func addSurroundings(of entry: ConstraintEntry, in sum: LinearSum) {
    for view in sum.surroundings {
      let item = item(for: view)
      entry.surroundings.append(item)
      item.dependents.append(entry)
      view.raise(.surroundsConstraints)
      observeFrames(above: view)
    }
  }

  /// Makes views report given frames that margins and safe areas depend on.
  private func observeFrames(above view: UIView) {
    guard isPlacing else { return }
    var view: UIView? = view
    while let current = view {
      if !current.hasFrameFromConstraints {
        current.flags.insert(.notifiesEngineOfFrame)
      }
      view = current.parent
    }
  }

  func removeSurroundings(of entry: ConstraintEntry) {
    for item in entry.surroundings { item.dependents.removeLast { $0 === entry } }
    entry.surroundings = []
  }

  /// Removes the constraints that depend on an item, and adds them again in the next update: the
  /// item may belong to a text that determined the baseline of another view.
  func replaceDependents(of item: EngineItem) {
    for entry in item.dependents {
      remove(entry)
      entry.constraint.entry = nil
      changes.record(entry.constraint)
    }
  }

  /// Updates the constants that depend on views and on those below them.
  func readSurroundings(below views: [UIView]) {
    guard !views.isEmpty else { return }
    var known: Set<ObjectIdentifier> = []
    for view in views where view.root === root { readSurroundings(below: view, except: &known) }
  }

  /// - Parameter known: the entries that were read already.
  private func readSurroundings(below view: UIView, except known: inout Set<ObjectIdentifier>) {
    if let item = existingItem(for: view.layoutRecord) {
      for entry in item.dependents where known.insert(ObjectIdentifier(entry)).inserted {
        readSurroundings(of: entry)
      }
    }
    for child in view.children where child.flags.contains(.surroundsConstraints) {
      readSurroundings(below: child, except: &known)
    }
  }

  private func readSurroundings(of entry: ConstraintEntry) {
    guard entry.id != nil, let sum = sum(for: entry.constraint) else { return }
    guard entry.surroundings.elementsEqual(sum.surroundings, by: { $0.view === $1 }) else {
      // Another text gives the baseline.
      remove(entry)
      insert(entry)
      return
    }
    guard abs(sum.constant - entry.geometry) > 1e-9 else { return }
    entry.geometry = sum.constant
    updateConstant(of: entry)
  }
}
