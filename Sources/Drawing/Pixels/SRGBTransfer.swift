/// The transfer functions of colour spaces. The function of sRGB and Display P3 (IEC 61966-2-1) is mirrored
/// for negative values, as in extended sRGB.
///
/// Powers are computed with `+ - * /` and square roots only: the C library's powers differ between
/// machines.
package enum SRGBTransfer {
  /// The linear value of an encoded one.
  package static func decode(_ value: Double) -> Double {
    if value < 0 { return -decode(-value) }
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // The power of 2.4.
    let root = root(5, of: base)
    return base * base * root * root
  }

  /// The encoded value of a linear one.
  package static func encode(_ value: Double) -> Double {
    if value < 0 { return -encode(-value) }
    if value <= 0.0031308 { return value * 12.92 }
    // The power of 1 / 2.4 = 5 / 12.
    let root = root(3, of: value.squareRoot().squareRoot())
    let square = root * root
    return 1.055 * square * square * root - 0.055
  }

  /// The linear value of one with a gamma of 2.2.
  package static func gamma22(_ value: Double) -> Double {
    if value < 0 { return -gamma22(-value) }
    return value * value * root(5, of: value)
  }

  /// The linear value of one from 0 to 1 with a gamma of 1.8.
  package static func decodeGamma18(_ value: Double) -> Double {
    let root = root(5, of: value)
    return value * root * root * root * root
  }

  /// The value with a gamma of 1.8 of a linear one from 0 to 1.
  package static func encodeGamma18(_ value: Double) -> Double {
    // The power of 1 / 1.8 = 5 / 9.
    let root = root(3, of: root(3, of: value))
    return root * root * root * root * root
  }

  /// The root of a degree of a value that is not negative, by Newton's method from above, which
  /// decreases until it is exact but for rounding.
  private static func root(_ degree: Int, of value: Double) -> Double {
    guard value > 0, value.isFinite else { return 0 }
    var root = max(1, value)
    for _ in 0..<200 {
      var power = 1.0
      for _ in 1..<degree { power *= root }
      let next = (Double(degree - 1) * root + value / power) / Double(degree)
      guard next < root else { break }
      root = next
    }
    return root
  }
}
