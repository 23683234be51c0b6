import Pixels

/// A colour of sRGB: components in 0...1, not premultiplied.
package struct SRGBColor: Sendable, Hashable {
  package var red, green, blue, alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}

/// The colour spaces of asset catalogs.
enum AssetColorSpace: String, CaseIterable {
  case srgb
  case extendedSRGB = "extended-srgb"
  case extendedLinearSRGB = "extended-linear-srgb"
  case displayP3 = "display-p3"
  case grayGamma22 = "gray-gamma-22"
  case extendedGray = "extended-gray"

  var isGray: Bool { self == .grayGamma22 || self == .extendedGray }

  /// The colour in sRGB, and whether a component had to be clamped to 0...1.
  func converted(
    red: Double, green: Double, blue: Double, alpha: Double
  ) -> (color: SRGBColor, isClamped: Bool) {
    var components = [red, green, blue]
    switch self {
    case .srgb, .extendedSRGB: break
    case .extendedLinearSRGB: components = components.map(SRGBTransfer.encode)
    case .displayP3: components = DisplayP3.toSRGB(components)
    case .grayGamma22, .extendedGray:
      components = components.map { SRGBTransfer.encode(SRGBTransfer.gamma22($0)) }
    }
    // A component that rounds to a representable one is not clamped: half a step of 8 bits.
    let tolerance = 0.5 / 255
    let isClamped = components.contains { $0 < -tolerance || $0 > 1 + tolerance }
    let clamped = (components + [alpha]).map { max(0, min(1, $0)) }
    return (
      SRGBColor(red: clamped[0], green: clamped[1], blue: clamped[2], alpha: clamped[3]), isClamped
    )
  }
}
