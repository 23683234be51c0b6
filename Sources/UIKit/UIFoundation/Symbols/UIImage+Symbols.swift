import Synchronization

extension UIImage {
  /// The names of the symbols that ``init(systemName:)`` draws.
  package static var symbolNames: [String] { SymbolSet.names }

  /// A symbol by the name that it has in Apple's set, drawn in this library's own style.
  ///
  /// A template in 24 by 24 points, which a view draws in its tint. A symbol that the library does not
  /// have is a crossed box, and is reported with the picture that it is in.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol of another size or weight. At 17 points, the size of body text, its area is 24 by 24
  /// points. A configuration that is not of symbols changes nothing: symbols are the same under all traits.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    if SymbolSet.named(name) == nil { AssetRecording.current?.addMissing(symbol: name) }
    let configuration =
      configuration as? SymbolConfiguration ?? SymbolConfiguration(nil, .unspecified, .unspecified)
    guard let image = SymbolCache.image(named: name, configuration) else { return nil }
    self.init(image)
  }

  /// A plus in a filled circle.
  public class var add: UIImage { standardSymbol("plus.circle.fill") }
  /// A minus in a filled circle.
  public class var remove: UIImage { standardSymbol("minus.circle.fill") }
  /// An ellipsis in a circle.
  public class var actions: UIImage { standardSymbol("ellipsis.circle") }
  /// A check mark in a filled circle.
  public class var checkmark: UIImage { standardSymbol("checkmark.circle.fill") }
  /// A check mark in a circle.
  public class var strokedCheckmark: UIImage { standardSymbol("checkmark.circle") }

  private static func standardSymbol(_ name: String) -> UIImage {
    UIImage(systemName: name) ?? UIImage()
  }

  /// The height of the baseline above the picture's bottom, points; nil without one.
  var textBaseline: CGFloat? {
    switch style.baseline {
    case .offset(let offset): return offset
    case .none: return nil
    case .automatic:
      guard let symbol = style.symbol else { return nil }
      let pointSize = symbol.configuration.pointSize ?? UIFont.labelFontSize
      return (size.height - UIFont.systemFont(ofSize: pointSize).capHeight) / 2
    }
  }

  /// Whether this is a symbol.
  public var isSymbolImage: Bool { style.symbol != nil }

  /// The symbol with another size or weight; an image that is not a symbol is returned unchanged.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol = style.symbol else { return self }
    return configured(symbol.configuration.applying(configuration))
  }

  /// The symbol with defaults for the values that its own configuration leaves unspecified; an image that
  /// is not a symbol is returned unchanged.
  package func fillingInSymbolConfiguration(_ defaults: SymbolConfiguration) -> UIImage {
    guard let symbol = style.symbol else { return self }
    return configured(defaults.applying(symbol.configuration)) ?? self
  }

  /// The symbol in another configuration, with this one's style.
  private func configured(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol = style.symbol,
      let image = SymbolCache.image(named: symbol.name, configuration)
    else { return nil }
    var style = style
    style.symbol = image.style.symbol
    if configuration.color != nil { style.renderingMode = .alwaysOriginal }
    return image.withStyle(style)
  }
}

/// A symbol's name and configuration.
struct SymbolKey: Sendable, Hashable {
  var name: String
  var configuration: UIImage.SymbolConfiguration
}

/// The symbols drawn so far, by name and configuration.
private enum SymbolCache {
  private static let images = Mutex<[SymbolKey: UIImage]>([:])
  /// Beyond it the cache starts again: a program may animate the size of a symbol.
  private static let limit = 1000

  static func image(
    named name: String, _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? {
    let key = SymbolKey(name: name, configuration: configuration)
    // Objects that are associated with images may ask for others when they are released: outside of the lock.
    let (image, removed) = images.withLock { images -> (UIImage?, [SymbolKey: UIImage]) in
      if let known = images[key] { return (known, [:]) }
      guard let image = make(key) else { return (nil, [:]) }
      var removed: [SymbolKey: UIImage] = [:]
      if images.count >= limit { swap(&images, &removed) }
      images[key] = image
      return (image, removed)
    }
    withExtendedLifetime(removed) {}
    return image
  }

  private static func make(_ key: SymbolKey) -> UIImage? {
    let shape = SymbolSet.named(key.name) ?? SymbolSet.missing
    let configuration = key.configuration
    let side =
      24 * (configuration.pointSize ?? UIFont.labelFontSize) / UIFont.labelFontSize
      * configuration.scale.factor
    let document =
      "<svg xmlns='http://www.w3.org/2000/svg' width='\(side)' height='\(side)' viewBox='0 0 24 24'>"
      + shape.svg(lineWidth: configuration.weight.lineWidth) + "</svg>"
    guard let svg = try? VectorImage(svg: Array(document.utf8), file: key.name) else { return nil }
    var style = UIImage.Style()
    style.renderingMode = .alwaysTemplate
    style.symbol = key
    style.flipsForRightToLeft = shape.isDirectional
    guard let color = configuration.color else {
      return UIImage(content: .shapes(svg, tint: nil), scale: 1, size: svg.size, style: style)
    }
    style.renderingMode = .alwaysOriginal
    func image(_ appearance: UIUserInterfaceStyle) -> UIImage {
      let color = color.cgColor(in: UITraitCollection(userInterfaceStyle: appearance))
      return UIImage(
        content: .shapes(svg, tint: color), scale: 1, size: svg.size, style: style)
    }
    return UIImage(light: image(.light), dark: image(.dark))
  }
}
