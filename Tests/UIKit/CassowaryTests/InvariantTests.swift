#if DEBUG
  import Testing

  @testable import Cassowary

  /// Changes one part of a solver without the others.
  ///
  /// The solver has width = 120, below the required ones, and width ≤ 100. So the width is 100, the
  /// limit is in the basis, and the other constraint is violated by 20.
  @Suite struct InvariantTests {
    let solver = Solver()
    let natural: Int
    let limit: Int

    init() throws {
      let width = solver.makeVariable()
      natural = Int(
        try solver.add(Constraint(width - 120, .equal, strength: Strength(750))).index)
      limit = Int(try solver.add(Constraint(width - 100, .lessThanOrEqual)).index)
      solver.solve()
    }

    /// The combination of the basis' only row with a multiple.
    private func combination(_ multiple: Double) -> SparseVector {
      let combination = SparseVector()
      combination.resize(to: 1)
      combination.set(multiple, at: 0)
      return combination
    }

    @Test func aSolutionIsConsistent() {
      #expect(solver.simplex.invariantViolation() == nil)
    }

    @Test func aResidualOfOtherValuesIsFound() {
      solver.simplex.solution.moveResidual(of: natural, by: 1)
      #expect(
        solver.simplex.invariantViolation() == "the residual of constraint 0 is -19.0, not -20.0")
    }

    @Test func aMemberThatStillPullsIsFound() {
      solver.simplex.replaceMember(at: 0, by: .constraint(natural), combination(-1))
      #expect(solver.simplex.invariantViolation() == "constraint 0 is in the basis and pulls")
    }

    @Test func aFactorisationOfAnotherRowIsFound() {
      // The row belongs to twice the limit, so solutions are half as large.
      solver.simplex.replaceMember(at: 0, by: .constraint(limit), combination(2))
      #expect(
        solver.simplex.invariantViolation()
          == "the factorisation does not match slot 0: -2.5, not -5.0")
    }

    @Test func aGradientThatMultipliersDoNotFollowIsFound() {
      solver.simplex.setPull(of: natural, to: 1)
      #expect(solver.simplex.invariantViolation() == "changes of gradients are not applied")
    }

    @Test func aPullToTheWrongSideIsFound() {
      solver.simplex.changePull(of: natural, to: 1)
      #expect(solver.simplex.invariantViolation() == "constraint 0 pulls to 1, not -1")
    }

    @Test func aPendingEditOfASolutionIsFound() {
      solver.simplex.edits.recordShift(of: 0, by: 1)
      #expect(solver.simplex.invariantViolation() == "edits are pending")
    }

    @Test func aTieThatPricingDoesNotSeeIsFound() {
      // Relaxing the limit lessens the violation, and tightening it violates the limit.
      solver.simplex.ties.setSides(.up, of: 0)
      solver.simplex.ties.setBroken(true)
      #expect(solver.simplex.invariantViolation() == "the ties of slot 0 are wrong")
    }

    @Test func aMemberThatWasNotPricedIsFound() {
      solver.simplex.pricing.addCandidate(0)
      #expect(solver.simplex.invariantViolation() == "members are still to be priced")
    }
  }
#endif
