@_spi(PackageViews) import HeadlessUIKit

/// A wheel that turns while something goes on.
///
/// It turns by the current ``VirtualClock``: where there is none, it shows its first step.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable, CaseIterable {
    /// The older name of a large, white one.
    case whiteLarge = 0
    /// The older name of a medium, white one.
    case white = 1
    /// The older name of a medium, grey one.
    case gray = 2
    case medium = 100
    case large = 101
  }

  private var start: TimeInterval?
  private var timer: VirtualTimer?

  // MARK: Animation

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

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

  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    timer?.invalidate()
    timer = nil
    updateVisibility()
  }

  /// Whether the view is hidden while it does not turn.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  private func updateVisibility() {
    if hidesWhenStopped { isHidden = !isAnimating }
    setNeedsDisplay()
  }

  /// The number of steps since the start; nil for a wheel that stands still.
  private var step: Int? {
    guard isAnimating else { return nil }
    guard let start, let clock = VirtualClock.current else { return 0 }
    // A step is due at its time, in spite of rounding errors in the sum of durations.
    let steps = (clock.now - start) / ActivityIndicatorMetrics.stepDuration + 1e-6
    return Int(steps.rounded(.down).truncatingRemainder(dividingBy: 1e9))
  }

  // MARK: Look

  /// Medium by default. Setting an older name sets the colour too.
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

  /// The colour of the spokes. Setting nil restores the system's.
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

  /// An indicator of a style and its natural size.
  public init(style: Style) {
    super.init(frame: .zero)
    setUp()
    self.style = style
    sizeToFit()
  }

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

  open override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Drawing

  @_spi(PackageViews)
  open override var drawingChangesLayers: Bool { type(of: self) != UIActivityIndicatorView.self }

  open override func draw(_ rect: CGRect) {
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
