extension UIApplication {
  /// Adds a window in front of the windows of its level and below, and behind the windows above.
  func show(_ window: UIWindow) {
    guard window.application === self else {
      visitors.removeAll { $0.window == nil || $0.window === window }
      let index = visitors.firstIndex { ($0.window?.windowLevel ?? .normal) > window.windowLevel }
      visitors.insert(Visitor(window: window), at: index ?? visitors.count)
      return
    }
    shownWindows.removeAll { $0 === window }
    let index =
      shownWindows.firstIndex { $0.windowLevel > window.windowLevel } ?? shownWindows.count
    shownWindows.insert(window, at: index)
  }

  /// A visible window that no application retains.
  struct Visitor {
    weak var window: UIWindow?
  }

  /// Removes a window from the screen. If it was the key window, the frontmost window that was key
  /// before, or else the frontmost, becomes key.
  func hide(_ window: UIWindow) {
    shownWindows.removeAll { $0 === window }
    if !visitors.isEmpty { visitors.removeAll { $0.window == nil || $0.window === window } }
    guard window.isKeyWindow else { return }
    window.isKeyWindow = false
    window.reportResigningKey()
    (windows.last { $0.wasKeyWindow } ?? windows.last)?.makeKey()
  }

  /// Makes a window the key window instead of another.
  func makeKey(_ window: UIWindow) {
    guard !window.isKeyWindow else { return }
    let former = keyWindow ?? lastKeyWindow.flatMap { $0.isKeyWindow ? $0 : nil }
    lastKeyWindow = window
    former?.isKeyWindow = false
    former?.reportResigningKey()
    window.isKeyWindow = true
    for changed in [former, window] {
      (changed?.currentFirstResponder as? any KeyWindowObserving)?.keyWindowDidChange()
    }
    window.reportBecomingKey()
  }

  /// The view at a point of the screen, in the frontmost window that has one there.
  ///
  /// - Parameter point: in the screen's coordinates, points.
  public func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard record.ignoredEventCount == 0 else { return nil }
    for window in windows.reversed() {
      if let view = window.hitTest(window.convert(point, from: nil), with: event) { return view }
    }
    return nil
  }
}

/// A first responder that looks different while another window is key.
package protocol KeyWindowObserving: UIResponder {
  /// Called when the window of the first responder became the key window, or no longer is.
  func keyWindowDidChange()
}
