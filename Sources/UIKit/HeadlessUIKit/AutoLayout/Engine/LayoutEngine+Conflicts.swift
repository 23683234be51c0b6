import Cassowary

// Which of several required constraints that contradict each other is broken. UIKit's engine takes one constraint after
// the other: if the next one contradicts those before it, one of those is broken, the last of them. So the newest
// constraint holds, and a broken one yields to it. Simulators have drawn it so: a constant width of a view lost against
// a newer share of its superview's, and a trailing edge against a newer width.

extension LayoutEngine {
  /// Solves the constraints, and breaks required ones until the others can be satisfied together.
  func solve() {
    solver.solve()
    guard solver.violatesRequirements else { return }
    let given = ownConstraints
    while brokenConstraints.count < Self.breakLimit, let broken = nextToBreak(given) {
      try? solver.setStrength(of: broken, to: .yielding)
      brokenConstraints.insert(broken)
      solver.solve()
    }
  }

  /// Requires the broken constraints again, as those that they contradict may have changed.
  func restoreBrokenConstraints() {
    for id in brokenConstraints { try? solver.setStrength(of: id, to: .required) }
    brokenConstraints = []
  }

  /// The number of constraints that are broken in this way; of further ones the solver violates the newest.
  private static let breakLimit = 100

  /// The constraint that is broken next, so that a violated one can hold; nil if there is none.
  ///
  /// - Parameter given: constraints that are not broken, besides stack views' constraints.
  private func nextToBreak(_ given: Set<ConstraintID>) -> ConstraintID? {
    for violated in solver.violatedRequirements {
      // Where a size would be negative, a frame is too small. On devices frames change after constraints were activated,
      // and the newest of them is broken, which the solver violates anyway.
      guard let conflict = solver.conflict(of: violated), conflict.nonnegative.isEmpty else {
        continue
      }
      let constraints = conflict.constraints.filter { !given.contains($0) }
      let older = constraints.dropLast().last { !stackConstraints.contains($0) }
      if let broken = older ?? (given.contains(conflict.broken) ? constraints.last : nil) {
        return broken
      }
    }
    return nil
  }

  /// The engine's own constraints: frames, and sizes of content.
  private var ownConstraints: Set<ConstraintID> {
    var ids: Set<ConstraintID> = []
    for item in items.all where !item.isReleased {
      ids.formUnion(item.frameConstraints.ids)
      ids.formUnion(item.contentConstraints.ids)
    }
    return ids
  }
}
