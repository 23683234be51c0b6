import TestSupport
import Testing

@testable import Cassowary

/// Parts of a system are added and removed in rounds, as rows of a list that is reloaded: so many variables are removed
/// that the basis is rebuilt without them, while constraints of theirs are still in it.
@Suite struct RoundsTests {
  /// The views of a round, of which some stay for later ones.
  private struct Rounds {
    let solver = Solver()
    var chance: SplitMix64
    /// In the order of addition, like the rows.
    var variables: [(variable: Variable, isNonnegative: Bool)] = []
    var rows: [(id: ConstraintID, row: Row)] = []

    /// A row by the serial numbers of variables.
    struct Row {
      var terms: [(variable: Variable, coefficient: Double)]
      var constant: Double
      var relation: Relation
      var strength: Strength

      func constraint(_ variable: (Variable) -> Variable) -> Constraint {
        let terms = terms.map { Term(variable($0.variable), times: $0.coefficient) }
        return Constraint(Expression(terms, constant: constant), relation, strength: strength)
      }
    }

    init(seed: Int) { chance = SplitMix64(seed: UInt64(seed)) }

    /// Adds variables, and rows of one to three of all there are.
    mutating func add() throws {
      for _ in 0..<Int.random(in: 4...24, using: &chance) {
        let isNonnegative = Int.random(in: 0..<3, using: &chance) == 0
        variables.append((solver.makeVariable(isNonnegative: isNonnegative), isNonnegative))
      }
      for _ in 0..<Int.random(in: 4...30, using: &chance) {
        let used = variables.shuffled(using: &chance).prefix(Int.random(in: 1...3, using: &chance))
        let row = Row(
          terms: used.map { ($0.variable, [1, -1, 2].randomElement(using: &chance) ?? 1) },
          constant: Double(Int.random(in: -20...20, using: &chance)),
          relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(
            using: &chance) ?? .equal,
          strength: Strength([1000, 1000, 750, 250].randomElement(using: &chance) ?? 1000))
        rows.append((try solver.add(row.constraint { $0 }), row))
      }
    }

    /// Removes most variables with their rows, and rows of the others.
    mutating func remove() throws {
      for row in rows.indices.reversed() where Int.random(in: 0..<4, using: &chance) == 0 {
        try solver.remove(rows.remove(at: row).id)
      }
      for index in variables.indices.reversed() where Int.random(in: 0..<8, using: &chance) != 0 {
        let removed = variables.remove(at: index).variable
        try solver.remove(removed)
        rows.removeAll { $0.row.terms.contains { $0.variable == removed } }
      }
    }

    /// The solution of a new solver with the same system.
    func freshSolution() throws -> [Double] {
      let other = Solver()
      let others = variables.map {
        ($0.variable, other.makeVariable(isNonnegative: $0.isNonnegative))
      }
      let same = Dictionary(uniqueKeysWithValues: others)
      for (_, row) in rows { try other.add(row.constraint { same[$0] ?? $0 }) }
      return others.map { other.value(of: $0.1) }
    }
  }

  @Test(arguments: 0..<24) func aSystemThatIsReloadedHasTheSolutionOfANewOne(seed: Int) throws {
    var rounds = Rounds(seed: seed)
    for round in 0..<16 {
      try rounds.add()
      // Without a solution in between, edits are collected over several rounds.
      if round % 5 != 3 {
        let solution = rounds.variables.map { rounds.solver.value(of: $0.variable) }
        let expected = try rounds.freshSolution()
        for (value, expected) in zip(solution, expected) {
          #expect(abs(value - expected) <= 1e-6 * max(1, abs(expected)), "round \(round)")
        }
      }
      try rounds.remove()
      if round % 3 == 0 { rounds.solver.solve() }
    }
  }
}
