import HeadlessUIKit

// Colours from integers: one for the whole colour, or one from 0 to 255 for each component.

extension UIColor {
  /// An opaque colour: `0xRRGGBB`. Higher bytes are ignored.
  public convenience init(rgb: UInt32) {
    self.init(argb: rgb | 0xFF00_0000)
  }

  /// A colour with its opacity: `0xAARRGGBB`.
  public convenience init(argb: UInt32) {
    func component(_ shift: UInt32) -> Int { Int(argb >> shift & 0xFF) }
    self.init(
      red256: component(16), green: component(8), blue: component(0), alpha: component(24))
  }

  /// A colour by components from 0 to 255.
  public convenience init(red256 red: Int, green: Int, blue: Int, alpha: Int = 255) {
    func share(_ component: Int) -> CGFloat { CGFloat(component) / 255 }
    self.init(red: share(red), green: share(green), blue: share(blue), alpha: share(alpha))
  }
}
