extension UIView {
  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if let view, view.parent === self, view.rare?.transform == nil {
      return CGPoint(
        x: point.x - view.placement.minX + view.boundsOrigin.x,
        y: point.y - view.placement.minY + view.boundsOrigin.y)
    }
    return point.applying(transform(to: view))
  }

  func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return point.applying(transform(to: nil).inverted()) }
    return view.convert(point, to: self)
  }

  func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let view else { return rect.applying(transform(to: nil).inverted()) }
    return view.convert(rect, to: self)
  }

  /// The root of the view tree; this view if it has no superview.
  package var root: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  private func transform(to view: UIView?) -> CGAffineTransform {
    guard view !== self else { return .identity }
    let (own, root) = transformToRoot
    guard let view else {
      return root is UIWindow ? own : own.concatenating(root.transformToSuperview)
    }
    let (other, otherRoot) = view.transformToRoot
    if root === otherRoot { return own.concatenating(other.inverted()) }
    // The frames of two roots are in the same coordinates, which for windows are the screen's.
    return own.concatenating(root.transformToSuperview)
      .concatenating(other.concatenating(otherRoot.transformToSuperview).inverted())
  }

  /// The transform from the view's coordinates to the root's, and the root.
  private var transformToRoot: (transform: CGAffineTransform, root: UIView) {
    var transform = CGAffineTransform.identity
    var view = self
    while let parent = view.parent {
      transform = transform.concatenating(view.transformToSuperview)
      view = parent
    }
    return (transform, view)
  }
}
