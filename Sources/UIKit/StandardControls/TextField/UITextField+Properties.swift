extension UITextField.BorderStyle: NamedCases {
  /// The styles by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("none", .none), ("line", .line), ("bezel", .bezel), ("roundedRect", .roundedRect),
  ]
}

extension UITextField.ViewMode: NamedCases {
  /// The modes by UIKit's names.
  public static let namedCases: [(name: String, value: Self)] = [
    ("never", .never), ("whileEditing", .whileEditing), ("unlessEditing", .unlessEditing),
    ("always", .always),
  ]
}

extension UITextField {
  static let textFieldProperties = PropertyTable(
    inheriting: UIControl.propertyTable,
    defaults: ["contentMode": .string("redraw"), "clipsToBounds": .bool(true)],
    adding: [
      Property(
        "text", default: String?.some(""), "The text.",
        get: { (field: UITextField) in field.text }, set: { field, text in field.text = text }
      ).role(.content),
      Property(
        "placeholder", \UITextField.placeholder, default: nil,
        "The text that is shown while the text is empty."),
      Property(
        "font", default: FontValue.fixed(.systemFont(ofSize: UIFont.labelFontSize)), unit: .points,
        "The font of text and placeholder.",
        get: { (field: UITextField) in FontValue(field.shownFont) },
        set: { field, value in field.font = value.font }),
      Property(
        "adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory,
        default: false, "Whether a font of a text style follows changes of the text size."),
      Property(
        "textColor", \UITextField.textColor, default: nil,
        "Colour of the text; the labels' colour if null."
      )
      .visible(when: "set text"),
      Property(
        "textAlignment", \UITextField.textAlignment, default: .natural,
        "Where the text is placed in the field's width."),
      Property(
        "adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth, default: false,
        "Whether a text that is too wide is shown in smaller letters."),
      Property(
        "minimumFontSize", \UITextField.minimumFontSize, default: 0, unit: .points,
        in: .atLeast(0), "The size that shrunk letters keep; 0 for no limit."
      )
      .visible(when: "set adjustsFontSizeToFitWidth"),
      // Set after font, colour and alignment, which replace the text's own.
      Property(
        "attributedText", default: AttributedTextValue?.none,
        "The text as a list of runs, which have attributes of their own; the field's where they have none.",
        get: { (field: UITextField) in field.attributed.map { AttributedTextValue($0) } },
        set: { field, value in
          // Null does not clear a plain text.
          if value != nil || field.attributed != nil { field.attributedText = value?.string }
        }),
      Property(
        "attributedPlaceholder", default: AttributedTextValue?.none,
        "The placeholder as a list of runs.",
        get: { (field: UITextField) in field.attributedPlaceholder.map { AttributedTextValue($0) }
        },
        set: { field, value in
          if value != nil || field.attributedPlaceholder != nil {
            field.attributedPlaceholder = value?.string
          }
        }),
      Property(
        "keyboardType", \UITextField.keyboardType, default: .default, "The keys of the keyboard."),
      Property(
        "keyboardAppearance", \UITextField.keyboardAppearance, default: .default,
        "Whether the keyboard is light or dark."),
      Property(
        "returnKeyType", \UITextField.returnKeyType, default: .default,
        "The title of the keyboard's return key."),
      Property(
        "enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically, default: false,
        "Whether the keyboard's return key is disabled while there is no text."),
      Property(
        "borderStyle", \UITextField.borderStyle, default: .none, "What surrounds the text."),
      Property(
        "background", \UITextField.background, default: nil,
        "The image behind a field without a border."),
      Property(
        "disabledBackground", \UITextField.disabledBackground, default: nil,
        "The image behind a disabled field without a border; the enabled field's if null."
      )
      .visible(when: "set background, and isEnabled to false"),
      Property(
        "isSecureTextEntry", \UITextField.isSecureTextEntry, default: false,
        "Whether dots are shown instead of the text."),
      Property(
        "clearButtonMode", \UITextField.clearButtonMode, default: .never,
        "When the button that clears the text is shown."),
      Property(
        "leftViewMode", \UITextField.leftViewMode, default: .never,
        "When the view at the leading side is shown."
      )
      .visible(when: "set leftView"),
      Property(
        "rightViewMode", \UITextField.rightViewMode, default: .never,
        "When the view at the trailing side is shown."
      )
      .visible(when: "set rightView"),
      Property(
        "isEditing", default: false, "Whether the text is edited: a caret is shown.",
        get: { (field: UITextField) in field.isEditing },
        set: { field, isEditing in
          if isEditing { field.beginEditing() } else { field.endEditing() }
        }),
      Property(
        "selection", default: TextSelection(0..<0),
        "The selection while the text is edited, or the place of the caret: [from, to] in UTF-16 code "
          + "units.",
        get: { (field: UITextField) in
          field.isEditing ? TextSelection(field.edited.selection) : TextSelection(0..<0)
        },
        set: { field, selection in field.select(selection.range) }
      ).visible(when: "set isEditing and text"),
    ])
}

/// A range of a text as scenes and view trees write it: `[from, to]`.
package struct TextSelection: DescribableValue {
  package var range: Range<Int>

  package init(_ range: Range<Int>) { self.range = range }

  package var described: PropertyValue {
    .list([.number(Double(range.lowerBound)), .number(Double(range.upperBound))])
  }

  package static var kind: PropertyKind { .other }
}
