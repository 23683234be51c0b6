import HeadlessUIKit

// Searches a tree of views. Subviews are visited in their order.

extension UIView {
  /// The first view that satisfies a condition, each view before its subviews: this one, then its
  /// first subview with all its descendants, and so on.
  public func firstInPreorder(where condition: (UIView) throws -> Bool) rethrows -> UIView? {
    if try condition(self) { return self }
    for subview in subviews {
      if let view = try subview.firstInPreorder(where: condition) { return view }
    }
    return nil
  }

  /// The first view that satisfies a condition, each view after its subviews; this one is last.
  public func firstInPostorder(where condition: (UIView) throws -> Bool) rethrows -> UIView? {
    for subview in subviews {
      if let view = try subview.firstInPostorder(where: condition) { return view }
    }
    return try condition(self) ? self : nil
  }

  /// Whether the view is a descendant of another one. Unlike `isDescendant(of:)`, false for the
  /// view itself.
  public func isBelow(_ ancestor: UIView) -> Bool {
    self !== ancestor && isDescendant(of: ancestor)
  }

  /// The number of ancestors; 0 for the root of a tree.
  public var depthInTree: Int {
    var depth = 0
    var ancestor = superview
    while let view = ancestor {
      depth += 1
      ancestor = view.superview
    }
    return depth
  }
}
