import Foundation

/// The kind of components that a colour space has, with Core Graphics' names.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Components without a known meaning. No colour space here has them.
  case unknown = -1
  /// One component: the lightness of a grey.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Cyan, magenta, yellow and black. No colour space here has them.
  case cmyk
  /// The lightness and two chromatic components of CIE 1976 L*a*b*. No colour space here has them.
  case lab
  /// One component per ink of a device. No colour space here has them.
  case deviceN
  /// An index into a table of colours. No colour space here has it.
  case indexed
  /// A pattern, which is drawn in place of a colour.
  case pattern
}

/// A colour space by its name. Everything here is drawn in sRGB; other spaces are names for it, or for
/// its greys.
public final class CGColorSpace: Sendable, Hashable {
  /// The name of sRGB, the space that everything is drawn in.
  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  /// The name of sRGB with components beyond 0...1; drawn as sRGB, with clamped components.
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  /// The name of sRGB with linear components; drawn as sRGB.
  public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
  /// The name of Generic RGB with linear components; drawn as sRGB.
  public static var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" }
  /// The name of Display P3; drawn as sRGB.
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  /// The name of Adobe RGB (1998); drawn as sRGB.
  public static var adobeRGB1998: CFString { "kCGColorSpaceAdobeRGB1998" }
  /// The name of a grey with a linear component; drawn as sRGB's greys.
  public static var linearGray: CFString { "kCGColorSpaceLinearGray" }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name of a grey with a gamma of 2.2; drawn as sRGB's greys.
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
  /// The name of a grey beyond 0...1; drawn as sRGB's greys, with a clamped component.
  public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" }

  private static let rgbNames = names([
    sRGB, extendedSRGB, linearSRGB, genericRGBLinear, displayP3, adobeRGB1998,
  ])
  private static let grayNames = names([linearGray, genericGrayGamma2_2, extendedGray])

  private static func names(_ names: [CFString]) -> Set<String> {
    Set(names.map { String($0) })
  }

  private let text: String?
  /// Red, green and blue, or one grey component.
  public let model: CGColorSpaceModel

  init(name: String?, model: CGColorSpaceModel) {
    text = name
    self.model = model
  }

  /// Nil for the spaces of devices.
  public var name: CFString? { text.map { NSString(string: $0) } }

  /// The space with one of the names above; nil for another name.
  public convenience init?(name: CFString) {
    let text = String(name)
    if Self.rgbNames.contains(text) {
      self.init(name: text, model: .rgb)
    } else if Self.grayNames.contains(text) {
      self.init(name: text, model: .monochrome)
    } else {
      return nil
    }
  }

  /// Without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .pattern: 0
    default: 3
    }
  }

  /// Whether the name is Display P3 or Adobe RGB. Drawing stays within sRGB all the same.
  public var isWideGamutRGB: Bool { name == Self.displayP3 || name == Self.adobeRGB1998 }

  /// Whether a context can draw in the space: always true.
  public var supportsOutput: Bool { true }

  static let pattern = CGColorSpace(name: nil, model: .pattern)
  static let standard = CGColorSpace(name: String(sRGB), model: .rgb)
  static let gray = CGColorSpace(name: String(extendedGray), model: .monochrome)

  /// Whether both have the same name and model.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
    one.text == other.text && one.model == other.model
  }

  /// Hashes the name and the model.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(model)
  }
}

// Core Graphics' functions keep their names.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The colours of the screen: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: nil, model: .rgb) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The greys of the screen.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(name: nil, model: .monochrome)
}

extension CGColor {
  /// A colour of components in a space, the last of which is alpha; nil if their number differs.
  public init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count >= space.numberOfComponents + 1 else { return nil }
    if space.model == .monochrome {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }

  /// A grey.
  public init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// sRGB, or a space of greys or patterns.
  public var colorSpace: CGColorSpace? { isPattern ? .pattern : isGray ? .gray : .standard }

  /// Four: red, green, blue and alpha; two for a grey, one for a pattern.
  public var numberOfComponents: Int { isPattern ? 1 : isGray ? 2 : 4 }

  /// The same colour with the components of a space, which is drawn in sRGB; the grey that is as bright, by the
  /// weights of Rec. 709, for a space of greys.
  public func converted(
    to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    switch (colorSpace.model, isGray) {
    case (.monochrome, false):
      let isNeutral = red == green && green == blue
      return CGColor(
        gray: isNeutral ? red : 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    case (.rgb, true): return CGColor(red: red, green: red, blue: red, alpha: alpha)
    default: return self
    }
  }
}

/// How colours are changed that a device does not have. Without effect.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The intent that suits the drawing: Core Graphics' choice.
  case defaultIntent
  /// The closest colour that the device has; others stay as they are.
  case absoluteColorimetric
  /// The closest colour, after the white of the source has become the device's.
  case relativeColorimetric
  /// All colours are changed, so that their differences remain visible.
  case perceptual
  /// Colours stay vivid, at the expense of their hue.
  case saturation
}

extension CGGradient {
  /// A gradient of colours; nil without colours, if an element is not a colour, or if the numbers of colours and
  /// locations differ.
  ///
  /// - Parameters:
  ///   - space: Nil for Core Graphics' "Generic RGB", in which mixtures are brighter than in sRGB. All
  ///     other spaces are sRGB.
  ///   - colors: `CGColor`s.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let found = colors.compactMap { $0 as? CGColor }
    guard found.count == colors.count,
      let gradient = CGGradient(colors: found, locations: locations)
    else { return nil }
    self = space == nil ? gradient.inGenericRGB : gradient
  }

  /// A gradient of colours whose components follow each other, each with its alpha.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?,
    count: Int
  ) {
    let length = space.numberOfComponents + 1
    guard count > 0, components.count >= count * length else { return nil }
    let colors = (0..<count).compactMap { index in
      CGColor(
        colorSpace: space, components: Array(components[index * length..<(index + 1) * length]))
    }
    self.init(colors: colors, locations: locations)
  }
}
