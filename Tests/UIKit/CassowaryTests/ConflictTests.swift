import TestSupport
import Testing

@testable import Cassowary

@Suite struct ConflictTests {
  @Test func theLaterOfTwoContradictingConstraintsIsBroken() throws {
    let solver = Solver()
    let (width, height) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(height - 10, .equal))
    let first = try solver.add(Constraint(width - 20, .equal))
    let second = try solver.add(Constraint(width - 30, .greaterThanOrEqual))
    #expect(solver.value(of: width) == 20)
    #expect(solver.conflicts == [Conflict(constraints: [first, second], broken: second)])
    #expect(solver.isSatisfied(first) == true)
    #expect(solver.isSatisfied(second) == false)

    try solver.remove(first)
    #expect(solver.value(of: width) == 30)
    #expect(solver.conflicts.isEmpty)
  }

  @Test func onlyContributingConstraintsAreNamed() throws {
    let solver = Solver()
    let edges = (0..<5).map { _ in solver.makeVariable() }
    let ids = try (1..<5).map { try solver.add(Constraint(edges[$0] - edges[$0 - 1] - 10, .equal)) }
    try solver.add(Constraint(Expression(edges[0]), .equal))
    let total = try solver.add(Constraint(edges[3] - edges[1] - 25, .equal))
    #expect(
      solver.conflicts == [Conflict(constraints: [ids[1], ids[2], total], broken: total)])
  }

  /// Of x ≥ 0, -3x ≥ 11, x = 0 and x = 20 the solution 0 violates the second and the last. Whether x is 0
  /// by the first or by the third, which both hold it there, depends on what was asked before.
  @Test(arguments: [false, true])
  func eachViolatedConstraintIsInItsOwnContradiction(isAskedBefore: Bool) throws {
    let solver = Solver()
    let x = solver.makeVariable(isNonnegative: true)
    let negative = try solver.add(Constraint(-3 * x - 11, .greaterThanOrEqual))
    if isAskedBefore {
      #expect(
        solver.conflicts == [
          Conflict(constraints: [negative], broken: negative, nonnegative: [x])
        ])
    }
    let zero = try solver.add(Constraint(-3 * x, .equal))
    let twenty = try solver.add(Constraint(x - 20, .equal))
    #expect(solver.value(of: x) == 0)
    #expect(solver.violatedRequirements == [negative, twenty])
    #expect(solver.conflicts.map(\.broken) == [negative, twenty])
    #expect(
      solver.conflict(of: twenty) == Conflict(constraints: [zero, twenty], broken: twenty))
  }

  @Test func aConstraintWithoutVariablesContradictsItself() throws {
    let solver = Solver()
    let id = try solver.add(Constraint(Expression(constant: 5), .lessThanOrEqual))
    #expect(solver.conflicts == [Conflict(constraints: [id], broken: id)])
    try solver.setConstant(of: id, to: -1)
    #expect(solver.conflicts.isEmpty)
  }

  @Test func aNonnegativeVariableIsNotNegativeEvenWhereThatCostsMore() throws {
    let solver = Solver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable(isNonnegative: true))
    let first = try solver.add(Constraint(left - 120, .equal))
    let second = try solver.add(Constraint(left + width - 100, .equal))
    let third = try solver.add(Constraint(left + 2 * width - 80, .equal))
    // A width of -20 would satisfy all three.
    #expect(solver.value(of: width) == 0)
    #expect(solver.value(of: left) == 100)
    #expect(
      solver.conflicts == [
        Conflict(constraints: [first, second], broken: first, nonnegative: [width]),
        Conflict(constraints: [second, third], broken: third, nonnegative: [width]),
      ])
    try solver.remove(first)
    #expect(solver.value(of: width) == 0)
    #expect(solver.value(of: left) == 100)
    try solver.remove(second)
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: width) == 0)
    #expect(solver.value(of: left) == 80)
  }

  @Test func weakConstraintsAreNeverInConflict() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    try solver.add(Constraint(width - 20, .equal, strength: Strength(999)))
    try solver.add(Constraint(width - 30, .equal, strength: Strength(999)))
    #expect(solver.conflicts.isEmpty)
  }

  @Test(arguments: [
    Family.contradictory, .crowded, .redundant, .scaled, .steep, .nonnegative,
  ])
  func everySetIsContradictoryAndNoPartOfItIs(_ family: Family) throws {
    var found = 0
    for seed in 0..<400 {
      var chance = SplitMix64(seed: UInt64(seed))
      var edited = EditedSystem(family: family)
      edited.addVariable()
      edited.addVariable()
      for _ in 0..<20 { try edited.edit(&chance) }
      var required = edited.system
      required.rows = required.rows.filter(\.isRequired)
      let conflicts = edited.solver.conflicts
      #expect(conflicts.isEmpty == Oracle(system: required).isFeasible(), "\(seed)")
      for conflict in conflicts {
        found += 1
        let places = conflict.constraints.compactMap { edited.handles.firstIndex(of: $0) }
        #expect(places == places.sorted() && places.count == conflict.constraints.count)
        #expect(edited.solver.isSatisfied(conflict.broken) == false)
        let signs = conflict.nonnegative.compactMap { edited.variables.firstIndex(of: $0) }
        #expect(signs.count == conflict.nonnegative.count)
        #expect(edited.system.nonnegatives.isSuperset(of: signs))
        var system = edited.system
        system.rows = places.map { edited.system.rows[$0] }
        system.nonnegatives = Set(signs)
        #expect(system.rows.allSatisfy { $0.isRequired })
        #expect(!Oracle(system: system).isFeasible(), "\(seed): no contradiction")
        for place in system.rows.indices {
          var part = system
          part.rows.remove(at: place)
          #expect(Oracle(system: part).isFeasible(), "\(seed): not minimal")
        }
        for sign in signs {
          var part = system
          part.nonnegatives.remove(sign)
          #expect(Oracle(system: part).isFeasible(), "\(seed): not minimal without a sign")
        }
      }
    }
    #expect(found > 10)
  }
}
