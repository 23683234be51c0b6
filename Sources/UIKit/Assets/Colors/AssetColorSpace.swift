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
    case .displayP3:
      let linear = components.map(SRGBTransfer.decode)
      components = Self.sRGBFromP3.map { row in
        SRGBTransfer.encode(row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2])
      }
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

  /// From linear Display P3 to linear sRGB; both have the white point D65.
  ///
  /// Source: CSS Color Module Level 4, "Sample code for color conversions", lin_P3 to XYZ to
  /// lin_sRGB.
  private static let sRGBFromP3: [[Double]] = [
    [1.2249401762805598, -0.2249401762805598, 0],
    [-0.0420569547096881, 1.0420569547096881, 0],
    [-0.0196375545903344, -0.0786360455506319, 1.0982736001409663],
  ]
}
