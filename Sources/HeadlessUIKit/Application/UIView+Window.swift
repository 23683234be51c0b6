extension UIView {
  /// The window that the view is in, or is.
  public var window: UIWindow? {
    flags.contains(.inWindow) ? root as? UIWindow : nil
  }

  /// The controller that this is the root view of.
  var viewController: UIViewController? { rare?.viewController }

  /// Updates the view's constraints, by its controller if it is the root view of one.
  func updateConstraintsTellingController() {
    guard let viewController else {
      updateConstraints()
      return
    }
    viewController.updateViewConstraints()
  }

  /// Lays out this view; the controller that it is the root view of hears of it before and after.
  func layOutSubviewsTellingController() {
    guard let viewController else {
      layoutSubviews()
      return
    }
    viewController.layOut(self)
  }
}

/// What a move in the tree means for the windows of a view and of those below it, and for the
/// appearance of its controller.
struct WindowChange {
  private let view: UIView
  private let window: UIWindow?
  /// The view's traits in the window that it leaves.
  private let formerTraits: UITraitCollection?

  /// Nil if the window remains the same.
  init?(of view: UIView, to window: UIWindow?) {
    let former = view.window
    guard former !== window else { return nil }
    self.view = view
    self.window = window
    formerTraits = former == nil ? nil : view.traitCollection
  }

  /// Tells of the change before the view is moved.
  func tellBefore() {
    view.viewController?.viewWillMove(to: window)
    Self.tellWillMove(view, to: window)
  }

  /// Tells of the change after the view was moved.
  func tellAfter() {
    Self.mark(view, isInWindow: window != nil)
    if let window {
      tellTraitChange(in: window)
    } else {
      view.loadRare().formerTraits = formerTraits
    }
    Self.tellDidMove(view)
    view.viewController?.viewDidMove(to: window)
  }

  /// Tells of traits that are not those which the view was last shown with. One that was never shown
  /// expects those of the screen.
  private func tellTraitChange(in window: UIWindow) {
    let expected =
      formerTraits ?? view.rare?.formerTraits
      ?? view.rare?.overrideUserInterfaceStyle.map {
        window.screenTraits.with(userInterfaceStyle: $0)
      }
      ?? window.screenTraits
    view.rare?.formerTraits = nil
    let traits = view.traitCollection
    if traits != expected { view.tellTraitChange(from: expected, to: traits) }
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
