/// An answer to an alert.
open class UIAlertAction: NSObject {
  /// The look of an answer.
  public enum Style: Int, Sendable {
    /// In the tint colour.
    case `default`
    /// Cancels, and changes nothing: bold unless there is a preferred action, and apart from the others.
    case cancel
    /// Destroys data: red.
    case destructive
  }

  /// The text of the answer; nil for none.
  public let title: String?
  /// The look of the answer.
  public let style: Style
  /// Whether the answer can be selected; true by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { onChange?() } }
  }
  /// Called after the alert has disappeared because the user selected the action.
  package let handler: ((UIAlertAction) -> Void)?
  /// Called when the action was enabled or disabled.
  var onChange: (() -> Void)?

  /// Creates an answer with an action.
  ///
  /// - Parameter handler: Called after the alert has disappeared because the user selected the action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
