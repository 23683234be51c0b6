extension UILabel {
  /// An attributed text, completed by the label's attributes.
  func convertedText(
    _ string: NSAttributedString, alignment: NSTextAlignment, traits: UITraitCollection
  ) -> AttributedText {
    var defaults = TextDefaults(font: ownFont, color: ownTextColor)
    defaults.paragraph.alignment = alignment
    defaults.paragraph.lineBreakMode = ownLineBreakMode
    defaults.overridingColor = isHighlighted ? highlightedTextColor : nil
    defaults.allowsTightening = allowsDefaultTighteningForTruncation
    defaults.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return AttributedText(string, defaults: defaults, traits: traits)
  }

  /// Whether the text is attributed.
  package var hasAttributedText: Bool { attributed != nil }

  /// Replaces the text of each run of an attributed text; attachments are kept.
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

  /// A text with the attributes it is drawn with.
  func attributedString(of text: String) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = ownTextAlignment
    style.lineBreakMode = ownLineBreakMode
    return (attributed ?? NSAttributedString(string: text)).defaulting(.font, ownFont as Any)
      .defaulting(.foregroundColor, ownTextColor).defaulting(.paragraphStyle, style)
  }
}
