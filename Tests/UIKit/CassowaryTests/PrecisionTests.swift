import Testing

@testable import Cassowary

/// Coefficients that are far apart, and the numbers of more digits that they need.
@Suite struct PrecisionTests {
  @Test func aSmallMultiplierIsNotTakenForARoundingError() throws {
    let solver = Solver()
    let (kilometres, metres, millimetres) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add(Constraint(metres - 1_000_000 * kilometres, .equal))
    try solver.add(Constraint(millimetres - 1_000_000 * metres, .equal))
    try solver.add(Constraint(millimetres - 5, .equal, strength: Strength(500)))
    #expect(solver.value(of: kilometres) == 5e-12)
    // If the weak one is violated by 1, this one improves by 1e-12, and it is required.
    try solver.add(Constraint(kilometres - 1, .greaterThanOrEqual))
    #expect(solver.value(of: millimetres) == 1e12)
    #expect(solver.value(of: metres) == 1e6)
    #expect(solver.conflicts.isEmpty)
  }

  @Test func slopesThatNearlyCancelAreDistinguished() throws {
    let solver = Solver()
    let (one, other) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(1_000_000 * one + 999_999 * other - 1_000_000, .equal))
    // Each unit less of the one costs as much as 1.000001 units more of the other.
    try solver.add(Constraint(Expression(one), .equal, strength: Strength(500)))
    try solver.add(Constraint(Expression(other), .equal, strength: Strength(500)))
    try solver.add(Constraint(1_000_000 * one - other, .lessThanOrEqual, strength: Strength(250)))
    #expect(solver.value(of: one) == 1)
    #expect(solver.value(of: other) == 0)
  }

  @Test func roundedNumbersDoNotContradictEachOther() throws {
    // 0.001 is not quite a thousandth, and 0.1 + 0.2 not quite 0.3.
    let solver = Solver()
    let (metres, millimetres) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(metres - 0.001 * millimetres, .equal))
    try solver.add(Constraint(millimetres - 300, .equal))
    try solver.add(Constraint(metres - (0.1 + 0.2), .equal))
    try solver.add(Constraint(3 * metres - 0.003 * millimetres, .equal))
    #expect(solver.conflicts.isEmpty)
    #expect(abs(solver.value(of: metres) - 0.3) < 1e-15)
    try solver.add(Constraint(metres - 0.300001, .equal))
    #expect(solver.conflicts.count == 1)
  }

  @Test func theSolverIsPreciseOnlyWhileItIsNeeded() throws {
    let solver = Solver()
    let (one, other) = (solver.makeVariable(), solver.makeVariable())
    let link = try solver.add(Constraint(one - 16.0 / 9 * other, .equal))
    let size = try solver.add(Constraint(other - 90, .equal, strength: Strength(750)))
    #expect(solver.value(of: one) == 160)
    #expect(!solver.simplex.precision.isExtended)
    let steep = try solver.add(Constraint(one - 1000 * other, .greaterThanOrEqual))
    // Only 0 is both 16/9 and at least 1,000 times as large as itself, or something negative.
    #expect(solver.value(of: one) == 0)
    #expect(solver.simplex.precision.isExtended)
    try solver.setConstant(of: size, to: 18)
    #expect(solver.value(of: one) == -32)
    try solver.remove(steep)
    try solver.setConstant(of: size, to: -9)
    #expect(solver.value(of: one) == 16)
    #expect(!solver.simplex.precision.isExtended)
    try solver.remove(link)
    #expect(solver.value(of: one) == 0)
  }

  @Test func variablesAreAddedAndRemovedNextToSteepConstraints() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    let tiny = solver.makeVariable()
    try solver.add(Constraint(width - 10_000 * tiny, .equal))
    try solver.add(Constraint(width - 50, .equal))
    #expect(solver.value(of: tiny) == 0.005)
    for step in 1...5 {
      let inset = solver.makeVariable()
      try solver.add(Constraint(inset - width + 2 * Double(step), .equal))
      #expect(solver.value(of: inset) == 50 - 2 * Double(step))
      if step > 2 { try solver.remove(inset) }
    }
    #expect(solver.value(of: tiny) == 0.005)
    #expect(solver.isDetermined(tiny))
  }

  @Test func preciseNumbersKeepWhatDoublesLose() {
    let third = PreciseNumber(1) / PreciseNumber(3)
    #expect((third * PreciseNumber(3) - PreciseNumber(1)).isZero)
    let large = PreciseNumber(0x1p80)
    #expect(((large + PreciseNumber(1)) - large).high == 1)
    let factor = PreciseNumber(0x1p20) + PreciseNumber(0x1p-20)
    // (a + b)(a - b) = a² - b²
    let product = factor * (PreciseNumber(0x1p20) - PreciseNumber(0x1p-20))
    #expect((product - PreciseNumber(0x1p40)).high == -0x1p-40)
  }

  @Test func preciseNumbersTreatLongFractionsAsRounded() {
    let sum = PreciseNumber(0.1) + PreciseNumber(0.2)
    #expect((sum - PreciseNumber(0.3)).isZero)
    #expect(!(sum - PreciseNumber(0.3 + 1e-12)).isZero)
    // Numbers with few digits are exact.
    #expect((PreciseNumber(1) - PreciseNumber(1 - 0x1p-40)).high == 0x1p-40)
  }
}
