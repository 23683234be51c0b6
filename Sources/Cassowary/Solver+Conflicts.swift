/// Required constraints that contradict each other, of which none is there in vain: without any one
/// of them the others could be satisfied together.
public struct Conflict: Hashable, Sendable {
  /// In the order in which they were added.
  public let constraints: [ConstraintID]
  /// The one that the solution violates; if it violates several, the one that was added last.
  public let broken: ConstraintID
  /// The variables that take part in it by not being negative; see
  /// ``Solver/setNonnegative(_:_:)``. They are in the order in which that was asked for.
  public var nonnegative: [Variable] = []
}

extension Solver {
  /// Why required constraints are violated by the solution: a set for each that is, in the order in
  /// which those were added. Empty if all required constraints hold.
  public var conflicts: [Conflict] {
    solve()
    if let known = conflictCache { return known }
    let conflicts = findConflicts()
    conflictCache = conflicts
    return conflicts
  }

  private func findConflicts() -> [Conflict] {
    let violated = inOrderOfAddition(
      (0..<model.constraintCount).filter {
        violationLevels[$0] >= 0 && isViolated($0)
      })
    var conflicts: [Conflict] = []
    for constraint in violated {
      let members = circuit(of: constraint) ?? filtered(violated, explaining: constraint)
      let ordered = inOrderOfAddition(members)
      guard let broken = ordered.last(where: isViolated) else { continue }
      let conflict = Conflict(
        constraints: ordered.filter { !isRestriction($0) }.map(handle), broken: handle(of: broken),
        nonnegative: ordered.filter(isRestriction).map(restrictedVariable))
      if !conflicts.contains(conflict) { conflicts.append(conflict) }
    }
    return conflicts
  }

  private func inOrderOfAddition(_ constraints: [Int]) -> [Int] {
    constraints.sorted { model.serials[$0] < model.serials[$1] }
  }

  private func handle(of constraint: Int) -> ConstraintID {
    ConstraintID(index: Int32(constraint), serial: model.serials[constraint])
  }

  private func restrictedVariable(_ restriction: Int) -> Variable {
    let index = model.termVariables[model.terms(of: restriction).lowerBound]
    return Variable(index: index, serial: model.variableSerials[index])
  }

  /// Whether nothing but other required constraints and signs can make a constraint give way.
  private func mustHold(_ constraint: Int) -> Bool {
    isRequired(constraint) || isRestriction(constraint)
  }

  /// The members of the basis that together fix the left side of a violated constraint on its wrong
  /// side, and the constraint itself; nil if that is not so or if weaker ones take part.
  ///
  /// Equations of a basis are independent, so the set is minimal: without one of them the others say
  /// nothing about the left side.
  private func circuit(of constraint: Int) -> [Int]? {
    note(constraint, times: 1, in: combination)
    factorization.solveTransposed(combination)
    defer { combination.clear() }
    let pull = Double(pulls[constraint])
    var result = [constraint]
    let stranger = combination.firstAscending { slot in
      let multiple = combination[slot]
      guard abs(multiple) > smallestMultiple else { return false }
      let member = members[slot]
      guard member >= 0, model.kinds[member] != .removed, mustHold(Int(member)),
        model.kinds[member] == .equality || multiple * pull > 0
      else { return true }
      result.append(Int(member))
      return false
    }
    return stranger == nil ? result : nil
  }

  /// Reduces all that takes part in the least sum of violations to a minimal contradiction, keeping a
  /// constraint as long as possible: what can be left out is.
  private func filtered(_ violated: [Int], explaining constraint: Int) -> [Int] {
    let candidates = participants.filter { !violated.contains($0) }
    var result = violated + candidates
    let trial = Contradiction(of: result, in: self)
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
  /// that have multipliers, and those outside that pull, if only on their bounds.
  private var participants: [Int] {
    let multipliers = [levelIndices[Self.restrictingStrength], Self.requiredLevel].compactMap {
      $0.map { levels[$0].multipliers }
    }
    return (0..<model.constraintCount).filter { constraint in
      guard model.kinds[constraint] == .equality || model.kinds[constraint] == .inequality,
        mustHold(constraint)
      else { return false }
      let slot = Int(slots[constraint])
      guard slot >= 0 else { return pulls[constraint] != 0 }
      return multipliers.contains { $0.count > slot && abs($0[slot]) > smallestMultiple }
    }
  }
}

/// Required constraints, apart from all others, of which some are left out on trial.
private final class Contradiction {
  private let solver = Solver()
  private var handles: [Int: (constraint: Constraint, id: ConstraintID)] = [:]

  init(of constraints: [Int], in original: Solver) {
    var variables: [Int32: Variable] = [:]
    for constraint in constraints {
      var terms: [Term] = []
      for place in original.model.terms(of: constraint) {
        let index = original.model.termVariables[place]
        let variable = variables[index] ?? solver.makeVariable()
        variables[index] = variable
        terms.append(Term(variable, times: original.model.termCoefficients[place]))
      }
      let copy = Constraint(
        Expression(terms, constant: -original.model.bounds[constraint]),
        original.model.kinds[constraint] == .equality ? .equal : .greaterThanOrEqual)
      if let id = try? solver.add(copy) { handles[constraint] = (copy, id) }
    }
  }

  var persists: Bool {
    solver.solve()
    return (0..<solver.model.constraintCount).contains {
      solver.violationLevels[$0] >= 0 && solver.isViolated($0)
    }
  }

  /// Leaves a constraint out for good if the others contradict each other still.
  func persists(without constraint: Int) -> Bool {
    guard let (copy, id) = handles[constraint] else { return false }
    try? solver.remove(id)
    handles[constraint] = nil
    if persists { return true }
    if let id = try? solver.add(copy) { handles[constraint] = (copy, id) }
    return false
  }
}
