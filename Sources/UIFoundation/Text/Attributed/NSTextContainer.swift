/// The area that the lines of a text are laid out in.
open class NSTextContainer: NSObject {
  /// Points. A width or a height of 0 is no limit. A text view sets it.
  open var size: CGSize { didSet { if size != oldValue { onChange?() } } }
  /// The space at both ends of lines, points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { onChange?() } }
  }
  /// 0 for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { onChange?() } }
  }
  /// How the last line shortens if there are more than are allowed.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { onChange?() } }
  }
  /// Areas that lines leave free. Without effect.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether the container follows the width of its text view. It always does.
  open var widthTracksTextView = false
  /// Whether the container follows the height of its text view.
  open var heightTracksTextView = false

  /// Called after a change of what lines depend on.
  package var onChange: (() -> Void)?

  /// - Parameter size: points; a width or a height of 0 is no limit.
  public init(size: CGSize) {
    self.size = size
  }

  /// A container without limits.
  public override convenience init() {
    self.init(size: .zero)
  }

  public required init?(coder: NSCoder) {
    size = .zero
  }
}
