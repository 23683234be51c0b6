import Cassowary

/// A system of constraints in integers, for both an ``Oracle`` and a ``Solver``.
struct TestSystem {
  /// A row of thousandths: sum of coefficients times variables, and a constant, compared with 0.
  struct Row {
    /// By variable.
    var coefficients: [Int]
    var constant: Int
    var relation: Relation
    var strength: Int

    var isRequired: Bool { strength == 1000 }
  }

  var variableCount: Int
  /// The variables that are never negative.
  var nonnegatives: Set<Int> = []
  /// In the order of addition.
  var rows: [Row]
}

/// Solves small systems by trying all possibilities, to check the solver against.
///
/// The solution is a point where as many bounds, or axes, meet as there are variables. So the oracle
/// computes all such points, in exact numbers, and finds the best one by comparing what the solver is
/// specified to minimise, one after the other. It shares no code with the solver.
struct Oracle {
  let system: TestSystem

  /// The values of the variables.
  func solution() -> [Double] {
    guard let best = best() else { return [] }
    return best.numerators.map { Double($0) / Double(best.denominator) }
  }

  /// Whether all required rows can be satisfied together.
  func isFeasible() -> Bool {
    best()?.costs[1] == 0
  }

  /// A point in integers over a positive denominator, and its costs.
  private struct Point {
    var numerators: [Int128]
    var denominator: Int128
    /// In thousandths over the denominator, the most important one first.
    var costs: [Int128]

    func isBetter(than other: Point) -> Bool {
      for (own, others) in zip(costs, other.costs) {
        let one = own.multipliedFullWidth(by: other.denominator)
        let two = others.multipliedFullWidth(by: denominator)
        if one.high != two.high { return one.high < two.high }
        if one.low != two.low { return one.low < two.low }
      }
      return false
    }
  }

  private func best() -> Point? {
    let count = system.variableCount
    var planes: [[Int128]] = system.rows.map { row in
      (row.coefficients + [-row.constant]).map { Int128($0) }
    }
    for variable in 0..<count {
      planes.append((0...count).map { $0 == variable ? 1 : 0 })
    }
    var best: Point?
    forEachChoice(of: count, from: planes.count) { choice in
      guard let point = meeting(choice.map { planes[$0] }) else { return }
      if best.map(point.isBetter(than:)) ?? true { best = point }
    }
    return best
  }

  /// The intersection of planes, by Cramer's rule; nil if it is not a point.
  private func meeting(_ planes: [[Int128]]) -> Point? {
    let count = system.variableCount
    var denominator = determinant(planes.map { Array($0.dropLast()) })
    guard denominator != 0 else { return nil }
    var numerators = (0..<count).map { variable in
      determinant(
        planes.map { plane in (0..<count).map { $0 == variable ? plane[count] : plane[$0] } })
    }
    if denominator < 0 {
      denominator = -denominator
      numerators = numerators.map { -$0 }
    }
    return Point(
      numerators: numerators, denominator: denominator,
      costs: costs(of: numerators, over: denominator))
  }

  private func costs(of numerators: [Int128], over denominator: Int128) -> [Int128] {
    let sums = system.rows.map { row in
      var sum = Int128(row.constant) * denominator
      for (coefficient, numerator) in zip(row.coefficients, numerators) {
        sum += Int128(coefficient) * numerator
      }
      return sum
    }
    let violations = zip(system.rows, sums).map { row, sum in
      switch row.relation {
      case .equal: return abs(sum)
      case .lessThanOrEqual: return max(sum, 0)
      case .greaterThanOrEqual: return max(-sum, 0)
      }
    }
    func sum(at strength: Int) -> Int128 {
      zip(system.rows, violations).reduce(0) { $0 + ($1.0.strength == strength ? $1.1 : 0) }
    }
    let required = zip(system.rows, violations).filter(\.0.isRequired).map(\.1)
    let weaker = Set(system.rows.map(\.strength)).subtracting([1000]).sorted(by: >)
    // First that values are not too small, in the order of addition, then that they are not too large, in reverse.
    let ofWeaker = weaker.flatMap { strength in
      let rows = zip(system.rows, sums).filter { $0.0.strength == strength }
      let tooSmall = rows.map { row, sum in row.relation == .lessThanOrEqual ? 0 : max(-sum, 0) }
      let tooLarge = rows.map { row, sum in row.relation == .greaterThanOrEqual ? 0 : max(sum, 0) }
      return tooSmall + tooLarge.reversed()
    }
    let negative = system.nonnegatives.reduce(0) { $0 + max(-numerators[$1], 0) }
    // The undetermined values: nonnegative variables from the last to the first, then the slack of inequalities, then other variables.
    let sizes = system.nonnegatives.sorted(by: >).map { abs(numerators[$0]) }
    let slack = zip(system.rows, sums).filter { $0.0.relation != .equal }.map { abs($0.1) }
    return [negative, sum(at: 1000)] + required + weaker.map(sum) + ofWeaker + sizes + slack
      + numerators.map { abs($0) }
  }

  private func determinant(_ matrix: [[Int128]]) -> Int128 {
    guard let first = matrix.first else { return 1 }
    var sum: Int128 = 0
    for (column, element) in first.enumerated() where element != 0 {
      let minor = matrix.dropFirst().map { row in
        row.indices.filter { $0 != column }.map { row[$0] }
      }
      sum += (column % 2 == 0 ? element : -element) * determinant(minor)
    }
    return sum
  }

  private func forEachChoice(of size: Int, from count: Int, _ body: ([Int]) -> Void) {
    func extend(_ choice: [Int], from first: Int) {
      if choice.count == size { return body(choice) }
      guard first < count else { return }
      for next in first..<count { extend(choice + [next], from: next + 1) }
    }
    extend([], from: 0)
  }
}
