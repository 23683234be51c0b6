import CHarfBuzz

/// A setting of an OpenType feature: another form or width of some glyphs, such as small capitals.
///
/// Tags are listed in the OpenType layout tag registry.
public struct FontFeature: Sendable, Hashable {
  /// Four characters: `tnum`, `smcp`, `ss01`.
  public let tag: String
  /// 0 for off, 1 for on; of a feature with alternatives, such as `cv01`, the number of one.
  public let value: Int

  /// Nil for a tag that is not four ASCII characters, and for a negative value.
  public init?(_ tag: String, value: Int = 1) {
    guard tag.utf8.count == 4, tag.utf8.allSatisfy({ (0x20...0x7E).contains($0) }),
      UInt32(exactly: value) != nil
    else { return nil }
    self.tag = tag
    self.value = value
  }

  /// Digits of one width, for numbers in columns.
  public static let tabularDigits = FontFeature(known: "tnum")

  private init(known tag: String) { (self.tag, value) = (tag, 1) }

  /// The feature for a whole run of HarfBuzz.
  var setting: hb_feature_t {
    hb_feature_t(
      tag: hb_tag_from_string(tag, -1), value: UInt32(clamping: value), start: 0, end: .max)
  }
}

extension Font {
  /// The features that are set, in the order of their tags; all others are as the font file wants them.
  public var features: [FontFeature] { styling.features }

  /// The font with some features set, beside those that it has; one with the same tag replaces the old one.
  ///
  /// A feature that the font file lacks has no effect. Features hold for the fallback fonts of missing characters,
  /// too.
  public func with(_ features: [FontFeature]) -> Font {
    var settings = Dictionary(uniqueKeysWithValues: self.features.map { ($0.tag, $0) })
    for feature in features { settings[feature.tag] = feature }
    var styling = styling
    styling.features = settings.values.sorted { $0.tag < $1.tag }
    return with(styling)
  }

  /// The tags of the features that the font file has, sorted; nil for a font without a file.
  public var availableFeatures: [String]? {
    guard case .face(let face) = FontCascade(self).primary else { return nil }
    return face.features
  }
}
