import Testing

@testable import Cassowary

@Suite struct PricingTests {
  @Test func blandsRuleFindsAStayIfNoOtherMemberImprovesALevel() throws {
    var simplex = Simplex()
    let width = simplex.addVariable()
    simplex.solve()
    // The stay at 0 is the only member of the basis, and keeps this from being satisfied.
    _ = try simplex.addConstraint(Constraint(width - 5, .equal))
    simplex.applyEdits()
    #expect(simplex.price(usesBlandsRule: true)?.slot == 0)
  }
}
