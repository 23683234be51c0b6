import Testing

@testable import Cassowary

/// Systems without a solution, or with more than one, of many constraints. What they cost is counted,
/// not timed: times that grow with the square of the size come from these counts.
@Suite struct GrowthTests {
  /// Views side by side within 300 points.
  private struct Row {
    let solver = Solver()
    var lefts: [Variable] = []
    var widths: [Variable] = []
    var last: ConstraintID?

    /// - Parameter constrain: adds constraints on the width of a view.
    init(
      of count: Int, spacing: Double, isClosed: Bool = true,
      constrain: (Solver, _ width: Variable, _ before: Variable?) throws -> Void = { _, _, _ in }
    ) throws {
      for index in 0..<count {
        lefts.append(solver.makeVariable())
        widths.append(solver.makeVariable(isNonnegative: true))
        if index == 0 {
          try solver.add(Constraint(lefts[0] - spacing, .equal))
        } else {
          try solver.add(
            Constraint(lefts[index] - lefts[index - 1] - widths[index - 1] - spacing, .equal))
        }
        try constrain(solver, widths[index], index > 0 ? widths[index - 1] : nil)
      }
      guard isClosed else { return }
      last = try solver.add(
        Constraint(lefts[count - 1] + widths[count - 1] - (300 - spacing), .equal))
    }
  }

  @Test(arguments: [1000.0, 750])
  func equalWidthsThatDoNotFitTakeFewPivots(strength: Double) throws {
    let row = try Row(of: 1000, spacing: 8) { solver, width, before in
      guard let before else { return }
      try solver.add(Constraint(width - before, .equal, strength: Strength(strength)))
    }
    #expect(row.solver.value(of: row.widths[999]) == 0)
    #expect(row.solver.value(of: row.lefts[999]) == 8000)
    #expect(row.solver.conflicts.map(\.broken) == [row.last])
    #expect(row.solver.pivotCount < 20)
  }

  @Test func preferredWidthsOfWhichFewFitTakeFewPivots() throws {
    let row = try Row(of: 1000, spacing: 0) { solver, width, _ in
      try solver.add(Constraint(width - 20, .equal, strength: Strength(750)))
    }
    let values = row.widths.map(row.solver.value(of:))
    #expect(values.prefix(15) == ArraySlice(repeating: 20, count: 15))
    #expect(values.dropFirst(15).allSatisfy { $0 == 0 })
    #expect(row.solver.pivotCount < 150)
  }

  @Test func theFactorisationOfAChainGrowsWithItsLength() throws {
    let row = try Row(of: 1000, spacing: 0) { solver, width, before in
      guard let before else { return }
      try solver.add(Constraint(width - before, .equal, strength: Strength(750)))
    }
    #expect(abs(row.solver.value(of: row.widths[999]) - 0.3) < 1e-9)
    #expect(row.solver.pivotCount == 0)
    #expect(row.solver.simplex.basis.entryCount < 20_000)
  }

  @Test func whichOfManyVariablesAreOpenTakesNoPivots() throws {
    let row = try Row(of: 1000, spacing: 8, isClosed: false)
    row.solver.solve()
    let before = row.solver.pivotCount
    #expect(row.widths.allSatisfy { !row.solver.isDetermined($0) })
    #expect(row.solver.isDetermined(row.lefts[0]))
    #expect(row.lefts.dropFirst().allSatisfy { !row.solver.isDetermined($0) })
    #expect(row.solver.pivotCount == before)
  }

  @Test func widthsThatFillNothingAreDetermined() throws {
    let row = try Row(of: 300, spacing: 1)
    try row.solver.add(Constraint(row.lefts[299] - 300, .equal))
    #expect(row.solver.conflicts.count == 1)
    #expect(row.widths.dropLast().allSatisfy { row.solver.isDetermined($0) })
  }

  @Test func eachOfManyContradictionsIsExplained() throws {
    let solver = Solver()
    let width = solver.makeVariable(isNonnegative: true)
    let ids = try (1...1000).map { try solver.add(Constraint(width - Double($0), .equal)) }
    #expect(solver.violatedRequirements.count == 999)
    let conflicts = solver.conflicts
    #expect(conflicts.count == 999)
    #expect(conflicts.allSatisfy { $0.constraints.count == 2 })
    // The sum of violations is least in the middle; of two middles, the one that was added first.
    #expect(solver.value(of: width) == 500)
    #expect(solver.conflict(of: ids[499]) == nil)
    #expect(solver.conflict(of: ids[0])?.constraints == [ids[0], ids[499]])
    #expect(solver.pivotCount < 20)
  }
}
