import Foundation

/// A colour in CIE 1976 L*a*b*.
struct LabColor: Sendable, Equatable {
  var l, a, b: Double

  init(l: Double, a: Double, b: Double) {
    (self.l, self.a, self.b) = (l, a, b)
  }

  /// From linear sRGB light, relative to its own white (D65).
  ///
  /// The matrix is IEC 61966-2-1's, each row divided by the white's X, Y or Z, so that white is
  /// exactly (100, 0, 0).
  init(_ rgb: LinearRGB) {
    let x = (0.4124 * rgb.red + 0.3576 * rgb.green + 0.1805 * rgb.blue) / 0.9505
    let y = 0.2126 * rgb.red + 0.7152 * rgb.green + 0.0722 * rgb.blue
    let z = (0.0193 * rgb.red + 0.1192 * rgb.green + 0.9505 * rgb.blue) / 1.0890
    let (fx, fy, fz) = (Self.lightness(x), Self.lightness(y), Self.lightness(z))
    self.init(l: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz))
  }

  /// A cube root with a straight piece near black (CIE 15, with the exact fractions).
  private static func lightness(_ t: Double) -> Double {
    t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116
  }
}
