@_spi(PackageViews) import HeadlessUIKit

/// A row of dots, one for each page, that shows and changes the current page.
///
/// A tap on the leading half goes back a page, one on the trailing half goes on. As in UIKit the dots
/// are white unless they are given tints, so that a page control needs a dark background or tints.
open class UIPageControl: UIControl {
  /// When the dots have a background.
  public enum BackgroundStyle: Int, Sendable, CaseIterable {
    /// Only while a finger goes through the pages.
    case automatic
    case prominent
    case minimal
  }

  /// In which direction the pages follow each other.
  public enum Direction: Int, Sendable, CaseIterable {
    /// From left to right, or as the interface runs.
    case natural
    case leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  /// How a user changes the page.
  public enum InteractionState: Int, Sendable {
    case none
    /// Page by page, by taps.
    case discrete
    /// By a finger that moves.
    case continuous
  }

  private var halo = FocusHalo()
  private var indicatorImages: [Int: UIImage] = [:]
  private var currentIndicatorImages: [Int: UIImage] = [:]
  /// The page, and the place of the finger, when the finger came down.
  private var start: (page: Int, place: CGFloat)?

  // MARK: Pages

  /// 0 by default.
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

  /// The index of the current page, limited to the pages. Setting it sends no event.
  open var currentPage = 0 {
    willSet { _reportWillChange("currentPage") }
    didSet {
      currentPage = max(0, min(currentPage, numberOfPages - 1))
      if currentPage != oldValue { setNeedsDisplay() }
      _reportDidChange("currentPage")
    }
  }

  /// Whether nothing is shown if there is only one page.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }

  // MARK: Look

  /// The colour of the other pages' indicators; translucent white if nil.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the current page's indicator; white if nil.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }

  open var direction = Direction.natural {
    didSet {
      guard direction != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// Whether pages are above each other.
  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether the first page is at the right or the lower end.
  private var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  /// The distance of a point from the start of the row.
  private func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

  /// The image of all indicators that have none of their own; a dot if nil.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image of the current page's indicator; that of the others if nil.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
    setNeedsDisplay()
  }

  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicatorImages[page] = image
    setNeedsDisplay()
  }

  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentIndicatorImages[page]
  }

  // MARK: Interaction

  /// Whether a finger that moves goes through the pages.
  open var allowsContinuousInteraction = true

  open private(set) var interactionState = InteractionState.none {
    didSet { if interactionState != oldValue { setNeedsDisplay() } }
  }

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentMode = .redraw
    standardTraits = .adjustable
  }

  // MARK: Size

  /// The smallest size for the indicators of a number of pages.
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

  open override func draw(_ rect: CGRect) {
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

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
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

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
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

  /// Goes to a page for the user.
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

  /// Goes to the next page, as a swipe of a screen reader does.
  open override func accessibilityIncrement() { show(currentPage + 1) }

  open override func accessibilityDecrement() { show(currentPage - 1) }

  open override func inspect(_ content: inout ViewContent) {
    super.inspect(&content)
    if !hidesAll, numberOfPages > 0 { content.isVisible = true }
  }

  open override class var propertyTable: PropertyTable { pageControlProperties }
}
