import TestSupport
import Testing

@testable import Cassowary

/// Compares the solver with an independent one, on thousands of small systems.
@Suite struct OracleTests {
  @Test(arguments: Family.allCases) func findsTheOraclesSolution(of family: Family) throws {
    for seed in 0..<400 {
      var chance = SplitMix64(seed: UInt64(seed))
      let system = family.system(&chance)
      let solution = try system.freshSolution()
      let expected = Oracle(system: system).solution()
      #expect(areClose(solution, expected), "\(seed): \(solution), not \(expected)")
    }
  }

  @Test(arguments: Family.allCases) func findsItAfterAnyEdits(of family: Family) throws {
    for seed in 0..<40 {
      var chance = SplitMix64(seed: UInt64(seed))
      var edited = EditedSystem(family: family)
      for step in 0..<20 {
        for _ in 0...Int.random(in: 0..<3, using: &chance) { try edited.edit(&chance) }
        let expected = Oracle(system: edited.system).solution()
        #expect(
          areClose(edited.solution, expected),
          "\(seed), \(step): \(edited.solution), not \(expected)")
      }
      #expect(edited.solver.simplex.abortedSearchCount == 0)
    }
  }

  @Test(arguments: Family.allCases)
  func editsOfLargerSystemsGiveWhatANewSolverGives(of family: Family) throws {
    for seed in 0..<8 {
      var chance = SplitMix64(seed: UInt64(seed))
      var edited = EditedSystem(family: family)
      edited.largestVariableCount = 14
      edited.largestRowCount = 40
      edited.largestTermCount = 4
      for step in 0..<30 {
        for _ in 0...Int.random(in: 0..<8, using: &chance) { try edited.edit(&chance) }
        let expected = try edited.system.freshSolution()
        #expect(
          areClose(edited.solution, expected),
          "\(seed), \(step): \(edited.solution), not \(expected)")
      }
      #expect(edited.solver.simplex.abortedSearchCount == 0)
    }
  }

  @Test func aLargeRandomSystemIsSolvedExactly() throws {
    var chance = SplitMix64(seed: 5)
    let solver = Solver()
    let variables = (0..<150).map { _ in solver.makeVariable() }
    var constraints: [Constraint] = []
    for _ in 0..<450 {
      let some = variables.shuffled(using: &chance)
      constraints.append(
        Constraint(
          some[0] + some[1] - 2 * some[2] - Double.random(in: -50...50, using: &chance),
          [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &chance) ?? .equal,
          strength: Strength([1000, 750, 500].randomElement(using: &chance) ?? 1000)))
    }
    let ids = try constraints.map { try solver.add($0) }
    solver.solve()
    for (place, id) in ids.enumerated().prefix(10) {
      constraints[place].expression.constant = Double(place)
      try solver.setConstant(of: id, to: Double(place))
      solver.solve()
    }
    #expect(solver.simplex.abortedSearchCount == 0)
    let fresh = Solver()
    let others = variables.map { _ in fresh.makeVariable() }
    for constraint in constraints { try fresh.add(constraint) }
    #expect(areClose(variables.map(solver.value), others.map(fresh.value)))
  }
}
