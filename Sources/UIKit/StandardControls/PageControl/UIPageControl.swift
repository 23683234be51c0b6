@_spi(PackageViews) import HeadlessUIKit

/// A row of dots, one for each page, that shows and changes the current page.
///
/// A tap on the leading half selects the previous page, a tap on the trailing half the next one. As
/// in UIKit, the dots are white without tint colours, so that a page control needs a dark
/// background or tint colours.
open class UIPageControl: UIControl {
  /// When the dots have a background.
  public enum BackgroundStyle: Int, Sendable, CaseIterable {
    /// Only while a finger drags through the pages.
    case automatic
    /// Always.
    case prominent
    /// Never.
    case minimal
  }

  /// The direction in which pages are arranged.
  public enum Direction: Int, Sendable, CaseIterable {
    /// The reading direction of the interface.
    case natural
    /// The first page is at the left.
    case leftToRight
    /// The first page is at the right.
    case rightToLeft
    /// The first page is at the top.
    case topToBottom
    /// The first page is at the bottom.
    case bottomToTop
  }

  /// How the user changes the page.
  public enum InteractionState: Int, Sendable {
    /// Not at the moment.
    case none
    /// Page by page, by tapping.
    case discrete
    /// By dragging.
    case continuous
  }

  private var halo = FocusHalo()
  private var indicatorImages: [Int: UIImage] = [:]
  private var currentIndicatorImages: [Int: UIImage] = [:]
  /// The page and the position of the touch when the touch began.
  private var start: (page: Int, place: CGFloat)?

  // MARK: Pages

  /// The number of pages; 0 by default, and not less.
  open var numberOfPages = 0 {
    willSet { _reportWillChange("numberOfPages") }
    didSet {
      defer { _reportDidChange("numberOfPages") }
      numberOfPages = max(0, numberOfPages)
      if numberOfPages != oldValue {
        currentPage = min(currentPage, max(0, numberOfPages - 1))
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
      }
    }
  }

  /// The index of the current page, clamped to the pages. Setting it sends no event.
  open var currentPage = 0 {
    willSet { _reportWillChange("currentPage") }
    didSet {
      currentPage = max(0, min(currentPage, numberOfPages - 1))
      if currentPage != oldValue { setNeedsDisplay() }
      _reportDidChange("currentPage")
    }
  }

  /// Whether nothing is drawn if there is only one page.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }

  // MARK: Look

  /// The colour of the other pages' indicators; nil for translucent white.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the current page's indicator; nil for white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// When the dots have a background; `automatic` by default.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }

  /// The direction in which pages are arranged; `natural` by default.
  open var direction = Direction.natural {
    didSet {
      guard direction != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// Whether pages are arranged vertically.
  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether the first page is at the right or bottom end.
  private var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  /// The coordinate of a point along the row.
  private func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

  /// The image of indicators without their own image; nil for a dot.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image of the current page's indicator; nil for the other pages' image.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }

  /// Sets the image of a page's indicator; nil removes it.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
    setNeedsDisplay()
  }

  /// The image that was set for a page's indicator; nil if none was set.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

  /// Sets the image of a page's indicator while the page is current; nil removes it.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicatorImages[page] = image
    setNeedsDisplay()
  }

  /// The image that was set for a page's indicator while the page is current; nil if none was set.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentIndicatorImages[page]
  }

  // MARK: Interaction

  /// Whether dragging changes the page continuously.
  open var allowsContinuousInteraction = true

  /// How the user is currently changing the page; `none` without a touch.
  open private(set) var interactionState = InteractionState.none {
    didSet { if interactionState != oldValue { setNeedsDisplay() } }
  }

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control without pages; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentMode = .redraw
    standardTraits = .adjustable
  }

  // MARK: Size

  /// The minimum size for the indicators of a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let size = PageControlMetrics.size(pages: pageCount)
    return pixelGrid.roundedUp(
      isVertical ? CGSize(width: size.height, height: size.width) : size)
  }

  open override dynamic var intrinsicContentSize: CGSize {
    hidesAll ? size(forNumberOfPages: 0) : size(forNumberOfPages: numberOfPages)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var hidesAll: Bool { hidesForSinglePage && numberOfPages <= 1 }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    halo.update(in: self, around: bounds, cornerRadius: min(bounds.width, bounds.height) / 2)
  }

  // MARK: Drawing

  private var visiblePages: Range<Int> {
    PageControlMetrics.visiblePages(
      count: numberOfPages, current: currentPage, width: isVertical ? bounds.height : bounds.width)
  }

  @_spi(PackageViews)
  open override var drawingChangesLayers: Bool { type(of: self) != UIPageControl.self }

  open override dynamic func draw(_ rect: CGRect) {
    guard !hidesAll, numberOfPages > 0 else { return }
    let pages = visiblePages
    let middles = PageControlMetrics.indicators(
      pages: pages, in: bounds, isVertical: isVertical, mirrored: isReversed)
    drawBackground(around: middles)
    for (page, middle) in zip(pages, middles) {
      drawIndicator(
        of: page, at: middle,
        scale: PageControlMetrics.scale(of: page, in: pages, count: numberOfPages))
    }
  }

  private func drawBackground(around middles: [CGPoint]) {
    let isShown =
      switch backgroundStyle {
      case .automatic: interactionState == .continuous
      case .prominent: true
      case .minimal: false
      }
    guard isShown, let start = middles.map(along).min(), let end = middles.map(along).max() else {
      return
    }
    let reach = PageControlMetrics.indicatorSide / 2 + PageControlMetrics.backgroundInset
    let length = end - start + 2 * reach
    let rect =
      isVertical
      ? CGRect(x: bounds.minX, y: start - reach, width: bounds.width, height: length)
      : CGRect(x: start - reach, y: bounds.minY, width: length, height: bounds.height)
    UIColor.systemFill.setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2).fill()
  }

  private func drawIndicator(of page: Int, at middle: CGPoint, scale: CGFloat) {
    let isCurrent = page == currentPage
    let color =
      isCurrent
      ? currentPageIndicatorTintColor ?? .white
      : pageIndicatorTintColor ?? Self.defaultIndicatorColor
    let place = CGRect(origin: middle, size: .zero)
    guard let image = image(forPage: page, isCurrent: isCurrent) else {
      let diameter = PageControlMetrics.dotDiameter * scale
      color.setFill()
      UIBezierPath(ovalIn: place.centered(CGSize(width: diameter, height: diameter))).fill()
      return
    }
    let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    image.drawTinted(color, in: place.centered(size))
  }

  private static let defaultIndicatorColor = UIColor(white: 1, alpha: 0.3)

  private func image(forPage page: Int, isCurrent: Bool) -> UIImage? {
    if isCurrent, let image = currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage {
      return image
    }
    return indicatorImages[page] ?? preferredIndicatorImage
  }

  // MARK: Touches

  open override dynamic func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    start = (currentPage, along(touch.location(in: self)))
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let start, super.continueTracking(touch, with: event) else { return false }
    guard allowsContinuousInteraction else { return true }
    let distance = (along(touch.location(in: self)) - start.place) * (isReversed ? -1 : 1)
    let steps = Int((distance / PageControlMetrics.pitch).rounded(.towardZero))
    if steps != 0 { interactionState = .continuous }
    guard interactionState == .continuous else { return true }
    show(start.page + steps)
    return true
  }

  open override dynamic func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard start != nil else { return }
    start = nil
    if interactionState != .continuous, isTouchInside, let touch {
      interactionState = .discrete
      let isBefore = along(touch.location(in: self)) < (isVertical ? bounds.midY : bounds.midX)
      show(currentPage + (isBefore == isReversed ? 1 : -1))
    }
    interactionState = .none
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    start = nil
    interactionState = .none
  }

  /// Selects a page for the user, and sends the events.
  private func show(_ page: Int) {
    let old = currentPage
    currentPage = page
    if currentPage != old { sendValueChange() }
  }

  // MARK: Description

  /// "page 1 of 3", as in UIKit.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? (numberOfPages > 0 ? "page \(currentPage + 1) of \(numberOfPages)" : nil)
    }
    set { super.accessibilityValue = newValue }
  }

  /// Selects the next page, like a swipe with a screen reader.
  open override func accessibilityIncrement() { show(currentPage + 1) }

  open override func accessibilityDecrement() { show(currentPage - 1) }

  open override func inspect(_ content: inout ViewContent) {
    super.inspect(&content)
    if !hidesAll, numberOfPages > 0 { content.isVisible = true }
  }

  open override class var propertyTable: PropertyTable { pageControlProperties }
}
