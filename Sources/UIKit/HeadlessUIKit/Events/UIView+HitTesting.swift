extension UIView {
  /// Whether touches can hit the view or its subviews, wherever they are.
  var isHittable: Bool {
    !isHidden && isUserInteractionEnabled && opacity >= 0.01 && !isAnimatedWithoutInteraction
  }

  /// The frontmost view below this one that contains a point, in this view's coordinates.
  func hitSubview(at point: CGPoint, with event: UIEvent?) -> UIView? {
    for child in children.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return nil
  }
}
