import Foundation

/// An sRGB colour with alpha; components from 0 to 1, not premultiplied.
///
/// Components are kept as given. Drawing rounds them to 8 bits first.
public struct CGColor: Sendable, Hashable {
  /// Red, from 0 to 1.
  public let red: CGFloat
  /// Green, from 0 to 1.
  public let green: CGFloat
  /// Blue, from 0 to 1.
  public let blue: CGFloat
  /// Opacity: 0 is clear, 1 opaque.
  public let alpha: CGFloat
  /// Whether the colour is in a grey colour space. It draws as, and equals, the sRGB colour with
  /// the same components.
  public let isGray: Bool
  /// The opacity of the pattern whose colour this is; nil for a plain colour. It draws as, and equals, the plain colour
  /// of the same components.
  let patternAlpha: CGFloat?

  /// A colour; components are clamped to 0...1, and NaN counts as 0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
    isGray = false
    patternAlpha = nil
  }

  /// A colour, with Core Graphics' label for its colour space.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey.
  public init(gray: CGFloat, alpha: CGFloat) {
    red = Self.clamped(gray)
    green = red
    blue = red
    self.alpha = Self.clamped(alpha)
    isGray = true
    patternAlpha = nil
  }

  /// The colour of a pattern of colours of its own: its only component is alpha.
  ///
  /// - Parameters:
  ///   - alpha: the opacity of the whole pattern.
  ///   - plain: where only a plain colour can be drawn.
  package init(patternWithAlpha alpha: CGFloat, drawnAs plain: CGColor) {
    (red, green, blue, self.alpha) = (plain.red, plain.green, plain.blue, plain.alpha)
    isGray = false
    patternAlpha = alpha
  }

  /// Whether this is the colour of a pattern.
  var isPattern: Bool { patternAlpha != nil }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Red, green, blue and alpha; of a grey white and alpha; of a pattern alpha.
  public var components: [CGFloat]? {
    if let patternAlpha { return [patternAlpha] }
    return isGray ? [red, alpha] : [red, green, blue, alpha]
  }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    if isGray { return CGColor(gray: red, alpha: alpha) }
    let color = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    return isPattern ? CGColor(patternWithAlpha: alpha, drawnAs: color) : color
  }

  /// Whether the components are equal, whatever the spaces: a grey equals an sRGB colour.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.red == other.red && one.green == other.green && one.blue == other.blue
      && one.alpha == other.alpha
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }

  private static func clamped(_ value: CGFloat) -> CGFloat {
    value > 0 ? min(value, 1) : 0
  }
}

/// A colour as it is drawn: 8-bit components, not premultiplied.
struct Color8: Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  /// Rounds to 8 bits; the alpha is multiplied by another one first.
  init(_ color: CGColor, alpha: Double = 1) {
    func round(_ value: Double) -> UInt8 { UInt8(value * 255 + 0.5) }
    red = round(color.red.native)
    green = round(color.green.native)
    blue = round(color.blue.native)
    self.alpha = round(color.alpha.native * alpha)
  }
}
