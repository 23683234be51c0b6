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

  @Test func noNumberOfWeakConstraintsOutweighsAStrongOne() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    for _ in 0..<1000 {
      try solver.add(Constraint(width - 10, .equal, strength: Strength(750)))
    }
    let strong = try solver.add(Constraint(width - 20, .equal, strength: Strength(750.5)))
    #expect(solver.value(of: width) == 20)
    try solver.setStrength(of: strong, to: Strength(750))
    #expect(solver.value(of: width) == 10)
  }

  @Test func aThousandStrengthsAreKeptApart() throws {
    let solver = Solver()
    let variables = (0..<10).map { _ in solver.makeVariable() }
    var ids: [ConstraintID] = []
    for strength in 1...1000 {
      ids.append(
        try solver.add(
          Constraint(
            variables[strength % 10] - Double(strength), .equal,
            strength: Strength(Double(strength)))))
    }
    // The strongest of each ten are 991 to 1000.
    #expect(variables.map(solver.value) == [1000, 991, 992, 993, 994, 995, 996, 997, 998, 999])
    for id in ids[990...] { try solver.remove(id) }
    #expect(variables.map(solver.value) == [990, 981, 982, 983, 984, 985, 986, 987, 988, 989])
    #expect(solver.levelOrder.count == 991)
    for id in ids[..<990] { try solver.remove(id) }
    #expect(solver.levelOrder.count == 1)
  }

  @Test func whatNothingDeterminesIsZeroOrAsNearAsCanBe() throws {
    let solver = Solver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    #expect(solver.value(of: first) == 0)
    let sum = try solver.add(Constraint(first + second - 10, .equal))
    #expect(solver.value(of: first) == 0)
    #expect(solver.value(of: second) == 10)
    try solver.add(Constraint(second - 7, .lessThanOrEqual))
    #expect(solver.value(of: first) == 3)
    try solver.remove(sum)
    #expect(solver.value(of: first) == 0)
    #expect(solver.value(of: second) == 0)
  }

  @Test func aRemovedVariableTakesItsConstraintsWithIt() throws {
    let solver = Solver()
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(left - 5, .equal))
    let link = try solver.add(Constraint(right - left - 10, .equal))
    #expect(solver.value(of: right) == 15)
    try solver.remove(left)
    #expect(solver.value(of: right) == 0)
    #expect(solver.value(of: left) == 0)
    #expect(solver.isSatisfied(link) == nil)
    #expect(throws: SolverError.unknownConstraint) { try solver.remove(link) }
    #expect(throws: SolverError.unknownVariable) { try solver.remove(left) }
    #expect(throws: SolverError.unknownVariable) {
      try solver.add(Constraint(left - right, .equal))
    }
  }

  @Test func placesOfRemovedVariablesAreUsedAgain() throws {
    let solver = Solver()
    let kept = solver.makeVariable()
    try solver.add(Constraint(kept - 1, .equal))
    for round in 0..<50 {
      let variables = (0..<20).map { _ in solver.makeVariable() }
      for (index, variable) in variables.enumerated() {
        try solver.add(Constraint(variable - kept - Double(index + round), .equal))
      }
      #expect(variables.map(solver.value) == (0..<20).map { Double($0 + round + 1) })
      for variable in variables { try solver.remove(variable) }
    }
    #expect(solver.value(of: kept) == 1)
    #expect(solver.model.variableCount < 200)
    #expect(solver.model.constraintCount < 100)
  }

  @Test func numbersThatAreNoneAreRefused() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    let id = try solver.add(Constraint(width - 5, .equal))
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(throws: SolverError.notFinite) {
        try solver.add(Constraint(number * width, .equal))
      }
      #expect(throws: SolverError.notFinite) {
        try solver.add(Constraint(width + number, .equal))
      }
      #expect(throws: SolverError.notFinite) { try solver.setConstant(of: id, to: number) }
    }
    #expect(throws: SolverError.notFinite) {
      try solver.setStrength(of: id, to: Strength(.nan))
    }
    #expect(throws: SolverError.notFinite) {
      let huge = Double.greatestFiniteMagnitude
      try solver.add(Constraint(huge * width + huge * width, .equal))
    }
    #expect(solver.value(of: width) == 5)
  }

  @Test func manyEqualBoundsInOnePointDoNotLeadInCircles() throws {
    // All of these meet in the origin, and each pulls away from it.
    let solver = Solver()
    let variables = (0..<6).map { _ in solver.makeVariable() }
    for one in variables {
      for other in variables where one != other {
        try solver.add(Constraint(2 * one - other, .lessThanOrEqual))
        try solver.add(Constraint(one + other, .greaterThanOrEqual, strength: Strength(900)))
      }
      try solver.add(Constraint(one - 10, .equal, strength: Strength(500)))
    }
    #expect(variables.map(solver.value) == [0, 0, 0, 0, 0, 0])
    #expect(solver.surrenderCount == 0)
  }

  @Test func numbersBeyondAllReasonEndNonetheless() throws {
    let solver = Solver()
    let variables = (0..<4).map { _ in solver.makeVariable() }
    for (index, number) in [1e300, 1e-300, -1e200, 1e-160, Double.leastNonzeroMagnitude, 1.5e308]
      .enumerated()
    {
      let one = variables[index % 4]
      let other = variables[(index + 1) % 4]
      _ = try? solver.add(Constraint(number * one - 1e-5 * other - 1e150, .lessThanOrEqual))
      _ = try? solver.add(Constraint(one - number * other - number, .equal, strength: Strength(1)))
    }
    solver.solve()
    try solver.remove(variables[0])
    _ = solver.conflicts
    _ = solver.isDetermined(variables[1])
  }

  @Test func manyEditsLeaveNoRoundingErrorsBehind() throws {
    let solver = Solver()
    let widths = (0..<30).map { _ in solver.makeVariable() }
    for width in widths.dropFirst() { try solver.add(Constraint(width - widths[0], .equal)) }
    let sum = widths.reduce(Expression()) { $0 + $1 }
    let total = try solver.add(Constraint(sum - 300, .equal))
    for step in 0..<20_000 {
      try solver.setConstant(of: total, to: -Double((step * 7919) % 100_003) / 7)
      solver.solve()
    }
    try solver.setConstant(of: total, to: -300)
    for width in widths { #expect(abs(solver.value(of: width) - 10) < 1e-11) }
  }
}
