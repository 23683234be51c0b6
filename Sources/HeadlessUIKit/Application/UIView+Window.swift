extension UIView {
  /// The window that the view is in, or is.
  public var window: UIWindow? {
    flags.contains(.inWindow) ? root as? UIWindow : nil
  }
}

/// What a move in the tree means for the windows of a view and of those below it.
///
/// Each view is told before its subviews are.
struct WindowChange {
  private let view: UIView
  private let window: UIWindow?

  /// Nil if the window remains the same.
  init?(of view: UIView, to window: UIWindow?) {
    guard view.window !== window else { return nil }
    self.view = view
    self.window = window
  }

  /// Tells of the change before the view is moved.
  func tellBefore() {
    Self.tellWillMove(view, to: window)
  }

  /// Tells of the change after the view was moved.
  func tellAfter() {
    Self.mark(view, isInWindow: window != nil)
    Self.tellDidMove(view)
  }

  private static func tellWillMove(_ view: UIView, to window: UIWindow?) {
    view.willMove(toWindow: window)
    for child in view.children where child.parent === view { tellWillMove(child, to: window) }
  }

  private static func mark(_ view: UIView, isInWindow: Bool) {
    view.flags.set(.inWindow, isInWindow)
    for child in view.children { mark(child, isInWindow: isInWindow) }
  }

  private static func tellDidMove(_ view: UIView) {
    view.didMoveToWindow()
    for child in view.children where child.parent === view { tellDidMove(child) }
  }
}
