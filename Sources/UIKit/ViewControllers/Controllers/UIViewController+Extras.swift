extension UIViewController {
  /// The properties that few controllers set.
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
    var barSafeAreaInsets = UIEdgeInsets.zero
    var restorationIdentifier: String?
    /// The Interface Builder file that has the view; nil without one.
    var interface: ControllerInterface?
    var traitRegistrations: [TraitRegistration] = []
    /// The controller's own overrides of the traits that it inherits.
    var traitOverrides: UITraitCollection?
    var focusGroupIdentifier: String?
    var presentationController: UIPresentationController?
    var popoverController: UIPopoverPresentationController?
    var containerTransition: ContainerTransition?
    /// The traits that replace this controller's for its children.
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
    var contentUnavailable: ContentUnavailable?
    /// The scroll views that bars follow, by the edges of the bars.
    var contentScrollViews: [(edge: NSDirectionalRectEdge, view: UIScrollView)] = []
  }

  // MARK: Rotation

  /// Has no effect: `UIApplication.rotate(to:)` rotates the interface.
  public class func attemptRotationToDeviceOrientation() {}

  /// The orientation of the interface.
  public var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.orientation }

  // MARK: Containment

  /// Overrides this controller's traits for a child; unspecified traits are inherited. Nil removes the overrides. The
  /// child's view has them once it is loaded.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    extras.childTraits.removeAll { $0.child === childViewController }
    if let collection { extras.childTraits.append((childViewController, collection)) }
    childViewController.traitOverridesMayDiffer()
  }

  /// The overridden traits of a child; nil without any.
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

  /// Adds a key command of the controller.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    extras.keyCommands = (extras.keyCommands ?? []) + [keyCommand]
  }

  /// Removes a key command that was added by ``addKeyCommand(_:)``.
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

  /// Sets the scroll view that the bars at some edges follow; nil removes it. Without one they follow the first scroll
  /// view that fills the controller's view.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = [.top, .bottom]
  ) {
    for single in [NSDirectionalRectEdge.top, .bottom, .leading, .trailing]
    where edge.contains(single) {
      extras.contentScrollViews.removeAll { $0.edge == single }
      if let scrollView { extras.contentScrollViews.append((single, scrollView)) }
    }
    barsMayDiffer()
  }

  /// The scroll view that was set for an edge; nil without one.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    storedExtras?.contentScrollViews.first { $0.edge == edge }?.view
  }

  // MARK: Focus

  /// Whether the focus returns to its former place when the controller reappears. Kept, without effect.
  public var restoresFocusAfterTransition: Bool {
    get { storedExtras?.restoresFocus ?? true }
    set { extras.restoresFocus = newValue }
  }

  /// The group of views in which the focus moves; nil by default. Kept, without effect.
  public var focusGroupIdentifier: String? {
    get { extras.focusGroupIdentifier }
    set { extras.focusGroupIdentifier = newValue }
  }
}

extension UIViewController: UIFocusEnvironment {
  /// The next responder that is a focus environment; nil without one.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    sequence(first: next) { $0?.next }.lazy.compactMap { $0 as? any UIFocusEnvironment }.first
  }
}

extension UIBarButtonItem {
  /// Shows "Done" while the content is edited, "Edit" otherwise.
  func showEditing(_ isEditing: Bool) {
    (title, style) =
      isEditing
      ? (SystemText.done.localized, .done) : (SystemText.edit.localized, .plain)
  }
}
