import StandardViews

/// A colour by its components in sRGB, from 0 to 1.
struct PickedColor: Equatable {
  var red: CGFloat = 0
  var green: CGFloat = 0
  var blue: CGFloat = 0
  var alpha: CGFloat = 1

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The colour under traits.
  init(_ color: UIColor, in traits: UITraitCollection) {
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    (red, green, blue) = (Self.limited(red), Self.limited(green), Self.limited(blue))
  }

  /// A colour by its six hexadecimal digits.
  init(hex: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  /// The colour of a place in a spectrum: hues from left to right, from white at the top to black at the bottom.
  init(inSpectrumAt place: CGPoint) {
    let (x, y) = (Self.limited(place.x), Self.limited(place.y))
    UIColor(
      hue: x, saturation: min(1, 2 * y), brightness: min(1, 2 - 2 * y), alpha: 1
    ).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  }

  /// The place in a spectrum that is closest to the colour.
  var placeInSpectrum: CGPoint {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    opaque.color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    return CGPoint(x: hue, y: brightness < 1 ? 1 - brightness / 2 : saturation / 2)
  }

  private static func limited(_ value: CGFloat) -> CGFloat { max(0, min(1, value)) }

  var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

  var opaque: PickedColor { PickedColor(red: red, green: green, blue: blue) }

  /// The colour between this one and another.
  func mixed(with other: PickedColor, _ share: CGFloat) -> PickedColor {
    PickedColor(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share)
  }

  /// Whether marks on the colour are dark: it is light by its luma (ITU-R BT.601).
  var isLight: Bool { 0.299 * red + 0.587 * green + 0.114 * blue > 0.7 }

  /// Whether the colour equals another one, rounded to 8 bits for each component.
  func isSame(as other: PickedColor) -> Bool {
    [red - other.red, green - other.green, blue - other.blue].allSatisfy { abs($0) < 0.5 / 255 }
  }
}

/// The colours of the grid: greys, and twelve hues from dark to light. Our own, near the platform's.
enum ColorGrid {
  static let columnCount = 12
  static let rowCount = 10

  private static let dark: [UInt32] = [
    0x00384A, 0x021D56, 0x12063A, 0x2D063C, 0x3B081B, 0x5A0902, 0x581C02, 0x563302, 0x553D02,
    0x655F04, 0x4E5407, 0x273D11,
  ]
  private static let pure: [UInt32] = [
    0x06A0D6, 0x0A62FA, 0x4C26B0, 0x972DBA, 0xB72F5C, 0xFA4218, 0xFC6B05, 0xFCAB06, 0xFBC705,
    0xFCF945, 0xD7EA3A, 0x75B942,
  ]
  private static let light: [UInt32] = [
    0xCCEFFE, 0xD4E3FE, 0xD9CAFD, 0xEECBFD, 0xF8D4E0, 0xFEDCD9, 0xFEE3D7, 0xFEECD5, 0xFEF1D6,
    0xFDFBDF, 0xF6F9DC, 0xDEEDD5,
  ]
  /// The row with the pure hues.
  private static let pureRow = 5

  /// The colour of a cell, from the top left.
  static func color(row: Int, column: Int) -> PickedColor {
    guard row > 0 else {
      let grey = 1 - CGFloat(column) / CGFloat(columnCount - 1)
      return PickedColor(red: grey, green: grey, blue: grey)
    }
    let middle = PickedColor(hex: pure[column])
    if row <= pureRow {
      let share = CGFloat(row - 1) / CGFloat(pureRow - 1)
      return PickedColor(hex: dark[column]).mixed(with: middle, share)
    }
    let share = CGFloat(row - pureRow) / CGFloat(rowCount - 1 - pureRow)
    return middle.mixed(with: PickedColor(hex: light[column]), share)
  }
}
