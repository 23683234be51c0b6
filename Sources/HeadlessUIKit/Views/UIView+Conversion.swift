extension UIView {
  /// A point of this view's coordinates in those of another view of the tree, or of a tree in another
  /// window; nil stands for the root of the tree.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if let view, view.parent === self, view.rare?.transform == nil {
      return CGPoint(
        x: point.x - view.placement.minX + view.boundsOrigin.x,
        y: point.y - view.placement.minY + view.boundsOrigin.y)
    }
    return point.applying(transform(to: view))
  }

  /// A point of another view's coordinates in those of this view; nil stands for the root.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }

  /// The upright box around a rectangle of this view in the coordinates of another view of the
  /// tree; nil stands for the root.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// The upright box around a rectangle of another view in the coordinates of this view; nil stands
  /// for the root.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? root).convert(rect, to: self)
  }

  /// The view above all others, this one if it has no superview.
  var root: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  private func transform(to view: UIView?) -> CGAffineTransform {
    guard let view, view !== self else {
      return view == nil ? transformToRoot : .identity
    }
    let (root, otherRoot) = (root, view.root)
    guard root !== otherRoot, root is UIWindow, otherRoot is UIWindow else {
      return transformToRoot.concatenating(view.transformToRoot.inverted())
    }
    let toScreen = transformToRoot.concatenating(root.transformToSuperview)
    let otherToScreen = view.transformToRoot.concatenating(otherRoot.transformToSuperview)
    return toScreen.concatenating(otherToScreen.inverted())
  }

  private var transformToRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var view = self
    while let parent = view.parent {
      transform = transform.concatenating(view.transformToSuperview)
      view = parent
    }
    return transform
  }
}
