extension UIWindow {
  /// A point of this window's coordinates in those of another window, or of the screen if nil.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    point.applying(transform(to: window))
  }

  /// A point of another window's coordinates, or of the screen's if nil, in those of this window.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    point.applying(transform(to: window).inverted())
  }

  /// The upright box around a rectangle of this window in the coordinates of another window, or of
  /// the screen if nil.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    rect.applying(transform(to: window))
  }

  /// The upright box around a rectangle of another window, or of the screen if nil, in the
  /// coordinates of this window.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    rect.applying(transform(to: window).inverted())
  }

  private func transform(to window: UIWindow?) -> CGAffineTransform {
    guard let window else { return transformToSuperview }
    return transformToSuperview.concatenating(window.transformToSuperview.inverted())
  }
}
