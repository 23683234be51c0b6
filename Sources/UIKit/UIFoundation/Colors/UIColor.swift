import Foundation

/// A colour in sRGB, or a colour that depends on the traits it is shown in.
///
/// Immutable. A dynamic colour is resolved with ``UITraitCollection/current`` wherever plain
/// components are asked for.
public final class UIColor: AttributeObject, Sendable {
  /// Components in 0...1, not premultiplied.
  package struct Components: Sendable, Hashable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat
    /// Whether the colour space is a grey one. Equality ignores it.
    package var isGray = false
    /// The opacity of the pattern whose middle the colour is; nil for a plain colour. Equality ignores it.
    var patternAlpha: CGFloat?

    package static func == (one: Components, other: Components) -> Bool {
      one.red == other.red && one.green == other.green && one.blue == other.blue
        && one.alpha == other.alpha
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(red)
      hasher.combine(green)
      hasher.combine(blue)
      hasher.combine(alpha)
    }
  }

  /// A closure that chooses a colour; copies of a colour have the same one.
  private final class Provider: Sendable {
    let color: @Sendable (UITraitCollection) -> UIColor

    init(color: @escaping @Sendable (UITraitCollection) -> UIColor) { self.color = color }
  }

  private enum Source: Sendable {
    case fixed(Components)
    /// One outside of sRGB, and the closest one in it, which is drawn.
    case wide(Components, shown: Components)
    /// `elevated` is for the dark appearance above other content, as in a sheet.
    case pair(light: Components, dark: Components, elevated: Components)
    case provider(Provider)
    /// A repeated image, and the colour of its middle for places that cannot show a pattern.
    case pattern(UIImage, Components)
  }

  private let source: Source

  private init(source: Source) {
    self.source = source
  }

  /// The same colour.
  convenience init(_ other: UIColor) { self.init(source: other.source) }

  /// - Parameters: components of extended sRGB. Those outside of 0...1 are drawn as the closest ones inside; NaN
  ///   counts as 0.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let shown = Components(
      red: Self.clamped(red), green: Self.clamped(green), blue: Self.clamped(blue),
      alpha: Self.clamped(alpha))
    let own = Components(red: red, green: green, blue: blue, alpha: shown.alpha)
    let isWide = own != shown && red.isFinite && green.isFinite && blue.isFinite
    self.init(source: isWide ? .wide(own, shown: shown) : .fixed(shown))
  }

  /// A transparent colour.
  public convenience init() { self.init(white: 0, alpha: 0) }

  /// A grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    let white = Self.clamped(white)
    self.init(
      source: .fixed(
        Components(
          red: white, green: white, blue: white, alpha: Self.clamped(alpha), isGray: true)))
  }

  /// A colour by hue (0 is red, 1/3 green, 2/3 blue), saturation and brightness, all in 0...1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let saturation = Self.clamped(saturation)
    let brightness = Self.clamped(brightness)
    let sector = Self.clamped(hue) * 6
    func component(_ shift: CGFloat) -> CGFloat {
      let position = (sector + shift).truncatingRemainder(dividingBy: 6)
      let distance = min(position, 4 - position)
      return brightness * (1 - saturation * max(0, min(1, distance)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// The components of a Core Graphics colour, in sRGB or as a grey.
  public convenience init(cgColor: CGColor) {
    self.init(
      source: .fixed(
        Components(
          red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha,
          isGray: cgColor.isGray)))
  }

  /// A colour that a closure chooses for the traits it is shown in.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(source: .provider(Provider(color: dynamicProvider)))
  }

  /// A colour that fills an area with an image, repeated from the area's origin. Where only a plain
  /// colour can be used, as for a border, it is the colour of the pixel in the image's middle.
  public convenience init(patternImage image: UIImage) {
    var middle = Components(red: 0, green: 0, blue: 0, alpha: 0)
    if let pixels = image.pixelsOfPattern?.bitmap, pixels.width > 0, pixels.height > 0 {
      let pixel = pixels[pixels.width / 2, pixels.height / 2]
      let alpha = CGFloat(pixel >> 24)
      func component(_ shift: UInt32) -> CGFloat {
        alpha > 0 ? CGFloat(pixel >> shift & 255) / alpha : 0
      }
      middle = Components(
        red: component(16), green: component(8), blue: component(0), alpha: alpha / 255)
    }
    middle.patternAlpha = 1
    self.init(source: .pattern(image, middle))
  }

  /// The image that is repeated; nil for a plain colour.
  package var patternImage: UIImage? {
    if case .pattern(let image, _) = source { image } else { nil }
  }

  /// A colour with one value for the light and one for the dark appearance.
  package convenience init(light: UIColor, dark: UIColor) {
    let lightTraits = UITraitCollection(userInterfaceStyle: .light)
    let darkTraits = UITraitCollection(userInterfaceStyle: .dark)
    self.init(
      source: .pair(
        light: light.components(in: lightTraits), dark: dark.components(in: darkTraits),
        elevated: dark.components(in: darkTraits)))
  }

  /// - Parameter elevated: of the dark appearance in front of others; as otherwise if nil.
  convenience init(light: Components, dark: Components, elevated: Components? = nil) {
    self.init(source: .pair(light: light, dark: dark, elevated: elevated ?? dark))
  }

  private static func clamped(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : max(0, min(1, value))
  }

  /// The colour that this one is under the given traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed, .wide, .pattern: return self
    case .pair, .provider: break
    }
    return UIColor(source: .fixed(components(in: traitCollection)))
  }

  /// The colour with another alpha in 0...1. A dynamic colour stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let alpha = Self.clamped(alpha)
    func faded(_ components: Components) -> Components {
      var components = components
      components.alpha = alpha
      if components.patternAlpha != nil { components.patternAlpha = alpha }
      return components
    }
    switch source {
    case .fixed(let components):
      return UIColor(source: .fixed(faded(components)))
    case .wide(let own, let shown):
      return UIColor(source: .wide(faded(own), shown: faded(shown)))
    case .pair(let light, let dark, let elevated):
      return UIColor(light: faded(light), dark: faded(dark), elevated: faded(elevated))
    case .provider(let provider):
      return UIColor { provider.color($0).withAlphaComponent(alpha) }
    case .pattern(let image, let middle):
      return UIColor(source: .pattern(image, faded(middle)))
    }
  }

  /// The components under the given traits.
  package func components(in traits: UITraitCollection) -> Components {
    // A provider may answer with another dynamic colour. UIKit follows such chains; one that never
    // ends is cut off and is clear.
    var color = self
    for _ in 0..<16 {
      switch color.source {
      case .fixed(let components), .wide(_, shown: let components): return components
      case .pair(let light, let dark, let elevated):
        guard traits.userInterfaceStyle == .dark else { return light }
        return traits.userInterfaceLevel == .elevated ? elevated : dark
      case .provider(let provider): color = provider.color(traits)
      case .pattern(_, let middle): return middle
      }
    }
    return Components(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// The Core Graphics colour under the given traits.
  package func cgColor(in traits: UITraitCollection) -> CGColor {
    let components = components(in: traits)
    if components.isGray { return CGColor(gray: components.red, alpha: components.alpha) }
    let color = CGColor(
      red: components.red, green: components.green, blue: components.blue,
      alpha: components.alpha)
    guard let alpha = components.patternAlpha else { return color }
    return CGColor(patternWithAlpha: alpha, drawnAs: color)
  }

  /// The Core Graphics colour under the current traits.
  public var cgColor: CGColor { cgColor(in: .current) }

  /// Writes the components of extended sRGB under the current traits.
  ///
  /// - Returns: whether the colour has components: a pattern has none.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard patternImage == nil else { return false }
    var components = components(in: .current)
    if case .wide(let own, _) = source { components = own }
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Makes this the fill and the stroke colour of the current graphics context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the fill colour of the current graphics context.
  public func setFill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(cgColor)
    setPattern(in: context, from: .zero)
  }

  /// Has the context fill with the image of a pattern, which is repeated in all directions from an origin.
  package func setPattern(in context: CGContext, from origin: CGPoint) {
    guard let image = patternImage, let pixels = image.pixelsOfPattern else { return }
    context.setFillPattern(pixels, in: CGRect(origin: origin, size: image.size))
  }

  /// Makes this the stroke colour of the current graphics context.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}

extension UIColor {
  /// Two colours are equal if they have the same components in every appearance; colours with a
  /// provider if it is the same one, as for a named colour.
  public static func == (one: UIColor, other: UIColor) -> Bool {
    if one === other { return true }
    switch (one.source, other.source) {
    case (.fixed(let first), .fixed(let second)): return first == second
    case (.wide(let first, _), .wide(let second, _)): return first == second
    case (.pair(let light, let dark, let elevated), .pair(let first, let second, let third)):
      return light == first && dark == second && elevated == third
    case (.pattern(let image, _), .pattern(let otherImage, _)): return image == otherImage
    case (.provider(let provider), .provider(let other)): return provider === other
    default: return false
    }
  }

  /// Combines the components of both appearances; a colour with a provider is hashed by the provider's identity.
  public func hash(into hasher: inout Hasher) {
    switch source {
    case .fixed(let components), .wide(let components, _): hasher.combine(components)
    case .pair(let light, let dark, _):
      hasher.combine(light)
      hasher.combine(dark)
    case .provider(let provider): hasher.combine(ObjectIdentifier(provider))
    case .pattern(let image, _): hasher.combine(image)
    }
  }

  /// As UIKit writes it: the space and the components, or what the colour depends on.
  public var description: String {
    switch source {
    case .fixed(let components), .wide(let components, _): return components.description
    case .pair:
      guard let name = systemName else { return "<UIDynamicProviderColor: \(address)>" }
      return "<UIDynamicSystemColor: \(address); name = \(name)Color>"
    case .provider: return "<UIDynamicProviderColor: \(address)>"
    case .pattern: return "<UIPatternColor: \(address)>"
    }
  }

  private var address: String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
  }
}

extension UIColor.Components: CustomStringConvertible {
  package var description: String {
    func text(_ number: CGFloat) -> String { String(format: "%g", number.native) }
    return isGray
      ? "UIExtendedGrayColorSpace \(text(red)) \(text(alpha))"
      : "UIExtendedSRGBColorSpace \(text(red)) \(text(green)) \(text(blue)) \(text(alpha))"
  }
}
