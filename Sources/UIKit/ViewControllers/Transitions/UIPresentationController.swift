/// Places the view of a presented controller, and adds views behind it, such as a dimming view.
///
/// A transitioning delegate creates a subclass for controllers of the style `custom`. Other controllers fill the window
/// without one.
open class UIPresentationController: ObjectiveCObject, UIContentContainer, UITraitEnvironment {
  /// The presenting controller; an empty controller before it is known, and after it was deallocated.
  open var presentingViewController: UIViewController { presenting ?? UIViewController() }
  final weak var presenting: UIViewController?
  /// The presented controller; an empty controller after it was deallocated.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  // A controller retains the presentation controller that will present it.
  private weak var presented: UIViewController?
  /// Decides on dismissal by the user, and is notified of it; nil by default.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The superview of the presented view; nil before and after the presentation, and for a presentation that fills the
  /// window without a transitioning delegate.
  open internal(set) weak var containerView: UIView?

  /// Creates a presentation controller. Neither controller is retained.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The presented controller's style.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The style in a narrow window, unless the delegate decides on another; `none` for the same one. Popovers adapt.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// The view that appears: the controller's view, or a view around it.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of the presented view at the end of its transition, points; the whole container by default.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the whole screen; true by default. Without effect.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the view of the presenting controller leaves the window; false by default.
  open var shouldRemovePresentersView: Bool { false }

  /// The traits that replace the inherited ones for the presented controller; nil by default.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presented?.traitOverridesMayDiffer() }
  }

  /// ``overrideTraitCollection`` as overrides of single traits.
  public final var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(overrideTraitCollection) }
    set { overrideTraitCollection = newValue.traits }
  }

  /// The traits of the container view; before the presentation, the presented controller's.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }

  /// Called after the traits of the container view have changed, and before it is laid out.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Transitions

  /// Called before the presented view appears. Animations are added to the transition coordinator of the
  /// presented controller.
  open func presentationTransitionWillBegin() {}

  /// Called after the presented view appeared, or its transition was cancelled.
  ///
  /// - Parameter completed: false if the transition was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the presented view disappears.
  open func dismissalTransitionWillBegin() {}

  /// Called after the presented view disappeared, or its transition was cancelled.
  ///
  /// - Parameter completed: false if the transition was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the container lays out its subviews: the place to adapt their frames to its size.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// The animator of a transition without one of a transitioning delegate; nil for the one of the presented
  /// controller's `modalTransitionStyle`.
  func standardAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Whether touches of the container, next to all views in it, reach the views behind; false by default.
  var passesTouchesThrough: Bool { false }

  // MARK: Content

  /// The preferred size of the presented controller, points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called when the presented controller's preferred size changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when the size that the presented controller's constraints require changed: never here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of the presented view in a container, points; the container's size by default.
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

/// Decides how a presentation adapts, and is notified when the user dismisses a sheet by a tap next to it.
public protocol UIAdaptivePresentationControllerDelegate: ObjectiveCDelegate {
  /// The style of the presentation in a narrow window. Called by the default of the method with the traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// The style of the presentation in the given traits; `none` for the controller's own style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// - Returns: The controller that is presented in another style; nil for the one that was to be presented.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before the presentation in a narrow window.
  ///
  /// - Parameter style: `none` if the controller's own style stays.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Called with the presentation controller of another style, such as the sheet of a popover, before it is used.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Whether the user may dismiss the controller, by a tap next to it or by dragging it down. Not called where the
  /// controller is modal in its presentation.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// The user is about to dismiss the controller. Not called for dismissals by code.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has dismissed the controller, and the animation has ended. Not called for dismissals by code.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user has tried to dismiss a controller that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the controller's own adaptation by default: a sheet for a popover.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.adaptivePresentationStyle }
  /// Returns the style that does not depend on traits by default.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Returns nil by default.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Does nothing by default.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// Does nothing by default.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// Returns true by default.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing by default.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing by default.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing by default.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension UIPresentationController {
  /// Dismisses the controller as a gesture of the user does: if the controller and the delegate allow that, which is
  /// notified.
  func dismissByUser() {
    let controller = presentedViewController
    guard !controller.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    controller.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
  }
}

extension UIViewController {
  /// The controller that places the view while this controller is presented; before that, the controller that will
  /// place it unless a transitioning delegate creates another one.
  public var presentationController: UIPresentationController? {
    presenter?.presentation?.controller ?? parent?.presentationController
      ?? sheetPresentationController ?? standardPresentationController
  }

  /// The controller of a presentation that places nothing.
  var standardPresentationController: UIPresentationController {
    if modalPresentationStyle == .popover, let popover = popoverPresentationController {
      return popover
    }
    let known = extras.presentationController
    if let known, !(known is UISheetPresentationController) { return known }
    let controller = UIPresentationController(presentedViewController: self, presenting: nil)
    controller.delegate = known?.delegate
    extras.presentationController = controller
    return controller
  }
}
