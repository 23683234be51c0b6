import Testing

@testable import Cassowary

/// The solver beside an independent one, on thousands of small systems.
@Suite struct OracleTests {
  @Test(arguments: Family.allCases) func findsTheOraclesSolution(of family: Family) throws {
    for seed in 0..<400 {
      var chance = Chance(state: UInt64(seed))
      let system = family.system(&chance)
      let solution = try system.freshSolution()
      let expected = Oracle(system: system).solution()
      #expect(areClose(solution, expected), "\(seed): \(solution), not \(expected)")
    }
  }

  @Test(arguments: Family.allCases) func findsItAfterAnyEdits(of family: Family) throws {
    for seed in 0..<40 {
      var chance = Chance(state: UInt64(seed))
      var edited = EditedSystem(family: family)
      for step in 0..<20 {
        for _ in 0...Int.random(in: 0..<3, using: &chance) { try edited.edit(&chance) }
        let expected = Oracle(system: edited.system).solution()
        #expect(
          areClose(edited.solution, expected),
          "\(seed), \(step): \(edited.solution), not \(expected)")
      }
      #expect(edited.solver.surrenderCount == 0)
    }
  }
}
