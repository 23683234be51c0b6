import Pixels

extension UIColor {
  /// A colour of Display P3, converted to extended sRGB.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let linear = [red, green, blue].map { SRGBTransfer.decode($0.isFinite ? $0.native : 0) }
    let converted = Self.sRGBFromP3.map { row in
      // White and greys are the same in both.
      let sum = row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2]
      return (SRGBTransfer.encode(sum) * 1e6).rounded() / 1e6
    }
    self.init(
      red: CGFloat(converted[0]), green: CGFloat(converted[1]), blue: CGFloat(converted[2]),
      alpha: alpha)
  }

  /// From linear Display P3 to linear sRGB; both have the white point D65.
  ///
  /// Source: CSS Color Module Level 4, "Sample code for color conversions", lin_P3 to XYZ to lin_sRGB.
  private static let sRGBFromP3: [[Double]] = [
    [1.2249401762805598, -0.2249401762805598, 0],
    [-0.0420569547096881, 1.0420569547096881, 0],
    [-0.0196375545903344, -0.0786360455506319, 1.0982736001409663],
  ]

  /// Writes hue, saturation and brightness, from 0 to 1, under the current traits.
  ///
  /// - Returns: false for a pattern, which has no components.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard patternImage == nil else { return false }
    let parts = components(in: .current)
    let (red, green, blue) = (parts.red, parts.green, parts.blue)
    let highest = max(red, green, blue)
    let range = highest - min(red, green, blue)
    var sector: CGFloat = 0
    if range > 0 {
      if highest == red {
        sector = (green - blue) / range
      } else if highest == green {
        sector = 2 + (blue - red) / range
      } else {
        sector = 4 + (red - green) / range
      }
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = highest > 0 ? range / highest : 0
    brightness?.pointee = highest
    alpha?.pointee = parts.alpha
    return true
  }

  /// Writes the grey that is as bright, by the weights of Rec. 709, under the current traits.
  ///
  /// - Returns: false for a pattern, which has no components.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard patternImage == nil else { return false }
    let parts = components(in: .current)
    let isGray = parts.red == parts.green && parts.green == parts.blue
    white?.pointee =
      isGray ? parts.red : 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// Whether another object is an equal colour.
  public func isEqual(_ object: Any?) -> Bool { (object as? UIColor) == self }

  /// As ``hash(into:)``.
  public var hash: Int { hashValue }
}
