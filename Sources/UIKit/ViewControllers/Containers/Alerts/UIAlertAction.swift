/// An answer to an alert.
open class UIAlertAction: ObjectiveCObject {
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
  /// What iOS lets code change by key-value coding only.
  @_spi(Ports) public var styling = Styling() {
    didSet { onChange?() }
  }
  /// Called after the alert has disappeared because the user selected the action.
  package let handler: ((UIAlertAction) -> Void)?
  /// Called when the action was enabled or disabled, or has another look.
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

  /// Creates an answer without a title and an action.
  public convenience override init() { self.init(title: nil, style: .default) }

  /// What an answer looks like; of ``UIAlertAction/styling``.
  @_spi(Ports) public struct Styling {
    /// The colour of the text and the image; nil for the colour of the style.
    public var titleColor: UIColor?
    /// Where the text is; in the middle by default, else behind the image.
    public var titleAlignment = NSTextAlignment.center
    /// At the leading edge; nil for none.
    public var image: UIImage?
    /// The colour of a template image; nil for the colour of the text.
    public var imageTintColor: UIColor?
    /// Whether there is a check mark at the trailing edge.
    public var isChecked = false
  }
}
