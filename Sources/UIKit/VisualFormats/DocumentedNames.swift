// Names of document 004 that are called differently here.

extension NSLayoutConstraint.FormatOptions {
  /// `alignAllCenterX`.
  public static let centerX = alignAllCenterX
  /// `alignAllCenterY`.
  public static let centerY = alignAllCenterY
}

extension UIView {
  /// ``layoutTrace()``, of the tree in which this view is the root.
  public func _autolayoutTrace() -> String { layoutTrace() }
}
