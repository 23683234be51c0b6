/// The directions in which a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the directions.
  public let rawValue: UInt

  /// Creates directions from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Up: the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down: the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// Left: the popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// Right: the popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All four directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction of a popover that is not shown.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Places a popover: next to its source, with an arrow that points to it. A tap next to it dismisses it.
///
/// In a narrow window the controller is presented as a sheet, unless the delegate adapts it to `none`.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the arrow points to; nil by default.
  open weak var sourceView: UIView? {
    didSet { placeMayChange() }
  }
  /// The bar item that the arrow points to; nil by default.
  open weak var barButtonItem: UIBarButtonItem? {
    didSet { placeMayChange() }
  }
  /// The view or bar item that the arrow points to; nil by default.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet {
      sourceView = sourceItem as? UIView
      barButtonItem = sourceItem as? UIBarButtonItem
    }
  }
  /// The rectangle that the arrow points to, in the source view's coordinates, points; null, the
  /// default, for its bounds.
  open var sourceRect = CGRect.null {
    didSet { placeMayChange() }
  }
  /// The directions in which the arrow may point; any by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { placeMayChange() }
  }
  /// The direction of the arrow; unknown before the popover is shown.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// The views outside of the popover that get touches; nil, the default, for none.
  open var passthroughViews: [UIView]?
  /// The colour of the popover with its arrow; nil, the default, for the presented view's.
  open var backgroundColor: UIColor? {
    didSet { popover.color = backgroundColor }
  }
  /// The minimum distances from the edges of the safe area, points; zero, the default, for the system's.
  open var popoverLayoutMargins = UIEdgeInsets.zero {
    didSet { placeMayChange() }
  }
  /// Whether the popover may cover the source rectangle; false by default.
  open var canOverlapSourceViewRect = false {
    didSet { placeMayChange() }
  }

  /// The sheet in a narrow window, to be prepared before the presentation.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    presentedViewController.sheetInNarrowWindows
  }

  private lazy var popover = PopoverView()
  private let backdrop = PopoverTouchView()

  /// Seconds; our own.
  private static let duration: TimeInterval = 0.25

  /// The view behind the popover decides.
  override var passesTouchesThrough: Bool { true }

  private func placeMayChange() { containerView?.setNeedsLayout() }

  /// The style in a narrow window: a sheet.
  open override var adaptivePresentationStyle: UIModalPresentationStyle { .formSheet }

  override func standardAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)?
  {
    FadeAnimator(isPresenting: isPresenting, duration: Self.duration)
  }

  // MARK: Placing

  open override var presentedView: UIView? { popover }

  open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

  private var placement: PopoverPlacement? {
    guard let container = containerView else { return nil }
    let own = popoverLayoutMargins
    let margin = PopoverPlacement.Metrics.margin
    let margins =
      own == .zero
      ? UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin) : own
    let area = container.bounds.inset(by: container.safeAreaInsets).inset(by: margins)
    guard let source = source(in: container) else {
      // UIKit raises an exception.
      return PopoverPlacement(
        size: contentSize(in: area), source: container.bounds, area: area, permitted: [])
    }
    return PopoverPlacement(
      size: contentSize(in: area), source: source, area: area, permitted: permittedArrowDirections)
  }

  /// What the arrow points to, in a container; nil if it is not in the window.
  private func source(in container: UIView) -> CGRect? {
    if let view = barButtonItem?.view(in: container.window) {
      return container.convert(view.bounds, from: view)
    }
    guard let view = sourceView, let window = view.window, let own = container.window else {
      return nil
    }
    let rect = sourceRect.isNull ? view.bounds : sourceRect
    // The popover of an alert in a window of its own points to a view in another one.
    let onScreen = window.convert(view.convert(rect, to: window), to: nil)
    return container.convert(own.convert(onScreen, from: nil), from: own)
  }

  private func contentSize(in area: CGRect) -> CGSize {
    if let alert = presentedViewController as? UIAlertController,
      let view = alert.view as? AlertView
    {
      return view.size(in: CGSize(width: AlertMetrics.popoverWidth, height: area.height))
    }
    let preferred = presentedViewController.preferredContentSize
    let standard = PopoverPlacement.Metrics.standardSize
    return CGSize(
      width: preferred.width > 0 ? preferred.width : standard.width,
      height: preferred.height > 0 ? preferred.height : standard.height)
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    placeMayChange()
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    (presentedViewController as? UIAlertController)?.isInPopover = true
    popover.content = presentedViewController.view
    backdrop.frame = containerView.bounds
    backdrop.passesThrough = { [weak self] point in self?.passesThrough(point) ?? false }
    backdrop.onTap = { [weak self] in self?.dismissForTap() }
    containerView.insertSubview(backdrop, at: 0)
    showPlacement()
  }

  private func showPlacement() {
    guard let placement else { return }
    arrowDirection = placement.direction
    popover.show(placement)
  }

  private func passesThrough(_ point: CGPoint) -> Bool {
    (passthroughViews ?? []).contains { view in
      view.point(inside: view.convert(point, from: backdrop), with: nil)
    }
  }

  private func dismissForTap() {
    if let alert = presentedViewController as? UIAlertController,
      alert.actions.contains(where: { $0.style == .cancel })
    {
      alert.cancel()
      return
    }
    dismissByUser()
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    backdrop.frame = containerView.bounds
    showPlacement()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { leave() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { leave() }
  }

  private func leave() {
    backdrop.removeFromSuperview()
    popover.content = nil
    arrowDirection = .unknown
  }
}

/// What a popover's arrow can point to: views and bar button items.
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// A view that shows a bar button item.
package protocol BarButtonItemView: UIView {
  var shownItem: UIBarButtonItem? { get }
}

extension UITabBarItem {
  /// The view of the item in its bar; nil if it is in none. Key-value coding returns it on iOS.
  @_spi(Ports) public var shownView: UIView? {
    (display as? UITabBar)?.buttons.first { $0.item === self }
  }
}

extension UIBarButtonItem {
  /// The view of the item in its bar; nil if it is in none. Key-value coding returns it on iOS.
  @_spi(Ports) public var shownView: UIView? {
    customView ?? view(in: (display as? UIView)?.window)
  }

  /// The view that shows the item in a window; nil if there is none.
  func view(in window: UIWindow?) -> UIView? {
    guard let window else { return nil }
    if let customView, customView.window === window { return customView }
    func find(_ view: UIView) -> UIView? {
      if (view as? any BarButtonItemView)?.shownItem === self { return view }
      for subview in view.subviews {
        if let found = find(subview) { return found }
      }
      return nil
    }
    return find(window)
  }
}

/// Gets the touches next to a popover.
private final class PopoverTouchView: UIView {
  var onTap: (() -> Void)?
  /// Whether a point is in a view that gets touches although it is behind.
  var passesThrough: ((CGPoint) -> Bool)?

  override class var describedClass: UIView.Type { UIView.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    addGestureRecognizer(
      UITapGestureRecognizer(action: UIAction { [weak self] _ in self?.onTap?() }))
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && passesThrough?(point) != true
  }
}

/// Lets a view appear by becoming opaque.
final class FadeAnimator: UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let duration: TimeInterval

  init(isPresenting: Bool, duration: TimeInterval) {
    self.isPresenting = isPresenting
    self.duration = duration
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else {
      transitionContext.completeTransition(true)
      return
    }
    if isPresenting {
      transitionContext.containerView.addSubview(view)
      view.alpha = 0
    }
    UIView.animateUnlessOver(withDuration: duration) { [isPresenting] in
      view.alpha = isPresenting ? 1 : 0
    } completion: { _ in
      view.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// The delegate of a popover.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be presented, and its source and its arrow may be set.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Whether the user may dismiss the popover by a tap next to it. The name before iOS 13 of
  /// `presentationControllerShouldDismiss`.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// The user has dismissed the popover by a tap next to it. The name before iOS 13 of
  /// `presentationControllerDidDismiss`.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing by default.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Returns true by default. The name before iOS 13 of `presentationControllerShouldDismiss`, which precedes it.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing by default. The name before iOS 13 of `presentationControllerDidDismiss`, which precedes it.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Asks by the name before iOS 13.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    guard let popover = presentationController as? UIPopoverPresentationController else {
      return true
    }
    return popoverPresentationControllerShouldDismissPopover(popover)
  }
  /// Notifies by the name before iOS 13.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    guard let popover = presentationController as? UIPopoverPresentationController else { return }
    popoverPresentationControllerDidDismissPopover(popover)
  }
}

extension UIViewController {
  /// The controller that places this one if it is presented as a popover; nil for other styles. An action sheet has one
  /// too, which places it in a wide window.
  public var popoverPresentationController: UIPopoverPresentationController? {
    let isActionSheet = (self as? UIAlertController)?.preferredStyle == .actionSheet
    guard modalPresentationStyle == .popover || isActionSheet else { return nil }
    if let controller = extras.popoverController { return controller }
    let controller = UIPopoverPresentationController(
      presentedViewController: self, presenting: nil)
    controller.delegate = storedExtras?.presentationController?.delegate
    extras.popoverController = controller
    return controller
  }
}
