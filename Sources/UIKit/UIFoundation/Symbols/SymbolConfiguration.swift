extension UIImage {
  /// How thick the strokes of a symbol are.
  public enum SymbolWeight: Int, Sendable, CaseIterable {
    /// Another configuration's weight, or else ``regular``.
    case unspecified
    /// Strokes of 0.75 in the symbol's grid of 24.
    case ultraLight
    /// Strokes of 1 in the symbol's grid of 24.
    case thin
    /// Strokes of 1.5 in the symbol's grid of 24.
    case light
    /// Strokes of 2 in the symbol's grid of 24.
    case regular
    /// Strokes of 2.25 in the symbol's grid of 24.
    case medium
    /// Strokes of 2.5 in the symbol's grid of 24.
    case semibold
    /// Strokes of 2.75 in the symbol's grid of 24.
    case bold
    /// Strokes of 3 in the symbol's grid of 24.
    case heavy
    /// Strokes of 3.5 in the symbol's grid of 24.
    case black

    /// The width of strokes, in units of the symbol's grid of 24.
    var lineWidth: Double {
      switch self {
      case .ultraLight: 0.75
      case .thin: 1
      case .light: 1.5
      case .unspecified, .regular: 2
      case .medium: 2.25
      case .semibold: 2.5
      case .bold: 2.75
      case .heavy: 3
      case .black: 3.5
      }
    }
  }

  /// How large a symbol is next to text of its point size.
  public enum SymbolScale: Int, Sendable, CaseIterable {
    /// As ``medium``.
    case `default` = -1
    /// Another configuration's scale, or else ``medium``.
    case unspecified = 0
    /// 0.8 of the size at ``medium``.
    case small = 1
    /// The size that suits text of the point size.
    case medium = 2
    /// 1.25 of the size at ``medium``.
    case large = 3

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .default, .unspecified, .medium: 1
      case .large: 1.25
      }
    }
  }

  // The compiler checks final classes only. This one, of which clients cannot make subclasses, has a constant of a
  // `Sendable` type only.
  /// The properties that determine which variant of an image is shown.
  public class Configuration: @unchecked Sendable, Hashable {
    /// The traits that the image is for; nil for the traits of the place where it is drawn.
    public let traitCollection: UITraitCollection?

    /// A configuration for some traits.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
    }

    /// Whether both are of the same class and specify the same.
    public static func == (one: Configuration, other: Configuration) -> Bool {
      one.isEqual(other)
    }

    /// Combines the traits.
    public func hash(into hasher: inout Hasher) { hasher.combine(traitCollection) }

    func isEqual(_ other: Configuration) -> Bool {
      type(of: self) == type(of: other) && traitCollection == other.traitCollection
    }
  }

  // The compiler requires the superclass's conformance again. All properties are constants of `Sendable` types.
  /// Size, weight and colours of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Points; nil if unspecified, which is 17.
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale
    /// The colour of the whole symbol: layers are not distinguished. Nil for the tint of the place where it is shown.
    let color: UIColor?

    init(
      _ pointSize: CGFloat?, _ weight: SymbolWeight, _ scale: SymbolScale, _ color: UIColor? = nil
    ) {
      self.pointSize = pointSize.flatMap { $0.isFinite && $0 > 0 ? min($0, 10_000) : nil }
      self.weight = weight
      self.scale = scale
      self.color = color
      super.init(traitCollection: nil)
    }

    /// - Parameter pointSize: the size of the text that the symbol fits, points; a number that is not positive
    ///   and finite is unspecified.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
    ) {
      self.init(pointSize, weight, scale)
    }

    /// A weight; size and scale are unspecified.
    public convenience init(weight: SymbolWeight) { self.init(nil, weight, .unspecified) }

    /// A scale; size and weight are unspecified.
    public convenience init(scale: SymbolScale) { self.init(nil, .unspecified, scale) }

    /// A symbol that fits text of a font.
    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      self.init(font.pointSize, .unspecified, scale)
    }

    /// A symbol that fits text of a style at the current text size.
    public convenience init(
      textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified
    ) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize, .unspecified, scale)
    }

    /// A symbol in shades of a colour; here in the colour alone.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(nil, .unspecified, .unspecified, hierarchicalColor)
    }

    /// A symbol whose layers have colours of their own; here all have the first one.
    public convenience init(paletteColors: [UIColor]) {
      self.init(nil, .unspecified, .unspecified, paletteColors.first)
    }

    /// A symbol in one colour, as all are here.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(nil, .unspecified, .unspecified)
    }

    /// A symbol in its own colours. Without effect.
    public static func preferringMulticolor() -> SymbolConfiguration { preferringMonochrome() }

    /// A symbol in shades. Without effect.
    public static func preferringHierarchical() -> SymbolConfiguration { preferringMonochrome() }

    /// The values that the other configuration specifies, and otherwise this one's.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        other.pointSize ?? pointSize, other.weight == .unspecified ? weight : other.weight,
        other.scale == .unspecified ? scale : other.scale, other.color ?? color)
    }

    override func isEqual(_ other: Configuration) -> Bool {
      guard let other = other as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        && color == other.color
    }

    public override func hash(into hasher: inout Hasher) {
      hasher.combine(pointSize)
      hasher.combine(weight)
      hasher.combine(scale)
      hasher.combine(color)
    }
  }
}
