extension UIScreen {
  /// Creates a display link at the screen's refresh rate. It is called once it has been added to a
  /// run loop.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
