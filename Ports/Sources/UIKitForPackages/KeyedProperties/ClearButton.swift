import HeadlessUIKit
@_spi(Ports) import StandardControls
import StandardViews

/// The value that key-value coding returns for the `clearButton` of a text field, so that code can style it: its image
/// and its tint replace the image and the tint in the field.
final class ClearButton: UIButton {
  private weak var field: UITextField?

  init(of field: UITextField) {
    super.init(frame: field.clearButtonRect(forBounds: field.bounds))
    super.setImage(field.clearButton.image, for: .normal)
    super.tintColor = field.clearButton.tintColor
    self.field = field
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setImage(_ image: UIImage?, for state: UIControl.State) {
    super.setImage(image, for: state)
    if state == .normal { field?.clearButton.image = image }
  }

  override var tintColor: UIColor! {
    didSet { field?.clearButton.tintColor = tintColor }
  }
}
