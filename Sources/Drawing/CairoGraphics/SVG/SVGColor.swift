import Foundation
import Pixels

extension VectorColor {
  /// Reads a colour as CSS writes it: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb(…)`, `rgba(…)`,
  /// `hsl(…)`, `hsla(…)`, `color(…)` in sRGB or Display P3, a name, `transparent` or `currentColor` (CSS
  /// Color 4, sections 5 to 7 and 10). Colours of Display P3 outside of sRGB get the closest components.
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

  /// A number of a function with its unit: `%`, `deg` or similar, or none.
  private struct Argument {
    var number: Double
    var unit: String

    /// As a part of 1; numbers without `%` are parts of `whole`.
    func part(of whole: Double) -> Double? {
      switch unit {
      case "": number / whole
      case "%": number / 100
      default: nil
      }
    }

    /// As an angle in turns.
    var turns: Double? {
      switch unit {
      case "", "deg": number / 360
      case "turn": number
      case "grad": number / 400
      case "rad": number / (2 * .pi)
      default: nil
      }
    }
  }

  /// `rgb(1, 2, 3)`, `hsl(120deg 50% 50% / 40%)`, `color(display-p3 0.1 0.2 0.3)` and similar.
  private static func function(_ text: String) -> CGColor? {
    var scanner = SVGScanner(text)
    let name = scanner.word()
    guard ["rgb", "rgba", "hsl", "hsla", "color"].contains(name), scanner.skip(UInt8(ascii: "("))
    else { return nil }
    scanner.skipWhitespace()
    let space = name == "color" ? scanner.name() : ""
    scanner.skipWhitespace()
    var arguments: [Argument] = []
    while arguments.count < 4, scanner.isAtNumber {
      guard let number = try? scanner.number() else { return nil }
      let unit = scanner.skip(UInt8(ascii: "%")) ? "%" : scanner.word()
      arguments.append(Argument(number: number, unit: unit))
      scanner.skipSeparator()
      if arguments.count == 3, scanner.skip(UInt8(ascii: "/")) { scanner.skipWhitespace() }
    }
    guard arguments.count >= 3, scanner.skip(UInt8(ascii: ")")), scanner.isAtEnd,
      let alpha = arguments.count == 4 ? arguments[3].part(of: 1) : 1
    else { return nil }
    switch name {
    case "hsl", "hsla":
      guard let hue = arguments[0].turns, let saturation = arguments[1].part(of: 100),
        let lightness = arguments[2].part(of: 100)
      else { return nil }
      return color(hue: hue, saturation: saturation, lightness: lightness, alpha: alpha)
    default:
      let whole = name == "color" ? 1.0 : 255
      let parts = arguments.prefix(3).compactMap { $0.part(of: whole) }
      guard parts.count == 3 else { return nil }
      switch space {
      case "", "srgb": return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
      case "display-p3":
        let converted = DisplayP3.toSRGB(parts)
        return CGColor(red: converted[0], green: converted[1], blue: converted[2], alpha: alpha)
      default: return nil
      }
    }
  }

  /// CSS Color 4, section 7.1.
  private static func color(
    hue: Double, saturation: Double, lightness: Double, alpha: Double
  ) -> CGColor? {
    guard hue.isFinite else { return nil }
    let saturation = min(max(saturation, 0), 1)
    let lightness = min(max(lightness, 0), 1)
    func component(_ n: Double) -> Double {
      let place = n + (hue - hue.rounded(.down)) * 12
      let k = place >= 12 ? place - 12 : place
      let reach = saturation * min(lightness, 1 - lightness)
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    return CGColor(red: component(0), green: component(8), blue: component(4), alpha: alpha)
  }
}
