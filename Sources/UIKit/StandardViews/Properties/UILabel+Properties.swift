extension UILabel {
  static let labelProperties = PropertyTable(
    inheriting: UIView.propertyTable,
    defaults: [
      "contentMode": .string("left"), "isOpaque": .bool(false),
      "isUserInteractionEnabled": .bool(false),
    ],
    adding: [
      Property("text", \UILabel.text, default: nil, "The text; \\n breaks lines.")
        .role(.content),
      Property(
        "font", default: FontValue.fixed(.systemFont(ofSize: UIFont.labelFontSize)), unit: .points,
        "The system font's size, its size and weight, or a text style, which follows the text size.",
        get: { (label: UILabel) in FontValue(label.ownFont) },
        set: { label, value in label.font = value.font }),
      Property(
        "adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory,
        default: false, "Whether a font of a text style follows changes of the text size."),
      Property(
        "textColor", default: UIColor?.some(.label), "Colour of the text.",
        get: { (label: UILabel) in label.ownTextColor },
        set: { label, color in label.textColor = color }),
      Property(
        "textAlignment", default: NSTextAlignment.natural,
        "Where lines are placed in the label's width.",
        get: { (label: UILabel) in label.ownTextAlignment },
        set: { label, alignment in label.textAlignment = alignment }),
      Property(
        "lineBreakMode", default: NSLineBreakMode.byTruncatingTail,
        "How text that is too long is wrapped or truncated.",
        get: { (label: UILabel) in label.ownLineBreakMode },
        set: { label, mode in label.lineBreakMode = mode }),
      Property(
        "numberOfLines", \UILabel.numberOfLines, default: 1, in: .atLeast(0),
        "The maximum number of lines; 0 for no limit."),
      Property(
        "adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth, default: false,
        "Whether one line shrinks to the label's width."),
      Property(
        "minimumScaleFactor", \UILabel.minimumScaleFactor, default: 0, in: .between(0, 1),
        "How far a line may shrink."),
      Property(
        "allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation,
        default: false,
        "Whether a line that is up to 5 % too wide is set more tightly instead of truncated."),
      Property(
        "preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth, default: 0, unit: .points,
        in: .atLeast(0), "The width at which lines break for the intrinsic size."),
      Property(
        "highlightedTextColor", \UILabel.highlightedTextColor, default: nil,
        "Colour of the text when highlighted."
      )
      .visible(when: "set isHighlighted"),
      Property(
        "isHighlighted", \UILabel.isHighlighted, default: false, "Whether the label is highlighted."
      ),
      Property(
        "isEnabled", \UILabel.isEnabled, default: true,
        "Whether the text has its full colour; it is translucent otherwise."),
      Property(
        "shadowColor", \UILabel.shadowColor, default: nil, "Colour of the letters' shadow."),
      Property(
        "shadowOffset", default: CGPoint(x: 0, y: -1), unit: .points,
        "The distance from the letters to their shadow.",
        get: { (label: UILabel) in
          CGPoint(x: label.shadowOffset.width, y: label.shadowOffset.height)
        },
        set: { label, offset in
          label.shadowOffset = CGSize(width: offset.x, height: offset.y)
        }
      )
      .visible(when: "set shadowColor"),
      // Set last, because setting the font or the colour of the label replaces the text's own.
      Property(
        "attributedText", default: AttributedTextValue?.none,
        "The text as a list of runs, which have attributes of their own; the label's where they have none.",
        get: { (label: UILabel) in label.attributed.map { AttributedTextValue($0) } },
        set: { label, value in
          // Null does not clear a plain text.
          if value != nil || label.attributed != nil { label.attributedText = value?.string }
        }),
    ])
}
