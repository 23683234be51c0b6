@_spi(PackageViews) import HeadlessUIKit

/// A view that shows a part of its content and can be scrolled to other parts: the origin of its
/// bounds is the offset of the content.
open class UIScrollView: UIView {
  /// How the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable, CaseIterable {
    /// As `scrollableAxes`; UIKit does more for content of its navigation controllers only.
    case automatic
    /// In the axes that scroll: where the content is longer than the view, or always bounces.
    case scrollableAxes
    case never
    case always
  }

  /// The colour of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable, CaseIterable {
    /// Dark in the light appearance, light in the dark one.
    case `default`
    case black
    case white
  }

  /// How fast scrolling slows down: what is left of the speed after each millisecond.
  public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Is notified of scrolling.
  ///
  /// Disfavoured, because subclasses have a delegate of another type under the same name.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The size of all that can be scrolled to, points. Where it shrinks, the view scrolls back to its end.
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
      firstReference?.notifyOfContentSize()
    }
  }

  /// The point of the content that is at the view's top left.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Space around the content that can be scrolled to. Content that is at its start stays there.
  open var contentInset = UIEdgeInsets.zero {
    willSet { _reportWillChange("contentInset") }
    didSet {
      defer { _reportDidChange("contentInset") }
      guard contentInset != oldValue else { return }
      setNeedsLayout()
      reportInsets()
    }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { reportInsets() }
  }

  /// The content inset plus the safe area, by ``contentInsetAdjustmentBehavior``.
  open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaPartOfInset }

  /// Called when ``adjustedContentInset`` changed.
  open func adjustedContentInsetDidChange() {}

  /// The ``adjustedContentInset`` that was reported last.
  var reportedInset = UIEdgeInsets.zero

  /// The size for which the view was laid out last; zero before the first time.
  var laidOutSize = CGSize.zero

  // MARK: Scrolling by hand

  /// Whether a finger scrolls.
  open var isScrollEnabled = true
  /// Whether a finger can pull the content beyond its edges, from where it springs back.
  open var bounces = true
  /// Whether that holds up and down, where ``bounces`` is true.
  open var bouncesVertically = true
  /// Whether that holds to the sides, where ``bounces`` is true.
  open var bouncesHorizontally = true
  /// Whether content that fits can be pulled up and down too.
  open var alwaysBounceVertical = false {
    didSet { reportInsets() }
  }
  /// Whether content that fits can be pulled to the sides too.
  open var alwaysBounceHorizontal = false {
    didSet { reportInsets() }
  }
  /// Whether scrolling ends at multiples of the view's size.
  open var isPagingEnabled = false
  open var decelerationRate = DecelerationRate.normal

  /// Whether touches reach the content only when it is clear that they do not scroll, which takes
  /// 0.15 s.
  open var delaysContentTouches = true

  /// When the keyboard is dismissed by a finger that drags the content.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// Whether dragging ends the editing of what is in the window.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether touches that the content has can still become scrolling.
  open var canCancelContentTouches = true

  /// Whether a view of the content gets touches. It is not called: the recogniser of scrolling decides.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a view of the content gives up its touches for scrolling. Controls do not.
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.keepsTouches }

  /// The recogniser that scrolls by a finger, created on the first touch or access.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let pan = ScrollPanGestureRecognizer()
    addGestureRecognizer(pan)
    return pan
  }()

  /// The scrolling motion; nil until the first one.
  var motion: ScrollMotion?

  /// Whether a finger is down to scroll.
  open var isTracking: Bool { isDragging }
  /// Whether a finger scrolls.
  open var isDragging: Bool { motion?.drag != nil }
  /// Whether the content moves on after the finger was lifted.
  open var isDecelerating: Bool { motion?.deceleration != nil }

  // MARK: Zooming

  /// What is known of zooming; nil until it is asked for.
  var zoomState: ScrollZoom?

  /// The smallest scale of the view that the delegate zooms; 1 by default.
  open var minimumZoomScale: CGFloat {
    get { zoomState?.minimum ?? 1 }
    set { changeZoomLimits { $0.minimum = newValue } }
  }

  /// The largest scale of the view that the delegate zooms; 1 by default. Two fingers zoom where it is
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

  /// Whether fingers can zoom beyond the limits, to which the view returns.
  open var bouncesZoom: Bool {
    get { zoomState?.bounces ?? true }
    set { loadZoomState().bounces = newValue }
  }

  /// Whether fingers zoom.
  open var isZooming: Bool { zoomState?.startScale != nil }

  /// Whether the view returns to a limit.
  open var isZoomBouncing: Bool { zoomState?.isBouncing ?? false }

  /// The recogniser that zooms by two fingers; nil where the limits allow one scale only.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoomState?.pinch }

  /// Scales the view that the delegate zooms, around the middle of what is visible.
  ///
  /// - Parameter animated: whether to do so in 0.3 s; the scale is the new one at once, as with all
  ///   animations, and the delegate is notified of the end.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    zoom(animated: animated) { self.zoom(to: self.limitedZoomScale(scale), around: middle) }
  }

  /// Scales and scrolls so that a part of the zoomed view fills the scroll view, in one direction.
  ///
  /// - Parameter rect: in the coordinates of the zoomed view.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    zoom(animated: animated) { self.zoom(to: self.limitedZoomScale(scale), showing: rect) }
  }

  /// Whether a finger that begins to scroll in one axis cannot scroll in the other. Without effect.
  open var isDirectionalLockEnabled = false
  /// Whether a tap on the status bar scrolls to the top. Without effect: nothing draws one.
  open var scrollsToTop = true

  // MARK: Indicators

  /// Whether the vertical indicator can be shown.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator can be shown.
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  /// Space between the ends of the vertical indicator's track and the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Space between the ends of the horizontal indicator's track and the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether indicators stay inside the safe area that the content inset was adjusted by.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// Both indicators' insets at once; reads those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Shows the indicators for a moment.
  ///
  /// Without a clock the moment does not end, so that a still picture can show them. Otherwise
  /// pictures show them only while the view is scrolled: by a finger, moving on, or animated.
  open func flashScrollIndicators() {
    loadMotion().indicators.flash()
  }

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  // MARK: View

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let oldOrigin = super.bounds.origin
      super.bounds = newValue
      guard newValue.origin != oldOrigin else { return }
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
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

  // MARK: Scrolling by code

  /// Leaves the content where it is, if it moves on after a finger was lifted.
  open func stopScrollingAndZooming() { stopDecelerating() }

  /// Scrolls to an offset, be it inside of the content or not.
  ///
  /// - Parameter animated: whether to scroll there in 0.3 s; ``contentOffset`` is the new one at
  ///   once, as with all animations, and the delegate is notified of the end.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopDecelerating()
    guard animated else {
      self.contentOffset = contentOffset
      return
    }
    guard contentOffset != self.contentOffset else { return }
    let indicators = loadMotion().indicators
    indicators.begin()
    UIView.animate(
      withDuration: 0.3, options: .allowUserInteraction,
      animations: { self.contentOffset = contentOffset },
      completion: { [weak self] _ in
        indicators.end()
        guard let self else { return }
        delegate?.scrollViewDidEndScrollingAnimation(self)
      })
  }

  /// Scrolls by the smallest distance that shows a rectangle of the content; its top left part if
  /// it is larger than the view. Never scrolls beyond the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let rect = rect.overlap(with: CGRect(origin: .zero, size: contentSize))
    guard !rect.isNull else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    offset.x += Self.distance(
      from: (visible.minX, visible.maxX), toShow: (rect.minX, rect.maxX))
    offset.y += Self.distance(
      from: (visible.minY, visible.maxY), toShow: (rect.minY, rect.maxY))
    setContentOffset(offset, animated: animated)
  }

  /// How far to move a range so that it shows another one, or its start if it is too long.
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

  // MARK: Overrides in extensions

  open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
  open override dynamic var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  open override dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  open override dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  open override dynamic func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  { super.traitCollectionDidChange(previousTraitCollection) }
}
