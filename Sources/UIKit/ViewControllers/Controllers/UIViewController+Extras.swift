extension UIViewController {
  /// What few controllers set.
  final class Extras {
    var accessibility: AccessibilityRecord?
    var isEditing = false
    var preferredContentSize = CGSize.zero
    var edgesForExtendedLayout = UIRectEdge.all
    var extendedLayoutIncludesOpaqueBars = false
    var automaticallyAdjustsScrollViewInsets = true
    var definesPresentationContext = false
    var providesTransitionStyle = false
    var isModal = false
    var capturesStatusBar = false
    var hidesBottomBar = false
    var restorationIdentifier: String?
    var traitRegistrations: [TraitRegistration] = []
    var focusGroupIdentifier: String?
    var presentationController: UIPresentationController?
    var containerTransition: ContainerTransition?
    /// The traits that children have instead of this controller's.
    var childTraits: [(child: UIViewController, traits: UITraitCollection)] = []
    /// Whether the controller is being added to a parent, or removed.
    var isMovingToParent = false
    var isMovingFromParent = false
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var toolbarItems: [UIBarButtonItem]?
    var editButtonItem: UIBarButtonItem?
    var keyCommands: [UIKeyCommand]?
    var restoresFocus = true
    /// The scroll views that bars follow, by the edges of the bars.
    var contentScrollViews: [(edge: NSDirectionalRectEdge, view: UIScrollView)] = []
  }

  // MARK: Rotation

  /// Has no effect: the interface is turned by `UIApplication.rotate(to:)`.
  public class func attemptRotationToDeviceOrientation() {}

  /// How the interface is turned.
  public var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.orientation }

  // MARK: Containment

  /// Gives a child other traits than this controller's; those that are unspecified stay. Nil restores
  /// them.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    extras.childTraits.removeAll { $0.child === childViewController }
    if let collection { extras.childTraits.append((childViewController, collection)) }
    childViewController.loadViewIfNeeded()
    childViewController.viewIfLoaded?.setParentTraitOverrides(collection)
  }

  /// The traits that were set for a child.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    storedExtras?.childTraits.first { $0.child === childViewController }?.traits
  }

  func exchange(
    _ former: UIViewController, with new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard former.parent === self, new.parent === self, let view = new.view else { return }
    let isAnimated = duration > 0
    former.beginAppearanceTransition(false, animated: isAnimated)
    new.beginAppearanceTransition(true, animated: isAnimated)
    if view.superview == nil { (former.view.superview ?? self.view)?.addSubview(view) }
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { isFinished in
      former.viewIfLoaded?.removeFromSuperview()
      former.endAppearanceTransition()
      new.endAppearanceTransition()
      completion?(isFinished)
    }
  }

  // MARK: Keys

  /// Adds a key combination to those that the controller has actions for.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    extras.keyCommands = (extras.keyCommands ?? []) + [keyCommand]
  }

  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    let rest = extras.keyCommands?.filter { $0 !== keyCommand } ?? []
    extras.keyCommands = rest.isEmpty ? nil : rest
  }

  // MARK: Content of bars

  func makeEditButtonItem() -> UIBarButtonItem {
    let toggle = Selector("_toggleEditing") { (controller: UIViewController) in
      { controller.setEditing(!controller.isEditing, animated: true) }
    }
    let item = UIBarButtonItem(title: nil, style: .plain, target: self, action: toggle)
    item.showEditing(isEditing)
    return item
  }

  /// Sets the scroll view that the bars at some edges follow. Without effect: bars are not drawn.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = [.top, .bottom]
  ) {
    for single in [NSDirectionalRectEdge.top, .bottom, .leading, .trailing]
    where edge.contains(single) {
      extras.contentScrollViews.removeAll { $0.edge == single }
      if let scrollView { extras.contentScrollViews.append((single, scrollView)) }
    }
  }

  /// The scroll view that was set for an edge.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    storedExtras?.contentScrollViews.first { $0.edge == edge }?.view
  }

  // MARK: Focus

  /// Whether the focus is where it was when the controller comes back. Without effect: there is none.
  public var restoresFocusAfterTransition: Bool {
    get { storedExtras?.restoresFocus ?? true }
    set { extras.restoresFocus = newValue }
  }

  public var focusGroupIdentifier: String? {
    get { extras.focusGroupIdentifier }
    set { extras.focusGroupIdentifier = newValue }
  }
}

extension UIViewController: UIFocusEnvironment {
  /// The next responder that is one.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    sequence(first: next) { $0?.next }.lazy.compactMap { $0 as? any UIFocusEnvironment }.first
  }
}

extension UIBarButtonItem {
  /// Shows that a tap ends editing, or begins it.
  func showEditing(_ isEditing: Bool) {
    (title, style) = isEditing ? ("Done", .done) : ("Edit", .plain)
  }
}
