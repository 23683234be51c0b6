/// How a person sees colours without one kind of cone cells, or without any.
///
/// Source: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for
/// Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics
/// 15 (2009), the matrices of severity 1.0, which act on linear light.
package enum ColorVision: String, Sendable, CaseIterable {
  /// No cones for long waves: red is dark, and hard to distinguish from green.
  case protanopia
  /// No cones for medium waves: red and green are hard to distinguish.
  case deuteranopia
  /// No cones for short waves: blue and green are hard to distinguish, and yellow and pink.
  case tritanopia
  /// Only luminance: no colours at all, as on paper that was printed without them.
  case achromatopsia

  /// The opaque colour, `0xFFRRGGBB`, that an opaque colour looks like.
  package func simulated(_ pixel: UInt32) -> UInt32 {
    let color = LinearRGB(pixel)
    let rows = matrix
    func row(_ index: Int) -> UInt32 {
      let (r, g, b) = rows[index]
      return Self.encoded(r * color.red + g * color.green + b * color.blue)
    }
    return 0xFF00_0000 | row(0) << 16 | row(1) << 8 | row(2)
  }

  /// The factors of red, green and blue.
  package typealias Row = (Double, Double, Double)

  /// What linear red, green and blue become: a row for each.
  package var matrix: [Row] {
    switch self {
    case .protanopia:
      [
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
      ]
    case .deuteranopia:
      [
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
      ]
    case .tritanopia:
      [
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
      ]
    case .achromatopsia: [Row](repeating: (0.2126, 0.7152, 0.0722), count: 3)
    }
  }

  /// The 8-bit sRGB value of linear light; light that no screen can show is clamped.
  private static func encoded(_ linear: Double) -> UInt32 {
    UInt32((SRGBTransfer.encode(min(max(linear, 0), 1)) * 255).rounded())
  }
}
