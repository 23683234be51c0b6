/// The exponential function and its inverse without the C library, whose last digit differs between versions.
///
/// Only `+ - * /`, `floor` and a number's exponent are used, so the results are the same bits on every machine.
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

  /// A power of a number that is not negative; of others, and where the result is not finite, 0.
  package static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 1 { return base }
    if exponent == 0 { return 1 }
    return base > 0 ? Self.exp(exponent * logarithm(of: base)) : 0
  }

  /// The natural logarithm of a positive number, to the last digits of a `Double`; −700 for zero, for negative and for
  /// subnormal numbers, and 0 for infinite numbers and NaN.
  package static func logarithm(of number: Double) -> Double {
    guard number.isFinite else { return 0 }
    guard number >= .leastNormalMagnitude else { return -700 }
    // Between √½ and √2.
    var significand = number.significand
    var twos = Double(number.exponent)
    if significand > 1.414_213_562_373_095 {
      significand /= 2
      twos += 1
    }
    // ln m = 2 artanh((m − 1) / (m + 1)); the remainder of the series is below 10⁻¹⁸ of it.
    let part = (significand - 1) / (significand + 1)
    let square = part * part
    var sum = 0.0
    var n = 25.0
    while n >= 1 {
      sum = 1 / n + square * sum
      n -= 2
    }
    return twos * naturalLogarithmOfTwo + (2 * part * sum + twos * remainder)
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
