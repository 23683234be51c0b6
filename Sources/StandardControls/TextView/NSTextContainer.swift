/// The area that the lines of a text view are laid out in.
open class NSTextContainer: NSObject {
  /// The space at both ends of lines, points.
  open var lineFragmentPadding: CGFloat = TextViewMetrics.lineFragmentPadding {
    didSet { textView?.layoutDidChange() }
  }
  /// 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { textView?.layoutDidChange() } }
  /// How the last line shortens if there are more than are allowed.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { textView?.layoutDidChange() }
  }
  /// Whether the container follows the width of its view. It always does here.
  open var widthTracksTextView = true
  open var heightTracksTextView = false
  weak var textView: UITextView?
}

/// The lengths of a text view, points.
struct TextViewMetrics {
  /// UIKit's default.
  static let lineFragmentPadding: CGFloat = 5
  /// UIKit's default.
  static let textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The font size of a text view that was given none.
  static let fontSize: CGFloat = 12
}
