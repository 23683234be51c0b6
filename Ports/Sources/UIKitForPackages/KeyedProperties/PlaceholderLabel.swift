import Foundation
import HeadlessUIKit
import StandardControls
import StandardViews

/// The value that key-value coding returns for the `placeholderLabel` of a text field, so that code can style it:
/// values that are set here become attributes of the field's placeholder.
final class PlaceholderLabel: UILabel {
  private weak var field: UITextField?

  init(of field: UITextField) {
    super.init(frame: field.placeholderRect(forBounds: field.bounds))
    if let placeholder = field.attributedPlaceholder {
      attributedText = placeholder
    } else {
      super.text = field.placeholder
      super.font = field.font
      super.textColor = .placeholderText
    }
    self.field = field
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var text: String? {
    didSet { field?.placeholder = text }
  }

  override var textColor: UIColor! {
    didSet { set(textColor, for: .foregroundColor) }
  }

  override var font: UIFont! {
    didSet { set(font, for: .font) }
  }

  private func set(_ value: Any?, for key: NSAttributedString.Key) {
    guard let field, let value, let text = field.placeholder else { return }
    let placeholder = NSMutableAttributedString(
      attributedString: field.attributedPlaceholder ?? NSAttributedString(string: text))
    placeholder.addAttribute(
      key, value: value, range: NSRange(location: 0, length: placeholder.length))
    field.attributedPlaceholder = placeholder
  }
}
