import CairoGraphics
import Foundation
import Pixels

/// The colour of a design token in sRGB.
///
/// Formulas: CSS Color Module Level 4, <https://www.w3.org/TR/css-color-4/#color-conversion-code>;
/// OKLab: <https://bottosson.github.io/posts/oklab/>.
struct TokenColor: Equatable {
  /// From 0 to 1.
  var red, green, blue: Double
  var alpha = 1.0

  /// `#RRGGBBAA`
  var hex: String {
    "#"
      + [red, green, blue, alpha].map { component in
        let byte = Int((min(max(component, 0), 1) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }

  // MARK: Spaces

  /// The colour with components in a colour space of the format; nil if the space is not supported.
  init?(space: String, components c: [Double], alpha: Double) {
    guard c.count == 3 else { return nil }
    switch space {
    case "srgb": self.init(red: c[0], green: c[1], blue: c[2], alpha: alpha)
    case "srgb-linear": self.init(linear: c, alpha: alpha)
    case "display-p3":
      self.init(linear: Self.linearSRGB(ofP3: c.map(SRGBTransfer.decode)), alpha: alpha)
    case "hsl": self.init(hue: c[0], saturation: c[1] / 100, lightness: c[2] / 100, alpha: alpha)
    case "hwb": self.init(hue: c[0], white: c[1] / 100, black: c[2] / 100, alpha: alpha)
    case "oklab": self.init(okLab: c, alpha: alpha)
    case "oklch":
      let (sine, cosine) = Trigonometry.sineAndCosine(of: c[2] * .pi / 180)
      self.init(okLab: [c[0], c[1] * cosine, c[1] * sine], alpha: alpha)
    default: return nil
    }
  }

  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  private init(linear: [Double], alpha: Double) {
    let encoded = linear.map(SRGBTransfer.encode)
    self.init(red: encoded[0], green: encoded[1], blue: encoded[2], alpha: alpha)
  }

  private init(okLab c: [Double], alpha: Double) {
    func cubed(_ a: Double, _ b: Double) -> Double {
      let root = c[0] + a * c[1] + b * c[2]
      return root * root * root
    }
    let l = cubed(0.396_337_777_4, 0.215_803_757_3)
    let m = cubed(-0.105_561_345_8, -0.063_854_172_8)
    let s = cubed(-0.089_484_177_5, -1.291_485_548_0)
    self.init(
      linear: [
        4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
        -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
        -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s,
      ], alpha: alpha)
  }

  /// - Parameter hue: degrees.
  init(hue: Double, saturation: Double, lightness: Double, alpha: Double = 1) {
    func channel(_ n: Double) -> Double {
      let k = (n + hue / 30).truncatingRemainder(dividingBy: 12)
      let position = k < 0 ? k + 12 : k
      let reach = saturation * min(lightness, 1 - lightness)
      return lightness - reach * max(-1, min(position - 3, 9 - position, 1))
    }
    self.init(red: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
  }

  private init(hue: Double, white: Double, black: Double, alpha: Double) {
    guard white + black < 1 else {
      let gray = white / (white + black)
      self.init(red: gray, green: gray, blue: gray, alpha: alpha)
      return
    }
    let pure = TokenColor(hue: hue, saturation: 1, lightness: 0.5)
    func mixed(_ component: Double) -> Double { component * (1 - white - black) + white }
    self.init(
      red: mixed(pure.red), green: mixed(pure.green), blue: mixed(pure.blue), alpha: alpha)
  }

  private static func linearSRGB(ofP3 c: [Double]) -> [Double] {
    [
      1.224_940_1 * c[0] - 0.224_940_2 * c[1],
      -0.042_056_9 * c[0] + 1.042_057_1 * c[1],
      -0.019_637_6 * c[0] - 0.078_636_1 * c[1] + 1.098_273_5 * c[2],
    ]
  }

  // MARK: Texts

  /// The colour of `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, `rgb(…)`, `rgba(…)`, `hsl(…)`, `hsla(…)` or
  /// `transparent`; nil for another text.
  init?(_ text: String) {
    let text = text.lowercased().filter { !$0.isWhitespace || $0 == " " }
    if text == "transparent" {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
    } else if text.hasPrefix("#") {
      self.init(digits: Array(text.dropFirst()))
    } else {
      self.init(function: text)
    }
  }

  private init?(digits: [Character]) {
    let digits = digits.count <= 4 ? digits.flatMap { [$0, $0] } : digits
    guard [6, 8].contains(digits.count) else { return nil }
    let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard values.count == digits.count else { return nil }
    let bytes = stride(from: 0, to: values.count, by: 2).map { index -> Double in
      let byte: Int = values[index] * 16 + values[index + 1]
      return Double(byte) / 255
    }
    self.init(
      red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 1)
  }

  private init?(function text: String) {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let arguments = text[text.index(after: open)...].dropLast()
      .split { " ,/".contains($0) }.map(String.init)
    guard (3...4).contains(arguments.count) else { return nil }
    let alpha = arguments.count == 4 ? Self.number(arguments[3], hundred: 1) : 1
    let name = text[..<open]
    guard let alpha else { return nil }
    switch name {
    case "rgb", "rgba":
      let c = arguments.prefix(3).compactMap { Self.number($0, hundred: 255) }
      guard c.count == 3 else { return nil }
      self.init(red: c[0] / 255, green: c[1] / 255, blue: c[2] / 255, alpha: alpha)
    case "hsl", "hsla":
      let hue = arguments[0].hasSuffix("deg") ? String(arguments[0].dropLast(3)) : arguments[0]
      guard let hue = Double(hue), hue.isFinite,
        let saturation = Self.number(arguments[1], hundred: 100),
        let lightness = Self.number(arguments[2], hundred: 100)
      else { return nil }
      self.init(
        hue: hue, saturation: saturation / 100, lightness: lightness / 100, alpha: alpha)
    default: return nil
    }
  }

  /// A number, or a percentage.
  ///
  /// - Parameter hundred: what 100% is.
  private static func number(_ text: String, hundred: Double) -> Double? {
    let isPercentage = text.hasSuffix("%")
    guard let number = Double(isPercentage ? String(text.dropLast()) : text), number.isFinite else {
      return nil
    }
    return isPercentage ? number / 100 * hundred : number
  }
}
