// The attributes of a text field's characters.

extension UITextField {
  var shownTextColor: UIColor { textColor ?? .label }

  /// Replaces the text by one with the field's attributes.
  func setText(_ text: String) {
    attributed = nil
    ownTypingAttributes = nil
    edited.set(text)
    textDidChange()
  }

  /// Adopts a text with its attributes: the field's properties become those of its first character.
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

  /// Gives attributes to the whole text.
  func adoptDefaults(_ attributes: [NSAttributedString.Key: Any]) {
    attributed = nil
    otherAttributes = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
    font = attributes[.font] as? UIFont
    textColor = attributes[.foregroundColor] as? UIColor
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      textAlignment = style.alignment
    }
  }

  /// Gives an attribute to the whole text.
  func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    if !isAdopting { attributed = attributed?.setting(key, value) }
  }

  func setAlignment() {
    guard !isAdopting else { return }
    attributed = attributed?.changingParagraphStyles { $0.alignment = textAlignment }
  }

  /// Those of the character before the caret, or of the first one.
  var attributesAtCaret: [NSAttributedString.Key: Any] {
    guard let attributed, attributed.length > 0 else { return defaultTextAttributes }
    let index = min(max(edited.selection.lowerBound - 1, 0), attributed.length - 1)
    return attributed.attributes(at: index, effectiveRange: nil)
  }

  /// Replaces a part of the text by one with the typing attributes; the rest keeps its own.
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

  /// The text as it is shown: dots for a secret one.
  var shownText: String {
    isSecureTextEntry ? String(repeating: "•", count: edited.string.count) : edited.string
  }

  /// The shown text with its attributes; dots have those of the first character.
  var shownAttributedText: NSAttributedString {
    guard isSecureTextEntry || attributed == nil else { return attributed ?? NSAttributedString() }
    let attributes = attributed?.firstAttributes ?? defaultTextAttributes
    return NSAttributedString(string: shownText, attributes: attributes)
  }

  /// The placeholder with its attributes.
  var shownPlaceholder: NSAttributedString {
    attributedPlaceholder ?? NSAttributedString(string: placeholder ?? "")
  }

  /// The alignment in the field's reading direction.
  var resolvedAlignment: NSTextAlignment {
    textAlignment == .natural && isRightToLeft ? .right : textAlignment
  }

  /// The layout of a text in one line.
  ///
  /// - Parameters:
  ///   - color: of characters without one.
  ///   - width: in which the line is aligned, and shrinks or ends with an ellipsis, points; nil for no limit.
  func line(
    of string: NSAttributedString, color: UIColor, width: CGFloat?
  ) -> AttributedTextLayout {
    let defaults = TextDefaults(font: shownFont, color: color)
    let alignment = resolvedAlignment
    // A text without letters, such as one of dots, runs as the interface does.
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

  /// How far letters may shrink; 0 if they may not.
  private var smallestScale: CGFloat {
    let size = shownFont.pointSize
    guard adjustsFontSizeToFitWidth, size > 0 else { return 0 }
    // For a layout 0 means no shrinking.
    return max(minimumFontSize.isFinite ? minimumFontSize / size : 0, 0.01)
  }

  /// The whole line of the shown text, as it is edited in an area: as small as it is when it is not.
  func editedLine(in area: CGRect) -> AttributedTextLayout {
    guard adjustsFontSizeToFitWidth else {
      return line(of: shownAttributedText, color: shownTextColor, width: nil)
    }
    let shrunk = line(of: shownAttributedText, color: shownTextColor, width: area.width)
    return AttributedTextLayout(shrunk.text, options: .init(numberOfLines: 1))
  }
}
