/// An attributed text: a list of runs.
package struct AttributedTextValue: DescribableValue {
  package var runs: [TextRunValue]

  package init(runs: [TextRunValue]) {
    self.runs = runs
  }

  /// The runs of a string. Attributes that UIKit does not define are omitted.
  package init(_ string: NSAttributedString) {
    runs = []
    string.forEachRun { attributes, range in
      let text = string.attributedSubstring(from: range).string
      let run = TextRunValue(text, attributes)
      if var last = runs.last, last.image == nil, run.image == nil {
        last.text += run.text
        var joined = run
        joined.text = last.text
        if joined.described == last.described {
          runs[runs.count - 1] = last
          return
        }
      }
      runs.append(run)
    }
  }

  /// The attributed string, with fonts of text styles in the size for the current traits.
  package var string: NSAttributedString {
    let string = NSMutableAttributedString()
    for run in runs { string.append(run.string) }
    return string
  }

  package var described: PropertyValue { .list(runs.map(\.described)) }
  package static var kind: PropertyKind { .textRuns(TextRunValue.parts) }
}

/// A run of characters with the same attributes, or an image between them. Nil means the label's
/// value.
package struct TextRunValue: DescribableValue {
  package var text: String
  package var font: FontValue?
  package var color: UIColor?
  package var backgroundColor: UIColor?
  /// Points.
  package var kern: CGFloat?
  package var ligatures: Bool?
  package var underline: TextLineValue?
  package var strikethrough: TextLineValue?
  /// Points.
  package var baselineOffset: CGFloat?
  package var obliqueness: CGFloat?
  /// The natural logarithm of the factor by which letters are widened.
  package var expansion: CGFloat?
  package var writingDirections: [EmbeddedDirectionValue]?
  /// Percent of the font size.
  package var strokeWidth: CGFloat?
  package var strokeColor: UIColor?
  package var shadow: TextShadowValue?
  package var link: String?
  /// Replaces the text.
  package var image: UIImage?
  /// The bounds of the image, points; nil for the image's size on the baseline.
  package var bounds: CGRect?
  package var paragraph: ParagraphStyleValue?

  package init(_ text: String) {
    self.text = text
  }

  fileprivate init(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      attributes[key].flatMap(CGFloat.init(anyNumber:))
    }
    func line(
      _ key: NSAttributedString.Key, _ color: NSAttributedString.Key
    ) -> TextLineValue? {
      number(key).flatMap { number in
        NSUnderlineStyle(rawValue: Int(number)).decoration(color: nil).map {
          TextLineValue($0, color: .ofAttribute(attributes[color]))
        }
      }
    }
    self.text = text
    font = (attributes[.font] as? UIFont).map { FontValue($0) }
    color = .ofAttribute(attributes[.foregroundColor])
    backgroundColor = .ofAttribute(attributes[.backgroundColor])
    kern = number(.kern) ?? number(.tracking)
    ligatures = number(.ligature).map { $0 != 0 }
    underline = line(.underlineStyle, .underlineColor)
    strikethrough = line(.strikethroughStyle, .strikethroughColor)
    baselineOffset = number(.baselineOffset)
    obliqueness = number(.obliqueness)
    expansion = number(.expansion)
    writingDirections = (attributes[.writingDirection] as? [Any])?.compactMap {
      CGFloat(anyNumber: $0).flatMap { EmbeddedDirectionValue(rawValue: Int($0)) }
    }
    strokeWidth = number(.strokeWidth)
    strokeColor = .ofAttribute(attributes[.strokeColor])
    shadow = (attributes[.shadow] as? NSShadow).flatMap { TextShadowValue($0) }
    link = attributes[.link].map { String(describing: $0) }
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      image = attachment.image
      bounds = attachment.bounds == .zero ? nil : attachment.bounds
    }
    paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle).map {
      ParagraphStyleValue($0.style)
    }
  }

  fileprivate var string: NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [:]
    func set(_ key: NSAttributedString.Key, _ value: (some Any)?) {
      if let value { attributes[key] = value }
    }
    set(.font, font?.font)
    set(.foregroundColor, color)
    set(.backgroundColor, backgroundColor)
    set(.kern, kern)
    set(.ligature, ligatures.map { $0 ? 1 : 0 })
    set(.underlineStyle, underline?.style.rawValue)
    set(.underlineColor, underline?.color)
    set(.strikethroughStyle, strikethrough?.style.rawValue)
    set(.strikethroughColor, strikethrough?.color)
    set(.baselineOffset, baselineOffset)
    set(.obliqueness, obliqueness)
    set(.expansion, expansion)
    set(.writingDirection, writingDirections?.map(\.rawValue))
    set(.strokeWidth, strokeWidth)
    set(.strokeColor, strokeColor)
    set(.shadow, shadow?.shadow)
    set(.link, link)
    set(.paragraphStyle, paragraph.map { NSParagraphStyle($0.style) })
    guard let image else { return NSAttributedString(string: text, attributes: attributes) }
    let attachment = NSTextAttachment(image: image)
    if let bounds { attachment.bounds = bounds }
    attributes[.attachment] = attachment
    return NSAttributedString(
      string: String(NSTextAttachment.character), attributes: attributes)
  }

  package var described: PropertyValue {
    var parts: [String: PropertyValue] = [:]
    func add(_ key: String, _ value: (some DescribableValue)?) {
      if let value { parts[key] = value.described }
    }
    if image == nil { add("text", text) }
    add("font", font)
    add("color", color)
    add("backgroundColor", backgroundColor)
    add("kern", kern)
    add("ligatures", ligatures)
    add("underline", underline)
    add("strikethrough", strikethrough)
    add("baselineOffset", baselineOffset)
    add("obliqueness", obliqueness)
    add("expansion", expansion)
    add("writingDirection", writingDirections)
    add("strokeWidth", strokeWidth)
    add("strokeColor", strokeColor)
    add("shadow", shadow)
    add("link", link)
    add("image", image)
    add("bounds", bounds)
    add("paragraph", paragraph)
    return .map(parts)
  }

  package static var kind: PropertyKind { .record(parts) }

  fileprivate static let parts: [String: PropertyKind.Part] = [
    "text": .init(.text), "font": .init(FontValue.kind, unit: .points), "color": .init(.color),
    "backgroundColor": .init(.color), "kern": .init(.number, unit: .points),
    "ligatures": .init(.flag), "underline": .init(TextLineValue.kind),
    "strikethrough": .init(TextLineValue.kind), "baselineOffset": .init(.number, unit: .points),
    "obliqueness": .init(.number), "expansion": .init(.number),
    "writingDirection": .init(.other), "strokeWidth": .init(.number), "strokeColor": .init(.color),
    "shadow": .init(TextShadowValue.kind), "link": .init(.name), "image": .init(.image),
    "bounds": .init(.other, unit: .points), "paragraph": .init(ParagraphStyleValue.kind),
  ]
}
