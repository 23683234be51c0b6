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

  @Test func aThousandStrengthsAreDistinguished() throws {
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
    #expect(solver.simplex.objective.levels.order.count == 991)
    for id in ids[..<990] { try solver.remove(id) }
    #expect(solver.simplex.objective.levels.order.count == 1)
  }

  @Test func undeterminedVariablesAreMinimisedTowardZero() throws {
    let solver = Solver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    #expect(solver.value(of: first) == 0)
    try solver.add(Constraint(first + second - 10, .equal))
    #expect(solver.value(of: first) == 0)
    #expect(solver.value(of: second) == 10)
  }

  @Test func whatIsOpenIsSettledBySizesThenInequalitiesThenOtherVariables() throws {
    let solver = Solver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable(isNonnegative: true))
    let sum = try solver.add(Constraint(left + width - 10, .equal))
    #expect(solver.value(of: left) == 10)
    #expect(solver.value(of: width) == 0)
    let limit = try solver.add(Constraint(left - 7, .lessThanOrEqual))
    #expect(solver.value(of: left) == 7)
    #expect(solver.value(of: width) == 3)
    try solver.remove(sum)
    #expect(solver.value(of: left) == 7)
    #expect(solver.value(of: width) == 0)
    try solver.setConstant(of: limit, to: 4)
    #expect(solver.value(of: left) == -4)
    try solver.remove(limit)
    #expect(solver.value(of: left) == 0)
  }

  @Test func ofSeveralInequalitiesTheOneThatWasAddedFirstIsTight() throws {
    let solver = Solver()
    let left = solver.makeVariable()
    let first = try solver.add(Constraint(left - 190, .lessThanOrEqual))
    #expect(solver.value(of: left) == 190)
    let second = try solver.add(Constraint(left - 10, .greaterThanOrEqual))
    #expect(solver.value(of: left) == 190)
    try solver.remove(first)
    #expect(solver.value(of: left) == 10)
    try solver.add(Constraint(left - 50, .lessThanOrEqual))
    #expect(solver.value(of: left) == 10)
    try solver.setConstant(of: second, to: -30)
    #expect(solver.value(of: left) == 30)
  }

  @Test func aVariableThatBecomesNonnegativeIsSettledBeforeOthers() throws {
    let solver = Solver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(first + second - 10, .equal))
    #expect(solver.value(of: second) == 10)
    try solver.setNonnegative(true, second)
    #expect(solver.value(of: second) == 0)
    try solver.setNonnegative(false, second)
    #expect(solver.value(of: second) == 10)
  }

  @Test func removingAVariableRemovesItsConstraints() throws {
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

  @Test func placesOfRemovedVariablesAreReused() throws {
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
    #expect(solver.simplex.model.variableCount < 200)
    #expect(solver.simplex.model.constraintCount < 100)
  }

  @Test func numbersThatAreNotFiniteAreRejected() throws {
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

  @Test func manyBoundsThatMeetAtOnePointDoNotCauseCycling() throws {
    // All of these meet at the origin, and each is violated in another direction from it.
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
    #expect(solver.simplex.abortedSearchCount == 0)
  }

  @Test func coefficientsThatRoundingErrorsWouldHideAreRejected() throws {
    let solver = Solver()
    let (width, height) = (solver.makeVariable(), solver.makeVariable())
    let id = try solver.add(Constraint(width - 5, .equal))
    try solver.add(Constraint(1_000_000 * height - width, .equal))
    #expect(throws: SolverError.coefficientsTooFarApart(1, 100_000_000)) {
      try solver.add(Constraint(100_000_000 * height - width, .equal))
    }
    for coefficient in [1e10, 1e300, 1e-7, 1e-160, .leastNonzeroMagnitude] {
      #expect(throws: SolverError.coefficientOutOfRange(coefficient)) {
        try solver.add(Constraint(-coefficient * width, .lessThanOrEqual))
      }
    }
    for constant in [1e13, -.greatestFiniteMagnitude] {
      #expect(throws: SolverError.constantTooLarge(constant)) {
        try solver.add(Constraint(width + constant, .equal))
      }
      #expect(throws: SolverError.constantTooLarge(constant)) {
        try solver.setConstant(of: id, to: constant)
      }
    }
    #expect(solver.value(of: width) == 5)
    #expect(solver.value(of: height) == 5e-6)
    #expect(
      SolverError.coefficientsTooFarApart(1, 2e8).description
        == "a constraint has the coefficients 1.0 and 200000000.0, so the smaller one would be lost "
        + "in rounding errors; measure the variables in units that differ by less than 1e6")
  }

  @Test func coefficientsThatCancelExceptForRoundingAreDropped() throws {
    let solver = Solver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    // 0.1 + 0.2 - 0.3 is not quite 0.
    try solver.add(Constraint(0.1 * left + 0.2 * left - 0.3 * left + width - 5, .equal))
    try solver.add(Constraint(left - 7, .equal))
    #expect(solver.value(of: width) == 5)
  }

  @Test func aDistantLimitMakesNoValueLessExact() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    try solver.add(Constraint(width - 1e12, .lessThanOrEqual))
    try solver.add(Constraint(width - 0.001, .equal, strength: Strength(750)))
    let least = try solver.add(Constraint(width - 0.0010001, .greaterThanOrEqual))
    #expect(solver.value(of: width) == 0.0010001)
    try solver.setConstant(of: least, to: -0.0010002)
    #expect(solver.value(of: width) == 0.0010002)
    #expect(solver.conflicts.isEmpty)
  }

  @Test func ofEquallyStrongConstraintsTheFirstIsTooLargeOrTheLastTooSmall() throws {
    let solver = Solver()
    let widths = (0..<3).map { _ in solver.makeVariable() }
    let natural = try widths.map {
      try solver.add(Constraint($0 - 30, .equal, strength: Strength(250)))
    }
    let sum = try solver.add(Constraint(widths[0] + widths[1] + widths[2] - 120, .equal))
    #expect(widths.map(solver.value) == [60, 30, 30])
    try solver.setConstant(of: sum, to: -50)
    #expect(widths.map(solver.value) == [30, 30, -10])
    try solver.setNonnegative(true, widths[2])
    #expect(widths.map(solver.value) == [30, 20, 0])
    // Added again, the first one is the last one.
    try solver.remove(natural[0])
    try solver.add(Constraint(widths[0] - 30, .equal, strength: Strength(250)))
    #expect(widths.map(solver.value) == [-10, 30, 30])
    // A weaker constraint decides before the order of addition.
    try solver.add(Constraint(widths[0] - 25, .greaterThanOrEqual, strength: Strength(1)))
    #expect(widths.map(solver.value) == [25, 25, 0])
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
