/// The exponential function without the C library, whose last digit differs between versions.
///
/// Only `+ - * /` and `floor` are used, so the results are the same bits on every machine.
package enum ExponentialFunction {
  /// ln 2 in two parts, of which the first has so few digits that its multiples are exact.
  private static let naturalLogarithmOfTwo = 0.693147180369123816490
  private static let remainder = 1.90821492927058770002e-10

  /// e to a power, to the last digits of a `Double`; 1 if the power is not finite. Powers are clamped to
  /// -700...700.
  package static func exp(_ power: Double) -> Double {
    guard power.isFinite, power != 0 else { return 1 }
    let power = min(max(power, -700), 700)
    let twos = (power / (naturalLogarithmOfTwo + remainder) + 0.5).rounded(.down)
    let rest = (power - twos * naturalLogarithmOfTwo) - twos * remainder
    return polynomial(rest) * powerOfTwo(Int(twos))
  }

  /// The Taylor polynomial, whose remainder for |x| ≤ ln 2 / 2 is below half a unit in the last place.
  private static func polynomial(_ x: Double) -> Double {
    var sum = 1.0
    var n = 16.0
    while n >= 1 {
      sum = 1 + x / n * sum
      n -= 1
    }
    return sum
  }

  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
