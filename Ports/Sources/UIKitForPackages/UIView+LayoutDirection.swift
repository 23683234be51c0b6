import HeadlessUIKit

extension UIView {
  /// The layout direction for an attribute that was read from an appearance proxy, which is nil where none was set.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute?
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute ?? .unspecified)
  }
}
