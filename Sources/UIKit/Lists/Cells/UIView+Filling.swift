import HeadlessUIKit

extension UIView {
  /// Replaces a subview that fills this view.
  func replace(_ old: UIView?, by new: UIView?, at index: Int) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }

  /// Adds a subview that fills this view, or removes it.
  func show(_ view: UIView?, _ isShown: Bool, at index: Int) {
    guard let view, isShown != (view.superview === self) else { return }
    if isShown { replace(nil, by: view, at: index) } else { view.removeFromSuperview() }
  }

  /// Whether the content runs from right to left.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
