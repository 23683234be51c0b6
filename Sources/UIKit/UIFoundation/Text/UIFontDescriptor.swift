import Foundation

/// A font request: a name or a family, with weight, slope and design coordinates.
public struct UIFontDescriptor: Sendable, Hashable {
  /// Bold and italic, UIKit's coarser alternative to weights.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    /// The bits of the traits.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Letters lean.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// No font has it.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// No font has it.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// No font has it; see `UIFont.monospacedSystemFont(ofSize:weight:)`.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// No font has it.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Without effect.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Without effect.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Without effect.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

    fileprivate static let ofNoFont: SymbolicTraits = [
      .traitExpanded, .traitCondensed, .traitMonoSpace, .traitVertical,
    ]
  }

  /// The name of an attribute of a descriptor.
  public struct AttributeName: RawRepresentable, Sendable, Hashable {
    /// UIKit's name of the attribute.
    public let rawValue: String

    /// An attribute by UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A `String`, the PostScript name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A `CGFloat` in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Traits by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A dictionary of design coordinates of a variable font, `Double`, by axis tag.
    ///
    /// UIKit has the axis tag as a number; here it is a string, such as `wght`.
    public static let variation = AttributeName(rawValue: "NSCTFontVariationAttribute")
    /// An array of dictionaries by ``FeatureKey``: features by their numbers, such as `kNumberSpacingType` (6) with
    /// `kMonospacedNumbersSelector` (0), or by their OpenType tags. Features that the font lacks, and unknown numbers,
    /// have no effect.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// A `UIFont.TextStyle`, whose size the font has, and follows where it is asked to.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// A `String`, the full name; without effect.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A `String`, the name of the face in its family; without effect.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// An array of descriptors, for characters that the font lacks; without effect: see the fonts of the project.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// A `CGFloat`, the distance between glyphs; without effect.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
  }

  /// The name of a part of a font feature's setting; see ``AttributeName/featureSettings``.
  public struct FeatureKey: RawRepresentable, Sendable, Hashable {
    /// UIKit's name of the part.
    public let rawValue: String

    /// A part by UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The number of the feature, such as `kNumberSpacingType`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of the feature's setting, such as `kMonospacedNumbersSelector`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The four characters of an OpenType feature, such as `tnum`, in place of the numbers; UIKit has no name for
    /// Core Text's `kCTFontOpenTypeFeatureTag`.
    package static let openTypeTag = FeatureKey(rawValue: "CTFeatureOpenTypeTag")
    /// The value of the OpenType feature: 0 for off, 1 for on, or the number of an alternative.
    package static let openTypeValue = FeatureKey(rawValue: "CTFeatureOpenTypeValue")
    /// The older name of ``type``.
    public static let featureIdentifier = type
    /// The older name of ``selector``.
    public static let typeIdentifier = selector
  }

  /// A trait among ``AttributeName/traits``.
  public struct TraitKey: RawRepresentable, Sendable, Hashable {
    /// UIKit's name of the trait.
    public let rawValue: String

    /// A trait by UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `UIFont.Weight`, or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The `rawValue` of ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Width`, or its number; without effect: see `UIFont.systemFont(ofSize:weight:width:)`.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, in units of 30 degrees; without effect: see ``SymbolicTraits/traitItalic``.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The font that the descriptor starts from.
  private enum Base: Sendable, Hashable {
    case system
    case named(String)
    case family(String)
  }

  private var base = Base.system
  /// Nil for the named font's own weight.
  private var weight: UIFont.Weight?
  private var isItalic: Bool?
  private var variations: [String: Double] = [:]
  /// By tag.
  private var features: [String: FontFeature] = [:]
  /// The font of iOS that the system font replaces; nil if it replaces none, and if the style was changed.
  private var platform: PlatformFont?
  /// The text style that the size belongs to; nil if it belongs to none.
  private(set) var textStyle: UIFont.TextStyle?
  /// Points; 0 if it is not given.
  public private(set) var pointSize: CGFloat = 0

  /// - Parameters:
  ///   - name: a PostScript name, a full name, or a family.
  ///   - size: points.
  public init(name: String, size: CGFloat) {
    base = .named(name)
    pointSize = size
  }

  /// The system font with some attributes; unknown names and values of another type are ignored, as in UIKit.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self = addingAttributes(attributes)
  }

  init(_ font: UIFont) {
    pointSize = font.pointSize
    textStyle = font.textStyle
    platform = font.platform
    features = Dictionary(uniqueKeysWithValues: font.font.features.map { ($0.tag, $0) })
    if font.font.isSystemFont {
      weight = UIFont.Weight(font.font.closestWeight)
      isItalic = font.font.isItalic
    } else {
      base = .named(font.fontName)
      variations = font.font.variations
    }
  }

  /// The descriptor with other attributes; unknown names and values of another type are ignored, as in UIKit.
  public func addingAttributes(
    _ attributes: [AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    var copy = self
    if let family = attributes[.family] as? String { copy = copy.withFamily(family) }
    if let name = attributes[.name] as? String {
      copy.base = .named(name)
      copy.textStyle = nil
      copy.platform = nil
    }
    if let style = attributes[.textStyle].flatMap(Self.textStyle) {
      copy = copy.withSize(UIFont.preferredFont(forTextStyle: style).pointSize)
      copy.textStyle = style
    }
    if let size = attributes[.size].flatMap(Self.number) { copy = copy.withSize(size) }
    if let variations = attributes[.variation] as? [String: Double] {
      copy.variations.merge(variations) { $1 }
    }
    for setting in attributes[.featureSettings] as? [[FeatureKey: Any]] ?? [] {
      copy.set(setting)
    }
    guard let traits = attributes[.traits] as? [TraitKey: Any] else { return copy }
    if let symbolic = traits[.symbolic] as? UInt32 {
      copy.set(SymbolicTraits(rawValue: symbolic))
    }
    if let weight = traits[.weight] {
      copy.platform = nil
      copy.weight =
        weight as? UIFont.Weight ?? Self.number(weight).map { UIFont.Weight(rawValue: $0) }
        ?? copy.weight
    }
    return copy
  }

  /// The PostScript name of the font that the descriptor describes.
  public var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// Glyphs are not transformed: the identity.
  public var matrix: CGAffineTransform { .identity }

  /// The value of an attribute; nil if the descriptor does not specify it.
  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// The attributes that the descriptor specifies.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [:]
    switch base {
    case .system: if let platform { attributes[.name] = platform.name }
    case .named(let name): attributes[.name] = name
    case .family(let name): attributes[.family] = name
    }
    // Objects, which casts convert to the types of the attributes, and to others, as in UIKit.
    if pointSize > 0 { attributes[.size] = NSNumber(value: pointSize.native) }
    if let textStyle { attributes[.textStyle] = textStyle._bridgeToObjectiveC() }
    if !variations.isEmpty { attributes[.variation] = variations }
    if !features.isEmpty {
      attributes[.featureSettings] = features.values.sorted { $0.tag < $1.tag }.map(Self.setting)
    }
    var traits: [TraitKey: Any] = [:]
    if let weight, platform == nil { traits[.weight] = weight }
    if isItalic == true, platform == nil { traits[.symbolic] = SymbolicTraits.traitItalic.rawValue }
    if !traits.isEmpty { attributes[.traits] = traits }
    return attributes
  }

  private mutating func set(_ setting: [FeatureKey: Any]) {
    func integer(_ key: FeatureKey) -> Int? {
      setting[key].flatMap(Self.number).flatMap { Int(exactly: $0) }
    }
    if let tag = setting[.openTypeTag] as? String {
      features[tag] = FontFeature(tag, value: integer(.openTypeValue) ?? 1) ?? features[tag]
    } else if let type = integer(.type), let selector = integer(.selector) {
      FontFeatureSetting.apply(type: type, selector: selector, to: &features)
    }
  }

  private static func setting(_ feature: FontFeature) -> [FeatureKey: Any] {
    if let (type, selector) = FontFeatureSetting.numbers(of: feature) {
      return [.type: type, .selector: selector]
    }
    return [.openTypeTag: feature.tag, .openTypeValue: feature.value]
  }

  /// A style; nil if iOS has none of that name.
  private static func textStyle(_ value: Any) -> UIFont.TextStyle? {
    let style =
      value as? UIFont.TextStyle ?? (value as? String).map { UIFont.TextStyle(rawValue: $0) }
    return UIFont.TextStyle.named.contains { $0.value == style } ? style : nil
  }

  private static func number(_ value: Any) -> CGFloat? {
    value as? CGFloat ?? (value as? Double).map { CGFloat($0) }
      ?? (value as? Int).map { CGFloat($0) }
  }

  /// The family of a descriptor, in regular weight.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var copy = self
    copy.base = .family(newFamily)
    copy.textStyle = nil
    copy.platform = nil
    return copy
  }

  /// The descriptor with another size, which no longer belongs to a text style.
  ///
  /// - Parameter newPointSize: points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var copy = self
    if newPointSize != pointSize { copy.textStyle = nil }
    copy.pointSize = newPointSize
    return copy
  }

  /// The descriptor of the family's bold, italic, bold italic or regular font.
  ///
  /// - Returns: nil if the family has no such font.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var copy = self
    copy.set(symbolicTraits)
    guard symbolicTraits.isDisjoint(with: .ofNoFont), let font = copy.font(size: 1),
      font.isItalic == symbolicTraits.contains(.traitItalic),
      (font.closestWeight >= .semibold) == symbolicTraits.contains(.traitBold)
    else { return nil }
    return copy
  }

  /// The traits of the font that the descriptor describes.
  public var symbolicTraits: SymbolicTraits {
    guard let font = font(size: 1) else { return [] }
    var traits: SymbolicTraits = font.isItalic ? .traitItalic : []
    if font.closestWeight >= .semibold { traits.insert(.traitBold) }
    return traits
  }

  private mutating func set(_ traits: SymbolicTraits) {
    platform = nil
    weight = traits.contains(.traitBold) ? .bold : .regular
    isItalic = traits.contains(.traitItalic)
  }

  /// The names of the font of iOS that the system font replaces; nil if it replaces none.
  fileprivate var shownPlatform: PlatformFont? {
    if case .named(let name) = base, font(size: 1) == nil { return PlatformFont(named: name) }
    return platform
  }

  /// The font; nil if no font has its name.
  func font(size: CGFloat) -> Font? {
    let font = fontWithoutFeatures(size: size)
    return features.isEmpty ? font : font?.with(Array(features.values))
  }

  private func fontWithoutFeatures(size: CGFloat) -> Font? {
    let style = FontStyle(
      weightClass: (weight ?? .regular).fontWeight.weightClass, isItalic: isItalic ?? false)
    switch base {
    case .system:
      return .system(
        size: size, weight: FontWeight(closestTo: style.weightClass), isItalic: style.isItalic)
    case .named(let name):
      guard weight != nil || isItalic != nil else {
        return try? Font(named: name, size: size, variations: variations)
      }
      guard let named = try? Font(named: name, size: size) else { return nil }
      var style = named.style
      if let weight { style.weightClass = weight.fontWeight.weightClass }
      if let isItalic { style.isItalic = isItalic }
      return try? Font(named: name, size: size, style: style, variations: variations)
    case .family(let name):
      return try? Font(named: name, size: size, style: style, variations: variations)
    }
  }
}

extension UIFont {
  /// The font that a descriptor describes; the system font if no font has its name. The font of a text style in
  /// the style's size follows the text size as the style does.
  ///
  /// - Parameter pointSize: points; 0 for the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    let platform = descriptor.shownPlatform
    self.init(
      descriptor.font(size: size) ?? platform?.substitute(ofSize: size) ?? .system(size: size),
      textStyle: size == descriptor.pointSize ? descriptor.textStyle : nil, platform: platform)
  }

  /// The descriptor of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
}
