@_spi(PackageViews) import HeadlessUIKit

/// A wheel that rotates during an activity.
///
/// The current ``VirtualClock`` determines the rotation: without one, the first step is shown.
open class UIActivityIndicatorView: UIView {
  /// The sizes of the wheel, and older names with a colour.
  public enum Style: Int, Sendable, CaseIterable {
    /// An older name for a large, white wheel.
    case whiteLarge = 0
    /// An older name for a medium, white wheel.
    case white = 1
    /// An older name for a medium, grey wheel.
    case gray = 2
    /// A wheel of 20 points, in the grey of secondary content.
    case medium = 100
    /// A wheel of 37 points, in the grey of secondary content.
    case large = 101
  }

  private var start: TimeInterval?
  private var timer: VirtualTimer?

  // MARK: Animation

  /// Whether the wheel rotates.
  open private(set) var isAnimating = false

  /// Starts the rotation, and shows the view if ``hidesWhenStopped`` is set.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    start = VirtualClock.current?.now
    timer = VirtualTimer.scheduledTimer(
      withTimeInterval: ActivityIndicatorMetrics.stepDuration, repeats: true
    ) { [weak self] timer in
      if let self { setNeedsDisplay() } else { timer.invalidate() }
    }
    updateVisibility()
  }

  /// Stops the rotation, and hides the view if ``hidesWhenStopped`` is set.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    timer?.invalidate()
    timer = nil
    updateVisibility()
  }

  /// Whether the view is hidden while the wheel does not rotate; true by default.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  private func updateVisibility() {
    if hidesWhenStopped { isHidden = !isAnimating }
    setNeedsDisplay()
  }

  /// The number of steps since the start; nil if the wheel does not rotate.
  private var step: Int? {
    guard isAnimating else { return nil }
    guard let start, let clock = VirtualClock.current else { return 0 }
    // The tolerance absorbs rounding errors in the sum of durations.
    let steps = (clock.now - start) / ActivityIndicatorMetrics.stepDuration + 1e-6
    return Int(steps.rounded(.down).truncatingRemainder(dividingBy: 1e9))
  }

  // MARK: Look

  /// The size; medium by default. Setting an older name also sets the colour.
  open var style: Style = .medium {
    didSet {
      guard style != oldValue else { return }
      switch style {
      case .whiteLarge, .white: color = .white
      case .gray: color = .gray
      case .medium, .large: break
      }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The colour of the spokes. Setting nil restores the system's colour.
  open var color: UIColor! {
    get { storedColor ?? .secondaryLabel }
    set {
      storedColor = newValue
      setNeedsDisplay()
    }
  }

  var storedColor: UIColor?

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an indicator of a style and its natural size.
  public init(style: Style) {
    super.init(frame: .zero)
    setUp()
    self.style = style
    sizeToFit()
  }

  /// Creates a medium indicator; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentMode = .redraw
    isHidden = true
  }

  // MARK: Size

  private var side: CGFloat {
    switch style {
    case .large, .whiteLarge: ActivityIndicatorMetrics.largeSide
    case .medium, .white, .gray: ActivityIndicatorMetrics.mediumSide
    }
  }

  open override dynamic var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Drawing

  @_spi(PackageViews)
  open override var drawingChangesLayers: Bool { type(of: self) != UIActivityIndicatorView.self }

  open override dynamic func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let inner = side * ActivityIndicatorMetrics.innerRadius
    let outer = side * ActivityIndicatorMetrics.outerRadius
    let width = side * ActivityIndicatorMetrics.spokeWidth
    let spoke = UIBezierPath(
      roundedRect: CGRect(x: -width / 2, y: -outer, width: width, height: outer - inner),
      cornerRadius: width / 2)
    let step = step
    let color: UIColor = color
    let alpha = color.cgColor.alpha
    context.saveGState()
    context.translateBy(x: bounds.midX, y: bounds.midY)
    for index in 0..<ActivityIndicatorMetrics.spokeCount {
      let opacity = ActivityIndicatorMetrics.opacity(ofSpoke: index, atStep: step)
      color.withAlphaComponent(alpha * opacity).setFill()
      spoke.fill()
      context.rotate(by: 2 * .pi / CGFloat(ActivityIndicatorMetrics.spokeCount))
    }
    context.restoreGState()
  }

  // MARK: Description

  /// True by default.
  open override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }

  open override func inspect(_ content: inout ViewContent) {
    super.inspect(&content)
    content.isVisible = true
  }

  open override class var propertyTable: PropertyTable { activityIndicatorProperties }
}
