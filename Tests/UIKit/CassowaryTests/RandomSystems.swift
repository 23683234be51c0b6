import Cassowary
import TestSupport

/// Kinds of systems that solvers find difficult in different ways.
enum Family: CaseIterable {
  /// Few different numbers, so that many bounds meet at one point.
  case degenerate
  /// Coefficients from a thousandth to a hundred thousand next to each other.
  case wide
  /// Coefficients that are up to 300,000 times as large as others, in rows that build upon each other,
  /// so that the deciding number may be 10⁻¹⁰ of those next to it.
  case steep
  /// Rows between a thousandth and a hundred thousand times as large as others.
  case scaled
  /// All constraints are required, and most of them contradict others.
  case contradictory
  /// No constraint is required, and all are equally strong.
  case level
  /// Rows are repeated, some of them multiplied.
  case redundant
  /// Many inequalities around few variables.
  case crowded
  /// Contradictions around variables of which every other one is never negative.
  case nonnegative
  /// Equally strong sizes that share a length, as in a row of views.
  case tied

  func isNonnegative(_ variable: Int) -> Bool {
    switch self {
    case .nonnegative: variable % 2 == 0
    case .tied: variable > 0
    default: false
    }
  }

  func row(_ variableCount: Int, like others: [TestSystem.Row], _ chance: inout SplitMix64)
    -> TestSystem.Row
  {
    var row = TestSystem.Row(
      coefficients: (0..<variableCount).map { _ in 1000 * coefficient(&chance) },
      constant: 1000 * Int.random(in: -4...4, using: &chance),
      relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &chance)
        ?? .equal,
      strength: [1000, 1000, 750, 500, 250].randomElement(using: &chance) ?? 1000)
    switch self {
    case .degenerate: break
    case .wide:
      row.coefficients = row.coefficients.map {
        $0 * ([1, 100, 100_000].randomElement(using: &chance) ?? 1) / 1000
      }
      row.constant *= 10
    case .steep:
      row.coefficients = row.coefficients.map {
        $0 * ([1, 10, 1000, 10_000, 100_000].randomElement(using: &chance) ?? 1)
      }
    case .scaled:
      let scale = [1, 100, 1000, 100_000, 100_000_000].randomElement(using: &chance) ?? 1
      row.coefficients = row.coefficients.map { $0 / 1000 * scale }
      row.constant = row.constant / 1000 * scale
    case .contradictory: row.strength = 1000
    case .tied:
      row.constant = 1000 * Int.random(in: -9...9, using: &chance)
      let size = Int.random(in: -1..<variableCount, using: &chance)
      row.coefficients = row.coefficients.indices.map { size < 0 || $0 == size ? 1000 : 0 }
      row.strength = size < 0 ? 1000 : 250
    case .nonnegative: if Bool.random(using: &chance) { row.strength = 1000 }
    case .level: row.strength = 500
    case .redundant:
      if let other = others.randomElement(using: &chance), Bool.random(using: &chance) {
        let factor = [-2, -1, 1, 1, 3].randomElement(using: &chance) ?? 1
        row.coefficients = other.coefficients.map { $0 * factor }
        row.constant = other.constant * factor
      }
    case .crowded:
      if row.relation == .equal, Bool.random(using: &chance) { row.relation = .lessThanOrEqual }
    }
    return row
  }

  private func coefficient(_ chance: inout SplitMix64) -> Int {
    [0, 0, 1, 1, -1, 2, -1, 3].randomElement(using: &chance) ?? 0
  }

  func system(_ chance: inout SplitMix64) -> TestSystem {
    let variableCount = Int.random(in: 1...(self == .crowded ? 2 : 3), using: &chance)
    var system = TestSystem(variableCount: variableCount, rows: [])
    system.nonnegatives = Set((0..<variableCount).filter(isNonnegative))
    for _ in 0..<Int.random(in: 0...(self == .crowded ? 9 : 6), using: &chance) {
      system.rows.append(row(variableCount, like: system.rows, &chance))
    }
    return system
  }
}

extension TestSystem.Row {
  func constraint(on variables: [Variable]) -> Constraint {
    var expression = Expression(constant: Double(constant) / 1000)
    for (variable, coefficient) in zip(variables, coefficients) where coefficient != 0 {
      expression.terms.append(Term(variable, times: Double(coefficient) / 1000))
    }
    return Constraint(expression, relation, strength: Strength(Double(strength)))
  }
}

extension TestSystem {
  func makeVariables(in solver: Solver) -> [Variable] {
    (0..<variableCount).map { solver.makeVariable(isNonnegative: nonnegatives.contains($0)) }
  }

  /// The solution of a new solver.
  func freshSolution() throws -> [Double] {
    let solver = Solver()
    let variables = makeVariables(in: solver)
    for row in rows { try solver.add(row.constraint(on: variables)) }
    return variables.map(solver.value)
  }
}

/// Whether numbers are the same except for rounding errors.
func areClose(_ some: [Double], _ others: [Double]) -> Bool {
  some.count == others.count
    && zip(some, others).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($0)) }
}
