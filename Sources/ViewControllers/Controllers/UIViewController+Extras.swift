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
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var toolbarItems: [UIBarButtonItem]?
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

  // MARK: Focus

  public var focusGroupIdentifier: String? {
    get { extras.focusGroupIdentifier }
    set { extras.focusGroupIdentifier = newValue }
  }
}
