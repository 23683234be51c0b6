/// Sine and cosine without the C library, whose last digit differs between versions.
///
/// Only `+ - * /` and `floor` are used, so the results are the same bits on every machine.
package enum Trigonometry {
  /// π/2 in two parts: the nearest `Double` and the remainder (Cody and Waite's reduction).
  private static let halfPi = 1.5707963267948966
  private static let halfPiRemainder = 6.123233995736766e-17

  /// The sine and the cosine of an angle in radians. A multiple of `Double.pi / 2`, which misses the right angle by
  /// rounding, counts as the right angle: its values are 0, 1 and -1.
  ///
  /// Angles that are not finite, or beyond ±1,000,000,000, give the values of zero.
  ///
  /// - Parameter isExact: whether a multiple of `Double.pi / 2` counts as the number that it is instead.
  package static func sineAndCosine(
    of angle: Double, isExact: Bool = false
  ) -> (sine: Double, cosine: Double) {
    guard angle.magnitude < 1e9 else { return (0, 1) }
    let quarter = (angle / halfPi + 0.5).rounded(.down)
    var rest = angle - quarter * halfPi - quarter * halfPiRemainder
    // A multiple of `Double.pi / 2` differs from the true right angle by rounding only.
    if !isExact, rest.magnitude < 4e-16 * (1 + quarter.magnitude) { rest = 0 }
    let (sine, cosine) = polynomials(rest)
    switch Int(quarter) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// The angle of a direction as a part of a whole turn, 0 ..< 1: from the x axis towards the y axis,
  /// to the last digits of a `Double`; 0 for the point (0, 0).
  package static func turn(ofX x: Double, y: Double) -> Double {
    let (width, height) = (x.magnitude, y.magnitude)
    let long = max(width, height)
    guard long > 0, long.isFinite else { return 0 }
    // An eighth of a turn, then half of that: atan t = π/4 − atan((1 − t) / (1 + t)).
    let slope = min(width, height) / long
    let isSteep = slope > 0.414_213_562_373_095
    var eighth = arcTangent(isSteep ? (1 - slope) / (1 + slope) : slope) / (4 * halfPi)
    if isSteep { eighth = 0.125 - eighth }
    let quarter = height > width ? 0.25 - eighth : eighth
    let half = x < 0 ? 0.5 - quarter : quarter
    return y < 0 && half > 0 ? 1 - half : half
  }

  /// The angle of a direction in radians, −π ... π: from the x axis towards the y axis.
  package static func angle(ofX x: Double, y: Double) -> Double {
    let turn = turn(ofX: x, y: y)
    return (turn > 0.5 ? turn - 1 : turn) * (4 * halfPi)
  }

  /// The Taylor series of the arc tangent, for |x| ≤ tan(π/8): the remainder is below 10⁻¹⁷.
  private static func arcTangent(_ x: Double) -> Double {
    let square = x * x
    var sum = 0.0
    var n = 45.0
    while n >= 1 {
      sum = 1 / n - square * sum
      n -= 2
    }
    return x * sum
  }

  /// Taylor polynomials, whose remainder for |x| ≤ π/4 is below half a unit in the last place.
  private static func polynomials(_ x: Double) -> (sine: Double, cosine: Double) {
    let square = x * x
    var sine = 1.0
    var cosine = 1.0
    var n = 18.0
    while n >= 2 {
      sine = 1 - square / (n * (n + 1)) * sine
      cosine = 1 - square / (n * (n - 1)) * cosine
      n -= 2
    }
    return (x * sine, cosine)
  }
}
