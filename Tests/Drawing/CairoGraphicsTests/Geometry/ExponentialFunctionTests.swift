import Pixels
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

@Suite struct LogarithmTests {
  @Test(arguments: [
    (1.0, 0.0), (2, 0.6931471805599453), (0.5, -0.6931471805599453), (10, 2.302585092994046),
    (0.1, -2.3025850929940455), (2.718281828459045, 1), (1e100, 230.25850929940458),
    (0.998, -0.0020020026706730793), (1e-300, -690.7755278982137),
  ])
  func theLogarithmHasItsKnownValues(_ number: Double, _ logarithm: Double) {
    let found = ExponentialFunction.logarithm(of: number)
    #expect(abs(found - logarithm) <= 2 * logarithm.ulp)
  }

  @Test func itIsTheInverseOfTheExponentialFunction() {
    for step in -200...200 {
      let power = Double(step) / 8
      let found = ExponentialFunction.logarithm(of: ExponentialFunction.exp(power))
      #expect(abs(found - power) <= 4e-15 * max(1, abs(power)))
    }
  }

  @Test func numbersWithoutALogarithmHaveAFiniteOne() {
    #expect(ExponentialFunction.logarithm(of: 0) == -700)
    #expect(ExponentialFunction.logarithm(of: -3) == -700)
    #expect(ExponentialFunction.logarithm(of: .infinity) == 0)
    #expect(ExponentialFunction.logarithm(of: .nan) == 0)
  }
}
