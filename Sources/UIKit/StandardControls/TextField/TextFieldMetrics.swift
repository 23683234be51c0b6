/// The lengths of a text field, points.
struct TextFieldMetrics {
  /// Interface Builder's height of 22 fields with rounded corners since iOS 13.
  static let roundedHeight: CGFloat = 34
  /// The space above and below the line of a field with a border; our own: with it, a line of 17
  /// points has about the height above.
  static let borderedMargin: CGFloat = 6
  /// The distance between the left and right edges of a field with a border and its text, as in
  /// UIKit's `textRect`.
  static let textInset: CGFloat = 7
  /// From Apple's design resources.
  static let cornerRadius: CGFloat = 5
  /// The side of the clear button, as in UIKit's `clearButtonRect`.
  static let clearButtonSide: CGFloat = 19
  /// The distance between the clear button and the trailing edge; our own.
  static let clearButtonInset: CGFloat = 5
  /// The distance between the text and an adjacent view or clear button; our own.
  static let accessoryGap: CGFloat = 4
  /// The width of the caret.
  static let caretWidth: CGFloat = 2
  /// The opacity of the tint behind selected text; our own.
  static let selectionAlpha: CGFloat = 0.25

  static func height(ofLine line: CGFloat, _ style: UITextField.BorderStyle) -> CGFloat {
    switch style {
    case .none: line
    case .line, .bezel: line + 2 * borderedMargin
    case .roundedRect: max(roundedHeight, line + 2 * borderedMargin)
    }
  }

  /// The area of the text inside a border.
  static func textArea(in bounds: CGRect, _ style: UITextField.BorderStyle) -> CGRect {
    style == .none ? bounds : bounds.insetToMiddle(dx: textInset, dy: 2)
  }
}
