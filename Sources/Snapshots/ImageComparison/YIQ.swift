/// The weighted YIQ distance of two opaque colours, 0 for equal ones and 1 for black and white.
///
/// Source: Y. Kotsarenko, F. Ramos, "Measuring perceived color difference using YIQ NTSC
/// transmission color space in mobile applications" (2010). Pixelmatch's and odiff's `threshold`
/// is compared with the same number.
func yiqDistance(_ first: UInt32, _ second: UInt32) -> Double {
  func channel(_ shift: UInt32) -> Double {
    Double(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF))
  }
  let (red, green, blue) = (channel(16), channel(8), channel(0))
  let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
  let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
  let squared = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  return (squared / greatestSquaredDistance).squareRoot()
}

/// Of any two sRGB colours, as the paper's weights give it: yellow or blue against the other.
private let greatestSquaredDistance = 35215.0
