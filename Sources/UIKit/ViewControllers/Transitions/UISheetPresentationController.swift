/// Places a sheet at the bottom of a narrow window, at the height of one of its detents, above the dimmed content
/// behind it, which a sheet of full height pushes back. A tap next to the sheet dismisses it, and a finger drags it from
/// one detent to another, or down to dismiss it.
///
/// In a wide window a sheet is in the middle: a form sheet of 540 × 620 points or of the preferred size, or a page sheet
/// of at most 704 points and the window's height. A sheet fills a window that is low, and so does a controller whose
/// transitioning delegate animates it.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  public final class Detent: NSObject {
    /// Identifies a detent.
    public struct Identifier: RawRepresentable, Sendable, Hashable {
      /// The text of the identifier.
      public let rawValue: String

      /// Creates an identifier from its text.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates an identifier from its text.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier of the detent.
    public let identifier: Identifier
    /// Whether the identifier was made for the detent, and differs in each run.
    let hasOwnIdentifier: Bool
    /// Returns the height in points; nil for the heights of the system.
    let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    init(
      _ identifier: Identifier?,
      _ resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
    ) {
      self.identifier = identifier ?? Identifier(UUID().uuidString)
      hasOwnIdentifier = identifier == nil
      self.resolver = resolver
      super.init()
    }

    /// The height in points that a sheet would have; nil if the detent is unavailable.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      if let resolver { return resolver(context) }
      return identifier == .medium ? context.maximumDetentValue / 2 : context.maximumDetentValue
    }

    /// About half of the screen.
    public static func medium() -> Detent { Detent(.medium) }

    /// The full height.
    public static func large() -> Detent { Detent(.large) }

    /// A custom height.
    ///
    /// - Parameters:
    ///   - identifier: nil, the default, for one that no other detent has.
    ///   - resolver: returns the height in points; nil if the detent is unavailable now.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier, resolver)
    }
  }

  /// The heights at which the sheet rests; the full height by default.
  open var detents: [Detent] = [.large()] {
    didSet { sheetMayChange() }
  }
  /// The height at which the sheet rests; the lowest of ``detents`` if nil.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { sheetMayChange() }
  }
  /// The greatest height at which the content behind the sheet is not dimmed, and gets touches; nil, the default, for
  /// none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { sheetMayChange() }
  }
  /// Whether a grabber is drawn at the top of the sheet; false by default.
  open var prefersGrabberVisible = false {
    didSet { sheetMayChange() }
  }
  /// Whether scrolling content drags the sheet first; true by default. Kept, without effect: content scrolls, and the
  /// sheet is dragged where nothing scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stays at the bottom edge of a low window, instead of filling it; false by default.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { sheetMayChange() }
  }
  /// Whether the sheet has the controller's preferred width; false by default.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { sheetMayChange() }
  }
  /// Whether a wide window shows a page sheet in the size of a page; true by default.
  open var prefersPageSizing = true {
    didSet { sheetMayChange() }
  }
  /// The radius of the upper corners, points; nil, the default, for the system's.
  open var preferredCornerRadius: CGFloat? {
    didSet { sheetMayChange() }
  }
  /// The view that the sheet belongs to; nil by default. Kept, without effect.
  open weak var sourceView: UIView?

  private let dimming = DimmingView()
  private lazy var sheet = SheetView()

  /// Runs changes of the sheet, and animates their effect on its layout.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard let containerView else { return }
    UIView.animate(withDuration: 0.35) {
      containerView.setNeedsLayout()
      containerView.layoutIfNeeded()
    }
  }

  /// Resolves the heights again.
  open func invalidateDetents() { sheetMayChange() }

  private func sheetMayChange() { containerView?.setNeedsLayout() }

  // MARK: Heights

  /// Whether a value is set of the sheet.
  var isConfigured: Bool {
    detents.contains { $0.identifier != .large } || prefersGrabberVisible
      || preferredCornerRadius != nil
  }

  /// Whether the sheet is at the bottom edge of its window, and does not fill it.
  private var isEdgeAttached: Bool {
    guard let traits = containerView?.traitCollection, traits.horizontalSizeClass != .regular else {
      return false
    }
    return traits.verticalSizeClass != .compact || prefersEdgeAttachedInCompactHeight
  }

  /// Whether the sheet is in the middle of a wide window.
  private var isCentered: Bool {
    guard let traits = containerView?.traitCollection else { return false }
    return traits.horizontalSizeClass == .regular && traits.verticalSizeClass != .compact
  }

  /// Whether the sheet fills its window, as in a low one.
  var fillsWindow: Bool { !isEdgeAttached && !isCentered }

  /// The size of a sheet in the middle of a container. Apple publishes no numbers: these are measured on iPads since iOS 13.
  private func centeredSize(in bounds: CGRect, _ safeArea: UIEdgeInsets) -> CGSize {
    let isForm = presentedViewController.modalPresentationStyle == .formSheet || !prefersPageSizing
    let preferred = preferredContentSize
    var size =
      isForm
      ? CGSize(width: 540, height: 620)
      : CGSize(width: 704, height: bounds.height - 2 * max(20, safeArea.top))
    if isForm, preferred.width > 0, preferred.height > 0 { size = preferred }
    return CGSize(
      width: min(size.width, bounds.width - 40), height: min(size.height, bounds.height - 40))
  }

  /// The distance from the safe area to the top of the highest sheet, points. Apple publishes no number.
  private static let topGap: CGFloat = 10

  private var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    guard let container = containerView else { return [] }
    let (bounds, safeArea) = (container.bounds, container.safeAreaInsets)
    let greatest = bounds.height - safeArea.top - Self.topGap
    let isLow = container.traitCollection.verticalSizeClass == .compact
    let context = DetentContext(
      traits: container.traitCollection, maximum: greatest - safeArea.bottom)
    let heights = detents.compactMap { detent -> (Detent.Identifier, CGFloat)? in
      if let resolver = detent.resolver {
        // The safe area below the content is part of the sheet.
        return resolver(context).map {
          (detent.identifier, max(0, min($0 + safeArea.bottom, greatest)))
        }
      }
      guard detent.identifier == .medium else { return (detent.identifier, greatest) }
      return isLow ? nil : (.medium, (bounds.height / 2).rounded())
    }
    let known = heights.isEmpty ? [(.large, greatest)] : heights.sorted { $0.1 < $1.1 }
    return known.map { (identifier: $0.0, height: $0.1) }
  }

  private var selected: (identifier: Detent.Identifier, height: CGFloat) {
    let heights = heights
    return heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first
      ?? (.large, 0)
  }

  /// Whether the content behind the sheet is neither dimmed nor blocked from touches.
  var isUndimmed: Bool {
    guard isEdgeAttached, let largest = largestUndimmedDetentIdentifier,
      let height = heights.first(where: { $0.identifier == largest })?.height
    else { return false }
    return selected.height <= height
  }

  override var passesTouchesThrough: Bool { isUndimmed }

  // MARK: Placing

  open override var presentedView: UIView? { sheet }

  open override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = super.frameOfPresentedViewInContainerView
    if isCentered {
      let size = centeredSize(in: bounds, containerView?.safeAreaInsets ?? .zero)
      return CGRect(
        x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded(),
        width: size.width, height: size.height)
    }
    guard isEdgeAttached else { return bounds }
    let (height, preferred) = (draggedHeight ?? selected.height, preferredContentSize.width)
    let width =
      widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0
      ? min(preferred, bounds.width) : bounds.width
    return CGRect(
      x: bounds.minX + (bounds.width - width) / 2, y: bounds.maxY - height, width: width,
      height: height)
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    sheet.content = presentedViewController.view
    dimming.alpha = 0
    sheet.onPan = { [weak self] pan in self?.drag(by: pan) }
    dimming.onTap = { [weak self] in self?.dismissByUser() }
    containerView.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate { [dimming, self] _ in
      dimming.alpha = dimmingAlpha
      pushBackPresenter()
    }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    isLeaving = true
    presentedViewController.transitionCoordinator?.animate { [dimming, pushed] _ in
      dimming.alpha = 0
      pushed.restore()
    }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { leave() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    isLeaving = false
    if completed { leave() }
  }

  private var isLeaving = false
  private var dimmingAlpha: CGFloat {
    !(isEdgeAttached || isCentered) || isUndimmed || isLeaving ? 0 : 1
  }

  private func leave() {
    dimming.removeFromSuperview()
    pushed.restore()
    sheet.content = nil
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.isUserInteractionEnabled = !isUndimmed
    // The transition animates it otherwise.
    if presentedViewController.transitionCoordinator == nil { dimming.alpha = dimmingAlpha }
    sheet.radius =
      isEdgeAttached || isCentered ? preferredCornerRadius ?? SheetView.standardRadius : 0
    sheet.isRoundedBelow = isCentered
    sheet.showsGrabber = isEdgeAttached && prefersGrabberVisible
    if sheet.transform.isIdentity { sheet.frame = frameOfPresentedViewInContainerView }
    if presentedViewController.transitionCoordinator == nil, !isLeaving { pushBackPresenter() }
  }

  // MARK: The presenter

  private let pushed = PushedPresenter()

  /// Pushes the presenter back behind a sheet of full height, or lets it return.
  private func pushBackPresenter() {
    guard isEdgeAttached, let container = containerView, selected.identifier == .large,
      draggedHeight == nil, let presenting
    else {
      pushed.restore()
      return
    }
    let view =
      presenting.presenter?.presentation?.controller.presentedView ?? presenting.viewIfLoaded
    if let view { pushed.push(view, in: container, isSheet: presenting.presenter != nil) }
  }

  // MARK: Dragging

  /// The height while a finger drags the sheet; nil otherwise.
  private var draggedHeight: CGFloat?

  private func drag(by pan: UIPanGestureRecognizer) {
    guard isEdgeAttached, let containerView else { return }
    let moved = pan.translation(in: containerView).y
    switch pan.state {
    case .began, .changed:
      let greatest = heights.map(\.height).max() ?? 0
      let height = selected.height - moved
      // Beyond the highest detent the sheet follows more slowly; the factor is our own.
      draggedHeight = max(0, height <= greatest ? height : greatest + (height - greatest) * 0.1)
      sheetMayChange()
    case .ended:
      // Where the sheet would come to rest within a tenth of a second.
      settle(at: selected.height - moved - pan.velocity(in: containerView).y * 0.1)
    default:
      settle(at: selected.height)
    }
  }

  /// Moves the sheet to the detent that is nearest to a height, or dismisses it.
  private func settle(at height: CGFloat) {
    let former = selected.identifier
    let lowest = heights.map(\.height).min() ?? 0
    if height < lowest / 2, !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    {
      draggedHeight = nil
      dismissByUser()
      return
    }
    if height < lowest / 2 { delegate?.presentationControllerDidAttemptToDismiss(self) }
    let nearest = heights.min { abs($0.height - height) < abs($1.height - height) }
    animateChanges {
      draggedHeight = nil
      selectedDetentIdentifier = nearest?.identifier ?? former
    }
    guard selected.identifier != former else { return }
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

private final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
  }
}
