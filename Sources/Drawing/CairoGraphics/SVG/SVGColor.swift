import Foundation

/// A colour of an SVG: fixed, or `currentColor`, which the drawing code sets.
enum SVGColor: Hashable, Sendable {
  case color(CGColor)
  /// `currentColor`.
  case current

  /// Reads a colour as CSS writes it: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb(…)`, `rgba(…)`,
  /// a name, `transparent` or `currentColor` (CSS Color 4, sections 5 and 6).
  init?(_ text: String) {
    let text = text.lowercased()
    if text == "currentcolor" {
      self = .current
    } else if text == "transparent" {
      self = .color(.clear)
    } else if let color = text.hasPrefix("#")
      ? Self.hexadecimal(text.dropFirst()) : Self.function(text)
    {
      self = .color(color)
    } else if let code = svgColorNames[text] {
      self = .color(Self.color(red: code >> 16, green: code >> 8 & 255, blue: code & 255))
    } else {
      return nil
    }
  }

  private static func color(
    red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32 = 255
  ) -> CGColor {
    CGColor(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      alpha: Double(alpha) / 255)
  }

  private static func hexadecimal(_ digits: Substring) -> CGColor? {
    guard let code = UInt32(digits, radix: 16), digits.first?.isHexDigit == true else { return nil }
    func short(_ shift: UInt32) -> UInt32 { (code >> shift & 15) * 17 }
    func long(_ shift: UInt32) -> UInt32 { code >> shift & 255 }
    switch digits.count {
    case 3: return color(red: short(8), green: short(4), blue: short(0))
    case 4: return color(red: short(12), green: short(8), blue: short(4), alpha: short(0))
    case 6: return color(red: long(16), green: long(8), blue: long(0))
    case 8: return color(red: long(24), green: long(16), blue: long(8), alpha: long(0))
    default: return nil
    }
  }

  /// `rgb(1, 2, 3)`, `rgb(10% 20% 30% / 40%)` and similar.
  private static func function(_ text: String) -> CGColor? {
    var scanner = SVGScanner(text)
    guard ["rgb", "rgba"].contains(scanner.word()), scanner.skip(UInt8(ascii: "(")) else {
      return nil
    }
    var components: [Double] = []
    scanner.skipWhitespace()
    while components.count < 4, scanner.isAtNumber {
      guard let number = try? scanner.number() else { return nil }
      let isPercent = scanner.skip(UInt8(ascii: "%"))
      components.append(number / (isPercent ? 100 : components.count < 3 ? 255 : 1))
      scanner.skipSeparator()
      if components.count == 3, scanner.skip(UInt8(ascii: "/")) { scanner.skipWhitespace() }
    }
    guard components.count >= 3, scanner.skip(UInt8(ascii: ")")), scanner.isAtEnd else {
      return nil
    }
    return CGColor(
      red: components[0], green: components[1], blue: components[2],
      alpha: components.count == 4 ? components[3] : 1)
  }
}
