/// Places the view of a presented controller, and adds what is behind it, such as a dimming view.
///
/// A transitioning delegate makes a subclass for controllers of the style `custom`. Others are presented
/// without one, in all of the window.
open class UIPresentationController: ObjectiveCObject, UIContentContainer {
  /// An empty controller once the one that presents is gone, and before there is one.
  open var presentingViewController: UIViewController { presenting ?? UIViewController() }
  final weak var presenting: UIViewController?
  /// An empty controller once the one that was presented is gone.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  // A controller keeps the one that will present it.
  private weak var presented: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// What the presented view is in; nil before and after the presentation, and for a presentation that
  /// fills the window without a transitioning delegate.
  open internal(set) weak var containerView: UIView?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The style in a narrow window: none other here.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// The view that appears: that of the controller, or one around it.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view is at the end of its transition; the whole container by default.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the view of the presenting controller leaves the window; false by default.
  open var shouldRemovePresentersView: Bool { false }

  /// The traits of what is presented instead of those of the window.
  open var overrideTraitCollection: UITraitCollection?

  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }

  // MARK: Transitions

  /// Called before the presented view appears. Animations are added to the transition coordinator of the
  /// presented controller.
  open func presentationTransitionWillBegin() {}

  /// - Parameter completed: false if the transition was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the presented view disappears.
  open func dismissalTransitionWillBegin() {}

  /// - Parameter completed: false if the transition was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the container lays out its subviews: the place to adapt their frames to its size.
  open func containerViewWillLayoutSubviews() {}

  open func containerViewDidLayoutSubviews() {}

  // MARK: Content

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called when the presented controller wants another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of the presented view in a container, points; that of the container by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Called before the window changes its size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called before the traits change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

/// Decides how a presentation adapts, and is notified of a user who dismisses a sheet by a tap beside it.
public protocol UIAdaptivePresentationControllerDelegate: ObjectiveCDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension UIViewController {
  /// What places the view while the controller is presented; before that, what will do so unless a
  /// transitioning delegate makes another one.
  public var presentationController: UIPresentationController? {
    presenter?.presentation?.controller ?? parent?.presentationController
      ?? standardPresentationController
  }

  var standardPresentationController: UIPresentationController {
    if let controller = extras.presentationController { return controller }
    let controller = UIPresentationController(presentedViewController: self, presenting: nil)
    extras.presentationController = controller
    return controller
  }

  /// That of the transition in which the controller, or the one that holds it, appears, disappears, or
  /// is covered; nil while there is none.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presenter?.presentation?.coordinator ?? presentation?.coordinator
      ?? containerTransition?.coordinator ?? parent?.transitionCoordinator
  }
}
