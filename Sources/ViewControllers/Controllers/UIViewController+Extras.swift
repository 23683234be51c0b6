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
    /// The traits that children have instead of this controller's.
    var childTraits: [(child: UIViewController, traits: UITraitCollection)] = []
    /// Whether the controller is being added to a parent, or removed.
    var isMovingToParent = false
    var isMovingFromParent = false
    /// What another module keeps for the controller.
    var containedPart: AnyObject?
  }

  /// What the module of containers keeps for the controller, made when it is first asked for.
  package func containedPart<Part: AnyObject>(_ make: () -> Part) -> Part {
    if let part = storedExtras?.containedPart as? Part { return part }
    let part = make()
    extras.containedPart = part
    return part
  }

  // MARK: Bars

  /// The edges at which the view reaches below bars.
  public var edgesForExtendedLayout: UIRectEdge {
    get { extras.edgesForExtendedLayout }
    set { extras.edgesForExtendedLayout = newValue }
  }

  /// Whether the view reaches below opaque bars.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { extras.extendedLayoutIncludesOpaqueBars }
    set { extras.extendedLayoutIncludesOpaqueBars = newValue }
  }

  /// Whether scroll views begin below bars. Their `contentInsetAdjustmentBehavior` has replaced it.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { extras.automaticallyAdjustsScrollViewInsets }
    set { extras.automaticallyAdjustsScrollViewInsets = newValue }
  }

  /// Whether a tab bar disappears while the controller is on a navigation stack.
  public var hidesBottomBarWhenPushed: Bool {
    get { extras.hidesBottomBar }
    set { extras.hidesBottomBar = newValue }
  }

  /// Has no effect: the interface is turned by `UIApplication.rotate(to:)`.
  public class func attemptRotationToDeviceOrientation() {}

  /// How the interface is turned.
  public var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.orientation }

  // MARK: Presenting

  /// Whether controllers that are presented in the current context cover this one's view.
  public var definesPresentationContext: Bool {
    get { extras.definesPresentationContext }
    set { extras.definesPresentationContext = newValue }
  }

  /// Whether this controller's transition style is that of controllers presented in its context.
  public var providesPresentationContextTransitionStyle: Bool {
    get { extras.providesTransitionStyle }
    set { extras.providesTransitionStyle = newValue }
  }

  /// Whether the user cannot dismiss the controller.
  public var isModalInPresentation: Bool {
    get { extras.isModal }
    set { extras.isModal = newValue }
  }

  /// Whether the controller decides on the status bar while it covers only a part of the screen.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { extras.capturesStatusBar }
    set { extras.capturesStatusBar = newValue }
  }

  // MARK: Containment

  /// Whether the controller is being added to a parent.
  public var isMovingToParent: Bool { storedExtras?.isMovingToParent ?? false }

  /// Whether the controller is being removed from its parent.
  public var isMovingFromParent: Bool { storedExtras?.isMovingFromParent ?? false }

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

  // MARK: Files

  /// The file that the controller was made from: nil, there are none.
  public var nibName: String? { nil }
  public var nibBundle: Bundle? { nil }
  public var storyboard: UIStoryboard? { nil }

  /// A name for restoring the state of the interface, which nothing does here.
  public var restorationIdentifier: String? {
    get { extras.restorationIdentifier }
    set { extras.restorationIdentifier = newValue }
  }

  public var focusGroupIdentifier: String? {
    get { extras.focusGroupIdentifier }
    set { extras.focusGroupIdentifier = newValue }
  }
}
