/// A view in place of the keyboard or above it, with the keyboard's background.
open class UIInputView: UIView {
  /// The background of an input view.
  public enum Style: Int, Sendable {
    /// None.
    case `default`
    /// The keyboard's.
    case keyboard
  }

  /// The background that the view was made with.
  public let inputViewStyle: Style
  /// Whether the keyboard gives the view the height that its constraints determine, in place of its frame's; false by
  /// default.
  open var allowsSelfSizing = false

  /// Creates a view with a frame in points and a background.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = KeyboardView.color }
  }

  /// Creates a view without a background.
  public override init(frame: CGRect) {
    inputViewStyle = .default
    super.init(frame: frame)
  }

  /// Creates a view of an archive, without a background of its own.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
