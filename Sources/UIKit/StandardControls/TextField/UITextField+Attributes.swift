// The attributes of a text field's characters.

extension UITextField {
  var shownTextColor: UIColor { textColor ?? .label }

  /// Replaces the text by a plain one with the field's attributes.
  func setText(_ text: String) {
    attributed = nil
    ownTypingAttributes = nil
    edited.set(text)
    textDidChange()
  }

  /// Adopts an attributed text, and sets the field's properties from its first character.
  func adopt(_ text: NSAttributedString?) {
    isAdopting = true
    let first = text?.firstAttributes ?? [:]
    if let font = first[.font] as? UIFont { self.font = font }
    if let color = first[.foregroundColor] as? UIColor { textColor = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    isAdopting = false
    setText(text?.string ?? "")
    attributed = text.flatMap { $0.length > 0 ? NSAttributedString(attributedString: $0) : nil }
  }

  /// Sets the attributes of the whole text.
  func adoptDefaults(_ attributes: [NSAttributedString.Key: Any]) {
    attributed = nil
    otherAttributes = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
    font = attributes[.font] as? UIFont
    textColor = attributes[.foregroundColor] as? UIColor
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      textAlignment = style.alignment
    }
  }

  /// Sets an attribute of the whole text.
  func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    if !isAdopting { attributed = attributed?.setting(key, value) }
  }

  func setAlignment() {
    guard !isAdopting else { return }
    attributed = attributed?.changingParagraphStyles { $0.alignment = textAlignment }
  }

  /// The attributes of the character before the caret, or of the first character.
  var attributesAtCaret: [NSAttributedString.Key: Any] {
    guard let attributed, attributed.length > 0 else { return defaultTextAttributes }
    let index = min(max(edited.selection.lowerBound - 1, 0), attributed.length - 1)
    return attributed.attributes(at: index, effectiveRange: nil)
  }

  /// Replaces a range by text with the typing attributes; the attributes of the rest are kept.
  func replaceText(in range: Range<Int>, with text: String) {
    if attributed != nil || ownTypingAttributes != nil {
      let copy = NSMutableAttributedString(attributedString: attributedText ?? NSAttributedString())
      copy.replaceCharacters(
        in: NSRange(location: range.lowerBound, length: range.count),
        with: NSAttributedString(
          string: text, attributes: ownTypingAttributes ?? attributesAtCaret))
      attributed = copy.length > 0 ? copy : nil
    }
    ownTypingAttributes = nil
    edited.replace(range, with: text)
  }

  // MARK: Shown text

  /// The text as it is drawn: dots for a secure text.
  var shownText: String {
    isSecureTextEntry ? String(repeating: "•", count: edited.string.count) : edited.string
  }

  /// The drawn text with its attributes; dots have the first character's.
  var shownAttributedText: NSAttributedString {
    guard isSecureTextEntry || attributed == nil else { return attributed ?? NSAttributedString() }
    let attributes = attributed?.firstAttributes ?? defaultTextAttributes
    return NSAttributedString(string: shownText, attributes: attributes)
  }

  /// The placeholder with its attributes.
  var shownPlaceholder: NSAttributedString {
    attributedPlaceholder ?? NSAttributedString(string: placeholder ?? "")
  }

  /// The alignment, in which `natural` follows the field's reading direction.
  var resolvedAlignment: NSTextAlignment {
    textAlignment == .natural && isRightToLeft ? .right : textAlignment
  }

  /// The layout of a text in one line.
  ///
  /// - Parameters:
  ///   - color: the colour of characters without one.
  ///   - width: the width in which the line is aligned, and shrinks or is truncated, points; nil
  ///     for no limit.
  func line(
    of string: NSAttributedString, color: UIColor, width: CGFloat?
  ) -> AttributedTextLayout {
    let defaults = TextDefaults(font: shownFont, color: color)
    let alignment = resolvedAlignment
    // A text without letters, such as dots, has the direction of the interface.
    let isNeutral =
      isRightToLeft && !string.string.unicodeScalars.contains { $0.properties.isAlphabetic }
    let text = AttributedText(string, defaults: defaults, traits: traitCollection)
      .mapAttributes { attributes in
        attributes.paragraph.alignment = alignment
        if isNeutral, attributes.paragraph.baseWritingDirection == .natural {
          attributes.paragraph.baseWritingDirection = .rightToLeft
        }
        if attributes.paragraph.lineBreakMode.wraps {
          attributes.paragraph.lineBreakMode = .byTruncatingTail
        }
      }
    return AttributedTextLayout(
      text, width: width,
      options: .init(numberOfLines: 1, minimumScaleFactor: width == nil ? 0 : smallestScale))
  }

  /// The minimum ratio of the shrunk font size to the font size; 0 disables shrinking.
  private var smallestScale: CGFloat {
    let size = shownFont.pointSize
    guard adjustsFontSizeToFitWidth, size > 0 else { return 0 }
    // 0 disables shrinking in a layout.
    return max(minimumFontSize.isFinite ? minimumFontSize / size : 0, 0.01)
  }

  /// The whole line of the drawn text for editing in an area, at the size it has when it is not
  /// edited.
  func editedLine(in area: CGRect) -> AttributedTextLayout {
    guard adjustsFontSizeToFitWidth else {
      return line(of: shownAttributedText, color: shownTextColor, width: nil)
    }
    let shrunk = line(of: shownAttributedText, color: shownTextColor, width: area.width)
    return AttributedTextLayout(shrunk.text, options: .init(numberOfLines: 1))
  }
}
