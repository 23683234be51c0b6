// UIKit's names for the attributes of text. Foundation on Linux has the strings, but not these.

extension NSAttributedString.Key {
  /// A ``UIFont``; the system font of 12 points by default.
  public static let font = NSAttributedString.Key("NSFont")
  /// An ``NSParagraphStyle``. The style of a paragraph's first character applies to the whole paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A ``UIColor``; black by default.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A ``UIColor`` behind the text; no background by default.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An integer: 0 for no ligatures, 1 for the font's ligatures.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A number: additional space after each character, points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: as ``kern``, which wins if both are given.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The raw value of an ``NSUnderlineStyle``: a line through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The raw value of an ``NSUnderlineStyle``: a line under the text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A ``UIColor``: of outlines; the text's colour by default.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A number: the width of outlines, percent of the font size. Letters are only outlined if it is
  /// positive, filled as well if it is negative.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An ``NSShadow``.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// Without effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// An ``NSTextAttachment``, of a character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A URL or a string. Where strings are drawn, and in labels, it has the colour `link` and an
  /// underline, whatever other attributes say.
  public static let link = NSAttributedString.Key("NSLink")
  /// A number: how far characters are raised, points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A ``UIColor``: of the underline; the text's colour by default.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A ``UIColor``: of the line through the text; the text's colour by default.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A number: how far letters lean, as horizontal shift per unit of height.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// A number: the natural logarithm of the factor by which letters are widened; 0 leaves their width.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// An array of integers, one for each direction that the characters are embedded in, the outermost first:
  /// the raw value of an ``NSWritingDirection`` plus the raw value of an ``NSWritingDirectionFormatType``.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// Without effect: all text is horizontal.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")

  // Attributes for the speech of a screen reader. Without effect: there is no screen reader.

  /// A Boolean value: whether punctuation is spoken.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  /// A string: the language as a BCP 47 tag.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
  /// A number from 0 to 2, 1 by default: the pitch of the voice.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePitch")
  /// A Boolean value: whether an announcement waits until the current speech ends.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// A string: the pronunciation in the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// A Boolean value: whether characters are spoken one by one.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")
  /// An integer from 1 to 6: the level of a heading; 0 for other text.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")
  /// An array of strings: custom attributes that are spoken.
  public static let accessibilityTextCustom = NSAttributedString.Key(
    "UIAccessibilityTextAttributeCustom")
}

extension NSAttributedString {
  /// An empty string. Foundation on Linux has no such initializer.
  public convenience init(_ nothing: Void = ()) {
    self.init(string: "")
  }

  /// Whether any of the characters in a range is an attachment.
  public func containsAttachments(in range: NSRange) -> Bool {
    var contains = false
    let part = NSIntersectionRange(range, NSRange(location: 0, length: length))
    attributedSubstring(from: part).forEachRun { attributes, _ in
      contains = contains || attributes[.attachment] is NSTextAttachment
    }
    return contains
  }

  /// A string of one character, an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(
      string: String(NSTextAttachment.character), attributes: [.attachment: attachment])
  }
}

extension NSAttributedString {
  /// A value of `textEffect`.
  public struct TextEffectStyle: RawRepresentable, Sendable, Hashable {
    /// UIKit's name of the effect.
    public let rawValue: String

    /// An effect by UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Letters that look pressed into the page. Without effect.
    public static let letterpressStyle = Self(rawValue: "_UIKitNewLetterpressStyle")
  }
}

/// How a line under or through text is drawn: a weight, and optionally a pattern.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
  /// The bits of the weight and the pattern.
  public let rawValue: Int

  /// A style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line of double thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Without effect: solid is the default.
  public static let patternSolid: NSUnderlineStyle = []
  /// A dotted line; combine it with a weight.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A dashed line; combine it with a weight.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots in turn; combine it with a weight.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots in turn; combine it with a weight.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// No line at white space.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// The line; nil if there is none.
  package func decoration(color: CGColor?) -> TextDecoration? {
    let weight: TextDecoration.Weight
    switch rawValue & 0xFF {
    case 0: return nil
    case 0x02: weight = .thick
    case 0x09: weight = .double
    default: weight = .single
    }
    let pattern: TextDecoration.Pattern =
      switch rawValue & 0x0F00 {
      case 0x0100: .dot
      case 0x0200: .dash
      case 0x0300: .dashDot
      case 0x0400: .dashDotDot
      default: .solid
      }
    return TextDecoration(weight, pattern: pattern, byWord: contains(.byWord), color: color)
  }
}
