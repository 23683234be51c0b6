/// Places a sheet at the bottom of a narrow window, at the height of one of its detents, above the dimmed content
/// behind it. A tap next to the sheet dismisses it.
///
/// A controller of that style without any value set here fills the window, and so does a sheet in a window that is wide
/// or low. Fingers do not drag sheets.
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
    /// Returns the height in points; nil for the heights of the system.
    let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    init(
      _ identifier: Identifier,
      _ resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half of the screen.
    public static func medium() -> Detent { Detent(.medium) }

    /// The full height.
    public static func large() -> Detent { Detent(.large) }

    /// A custom height.
    ///
    /// - Parameter resolver: returns the height in points; nil if the detent is unavailable now.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver)
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
  /// Kept, without effect: fingers do not drag sheets.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stays at the bottom edge of a low window, instead of filling it; false by default.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { sheetMayChange() }
  }
  /// Whether the sheet has the controller's preferred width; false by default.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { sheetMayChange() }
  }
  /// Whether a wide window shows the sheet as a page; true by default. Kept, without effect.
  open var prefersPageSizing = true
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

  /// Whether a value is set that requires a sheet instead of a controller that fills the window.
  var showsSheet: Bool {
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

  open override var presentedView: UIView? { showsSheet ? sheet : super.presentedView }

  open override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = super.frameOfPresentedViewInContainerView
    guard isEdgeAttached else { return bounds }
    let (height, preferred) = (selected.height, preferredContentSize.width)
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
    dimming.onTap = { [weak self] in self?.dismissByUser() }
    containerView.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate { [dimming, self] _ in
      dimming.alpha = dimmingAlpha
    }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    isLeaving = true
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
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
  private var dimmingAlpha: CGFloat { !isEdgeAttached || isUndimmed || isLeaving ? 0 : 1 }

  private func leave() {
    dimming.removeFromSuperview()
    sheet.content = nil
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.isUserInteractionEnabled = !isUndimmed
    // The transition animates it otherwise.
    if presentedViewController.transitionCoordinator == nil { dimming.alpha = dimmingAlpha }
    sheet.radius = isEdgeAttached ? preferredCornerRadius ?? SheetView.standardRadius : 0
    sheet.showsGrabber = isEdgeAttached && prefersGrabberVisible
    if sheet.transform.isIdentity { sheet.frame = frameOfPresentedViewInContainerView }
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

/// A sheet: the view of the presented controller, with rounded corners at the top, and a grabber above it.
private final class SheetView: UIView {
  // Measures of iOS's sheets, points; Apple publishes none.
  static let standardRadius: CGFloat = 10
  private static let grabberSize = CGSize(width: 36, height: 5)
  private static let grabberTop: CGFloat = 5

  private lazy var grabber: UIView = {
    let grabber = UIView()
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
    addSubview(grabber)
    return grabber
  }()

  override class var describedClass: UIView.Type { UIView.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    traitOverrides.userInterfaceLevel = .elevated
  }

  required init?(coder: NSCoder) { nil }

  var content: UIView? {
    didSet {
      guard content !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let content { insertSubview(content, at: 0) }
      setNeedsLayout()
    }
  }

  var radius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }

  var showsGrabber = false {
    didSet {
      if showsGrabber || oldValue { grabber.isHidden = !showsGrabber }
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content?.place(in: bounds)
    guard showsGrabber else { return }
    grabber.frame = CGRect(
      x: (bounds.width - Self.grabberSize.width) / 2, y: Self.grabberTop,
      width: Self.grabberSize.width, height: Self.grabberSize.height)
  }
}

/// The values that the height of a custom detent depends on.
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  var containerTraitCollection: UITraitCollection { get }
  /// Points.
  var maximumDetentValue: CGFloat { get }
}

/// Is notified when the user changes a sheet, which does not occur here.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing by default.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UIViewController {
  /// The controller that places this one if it is presented as a sheet; nil for other styles.
  public var sheetPresentationController: UISheetPresentationController? {
    guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
    if let controller = extras.presentationController as? UISheetPresentationController {
      return controller
    }
    let controller = UISheetPresentationController(presentedViewController: self, presenting: nil)
    controller.delegate = extras.presentationController?.delegate
    extras.presentationController = controller
    return controller
  }

  /// The controller that places this one as a sheet; nil if nothing was set of its sheet.
  var sheetToShow: UISheetPresentationController? {
    guard [.automatic, .pageSheet, .formSheet, .popover].contains(modalPresentationStyle),
      let sheet = storedExtras?.presentationController as? UISheetPresentationController
    else { return nil }
    return sheet.showsSheet ? sheet : nil
  }
}
