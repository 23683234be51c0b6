import Pixels

extension CGBlendMode {
  /// Whether the mode is computed here, pixel by pixel: versions of pixman differ in these, or lack
  /// them.
  var isComputed: Bool {
    switch self {
    case .hue, .saturation, .color, .luminosity, .plusDarker: true
    default: false
    }
  }

  /// A premultiplied ARGB32 pixel composited onto another one by a computed mode.
  ///
  /// - Parameter opacity: multiplies the source, 0 to 1.
  func composite(_ source: UInt32, onto backdrop: UInt32, opacity: Double) -> UInt32 {
    if source >> 24 == 0 { return backdrop }
    let (over, under) = (Straight(source, opacity: opacity), Straight(backdrop, opacity: 1))
    if self == .plusDarker {
      // What both leave of the light is added up.
      let alpha = min(1, over.alpha + under.alpha)
      let dark = (1 - under.color) * under.alpha + (1 - over.color) * over.alpha
      return Straight.pixel(alpha - dark, alpha: alpha)
    }
    // Compositing and Blending Level 1, section 5.1 (W3C).
    let both = over.alpha * under.alpha
    let alpha = over.alpha + under.alpha - both
    let color =
      over.color * (over.alpha - both) + blended(over, under) * both
      + under.color * (under.alpha - both)
    return Straight.pixel(color, alpha: alpha)
  }

  /// Section 10.3, "Non-separable blend modes".
  private func blended(_ source: Straight, _ backdrop: Straight) -> SIMD3<Double> {
    switch self {
    case .hue:
      source.withSaturation(backdrop.saturation).withLuminosity(backdrop.luminosity).color
    case .saturation:
      backdrop.withSaturation(source.saturation).withLuminosity(backdrop.luminosity).color
    case .color: source.withLuminosity(backdrop.luminosity).color
    default: backdrop.withLuminosity(source.luminosity).color
    }
  }
}

/// A colour from 0 to 1 that is not multiplied by its alpha.
private struct Straight {
  /// Red, green and blue.
  var color: SIMD3<Double>
  var alpha: Double

  init(_ pixel: UInt32, opacity: Double) {
    let own = Double(pixel >> 24)
    let parts = SIMD3(
      Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255))
    color = own > 0 ? parts / own : .zero
    alpha = own / 255 * opacity
  }

  /// The pixel of a colour that is multiplied by its alpha.
  static func pixel(_ premultiplied: SIMD3<Double>, alpha: Double) -> UInt32 {
    func byte(_ value: Double, atMost limit: UInt32) -> UInt32 {
      min(limit, UInt32(max(0, min(1, value)) * 255 + 0.5))
    }
    let opacity = byte(alpha, atMost: 255)
    return opacity << 24 | byte(premultiplied.x, atMost: opacity) << 16
      | byte(premultiplied.y, atMost: opacity) << 8 | byte(premultiplied.z, atMost: opacity)
  }

  var luminosity: Double { 0.3 * color.x + 0.59 * color.y + 0.11 * color.z }

  var saturation: Double { color.max() - color.min() }

  func withLuminosity(_ luminosity: Double) -> Straight {
    var result = self
    result.color += SIMD3(repeating: luminosity - self.luminosity)
    let (lowest, highest) = (result.color.min(), result.color.max())
    // Moved towards its luminosity until all components are from 0 to 1.
    let middle = SIMD3(repeating: result.luminosity)
    if lowest < 0 {
      result.color = middle + (result.color - middle) * (middle.x / (middle.x - lowest))
    }
    if highest > 1 {
      result.color = middle + (result.color - middle) * ((1 - middle.x) / (highest - middle.x))
    }
    return result
  }

  func withSaturation(_ saturation: Double) -> Straight {
    var result = self
    let own = self.saturation
    result.color =
      own > 0 ? (color - SIMD3(repeating: color.min())) * (saturation / own) : .zero
    return result
  }
}
