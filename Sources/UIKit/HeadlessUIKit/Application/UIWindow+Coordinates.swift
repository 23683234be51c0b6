extension UIWindow {
  /// Converts a point to the coordinates of another window, or of the screen if nil.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    point.applying(transform(to: window))
  }

  /// Converts a point from the coordinates of another window, or of the screen if nil.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    point.applying(transform(to: window).inverted())
  }

  /// The bounding box of a rectangle in the coordinates of another window, or of the screen if nil.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    rect.applying(transform(to: window))
  }

  /// The bounding box of a rectangle of another window, or of the screen if nil, in the coordinates
  /// of this window.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    rect.applying(transform(to: window).inverted())
  }

  private func transform(to window: UIWindow?) -> CGAffineTransform {
    guard let window else { return transformToSuperview }
    return transformToSuperview.concatenating(window.transformToSuperview.inverted())
  }
}
