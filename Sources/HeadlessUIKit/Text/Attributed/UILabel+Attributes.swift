extension UILabel {
  /// An attributed text with what the label determines.
  func convertedText(
    _ string: NSAttributedString, alignment: NSTextAlignment, traits: UITraitCollection
  ) -> AttributedText {
    var defaults = TextDefaults(font: ownFont, color: ownTextColor)
    defaults.paragraph.alignment = alignment
    defaults.paragraph.lineBreakMode = ownLineBreakMode
    defaults.overridingColor = isHighlighted ? highlightedTextColor : nil
    defaults.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return AttributedText(string, defaults: defaults, traits: traits)
  }

  /// Whether the text has attributes of its own.
  package var hasAttributedText: Bool { attributed != nil }

  /// Replaces the text of each run of an attributed text; attachments stay.
  package func replaceRuns(_ replace: (String) -> String) {
    guard let attributed else { return }
    let string = NSMutableAttributedString()
    attributed.forEachRun { attributes, range in
      let run = attributed.attributedSubstring(from: range)
      string.append(
        attributes[.attachment] == nil
          ? NSAttributedString(string: replace(run.string), attributes: attributes) : run)
    }
    attributedText = string
  }

  /// A text with the attributes that it is shown with.
  func attributedString(of text: String) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = ownTextAlignment
    style.lineBreakMode = ownLineBreakMode
    return (attributed ?? NSAttributedString(string: text)).defaulting(.font, ownFont as Any)
      .defaulting(.foregroundColor, ownTextColor).defaulting(.paragraphStyle, style)
  }
}

extension NSAttributedString {
  /// The string with an attribute on all of its characters.
  func setting(_ key: Key, _ value: Any) -> NSAttributedString {
    let string = NSMutableAttributedString(attributedString: self)
    string.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return string
  }

  /// The string with an attribute on the characters that have none.
  func defaulting(_ key: Key, _ value: Any) -> NSAttributedString {
    let string = NSMutableAttributedString(attributedString: self)
    forEachRun { attributes, range in
      if attributes[key] == nil { string.addAttribute(key, value: value, range: range) }
    }
    return string
  }

  /// The string with its values of an attribute replaced.
  func replacing<Value>(_ key: Key, _ replace: (Value) -> Value) -> NSAttributedString {
    let string = NSMutableAttributedString(attributedString: self)
    forEachRun { attributes, range in
      guard let value = attributes[key] as? Value else { return }
      string.addAttribute(key, value: replace(value), range: range)
    }
    return string
  }

  /// The string with changed paragraph styles; paragraphs without one stay without.
  func changingParagraphStyles(
    _ change: (NSMutableParagraphStyle) -> Void
  ) -> NSAttributedString {
    replacing(.paragraphStyle) { (style: NSParagraphStyle) in
      let copy = NSMutableParagraphStyle()
      copy.setParagraphStyle(style)
      change(copy)
      return copy
    }
  }
}
