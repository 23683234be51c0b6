extension UIColor {
  /// A colour in Display P3, whose numbers are taken for those of sRGB.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Writes hue, saturation and brightness, from 0 to 1, under the current traits.
  ///
  /// - Returns: true: every colour has them.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
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
  /// - Returns: true: every colour has one.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components(in: .current)
    let isGray = parts.red == parts.green && parts.green == parts.blue
    white?.pointee =
      isGray ? parts.red : 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// Whether another object is an equal colour.
  public func isEqual(_ object: Any?) -> Bool { (object as? UIColor) == self }
}
