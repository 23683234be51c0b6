/// Required constraints that contradict each other, each of which is necessary for the contradiction:
/// without any one of them the others could be satisfied together.
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
  /// The required constraints that are violated by more than rounding errors, in the order of
  /// addition.
  var violatedRequired: [Int] {
    inOrderOfAddition(
      (0..<model.constraintCount).filter { objective.isViolatedRequired($0) && isViolated($0) })
  }

  fileprivate func inOrderOfAddition(_ constraints: [Int]) -> [Int] {
    constraints.sorted { model.serial(of: $0) < model.serial(of: $1) }
  }

  /// Why a required constraint is violated.
  ///
  /// - Parameters:
  ///   - violated: all violated required constraints, in the order of addition.
  ///   - shared: the minimal contradiction of all of them, once it is known.
  func conflict(of constraint: Int, among violated: [Int], _ shared: inout [Int]?) -> Conflict? {
    let ordered = inOrderOfAddition(contradiction(of: constraint, among: violated, &shared))
    guard let broken = ordered.last(where: { isViolated($0) }) else { return nil }
    let constraints = ordered.filter { !objective.levels.isNonnegativity($0) }
    let nonnegativities = ordered.filter { objective.levels.isNonnegativity($0) }
    return Conflict(
      constraints: constraints.map { model.id(of: $0) }, broken: model.id(of: broken),
      nonnegative: nonnegativities.compactMap { model.variable(ofNonnegativity: $0) })
  }

  /// A minimal contradiction that contains a violated constraint, or else the one of all violated constraints.
  private func contradiction(
    of constraint: Int, among violated: [Int], _ shared: inout [Int]?
  ) -> [Int] {
    if let circuit = circuit(of: constraint) { return circuit }
    let known = shared ?? minimalContradiction(of: violated)
    shared = known
    if known.contains(constraint) { return known }
    return contradictionWithSatisfied(constraint, among: violated) ?? known
  }

  /// Whether a required constraint is violated by more than rounding errors.
  var violatesRequired: Bool {
    (0..<model.constraintCount).contains { objective.isViolatedRequired($0) && isViolated($0) }
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
      guard let member = basis.members[slot].constraint, model.kind(of: member) != .removed,
        isHard(member), model.kind(of: member) == .equality || multiple * pull > 0
      else { return true }
      result.append(member)
      return false
    }
    return other == nil ? result : nil
  }

  /// Reduces the constraints that contribute to the least sum of violations to a minimal contradiction,
  /// by leaving out those that are not necessary: violated ones before others, and later ones before
  /// earlier ones.
  private func minimalContradiction(of violated: [Int]) -> [Int] {
    let isViolated = Set(violated)
    let satisfied = inOrderOfAddition(contributors.filter { !isViolated.contains($0) })
    // Usually few violated constraints are necessary. The first ones that suffice are found by trying
    // twice as many each time.
    var count = 1
    while true {
      let contradiction = Contradiction(
        of: satisfied + violated.prefix(count), model, objective.levels, basis)
      if contradiction.persists { return contradiction.minimized() }
      guard count < violated.count else { return violated }
      count *= 2
    }
  }

  /// A minimal contradiction between a violated constraint and satisfied ones, which do not contradict
  /// each other. Where several bases have the same solution, the violated one may contradict a
  /// constraint that is in another basis.
  ///
  /// - Returns: nil if it contradicts other violated ones only, or if there are too many to search.
  private func contradictionWithSatisfied(_ constraint: Int, among violated: [Int]) -> [Int]? {
    guard violated.count <= Contradiction.largestToSearch else { return nil }
    let satisfied = (0..<model.constraintCount).filter {
      model.isConstraint($0) && isHard($0) && !isViolated($0)
    }
    guard satisfied.count < Contradiction.largestToSearch else { return nil }
    let contradiction = Contradiction(
      of: inOrderOfAddition(satisfied) + [constraint], model, objective.levels, basis)
    return contradiction.persists ? contradiction.minimized() : nil
  }

  /// The constraints that the least sum of violations of required ones depends on: members of the basis with
  /// multipliers, and constraints outside that pull, possibly on their bounds.
  fileprivate var contributors: [Int] {
    let hardLevels = [
      objective.levels.known(Levels.nonnegativityStrength), objective.levels[Levels.required],
    ].compactMap { $0 }
    let smallest = precision.smallestMultiple
    return (0..<model.constraintCount).filter { constraint in
      guard model.isConstraint(constraint), isHard(constraint) else { return false }
      guard let slot = basis.members.slot(of: constraint) else {
        return objective.pull(of: constraint) != 0
      }
      return hardLevels.contains { abs($0.multiplier(at: slot)) > smallest }
    }
  }
}

/// Some required constraints in a separate solver, from which more and more are removed.
///
/// The constraints on which the least sum of violations depends contradict each other without the rest,
/// so the rest is left out without a trial.
private final class Contradiction {
  private enum Copy {
    case constraint(Constraint)
    /// Keeping a variable nonnegative.
    case nonnegativity(Variable)
  }

  private let solver = Solver()
  /// The last one is left out first.
  private let constraints: [Int]
  private var copies: [Int: Copy] = [:]
  private var ids: [Int: ConstraintID] = [:]
  /// By place in the second solver.
  private var originals: [Int: Int] = [:]

  /// Above this number of constraints, the ones that do not contribute to the first contradiction
  /// found are removed at once. Otherwise earlier ones that contribute to another one could be kept
  /// instead. Violated constraints are not searched individually above it either.
  static let largestToSearch = 64

  /// - Parameter basis: the basis of a solution that satisfies most of the constraints; the second solver
  ///   starts from its inequalities.
  init(
    of constraints: [Int], _ model: borrowing Model, _ levels: borrowing Levels,
    _ basis: borrowing Basis
  ) {
    self.constraints = constraints
    solver.simplex.breaksTies = false
    var variables: [Int: Variable] = [:]
    for constraint in constraints {
      var terms: [Term] = []
      model.forEachTerm(of: constraint) { index, coefficient in
        let variable = variables[index] ?? solver.makeVariable()
        variables[index] = variable
        terms.append(Term(variable, times: coefficient))
      }
      if levels.isNonnegativity(constraint), let term = terms.first {
        copies[constraint] = .nonnegativity(term.variable)
      } else {
        copies[constraint] = .constraint(
          Constraint(
            Expression(terms, constant: -model.bound(of: constraint)),
            model.kind(of: constraint) == .equality ? .equal : .greaterThanOrEqual))
      }
      add(constraint)
    }
    let tight = originals.filter { index, original in
      basis.members.contains(original) && solver.simplex.model.kind(of: index) == .inequality
    }
    solver.simplex.crash(meeting: Set(tight.keys))
  }

  private func add(_ constraint: Int) {
    switch copies[constraint] {
    case .constraint(let copy):
      guard let id = try? solver.add(copy) else { return }
      ids[constraint] = id
      originals[Int(id.index)] = constraint
    case .nonnegativity(let variable):
      try? solver.setNonnegative(true, variable)
      if let index = solver.simplex.model.nonnegativity(of: Int(variable.index)) {
        originals[index] = constraint
      }
    case nil: return
    }
  }

  private func remove(_ constraint: Int) {
    switch copies[constraint] {
    case .constraint:
      guard let id = ids.removeValue(forKey: constraint) else { return }
      originals[Int(id.index)] = nil
      try? solver.remove(id)
    case .nonnegativity(let variable):
      if let index = solver.simplex.model.nonnegativity(of: Int(variable.index)) {
        originals[index] = nil
      }
      try? solver.setNonnegative(false, variable)
    case nil: return
    }
  }

  var persists: Bool {
    solver.solve()
    return solver.simplex.violatesRequired
  }

  /// Removes the constraints that are not necessary for the contradiction.
  func minimized() -> [Int] {
    var (contributing, isMinimal) = contributors
    let isLarge = constraints.count > Self.largestToSearch
    if isLarge, isMinimal { return constraints.filter(contributing.contains) }
    var kept = Set(constraints)
    if isLarge {
      for constraint in constraints where !contributing.contains(constraint) {
        kept.remove(constraint)
        remove(constraint)
      }
    }
    for constraint in constraints.reversed() where kept.contains(constraint) {
      remove(constraint)
      if !contributing.contains(constraint) {
        kept.remove(constraint)
      } else if persists {
        kept.remove(constraint)
        (contributing, isMinimal) = contributors
      } else {
        add(constraint)
      }
    }
    return constraints.filter(kept.contains)
  }

  /// The constraints on which the least sum of violations depends, and whether each of them is
  /// necessary: if a single one is violated, the others are independent.
  private var contributors: (constraints: Set<Int>, areMinimal: Bool) {
    solver.solve()
    let found = solver.simplex.contributors
    let outside = found.filter { solver.simplex.objective.pull(of: $0) != 0 }
    return (Set(found.compactMap { originals[$0] }), outside.count == 1)
  }
}
