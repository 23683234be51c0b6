/// Required constraints that contradict each other, and of which each is necessary for that: without
/// any one of them the others could be satisfied together.
public struct Conflict: Hashable, Sendable {
  /// In the order of addition.
  public let constraints: [ConstraintID]
  /// The one that the solution violates; if it violates several, the one that was added last.
  public let broken: ConstraintID
  /// The variables that contribute by not being negative, in the order in which that was required; see
  /// ``Solver/setNonnegative(_:_:)``.
  public var nonnegative: [Variable] = []
}

extension Simplex {
  /// A minimal contradiction for each violated required constraint, in the order of addition.
  func findConflicts() -> [Conflict] {
    let violated = violatedRequired
    var conflicts: [Conflict] = []
    for constraint in violated {
      let members = circuit(of: constraint) ?? minimalContradiction(of: violated, with: constraint)
      let ordered = inOrderOfAddition(members)
      guard let broken = ordered.last(where: { isViolated($0) }) else { continue }
      let constraints = ordered.filter { !objective.levels.isNonnegativity($0) }
      let nonnegativities = ordered.filter { objective.levels.isNonnegativity($0) }
      let conflict = Conflict(
        constraints: constraints.map { model.id(of: $0) }, broken: model.id(of: broken),
        nonnegative: nonnegativities.compactMap { model.variable(ofNonnegativity: $0) })
      if !conflicts.contains(conflict) { conflicts.append(conflict) }
    }
    return conflicts
  }

  private var violatedRequired: [Int] {
    inOrderOfAddition(
      (0..<model.constraintCount).filter { objective.isViolatedRequired($0) && isViolated($0) })
  }

  /// Whether a required constraint is violated by more than rounding errors.
  var violatesRequired: Bool {
    (0..<model.constraintCount).contains { objective.isViolatedRequired($0) && isViolated($0) }
  }

  private func inOrderOfAddition(_ constraints: [Int]) -> [Int] {
    constraints.sorted { model.serial(of: $0) < model.serial(of: $1) }
  }

  /// Whether a constraint is required, or keeps a variable nonnegative.
  private func isHard(_ constraint: Int) -> Bool {
    objective.levels.isRequired(constraint) || objective.levels.isNonnegativity(constraint)
  }

  /// The members of the basis that together force the left side of a violated constraint to its wrong
  /// side, and the constraint itself; nil if that is not so or if weaker ones contribute.
  ///
  /// Members of a basis are independent, so the set is minimal: without one of them the others do not
  /// determine the left side.
  private func circuit(of constraint: Int) -> [Int]? {
    let combination = basis.combination(of: .constraint(constraint), model)
    defer { combination.clear() }
    let pull = Double(objective.pull(of: constraint))
    let smallest = precision.smallestMultiple
    var result = [constraint]
    let other = combination.firstAscending { slot in
      let multiple = combination[slot]
      guard abs(multiple) > smallest else { return false }
      guard let member = basis.member(at: slot).constraint, model.kind(of: member) != .removed,
        isHard(member), model.kind(of: member) == .equality || multiple * pull > 0
      else { return true }
      result.append(member)
      return false
    }
    return other == nil ? result : nil
  }

  /// Reduces all constraints that contribute to the least sum of violations to a minimal
  /// contradiction that contains one of them, by leaving out those that are not necessary.
  private func minimalContradiction(of violated: [Int], with constraint: Int) -> [Int] {
    let candidates = contributors.filter { !violated.contains($0) }
    var result = violated + candidates
    let trial = Contradiction(of: result, model)
    guard trial.persists else { return violated }
    for candidate in inOrderOfAddition(violated).reversed()
      + inOrderOfAddition(candidates).reversed()
      + [constraint] where trial.persists(without: candidate)
    {
      result.removeAll { $0 == candidate }
    }
    return result
  }

  /// The constraints that the least sum of violations of required ones depends on: those of the basis
  /// that have multipliers, and those outside that pull, possibly on their bounds.
  private var contributors: [Int] {
    let hardLevels = [
      objective.levels.known(Levels.nonnegativityStrength), objective.levels[Levels.required],
    ].compactMap { $0 }
    let smallest = precision.smallestMultiple
    return (0..<model.constraintCount).filter { constraint in
      guard model.isConstraint(constraint), isHard(constraint) else { return false }
      guard let slot = basis.slot(of: constraint) else {
        return objective.pull(of: constraint) != 0
      }
      return hardLevels.contains { abs($0.multiplier(at: slot)) > smallest }
    }
  }
}

/// Some required constraints in a solver of their own, of which more and more are left out.
private final class Contradiction {
  private let solver = Solver()
  private var handles: [Int: (constraint: Constraint, id: ConstraintID)] = [:]

  init(of constraints: [Int], _ model: borrowing Model) {
    var variables: [Int: Variable] = [:]
    for constraint in constraints {
      var terms: [Term] = []
      model.forEachTerm(of: constraint) { index, coefficient in
        let variable = variables[index] ?? solver.makeVariable()
        variables[index] = variable
        terms.append(Term(variable, times: coefficient))
      }
      let copy = Constraint(
        Expression(terms, constant: -model.bound(of: constraint)),
        model.kind(of: constraint) == .equality ? .equal : .greaterThanOrEqual)
      if let id = try? solver.add(copy) { handles[constraint] = (copy, id) }
    }
  }

  var persists: Bool {
    solver.solve()
    return solver.simplex.violatesRequired
  }

  /// Leaves a constraint out for good if the others still contradict each other.
  func persists(without constraint: Int) -> Bool {
    guard let (copy, id) = handles[constraint] else { return false }
    try? solver.remove(id)
    handles[constraint] = nil
    if persists { return true }
    if let id = try? solver.add(copy) { handles[constraint] = (copy, id) }
    return false
  }
}
