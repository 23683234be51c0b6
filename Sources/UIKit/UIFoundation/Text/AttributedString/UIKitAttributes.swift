// UIKit's attributes of Foundation's `AttributedString`. They have the names of `NSAttributedString`'s keys.

extension AttributeScopes {
  /// The attributes of text that UIKit's views understand.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of text that UIKit's views understand, and Foundation's.
  public struct UIKitAttributes: AttributeScope {
    /// See ``FontAttribute``.
    public let font: FontAttribute
    /// See ``ParagraphStyleAttribute``.
    public let paragraphStyle: ParagraphStyleAttribute
    /// See ``ForegroundColorAttribute``.
    public let foregroundColor: ForegroundColorAttribute
    /// See ``BackgroundColorAttribute``.
    public let backgroundColor: BackgroundColorAttribute
    /// See ``LigatureAttribute``.
    public let ligature: LigatureAttribute
    /// See ``KernAttribute``.
    public let kern: KernAttribute
    /// See ``TrackingAttribute``.
    public let tracking: TrackingAttribute
    /// See ``StrikethroughStyleAttribute``.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// See ``StrikethroughColorAttribute``.
    public let strikethroughColor: StrikethroughColorAttribute
    /// See ``UnderlineStyleAttribute``.
    public let underlineStyle: UnderlineStyleAttribute
    /// See ``UnderlineColorAttribute``.
    public let underlineColor: UnderlineColorAttribute
    /// See ``StrokeColorAttribute``.
    public let strokeColor: StrokeColorAttribute
    /// See ``StrokeWidthAttribute``.
    public let strokeWidth: StrokeWidthAttribute
    /// See ``ShadowAttribute``.
    public let shadow: ShadowAttribute
    /// See ``TextEffectAttribute``.
    public let textEffect: TextEffectAttribute
    /// See ``AttachmentAttribute``.
    public let attachment: AttachmentAttribute
    /// See ``BaselineOffsetAttribute``.
    public let baselineOffset: BaselineOffsetAttribute
    /// See ``ObliquenessAttribute``.
    public let obliqueness: ObliquenessAttribute
    /// See ``ExpansionAttribute``.
    public let expansion: ExpansionAttribute
    /// Foundation's attributes, such as links.
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// The attribute's key, by which `string.font` and the like find it.
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension AttributeScopes.UIKitAttributes {
  /// The font of characters; the system font of 12 points by default.
  public enum FontAttribute: AttributedStringKey {
    /// A font.
    public typealias Value = UIFont
    /// The name of ``NSAttributedString/Key/font``.
    public static let name = NSAttributedString.Key.font.rawValue
  }

  /// The style of a paragraph; its first character's style applies to the whole paragraph.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// A paragraph style.
    public typealias Value = NSParagraphStyle
    /// The name of ``NSAttributedString/Key/paragraphStyle``.
    public static let name = NSAttributedString.Key.paragraphStyle.rawValue
  }

  /// The colour of letters; black by default.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = UIColor
    /// The name of ``NSAttributedString/Key/foregroundColor``.
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }

  /// The colour behind characters; no background by default.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = UIColor
    /// The name of ``NSAttributedString/Key/backgroundColor``.
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }

  /// 0 for no ligatures, 1 for the font's ligatures.
  public enum LigatureAttribute: AttributedStringKey {
    /// An integer.
    public typealias Value = Int
    /// The name of ``NSAttributedString/Key/ligature``.
    public static let name = NSAttributedString.Key.ligature.rawValue
  }

  /// Additional space after each character, points.
  public enum KernAttribute: AttributedStringKey {
    /// Points.
    public typealias Value = CGFloat
    /// The name of ``NSAttributedString/Key/kern``.
    public static let name = NSAttributedString.Key.kern.rawValue
  }

  /// As ``KernAttribute``, which wins if both are set.
  public enum TrackingAttribute: AttributedStringKey {
    /// Points.
    public typealias Value = CGFloat
    /// The name of ``NSAttributedString/Key/tracking``.
    public static let name = NSAttributedString.Key.tracking.rawValue
  }

  /// A line through the text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// A line style.
    public typealias Value = NSUnderlineStyle
    /// The name of ``NSAttributedString/Key/strikethroughStyle``.
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }

  /// The colour of the line through the text; the text's colour by default.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = UIColor
    /// The name of ``NSAttributedString/Key/strikethroughColor``.
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }

  /// A line under the text.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// A line style.
    public typealias Value = NSUnderlineStyle
    /// The name of ``NSAttributedString/Key/underlineStyle``.
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }

  /// The colour of the line under the text; the text's colour by default.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = UIColor
    /// The name of ``NSAttributedString/Key/underlineColor``.
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }

  /// The colour of outlines; the text's colour by default.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = UIColor
    /// The name of ``NSAttributedString/Key/strokeColor``.
    public static let name = NSAttributedString.Key.strokeColor.rawValue
  }

  /// The width of outlines, percent of the font size. Letters are only outlined if it is positive, filled as
  /// well if it is negative.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// Percent of the font size.
    public typealias Value = CGFloat
    /// The name of ``NSAttributedString/Key/strokeWidth``.
    public static let name = NSAttributedString.Key.strokeWidth.rawValue
  }

  /// The shadow of letters; no shadow by default.
  public enum ShadowAttribute: AttributedStringKey {
    /// A shadow.
    public typealias Value = NSShadow
    /// The name of ``NSAttributedString/Key/shadow``.
    public static let name = NSAttributedString.Key.shadow.rawValue
  }

  /// Without effect.
  public enum TextEffectAttribute: AttributedStringKey {
    /// The name of an effect.
    public typealias Value = NSAttributedString.TextEffectStyle
    /// The name of ``NSAttributedString/Key/textEffect``.
    public static let name = NSAttributedString.Key.textEffect.rawValue
  }

  /// The attachment that is drawn in place of a character U+FFFC.
  public enum AttachmentAttribute: AttributedStringKey {
    /// An attachment.
    public typealias Value = NSTextAttachment
    /// The name of ``NSAttributedString/Key/attachment``.
    public static let name = NSAttributedString.Key.attachment.rawValue
  }

  /// How far characters are raised, points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// Points.
    public typealias Value = CGFloat
    /// The name of ``NSAttributedString/Key/baselineOffset``.
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }

  /// How far letters lean: the horizontal shift per unit of height.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// A slope.
    public typealias Value = CGFloat
    /// The name of ``NSAttributedString/Key/obliqueness``.
    public static let name = NSAttributedString.Key.obliqueness.rawValue
  }

  /// The natural logarithm of the factor by which letters are widened; 0 leaves their width.
  public enum ExpansionAttribute: AttributedStringKey {
    /// A natural logarithm.
    public typealias Value = CGFloat
    /// The name of ``NSAttributedString/Key/expansion``.
    public static let name = NSAttributedString.Key.expansion.rawValue
  }
}
