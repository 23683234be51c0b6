/// A bar that shows the progress of a task.
///
/// It fills its bounds; its natural height is 4 points.
open class UIProgressView: UIView {
  /// The looks of a progress view.
  public enum Style: Int, Sendable, CaseIterable {
    /// A line of 4 points with round ends.
    case `default`
    /// Thinner, with straight ends, for the edge of a bar.
    case bar
  }

  private let track = UIImageView()
  private let fill = UIImageView()

  // MARK: Progress

  /// The progress, clamped to 0...1; NaN counts as 0. Setting it is not animated.
  open var progress: Float {
    get {
      readObservedProgress(animated: false)
      return storedProgress
    }
    set { setProgress(newValue, animated: false) }
  }

  private var storedProgress: Float = 0 {
    willSet { _reportWillChange("progress") }
    didSet { _reportDidChange("progress") }
  }

  /// Sets the progress, clamped to 0...1; NaN counts as 0. An animation takes 0.25 s.
  open func setProgress(_ progress: Float, animated: Bool) {
    let progress = progress.isNaN ? 0 : max(0, min(1, progress))
    guard progress != storedProgress else { return }
    storedProgress = progress
    if animated {
      UIView.animateParts(withDuration: ProgressMetrics.moveDuration, placeParts)
    } else {
      setNeedsLayout()
    }
  }

  /// An object whose progress is shown; nil for none. It is read with ``progress``, before each
  /// layout, and ten times per second of the current ``VirtualClock`` until it is finished, as
  /// Foundation does not report its changes here.
  open var observedProgress: Progress? {
    didSet {
      guard observedProgress !== oldValue else { return }
      observation?.invalidate()
      observation = nil
      observedFraction = nil
      readObservedProgress(animated: false)
      guard let observedProgress, !observedProgress.isFinished else { return }
      observation = VirtualTimer.scheduledTimer(
        withTimeInterval: ProgressMetrics.observationInterval, repeats: true
      ) { [weak self] timer in
        self?.readObservedProgress(animated: true)
        if self?.observedProgress?.isFinished ?? true { timer.invalidate() }
      }
    }
  }

  private var observation: VirtualTimer?

  /// The value that was last read: a progress set by a client remains until the object's value
  /// changes.
  private var observedFraction: Double?

  private func readObservedProgress(animated: Bool) {
    guard let fraction = observedProgress?.fractionCompleted, fraction != observedFraction else {
      return
    }
    observedFraction = fraction
    setProgress(Float(fraction), animated: animated)
  }

  // MARK: Look

  /// The look; `default` by default.
  open var progressViewStyle: Style {
    didSet {
      guard progressViewStyle != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The colour of the filled part; nil for the tint.
  open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the track; nil for `systemFill`.
  open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The image of the filled part, in place of a colour; nil for none.
  open var progressImage: UIImage? { didSet { setNeedsLayout() } }
  /// The image of the track, in place of a colour; nil for none.
  open var trackImage: UIImage? { didSet { setNeedsLayout() } }

  // MARK: Creating

  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
    setUp()
  }

  /// Creates a progress view of a style and its natural height.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size.height = naturalHeight
  }

  /// Creates a progress view of the default style; archives are not read.
  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    // Clips the ends of a short fill to the track's round ends.
    track.clipsToBounds = true
    addSubview(track)
    track.addSubview(fill)
  }

  // MARK: Size

  private var naturalHeight: CGFloat {
    switch progressViewStyle {
    case .default: ProgressMetrics.height
    case .bar: ProgressMetrics.barHeight
    }
  }

  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  // MARK: Layout

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    readObservedProgress(animated: false)
    placeParts()
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  open override dynamic func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  private func placeParts() {
    let area = CGRect(origin: .zero, size: bounds.size)
    place(track, trackImage, color: trackTintColor ?? .systemFill, in: area)
    fill.isHidden = storedProgress == 0
    place(
      fill, progressImage, color: progressTintColor ?? tintColor,
      in: ProgressMetrics.fill(of: area, progress: storedProgress, mirrored: isRightToLeft))
  }

  private func place(_ part: UIImageView, _ image: UIImage?, color: UIColor?, in rect: CGRect) {
    part.image = image
    part.backgroundColor = image == nil ? color : nil
    part.frame = rect
    let isStraight = progressViewStyle == .bar || image != nil
    part.layer.cornerRadius = isStraight ? 0 : min(rect.width, rect.height) / 2
  }

  // MARK: Description

  /// True by default.
  open override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }

  /// `updatesFrequently` by default.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityRecord?.traits ?? .updatesFrequently }
    set { super.accessibilityTraits = newValue }
  }

  /// The progress in percent by default, as in UIKit.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((storedProgress * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  open override func inspect(_ content: inout ViewContent) {
    super.inspect(&content)
    content.isVisible = true
  }

  open override class var propertyTable: PropertyTable { progressViewProperties }
}
