import Testing

@testable import Cassowary

@Suite struct SolverTests {
  @Test func strongerConstraintsWinAndEditsMoveTheRest() throws {
    let solver = Solver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(left - 8, .equal))
    try solver.add(Constraint(left + width - 100, .lessThanOrEqual))
    let natural = try solver.add(Constraint(width - 120, .equal, strength: Strength(750)))
    #expect(solver.value(of: width) == 92)
    try solver.setConstant(of: natural, to: -40)
    #expect(solver.value(of: width) == 40)
  }
}
