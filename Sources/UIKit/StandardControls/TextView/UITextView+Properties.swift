extension UITextView {
  static let textViewProperties = PropertyTable(
    inheriting: UIScrollView.propertyTable,
    defaults: ["backgroundColor": UIColor.systemBackground.described],
    adding: [
      Property(
        "text", default: String?.some(""), "The text; \\n breaks lines.",
        get: { (view: UITextView) in view.text }, set: { view, text in view.text = text }
      ).role(.content),
      Property(
        "font", default: FontValue.fixed(.systemFont(ofSize: TextViewMetrics.fontSize)),
        unit: .points, "The font of the text.",
        get: { (view: UITextView) in FontValue(view.shownFont) },
        set: { view, value in view.font = value.font }),
      Property(
        "adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory,
        default: false, "Whether a font of a text style follows changes of the text size."),
      Property(
        "textColor", \UITextView.textColor, default: nil,
        "Colour of the text; the labels' colour if null."
      )
      .visible(when: "set text"),
      Property(
        "textAlignment", \UITextView.textAlignment, default: .natural,
        "Where lines are placed in the view's width."),
      Property(
        "textContainerInset", \UITextView.textContainerInset,
        default: TextViewMetrics.textContainerInset, unit: .points, "Space around the lines."),
      Property(
        "lineFragmentPadding", default: CGFloat(5), unit: .points,
        "Space at both ends of lines, within textContainerInset.",
        get: { (view: UITextView) in view.textContainer.lineFragmentPadding },
        set: { view, padding in view.textContainer.lineFragmentPadding = padding }),
      Property(
        "maximumNumberOfLines", default: 0, in: .atLeast(0),
        "How many lines are shown; 0 for no limit.",
        get: { (view: UITextView) in view.textContainer.maximumNumberOfLines },
        set: { view, lines in view.textContainer.maximumNumberOfLines = lines }),
      Property(
        "exclusionPaths", default: [PathText](),
        "Areas that lines flow around, from the corner of the text.",
        get: { (view: UITextView) in
          view.textContainer.exclusionPaths.map { PathText($0.cgPath) }
        },
        set: { view, paths in
          view.textContainer.exclusionPaths = paths.compactMap(\.path).map {
            UIBezierPath(cgPath: $0)
          }
        }),
      Property(
        "keyboardType", \UITextView.keyboardType, default: .default, "The keys of the keyboard."),
      Property(
        "keyboardAppearance", \UITextView.keyboardAppearance, default: .default,
        "Whether the keyboard is light or dark."),
      Property(
        "returnKeyType", \UITextView.returnKeyType, default: .default,
        "The title of the keyboard's return key."),
      Property(
        "enablesReturnKeyAutomatically", \UITextView.enablesReturnKeyAutomatically, default: false,
        "Whether the keyboard's return key is disabled while there is no text."),
      Property(
        "isEditable", \UITextView.isEditable, default: true, "Whether a tap begins editing."),
      Property(
        "isSelectable", \UITextView.isSelectable, default: true,
        "Whether a part of the text can be selected."),
      // Set after font, colour and alignment, which replace the text's own.
      Property(
        "attributedText", default: AttributedTextValue?.none,
        "The text as a list of runs, which have attributes of their own; the view's where they have none.",
        get: { (view: UITextView) in view.attributed.map { AttributedTextValue($0) } },
        set: { view, value in
          // Null does not clear a plain text.
          if value != nil || view.attributed != nil { view.attributedText = value?.string }
        }),
      Property(
        "isEditing", default: false, "Whether the text is edited: a caret is shown.",
        get: { (view: UITextView) in view.isEditing },
        set: { view, isEditing in
          if isEditing { view.beginEditing() } else { view.endEditing() }
        }),
      Property(
        "selection", default: TextSelection(0..<0),
        "The selection while the text is edited, or the place of the caret: [from, to] in UTF-16 code "
          + "units.",
        get: { (view: UITextView) in
          view.isEditing ? TextSelection(view.edited.selection) : TextSelection(0..<0)
        },
        set: { view, selection in view.select(selection.range) }
      ).visible(when: "set isEditing and text"),
    ])
}
