@_spi(PackageViews) import HeadlessUIKit

/// A view that shows a part of its content and scrolls to other parts. The origin of its bounds is
/// the content offset.
open class UIScrollView: UIView {
  /// How the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable, CaseIterable {
    /// As `scrollableAxes`; but a controller's content between bars is always adjusted at the top and the bottom.
    case automatic
    /// In the axes that scroll: the content is longer than the view, or always bounces.
    case scrollableAxes
    /// In no axis.
    case never
    /// In both axes.
    case always
  }

  /// The colour of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable, CaseIterable {
    /// Dark in the light appearance, light in the dark one.
    case `default`
    /// Dark in both appearances.
    case black
    /// Light in both appearances.
    case white
  }

  /// The rate at which scrolling slows down: the factor by which the speed changes per millisecond.
  public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    /// The factor; clamped to 0.5...0.9999 where it is used.
    public var rawValue: CGFloat

    /// Creates a rate from its factor.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast rate, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Receives scroll events.
  ///
  /// Disfavoured, because subclasses declare a delegate of another type under the same name.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    willSet { _reportWillChange("delegate") }
    didSet { _reportDidChange("delegate") }
  }

  // MARK: Content

  /// The size of the scrollable content, points. When it shrinks, the view scrolls back to its end.
  open var contentSize = CGSize.zero {
    willSet { _reportWillChange("contentSize") }
    didSet {
      defer { _reportDidChange("contentSize") }
      guard contentSize != oldValue else { return }
      setNeedsLayout()
      reportInsets()
      if contentSize.width < oldValue.width || contentSize.height < oldValue.height {
        returnToEnd()
      }
      reportScrollingToBars()
      firstReference?.notifyOfContentSize()
    }
  }

  /// The point of the content at the view's top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Extra scrollable space around the content, points. Content at its start stays there.
  open var contentInset = UIEdgeInsets.zero {
    willSet { _reportWillChange("contentInset") }
    didSet {
      defer { _reportDidChange("contentInset") }
      guard contentInset != oldValue else { return }
      setNeedsLayout()
      contentInsetDidChange()
    }
  }

  /// How the safe area is added to ``contentInset``; `automatic` by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { reportInsets() }
  }

  /// The subview above the content that follows scrolling, such as a control that refreshes the content; nil for none.
  package var accessory: (any ScrollAccessory)? { didSet { accessoryDidChange() } }

  /// Whether the view shows all of a screen's content, so that the safe area is kept free also where the content fits;
  /// false by default.
  @_spi(PackageViews)
  open var fillsScreen: Bool { false }

  /// The content inset plus the safe area, according to ``contentInsetAdjustmentBehavior``.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset + safeAreaPartOfInset
    if let accessory { inset.top += accessory.insetAboveContent }
    return inset
  }

  /// Called when ``adjustedContentInset`` changed.
  open func adjustedContentInsetDidChange() {}

  /// The ``adjustedContentInset`` that was last reported.
  package internal(set) final var reportedInset = UIEdgeInsets.zero

  /// The bars that follow the content; nil for a scroll view that no container with bars shows.
  package final var followingBars: FollowingBars? {
    didSet { if (followingBars == nil) != (oldValue == nil) { reportInsets() } }
  }

  /// The size at the last layout; zero before the first.
  var laidOutSize = CGSize.zero

  // MARK: Scrolling by touch

  /// Whether a finger scrolls.
  open var isScrollEnabled = true
  /// Whether a finger can pull the content beyond its edges; it springs back when released.
  open var bounces = true
  /// Whether the content bounces vertically, if ``bounces`` is true.
  open var bouncesVertically = true
  /// Whether the content bounces horizontally, if ``bounces`` is true.
  open var bouncesHorizontally = true
  /// Whether content that fits can also be pulled up and down.
  open var alwaysBounceVertical = false {
    didSet { reportInsets() }
  }
  /// Whether content that fits can also be pulled to the sides.
  open var alwaysBounceHorizontal = false {
    didSet { reportInsets() }
  }
  /// Whether scrolling ends at multiples of the view's size.
  open var isPagingEnabled = false
  /// The rate at which scrolling slows down after a drag; `normal` by default.
  open var decelerationRate = DecelerationRate.normal

  /// Whether touches reach the content only after 0.15 s, when it is clear that they do not scroll.
  open var delaysContentTouches = true

  /// When dragging the content dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none
    /// When a drag begins.
    case onDrag
    /// When a drag begins, as by ``onDrag``: the keyboard does not follow the finger.
    case interactive
    /// As ``onDrag``.
    case onDragWithAccessory
    /// As ``onDrag``.
    case interactiveWithAccessory
  }

  /// Whether dragging ends editing in the window; all modes but `none` do.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether touches that the content has received can still become scrolling.
  open var canCancelContentTouches = true

  /// Whether a view in the content receives touches. Never called: the pan gesture recogniser
  /// decides.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a view in the content gives up its touches for scrolling. False for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.keepsTouches }

  /// The gesture recogniser that scrolls, created on the first touch or access.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let pan = ScrollPanGestureRecognizer()
    addGestureRecognizer(pan)
    return pan
  }()

  /// The scrolling motion; nil until the first one.
  var motion: ScrollMotion?

  /// Whether a finger touches the view to scroll; the same as ``isDragging``.
  open var isTracking: Bool { isDragging }
  /// Whether a finger scrolls the content.
  open var isDragging: Bool { motion?.drag != nil }
  /// Whether the content still moves after the finger was lifted.
  open var isDecelerating: Bool { motion?.deceleration != nil }

  // MARK: Zooming

  /// The zooming state; nil until it is first needed.
  var zoomState: ScrollZoom?

  /// The smallest scale of the view that the delegate zooms; 1 by default.
  open var minimumZoomScale: CGFloat {
    get { zoomState?.minimum ?? 1 }
    set { changeZoomLimits { $0.minimum = newValue } }
  }

  /// The largest scale of the view that the delegate zooms; 1 by default. Pinching zooms if it is
  /// larger than ``minimumZoomScale``.
  open var maximumZoomScale: CGFloat {
    get { zoomState?.maximum ?? 1 }
    set { changeZoomLimits { $0.maximum = newValue } }
  }

  /// The scale of the view that the delegate zooms, within the limits; 1 without such a view.
  open var zoomScale: CGFloat {
    get { shownZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether pinching can exceed the limits; the scale then returns to them.
  open var bouncesZoom: Bool {
    get { zoomState?.bounces ?? true }
    set { loadZoomState().bounces = newValue }
  }

  /// Whether a pinch is zooming the content.
  open var isZooming: Bool { zoomState?.startScale != nil }

  /// Whether an animation returns the scale to a limit.
  open var isZoomBouncing: Bool { zoomState?.isBouncing ?? false }

  /// The gesture recogniser that zooms; nil if the limits allow one scale only.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoomState?.pinch }

  /// Scales the view that the delegate zooms, around the centre of the visible part.
  ///
  /// - Parameter animated: whether to animate for 0.3 s. The scale changes at once, as in all
  ///   animations, and the delegate is notified of the end.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    zoom(animated: animated) { self.zoom(to: self.limitedZoomScale(scale), around: middle) }
  }

  /// Scales and scrolls so that a part of the zoomed view fits the scroll view as large as
  /// possible.
  ///
  /// - Parameter rect: the part, in the zoomed view's coordinates.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    zoom(animated: animated) { self.zoom(to: self.limitedZoomScale(scale), showing: rect) }
  }

  /// Whether scrolling is limited to the axis in which it began. Kept, without effect.
  open var isDirectionalLockEnabled = false
  /// Whether a tap on the status bar scrolls to the top. Kept, without effect: no status bar is
  /// drawn.
  open var scrollsToTop = true

  // MARK: Indicators

  /// Whether the vertical indicator may be shown.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator may be shown.
  open var showsHorizontalScrollIndicator = true
  /// The colour of the indicators; `default` follows the appearance.
  open var indicatorStyle = IndicatorStyle.default
  /// The insets of the vertical indicator's track, points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal indicator's track, points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether indicators stay inside the part of the safe area that adjusts the content inset.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// The insets of both indicators; returns the vertical indicator's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Shows the indicators for half a second.
  ///
  /// Without a clock they stay visible, so that a still picture can show them. Otherwise pictures
  /// show them only during scrolling, whether by a finger, by deceleration or by an animation.
  open func flashScrollIndicators() {
    loadMotion().indicators.flash()
  }

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a scroll view with the class's defaults; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  // MARK: View

  open override dynamic var bounds: CGRect {
    get { super.bounds }
    set {
      let oldOrigin = super.bounds.origin
      super.bounds = newValue
      guard newValue.origin != oldOrigin else { return }
      setNeedsLayout()
      accessory?.scrollViewDidScroll()
      delegate?.scrollViewDidScroll(self)
      reportScrollingToBars()
    }
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    reportInsets()
    sizeMayHaveChanged()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    reportInsets()
  }

  @_spi(PackageViews)
  open override var consumedSafeAreaInsets: UIEdgeInsets { safeAreaPartOfInset }

  @_spi(PackageViews)
  open override var scrollsContent: Bool { true }

  @_spi(PackageViews)
  open override var scrolledSize: CGSize { contentSize }

  @_spi(PackageViews)
  open override func setScrolledSize(_ size: CGSize) {
    contentSize = size
  }

  @_spi(PackageViews)
  open override func loadGestureRecognizers() {
    _ = panGestureRecognizer
  }

  @_spi(PackageViews)
  open override func drawAboveSubviews(in context: CGContext, rect: CGRect) {
    motion?.indicators.draw(for: self, in: context, rect: rect)
  }

  // MARK: Programmatic scrolling

  /// Stops content that moves by itself, at its current offset: after the finger was lifted, or by an animation.
  open func stopScrollingAndZooming() { stopMoving(tellsDelegate: true) }

  /// Scrolls to an offset, also beyond the content.
  ///
  /// A finger or a further call ends the animation where the content is.
  ///
  /// - Parameter animated: whether to move there within 0.3 s, slowly at the start and the end. ``contentOffset`` has
  ///   the value of the moment, and the delegate is notified of each frame, and of the end.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMoving(tellsDelegate: false)
    if animated { travel(to: contentOffset) } else { self.contentOffset = contentOffset }
  }

  /// Scrolls by the smallest distance that shows a rectangle of the content, or its top left part
  /// if it is larger than the view. Never scrolls beyond the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let offset = offset(showing: rect), offset != targetContentOffset else { return }
    setContentOffset(offset, animated: animated)
  }

  /// The offset by ``scrollRectToVisible(_:animated:)``, from where an animation ends; nil for no part of the content.
  func offset(showing rect: CGRect) -> CGPoint? {
    let rect = rect.overlap(with: CGRect(origin: .zero, size: contentSize))
    guard !rect.isNull else { return nil }
    let visible = targetBounds.inset(by: adjustedContentInset)
    var offset = targetContentOffset
    offset.x += Self.distance(
      from: (visible.minX, visible.maxX), toShow: (rect.minX, rect.maxX))
    offset.y += Self.distance(
      from: (visible.minY, visible.maxY), toShow: (rect.minY, rect.maxY))
    return offset
  }

  /// The distance to move a range so that it shows another, or the other's start if that is too
  /// long.
  private static func distance(
    from visible: (low: CGFloat, high: CGFloat), toShow wanted: (low: CGFloat, high: CGFloat)
  ) -> CGFloat {
    if wanted.low < visible.low || wanted.high - wanted.low > visible.high - visible.low {
      return wanted.low - visible.low
    }
    return max(0, wanted.high - visible.high)
  }

  // MARK: Description

  open override class var propertyTable: PropertyTable { scrollViewProperties }
}
