import StandardControls
import StandardViews

/// A view with text that can follow the text size that the user prefers.
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows it, if it is one of a text style or of `UIFontMetrics`.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}

/// A view with a picture that can be larger where the text size is one for accessibility.
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether it is larger there. Kept: pictures have the size of their file.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}
