extension UIColor {
  /// Reads `#RGB`, `#RRGGBB` or `#RRGGBBAA`; nil for other text.
  package convenience init?(hex: String) {
    guard let components = Components(hex: hex) else { return nil }
    self.init(
      red: components.red, green: components.green, blue: components.blue,
      alpha: components.alpha)
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque, under the given traits.
  package func hex(in traits: UITraitCollection) -> String {
    components(in: traits).hex
  }
}

extension UIColor.Components {
  init?(hex: String) {
    var digits: [UInt32] = []
    var characters = hex.unicodeScalars.makeIterator()
    guard characters.next() == "#" else { return nil }
    while let character = characters.next() {
      guard digits.count < 8, let digit = Character(character).hexDigitValue,
        character.isASCII
      else { return nil }
      digits.append(UInt32(digit))
    }
    switch digits.count {
    case 3: digits = digits.flatMap { [$0, $0] } + [15, 15]
    case 6: digits += [15, 15]
    case 8: break
    default: return nil
    }
    self.init(rgba: digits.reduce(0) { $0 << 4 | $1 })
  }

  /// Bytes red, green, blue and alpha, from the highest to the lowest.
  init(rgba: UInt32) {
    self.init(
      red: CGFloat(rgba >> 24 & 0xFF) / 255, green: CGFloat(rgba >> 16 & 0xFF) / 255,
      blue: CGFloat(rgba >> 8 & 0xFF) / 255, alpha: CGFloat(rgba & 0xFF) / 255)
  }

  /// Bytes red, green and blue, from the highest to the lowest, and an alpha in 0...1.
  init(rgb: UInt32, alpha: CGFloat = 1) {
    self.init(rgba: rgb << 8 | 0xFF)
    self.alpha = alpha
  }

  var hex: String {
    let bytes = [red, green, blue, alpha].map { UInt8(($0 * 255).rounded()) }
    let written = alpha < 1 ? bytes[...] : bytes.dropLast()
    let digits = Array("0123456789ABCDEF")
    return written.reduce(into: "#") { text, byte in
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
  }
}
