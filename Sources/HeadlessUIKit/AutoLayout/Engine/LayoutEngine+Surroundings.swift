import Cassowary

// Margins, safe areas, scroll offsets and baselines are not in the solver: constraints take them as
// constants, and are looked at again when they may have changed.

extension LayoutEngine {
  /// Says that a view's margins, safe area, offset or text may have changed, and with them the margins
  /// and safe areas of views below it.
  ///
  /// - Returns: whether constraints depend on such.
  @discardableResult
  func surroundingsDidChange(of view: UIView) -> Bool {
    guard view.flags.contains(.surroundsConstraints) else { return false }
    viewsWithNewSurroundings.append(view)
    touch()
    return true
  }

  /// Notes which views the constant of an entry depends on.
  func enterSurroundings(_ entry: ConstraintEntry, of sum: LinearSum) {
    for view in sum.surroundings {
      let item = item(for: view)
      entry.surroundings.append(item)
      item.dependents.append(entry)
      view.raise(.surroundsConstraints)
      watchFrames(above: view)
    }
  }

  /// Has the engine told of given frames that margins and safe areas depend on.
  private func watchFrames(above view: UIView) {
    guard isPlacing else { return }
    var view: UIView? = view
    while let current = view {
      if !current.flags.contains(.isPlacedByConstraints) {
        current.flags.insert(.notifiesEngineOfFrame)
      }
      view = current.parent
    }
  }

  func leaveSurroundings(_ entry: ConstraintEntry) {
    for item in entry.surroundings { item.dependents.removeLast { $0 === entry } }
    entry.surroundings = []
  }

  /// Reads the constants again that may have changed.
  func readSurroundings() {
    guard !viewsWithNewSurroundings.isEmpty else { return }
    let views = viewsWithNewSurroundings
    viewsWithNewSurroundings = []
    surroundingsVisit += 1
    for view in views where view.root === root { readSurroundings(in: view) }
  }

  private func readSurroundings(in view: UIView) {
    if let item = existingItem(for: view.layoutRecord) {
      for entry in item.dependents where entry.visit != surroundingsVisit {
        entry.visit = surroundingsVisit
        readSurroundings(of: entry)
      }
    }
    for child in view.children where child.flags.contains(.surroundsConstraints) {
      readSurroundings(in: child)
    }
  }

  private func readSurroundings(of entry: ConstraintEntry) {
    guard entry.id != nil, let sum = sum(for: entry.constraint) else { return }
    guard entry.surroundings.elementsEqual(sum.surroundings, by: { $0.view === $1 }) else {
      // Another text gives the baseline now.
      leaveSurroundings(entry)
      remove(entry.id)
      removePreferences(of: entry)
      enter(entry)
      return
    }
    guard abs(sum.constant - entry.geometry) > 1e-9 else { return }
    entry.geometry = sum.constant
    constantDidChange(of: entry)
  }
}
