extension UIView {
  /// The controller that this is the root view of.
  package var viewOwner: (any ViewOwner)? {
    get { rare?.viewOwner }
    set {
      if newValue == nil { rare?.viewOwner = nil } else { loadRare().viewOwner = newValue }
    }
  }

  /// Updates the view's constraints, by its controller if it is the root view of one.
  func updateConstraintsThroughOwner() {
    guard let viewOwner else {
      updateConstraints()
      return
    }
    viewOwner.updateViewConstraints()
  }

  /// Lays out this view; its controller, if it is the root view of one, is notified before and
  /// after.
  func layOutSubviewsThroughOwner() {
    guard let viewOwner else {
      layOutLayerOrSubviews()
      return
    }
    viewOwner.layOut(self)
  }
}

/// The change of window for a view, its descendants and its controller, caused by a move in the
/// tree.
struct WindowChange {
  private let view: UIView
  private let window: UIWindow?
  /// The view's traits in the window that it leaves.
  private let formerTraits: UITraitCollection?

  /// Nil if the window stays the same.
  init?(of view: UIView, to window: UIWindow?) {
    let former = view.attachedWindow
    guard former !== window else { return nil }
    self.view = view
    self.window = window
    formerTraits = former == nil ? nil : view.traitCollection
  }

  /// Reports the change before the view is moved.
  func reportBefore() {
    if formerTraits != nil { view.resignFocusBeforeLeavingWindow() }
    view.viewOwner?.viewWillMove(to: window)
    Self.reportWillMove(view, to: window)
  }

  /// Reports the change after the view was moved.
  func reportAfter() {
    Self.setInWindow(window != nil, view)
    if let window {
      reportTraitChange(in: window)
    } else {
      view.loadRare().reportedTraits = formerTraits
    }
    Self.reportDidMove(view)
    view.viewOwner?.viewDidMove(to: window)
  }

  /// Reports traits that differ from the traits that the view was last shown or laid out with, or from the
  /// screen's traits if it never was.
  private func reportTraitChange(in window: UIWindow) {
    let expected =
      formerTraits ?? view.rare?.reportedTraits
      ?? view.traitOverride?.applied(to: window.screenTraits)
      ?? window.screenTraits
    view.rare?.reportedTraits = nil
    let traits = view.traitCollection
    if traits != expected { view.reportTraitChange(from: expected, to: traits) }
  }

  private static func reportWillMove(_ view: UIView, to window: UIWindow?) {
    view.willMove(toWindow: window)
    for child in view.children where child.parent === view { reportWillMove(child, to: window) }
  }

  private static func setInWindow(_ isInWindow: Bool, _ view: UIView) {
    view.flags.set(.inWindow, isInWindow)
    for child in view.children { setInWindow(isInWindow, child) }
  }

  private static func reportDidMove(_ view: UIView) {
    if AppearanceActivity.isAny, view.attachedWindow != nil { view.applyAppearance() }
    if view.attachedWindow != nil { view.adoptTraits() }
    view.didMoveToWindow()
    for child in view.children where child.parent === view { reportDidMove(child) }
  }
}
