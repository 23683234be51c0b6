import TestSupport
import Testing

@testable import Cassowary

@Suite struct AmbiguityTests {
  @Test func aVariableBetweenBoundsHasTheirRange() throws {
    let solver = Solver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(left - 8, .equal))
    try solver.add(Constraint(left + width - 100, .lessThanOrEqual))
    #expect(solver.range(of: width) == -Double.infinity...92)
    try solver.add(Constraint(width - 20, .greaterThanOrEqual))
    #expect(solver.range(of: width) == 20...92)
    #expect(solver.range(of: left) == 8...8)
    #expect(solver.isDetermined(left))
    #expect(!solver.isDetermined(width))
    // The inequality that was added first is tight.
    #expect(solver.value(of: width) == 92)
  }

  @Test func weakConstraintsDetermineAVariable() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    #expect(!solver.isDetermined(width))
    try solver.add(Constraint(width - 20, .equal, strength: Strength(1)))
    #expect(solver.isDetermined(width))
  }

  @Test func valuesWithEqualSumsOfViolationsAreAllPossible() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    for constant in [10.0, 40] {
      try solver.add(Constraint(width - constant, .equal, strength: Strength(250)))
    }
    #expect(solver.range(of: width) == 10...40)
    // Of two that cannot both hold, the one that makes it larger.
    #expect(solver.value(of: width) == 40)
  }

  @Test(arguments: Family.allCases.filter { $0 != .wide && $0 != .steep })
  func noPreferenceMovesAVariableBeyondItsRange(_ family: Family) throws {
    for seed in 0..<60 {
      var chance = SplitMix64(seed: UInt64(seed))
      let system = family.system(&chance)
      let solver = Solver()
      let variables = system.makeVariables(in: solver)
      for row in system.rows { try solver.add(row.constraint(on: variables)) }
      let before = variables.map(solver.value)
      for (index, variable) in variables.enumerated() {
        let range = solver.range(of: variable)
        // A constraint weaker than all others is satisfied within the range, and not beyond.
        for target in [range.lowerBound, range.upperBound, before[index] - 77, before[index] + 77]
        where target.isFinite {
          var extended = system
          var coefficients = [Int](repeating: 0, count: system.variableCount)
          coefficients[index] = 1000
          let thousandths = Int((target * 1000).rounded())
          extended.rows.append(
            .init(coefficients: coefficients, constant: -thousandths, relation: .equal, strength: 1)
          )
          let expected = min(max(Double(thousandths) / 1000, range.lowerBound), range.upperBound)
          let found = Oracle(system: extended).solution()[index]
          #expect(abs(found - expected) < 1e-6, "\(seed): \(range), \(target), \(found)")
        }
      }
      #expect(areClose(variables.map(solver.value), before))
    }
  }

  @Test(arguments: Family.allCases.filter { $0 != .wide && $0 != .steep })
  func aVariableIsOpenIfItsRangeIsNotASinglePoint(_ family: Family) throws {
    var open = 0
    for seed in 0..<400 {
      var chance = SplitMix64(seed: UInt64(seed))
      var edited = EditedSystem(family: family)
      for _ in 0..<3 { edited.addVariable() }
      for _ in 0..<20 { try edited.edit(&chance) }
      for variable in edited.variables {
        let range = edited.solver.range(of: variable)
        let isDetermined = range.upperBound - range.lowerBound < 1e-6
        #expect(edited.solver.isDetermined(variable) == isDetermined, "\(seed): \(range)")
        if !isDetermined { open += 1 }
      }
    }
    #expect(open > 10)
  }
}
