// Which variables the constraints leave open, all at once.

/// Whether constraints leave a variable only one value.
enum Openness: UInt8 {
  case determined, open
  /// Rounding errors do not let it be decided for all variables at once.
  case unclear
}

extension Simplex {
  /// The openness of each variable, by place.
  ///
  /// The points at which no sum of violations is larger than in the solution are those at which the
  /// members of the basis remain on the sides to which they can leave at no cost, and the constraints
  /// outside remain on the sides to which they pull. So from the solution such points lie in the
  /// directions d of a *cone*: one with a·d = 0 for each member that cannot leave, and with a·d ≥ 0 or
  /// a·d ≤ 0 for the others and for each constraint outside that is on its bound. A variable is open
  /// if it moves in some direction of the cone. One direction that is in no special position to the
  /// bounds shows that for all of them, see ``Cone``.
  func openness() -> [Openness] {
    let movable = movableVariables
    guard movable.contains(true) else {
      return [Openness](repeating: .determined, count: movable.count)
    }
    var cone = Cone(of: movable)
    for slot in 0..<basis.count {
      let member = basis.members[slot]
      cone.add(ties.sides(of: slot)) { body in member.forEachTerm(model, body) }
    }
    let tolerance = precision.tolerance
    for constraint in 0..<model.constraintCount
    where model.isConstraint(constraint) && !basis.members.contains(constraint) {
      let bound = Precision.tolerance(ofBound: model.bound(of: constraint), tolerance)
      guard abs(solution.residual(of: constraint)) <= bound else { continue }
      cone.add(sides(ofPulling: constraint)) { body in model.forEachTerm(of: constraint, body) }
    }
    return cone.openness()
  }

  /// The variables that members which can leave at no cost would move, if nothing was in their way.
  private var movableVariables: [Bool] {
    let vector = SparseVector()
    vector.resize(to: basis.count)
    for slot in 0..<basis.count where !ties.sides(of: slot).isEmpty {
      vector.set(GenericNumber.number(UInt64(slot)), at: slot)
    }
    basis.solve(vector)
    var movable = [Bool](repeating: false, count: model.variableCount)
    vector.forEachAscending { pivot in
      movable[basis.variable(ofPivot: pivot)] = abs(vector[pivot]) > precision.smallestMultiple
    }
    return movable
  }

  /// The sides of its bound on which a constraint outside of the basis may be at no cost.
  private func sides(ofPulling constraint: Int) -> Sides {
    switch (model.kind(of: constraint), objective.pull(of: constraint)) {
    case (.equality, 0): []
    case (_, let pull) where pull < 0: .down
    default: .up
    }
  }
}

/// The directions in which some variables may move, given by the signs that left sides must have.
///
/// To find a direction that is in no special position, a second solver is given each sign as a
/// requirement, and as a preference that the left side differs from 0 by an irregular amount. As
/// directions can be lengthened, all preferences that can be met are met at the same time. Then only
/// left sides that are 0 in each direction are 0.
private struct Cone {
  /// A left side and the signs that it may have.
  private struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var sides: Sides
  }

  /// By variable.
  private let isMovable: [Bool]
  private var rows: [Row] = []
  /// By variable, the signs that it may have by itself.
  private var signs: [Sides]
  /// By variable, whether it was added as a left side that may have either sign.
  private var isFree: [Bool]

  /// Stronger than the preferences for left sides that may have either sign: among the directions that
  /// meet these preferences, the others choose one.
  private static let signedStrength = Strength(2)
  private static let freeStrength = Strength(1)
  /// Compared with the largest change of a variable: changes from the first one on are certain, and up
  /// to the second one are rounding errors.
  private static let certain = 1e-9
  private static let rounding = 1e-12

  /// - Parameter isMovable: by variable; others do not move.
  init(of isMovable: [Bool]) {
    self.isMovable = isMovable
    signs = isMovable.map { $0 ? [.up, .down] : [] }
    isFree = isMovable.map { _ in false }
  }

  /// Adds a left side.
  ///
  /// - Parameters:
  ///   - sides: the signs that it may have, apart from 0.
  ///   - forEachTerm: calls a closure with each variable and its coefficient.
  mutating func add(_ sides: Sides, _ forEachTerm: ((Int, Double) -> Void) -> Void) {
    var terms: [(variable: Int, coefficient: Double)] = []
    forEachTerm { variable, coefficient in
      if isMovable[variable], coefficient != 0 { terms.append((variable, coefficient)) }
    }
    switch terms.count {
    case 0: return
    case 1:
      let (variable, coefficient) = terms[0]
      if sides == [.up, .down] { isFree[variable] = true }
      signs[variable].formIntersection(coefficient > 0 ? sides : sides.opposite)
    default: rows.append(Row(terms: terms, sides: sides))
    }
  }

  func openness() -> [Openness] {
    let solver = Solver()
    solver.simplex.breaksTies = false
    solver.simplex.pricing.prefersCheapMembers = true
    let variables = signs.map { signs in
      signs.isEmpty ? nil : solver.makeVariable(isNonnegative: signs == .up)
    }
    var seed: UInt64 = 0
    for row in rows {
      let terms = row.terms.compactMap { term in
        variables[term.variable].map { Term($0, times: term.coefficient) }
      }
      add(Expression(terms), row.sides, to: solver, &seed)
    }
    for (index, variable) in variables.enumerated()
    where signs[index] != [.up, .down] || isFree[index] {
      if let variable { add(Expression(variable), signs[index], to: solver, &seed) }
    }
    let values = variables.map { $0.map { abs(solver.value(of: $0)) } ?? 0 }
    let largest = max(1, values.max() ?? 0)
    return values.map { value in
      if value > Self.certain * largest { return .open }
      return value > Self.rounding * largest ? .unclear : .determined
    }
  }

  private func add(
    _ expression: Expression, _ sides: Sides, to solver: Solver, _ seed: inout UInt64
  ) {
    guard !expression.terms.isEmpty else { return }
    seed += 1
    let amount = GenericNumber.number(seed)
    // The coefficients come from constraints that a solver has accepted.
    switch sides {
    case .up:
      _ = try? solver.add(Constraint(expression, .greaterThanOrEqual))
      _ = try? solver.add(
        Constraint(expression - amount, .greaterThanOrEqual, strength: Self.signedStrength))
    case .down:
      _ = try? solver.add(Constraint(expression, .lessThanOrEqual))
      _ = try? solver.add(
        Constraint(expression + amount, .lessThanOrEqual, strength: Self.signedStrength))
    case []:
      _ = try? solver.add(Constraint(expression, .equal))
    default:
      _ = try? solver.add(
        Constraint(expression - amount, .equal, strength: Self.freeStrength))
    }
  }
}

extension Sides {
  /// The sides on which the negative of a left side is.
  fileprivate var opposite: Sides {
    switch self {
    case .up: .down
    case .down: .up
    default: self
    }
  }
}
