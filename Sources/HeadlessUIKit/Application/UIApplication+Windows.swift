extension UIApplication {
  /// Adds a window in front of those of its level and below, and behind those above.
  func show(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    let index = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
    windows.insert(window, at: index)
  }

  /// Removes a window from the screen. If it was the key window, the frontmost window that was key
  /// before, or else the frontmost, becomes key.
  func hide(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    guard window.isKeyWindow else { return }
    window.isKeyWindow = false
    window.resignKey()
    (windows.last { $0.wasKeyWindow } ?? windows.last)?.makeKey()
  }

  /// Makes a window the key window instead of another.
  func makeKey(_ window: UIWindow) {
    guard !window.isKeyWindow else { return }
    if let former = keyWindow {
      former.isKeyWindow = false
      former.resignKey()
    }
    window.isKeyWindow = true
    window.becomeKey()
  }

  /// The view at a point of the screen, in the frontmost window that has one there.
  ///
  /// - Parameter point: in the screen's coordinates, points.
  public func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for window in windows.reversed() {
      if let view = window.hitTest(window.convert(point, from: nil), with: event) { return view }
    }
    return nil
  }
}
