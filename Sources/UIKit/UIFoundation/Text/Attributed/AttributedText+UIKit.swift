/// The font, colours and paragraph style of characters without such attributes.
package struct TextDefaults {
  package var font = UIFont.systemFont(ofSize: 12)
  package var color = UIColor.black
  package var paragraph = TextParagraphStyle()
  /// Replaces the colours of all letters; nil to leave them.
  package var overridingColor: UIColor?
  /// Whether lines with natural alignment are at the right whatever their letters are.
  package var isRightToLeft = false
  /// Whether lines of all paragraphs may be tightened.
  package var allowsTightening = false

  package init() {}

  package init(font: UIFont, color: UIColor) {
    self.font = font
    self.color = color
  }
}

extension AttributedText {
  /// A string of Foundation with UIKit's attributes, black letters of 12 points elsewhere.
  ///
  /// - Parameter traits: resolve the colours.
  public init(_ string: NSAttributedString, traits: UITraitCollection) {
    self.init(string, defaults: TextDefaults(), traits: traits)
  }

  /// A string of Foundation with UIKit's attributes.
  ///
  /// - Parameter traits: resolve the colours.
  package init(_ string: NSAttributedString, defaults: TextDefaults, traits: UITraitCollection) {
    var starts: [(offset: Int, attributes: TextAttributes)] = []
    string.forEachRun { attributes, range in
      var converted = TextAttributes(attributes, defaults: defaults, traits: traits)
      if let attachment = attributes[.attachment] as? NSTextAttachment,
        string.isAttachment(in: range)
      {
        converted.attachment = attachment.textAttachment(
          font: converted.font, at: range.location)
      }
      starts.append((range.location, converted))
    }
    self.init(
      string.string, starts: starts,
      attributes: TextAttributes([:], defaults: defaults, traits: traits))
  }
}

extension TextAttributes {
  /// UIKit's attributes, without attachments.
  init(
    _ attributes: [NSAttributedString.Key: Any], defaults: TextDefaults,
    traits: UITraitCollection
  ) {
    func color(_ key: NSAttributedString.Key) -> CGColor? {
      UIColor.ofAttribute(attributes[key])?.cgColor(in: traits)
    }
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      attributes[key].flatMap(CGFloat.init(anyNumber:))
    }
    func line(_ style: NSAttributedString.Key, _ lineColor: NSAttributedString.Key)
      -> TextDecoration?
    {
      let value =
        attributes[style] as? NSUnderlineStyle
        ?? number(style).map { NSUnderlineStyle(rawValue: Int($0)) }
      return value?.decoration(color: color(lineColor))
    }
    let ownColor = defaults.overridingColor ?? .ofAttribute(attributes[.foregroundColor])
    self.init(
      font: (attributes[.font] as? UIFont ?? defaults.font).font,
      color: (ownColor ?? defaults.color).cgColor(in: traits))
    backgroundColor = color(.backgroundColor)
    kern = number(.kern) ?? number(.tracking) ?? 0
    usesLigatures = number(.ligature) != 0
    underline = line(.underlineStyle, .underlineColor)
    strikethrough = line(.strikethroughStyle, .strikethroughColor)
    baselineOffset = number(.baselineOffset) ?? 0
    obliqueness = number(.obliqueness) ?? 0
    expansion = number(.expansion) ?? 0
    embeddedDirections = attributes[.writingDirection].map(EmbeddedDirection.all) ?? []
    if let percent = number(.strokeWidth), percent != 0 {
      outline = TextOutline(
        width: abs(percent) / 100 * font.pointSize, color: color(.strokeColor),
        isFilled: percent < 0)
    }
    shadow = (attributes[.shadow] as? NSShadow)?.textShadow(in: traits)
    paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.style ?? defaults.paragraph
    if defaults.allowsTightening { paragraph.allowsTightening = true }
    if defaults.isRightToLeft, paragraph.alignment == .natural { paragraph.alignment = .right }
    if attributes[.link] != nil {
      if defaults.overridingColor == nil { self.color = UIColor.link.cgColor(in: traits) }
      underline = underline ?? TextDecoration()
    }
  }
}

extension EmbeddedDirection {
  /// The directions in a value of ``NSAttributedString/Key/writingDirection``; other elements are ignored.
  fileprivate static func all(_ value: Any) -> [EmbeddedDirection] {
    (value as? [Any] ?? []).compactMap { element in
      guard let number = CGFloat(anyNumber: element), (0...3).contains(number) else { return nil }
      let bits = Int(number)
      return EmbeddedDirection(
        isRightToLeft: bits & 1 != 0,
        overridesCharacters: bits & NSWritingDirectionFormatType.override.rawValue != 0)
    }
  }
}

extension NSAttributedString {
  /// Reports the attributes of each run in the order of the text.
  public func forEachRun(_ body: ([Key: Any], NSRange) -> Void) {
    var location = 0
    while location < length {
      var range = NSRange(location: location, length: 0)
      let attributes = attributes(at: location, effectiveRange: &range)
      let end = min(max(range.location + range.length, location + 1), length)
      body(attributes, NSRange(location: location, length: end - location))
      location = end
    }
  }

  /// The attributes of the first character; empty for an empty string.
  package var firstAttributes: [Key: Any] {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
  }

  /// Whether a range has nothing but characters that attachments take the place of.
  fileprivate func isAttachment(in range: NSRange) -> Bool {
    attributedSubstring(from: range).string.allSatisfy { $0 == NSTextAttachment.character }
  }
}

extension CGFloat {
  /// A number of any type that attributes have; nil for another value.
  package init?(anyNumber value: Any) {
    switch value {
    case let value as CGFloat: self = value
    case let value as Double: self.init(value)
    case let value as Float: self.init(value)
    case let value as Int: self.init(value)
    case let value as NSNumber: self.init(value.doubleValue)
    default: return nil
    }
    guard isFinite, magnitude < 1e9 else { return nil }
  }
}

extension UIColor {
  /// The colour of an attribute, which may be one of Core Graphics, as Core Text has them.
  package static func ofAttribute(_ value: Any?) -> UIColor? {
    value as? UIColor ?? (value as? CGColor).map { UIColor(cgColor: $0) }
  }
}
