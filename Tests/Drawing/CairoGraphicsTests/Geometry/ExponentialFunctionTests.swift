import Testing

@testable import CairoGraphics

@Suite struct ExponentialFunctionTests {
  @Test func theExponentialFunctionHasItsKnownValues() {
    let known: [(power: Double, value: Double)] = [
      (0, 1), (1, 2.718281828459045), (-1, 0.36787944117144233), (0.6931471805599453, 2),
      (10, 22026.465794806718), (-0.2, 0.8187307530779818),
    ]
    for (power, value) in known {
      let found = ExponentialFunction.exp(power)
      #expect(abs(found - value) <= 2 * value.ulp)
    }
  }

  @Test func whatIsNotFiniteIsOne() {
    #expect(ExponentialFunction.exp(.infinity) == 1)
    #expect(ExponentialFunction.exp(.nan) == 1)
  }

  @Test func powersFarAwayAreFinite() {
    #expect(ExponentialFunction.exp(1e300).isFinite)
    #expect(ExponentialFunction.exp(-1e300) > 0)
  }
}
