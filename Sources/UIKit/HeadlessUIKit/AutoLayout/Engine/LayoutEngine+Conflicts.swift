import Cassowary

// Which of several required constraints that contradict each other is broken. UIKit's engine takes one after the other: if
// the next one contradicts those before it, one of those is broken, the last of them. Frames are constraints there, too.
// So a frame that is set after the constraints breaks the newest of them, and one that was there before lets it hold. The
// frame of a subview is there from when it is added to its superview.
// Simulators have drawn it so: a constant height of a view lost against its superview's later frame, a constant width
// against a newer share of the superview's, a trailing edge against a newer width, and the constant width that a view gave
// its content when it was made against the frame with which it was added later.

extension LayoutEngine {
  /// Solves the constraints, and breaks required ones until the others can be satisfied together.
  func solve() {
    solver.solve()
    guard solver.violatesRequirements else { return }
    let given = ownConstraints
    for _ in 0..<Self.roundLimit {
      let broken = constraintsToBreak(given)
      guard !broken.isEmpty else { return }
      for id in broken { try? solver.setStrength(of: id, to: .yielding) }
      brokenConstraints.formUnion(broken)
      solver.solve()
    }
  }

  /// Requires the broken constraints again, as those that they contradict may have changed.
  func restoreBrokenConstraints() {
    for id in brokenConstraints { try? solver.setStrength(of: id, to: .required) }
    brokenConstraints = []
  }

  /// The number of rounds, in each of which conflicts are resolved that have no constraints in common.
  private static let roundLimit = 100

  /// The constraints that are broken next, so that violated ones can hold: one of each conflict, of conflicts that have no
  /// constraints in common.
  ///
  /// - Parameter given: frames and sizes of content, which are not broken, as stack views' constraints are not.
  private func constraintsToBreak(_ given: Set<ConstraintID>) -> [ConstraintID] {
    var broken: [ConstraintID] = []
    var examined: Set<ConstraintID> = []
    for violated in solver.violatedRequirements where !examined.contains(violated) {
      // Of several that make a size negative the solver violates the newest.
      guard let conflict = solver.conflict(of: violated), conflict.nonnegative.isEmpty else {
        continue
      }
      let constraints = conflict.constraints.filter { !given.contains($0) }
      guard examined.isDisjoint(with: constraints) else { continue }
      examined.formUnion(constraints)
      if let id = constraintToBreak(of: conflict, constraints, given) { broken.append(id) }
    }
    return broken
  }

  /// - Parameter constraints: the conflict's constraints that are not given.
  private func constraintToBreak(
    of conflict: Conflict, _ constraints: [ConstraintID], _ given: Set<ConstraintID>
  ) -> ConstraintID? {
    if let alignment = alignmentToBreak(of: conflict) { return alignment }
    let older =
      isFrameNewest(in: conflict, constraints) ? constraints[...] : constraints.dropLast()
    return older.last { !stackConstraints.contains($0) }
      ?? (given.contains(conflict.broken) ? constraints.last : nil)
  }

  /// The constraint that stretches an arranged view to the end of its stack view, if a constraint of the conflict requires
  /// another share of the stack view. Simulators have drawn bars of 0.6 and 0.8 times the width of a column that fills, from
  /// its leading edge on.
  private func alignmentToBreak(of conflict: Conflict) -> ConstraintID? {
    guard conflict.constraints.contains(where: stackConstraints.contains) else { return nil }
    let ids = Set(conflict.constraints)
    var arranged: [ConstraintID: ObjectIdentifier] = [:]
    var shares: Set<ObjectIdentifier> = []
    forEachConstraint(in: root) { constraint, id in
      guard ids.contains(id), let view = constraint.first.record.map(ObjectIdentifier.init) else {
        return
      }
      if constraint.arrangesViews { arranged[id] = view }
      if constraint.requiresShareOfStackView { shares.insert(view) }
    }
    return conflict.constraints.last { id in arranged[id].map(shares.contains) ?? false }
  }

  /// Whether a conflict contains a frame that was set after its constraints were activated.
  private func isFrameNewest(in conflict: Conflict, _ constraints: [ConstraintID]) -> Bool {
    guard isPlacing, constraints.count < conflict.constraints.count else { return false }
    let (members, clients) = (Set(conflict.constraints), Set(constraints))
    var newest: UInt64 = 0
    forEachConstraint(in: root) { constraint, id in
      if clients.contains(id), !constraint.arrangesViews { newest = max(newest, constraint.serial) }
    }
    return items.all.contains { item in
      !item.isReleased && !members.isDisjoint(with: item.frameConstraints.ids)
        && (item.view.layoutRecord?.frameSerial ?? 0) > newest
    }
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
