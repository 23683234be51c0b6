/// Sine and cosine without the C library, whose last digit differs between versions.
///
/// Only `+ - * /` and `floor` are used, so the results are the same bits on every machine.
enum Trigonometry {
  /// π/2 in two parts: the nearest `Double` and the remainder (Cody and Waite's reduction).
  private static let halfPi = 1.5707963267948966
  private static let halfPiRemainder = 6.123233995736766e-17

  /// The sine and the cosine of an angle in radians; exact for multiples of a right angle as far as
  /// `Double` can express them.
  ///
  /// Angles that are not finite, or beyond ±1,000,000,000, give the values of zero.
  static func sineAndCosine(of angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.magnitude < 1e9 else { return (0, 1) }
    let quarter = (angle / halfPi + 0.5).rounded(.down)
    var rest = angle - quarter * halfPi - quarter * halfPiRemainder
    // A multiple of `Double.pi / 2` differs from the true right angle by rounding only.
    if rest.magnitude < 4e-16 * (1 + quarter.magnitude) { rest = 0 }
    let (sine, cosine) = polynomials(rest)
    switch Int(quarter) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
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
