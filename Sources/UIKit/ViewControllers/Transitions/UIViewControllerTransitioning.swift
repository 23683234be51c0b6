/// Returns the objects that animate and place a presented controller.
public protocol UIViewControllerTransitioningDelegate: ObjectiveCDelegate {
  /// - Returns: the animator of the presentation; nil for the controller's transition style.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// - Returns: the animator of the dismissal; nil for the controller's transition style.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// - Returns: the object with which a gesture drives the presentation; nil for none.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// - Returns: the object with which a gesture drives the dismissal; nil for none.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Called for controllers of the style `custom`.
  ///
  /// - Returns: the object that places the presented view; nil for one that fills the window.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns nil by default: the controller's transition style.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns nil by default: the controller's transition style.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns nil by default: no gesture drives the presentation.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns nil by default: no gesture drives the dismissal.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns nil by default: the presented view fills the window.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Animates a transition between two controllers.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The duration of the transition, seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Adds the view that appears to the container, animates it, and calls
  /// ``UIViewControllerContextTransitioning/completeTransition(_:)`` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Called when the transition is complete, or was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing by default.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// A controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Sendable, Hashable {
  /// UIKit's name of the controller.
  public let rawValue: String

  /// Creates a key from UIKit's name of the controller.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is visible at the start.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible at the end.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// A view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Sendable, Hashable {
  /// UIKit's name of the view.
  public let rawValue: String

  /// Creates a key from UIKit's name of the view.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is visible at the start.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is visible at the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The state of a transition.
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The superview of the animated views.
  var containerView: UIView { get }
  /// Whether the transition is animated: always here.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `none` in containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the interface: the identity here.
  var targetTransform: CGAffineTransform { get }

  /// Reports the progress of a gesture that drives the transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the gesture has completed the transition.
  func finishInteractiveTransition()
  /// Reports that the gesture has cancelled the transition.
  func cancelInteractiveTransition()
  /// Reports that a gesture drives the transition again, which has run by itself.
  func pauseInteractiveTransition()

  /// Ends the transition.
  ///
  /// - Parameter didComplete: false if it was cancelled.
  func completeTransition(_ didComplete: Bool)

  /// The controller at the start or at the end of the transition.
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController?

  /// The view of a controller; nil for one that stays behind another during the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The initial frame of a controller's view; zero if it is not visible at the start.
  func initialFrame(for viewController: UIViewController) -> CGRect

  /// The final frame of a controller's view; zero if it is not visible at the end.
  func finalFrame(for viewController: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
  /// Does nothing by default.
  public func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  /// Does nothing by default.
  public func finishInteractiveTransition() {}
  /// Does nothing by default.
  public func cancelInteractiveTransition() {}
  /// Does nothing by default.
  public func pauseInteractiveTransition() {}
}

/// The transition of a presentation.
final class TransitionContext: UIViewControllerContextTransitioning {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private(set) var transitionWasCancelled = false
  var completion: ((Bool) -> Void)?
  private let from: UIViewController?
  private let to: UIViewController?
  /// The view that appears or disappears; nil for the controller's view.
  var presentedView: UIView?
  /// The view's final frame; nil for the whole container.
  var presentedFrame: CGRect?
  private let isPresenting: Bool

  init(
    from: UIViewController?, to: UIViewController?, container: UIView,
    style: UIModalPresentationStyle
  ) {
    self.from = from
    self.to = to
    isPresenting = to?.presenter === from
    containerView = container
    presentationStyle = style
  }

  var isAnimated: Bool { true }
  /// True until the gesture has ended.
  var isInteractive = false
  /// What lets a gesture drive the transition.
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// How much of the transition the gesture has made, 0...1.
  private(set) var percentComplete: CGFloat = 0
  /// The driver of the transition's animations; nil for the clock.
  var driver: TransitionDriver?
  var targetTransform: CGAffineTransform { .identity }

  /// Called when the gesture has ended, with whether it cancelled the transition.
  var onInteractionEnd: ((Bool) -> Void)?

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }

  func finishInteractiveTransition() { endInteraction(isCancelled: false) }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    endInteraction(isCancelled: true)
  }

  private func endInteraction(isCancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    onInteractionEnd?(isCancelled)
  }

  func pauseInteractiveTransition() { if driver != nil { isInteractive = true } }

  func completeTransition(_ didComplete: Bool) {
    guard let completion else { return }
    self.completion = nil
    driver = nil
    interaction = nil
    // A transition that a gesture has cancelled is incomplete, regardless of the animator's
    // argument.
    if !didComplete { transitionWasCancelled = true }
    completion(!transitionWasCancelled)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from:
      isPresenting
        ? presentationStyle.staysVisible ? nil : from?.viewIfLoaded
        : presentedView ?? from?.viewIfLoaded
    case .to:
      isPresenting
        ? presentedView ?? to?.view : presentationStyle.staysVisible ? nil : to?.view
    default: nil
    }
  }

  func initialFrame(for viewController: UIViewController) -> CGRect {
    if !isPresenting, viewController === from, let presentedView { return presentedView.frame }
    return viewController === from || staysVisible(viewController) ? containerView.bounds : .zero
  }

  func finalFrame(for viewController: UIViewController) -> CGRect {
    if isPresenting, viewController === to, let presentedFrame { return presentedFrame }
    return viewController === to || staysVisible(viewController) ? containerView.bounds : .zero
  }

  /// Whether a controller stays visible behind the other one.
  private func staysVisible(_ controller: UIViewController) -> Bool {
    presentationStyle.staysVisible && controller === (isPresenting ? from : to)
  }
}
