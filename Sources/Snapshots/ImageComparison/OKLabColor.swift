import Foundation

/// A colour in OKLab; lightness 0...1.
///
/// Source of the matrices: B. Ottosson, "A perceptual color space for image processing" (2020), the
/// direct conversion from linear sRGB.
struct OKLabColor: Equatable {
  var l, a, b: Double

  init(_ rgb: LinearRGB) {
    let long = cbrt(0.4122214708 * rgb.red + 0.5363325363 * rgb.green + 0.0514459929 * rgb.blue)
    let medium = cbrt(0.2119034982 * rgb.red + 0.6806995451 * rgb.green + 0.1073969566 * rgb.blue)
    let short = cbrt(0.0883024619 * rgb.red + 0.2817188376 * rgb.green + 0.6299787005 * rgb.blue)
    l = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// The Euclidean distance, ΔE_OK.
  func distance(to other: OKLabColor) -> Double {
    let (dl, da, db) = (l - other.l, a - other.a, b - other.b)
    return (dl * dl + da * da + db * db).squareRoot()
  }
}
