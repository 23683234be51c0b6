/// The lengths of a text field, points.
struct TextFieldMetrics {
  /// Interface Builder stored it for 22 fields with rounded corners since iOS 13.
  static let roundedHeight: CGFloat = 34
  /// Above and below the line of a field with a border; ours: a line of 17 points has about the height
  /// above with it.
  static let borderedMargin: CGFloat = 6
  /// From the left and the right edge of a field with a border to its text, as UIKit's `textRect` has
  /// it.
  static let textInset: CGFloat = 7
  /// In Apple's design resources.
  static let cornerRadius: CGFloat = 5
  /// The side of the clear button, as UIKit's `clearButtonRect` has it.
  static let clearButtonSide: CGFloat = 19
  /// From the clear button to the trailing edge; ours.
  static let clearButtonInset: CGFloat = 5
  /// Between the text and a view or the clear button next to it; ours.
  static let accessoryGap: CGFloat = 4
  /// The width of the caret.
  static let caretWidth: CGFloat = 2
  /// The opacity of the tint behind selected text; ours.
  static let selectionAlpha: CGFloat = 0.25

  static func height(ofLine line: CGFloat, _ style: UITextField.BorderStyle) -> CGFloat {
    switch style {
    case .none: line
    case .line, .bezel: line + 2 * borderedMargin
    case .roundedRect: max(roundedHeight, line + 2 * borderedMargin)
    }
  }

  /// Where text may be in a border.
  static func textArea(in bounds: CGRect, _ style: UITextField.BorderStyle) -> CGRect {
    style == .none ? bounds : bounds.insetBy(dx: textInset, dy: 2).withoutNegativeSize
  }
}
