@_spi(PackageViews) import HeadlessUIKit

/// A control that increments and decrements a value.
///
/// A tap on a half takes a step. A longer press repeats the step, unless ``autorepeat`` is false.
open class UIStepper: UIControl {
  private var range = StepperRange()
  /// The pressed half; nil if none.
  private var pressed: StepperHalf? {
    didSet { if pressed != oldValue { setNeedsDisplay() } }
  }
  private let repetition = AutomaticRepeat()
  private var startValue: Double?
  private var halo = FocusHalo()
  var incrementImages = StateValues<UIImage>()
  var decrementImages = StateValues<UIImage>()
  var backgroundImages = StateValues<UIImage>()
  var dividerImages = DividerImages()

  // MARK: Value

  /// The value, within the limits; 0 by default. Setting it sends no event.
  open var value: Double {
    get { range.value }
    set { _reportingChange(of: "value") { change { $0.limited.set(value: newValue) } } }
  }

  /// The smallest value; 0 by default. Setting it may raise ``maximumValue`` and the value.
  open var minimumValue: Double {
    get { range.minimum }
    set { change { $0.limited.set(minimum: newValue) } }
  }

  /// The largest value; 100 by default. Setting it may lower ``minimumValue`` and the value.
  open var maximumValue: Double {
    get { range.maximum }
    set { change { $0.limited.set(maximum: newValue) } }
  }

  /// The change of the value by a step; 1 by default. Values that are not positive are ignored.
  open var stepValue: Double {
    get { range.step }
    set { change { $0.set(step: newValue) } }
  }

  /// Whether a step beyond a limit continues at the other limit.
  open var wraps: Bool {
    get { range.wraps }
    set { change { $0.wraps = newValue } }
  }

  private func change(_ change: (inout StepperRange) -> Void) {
    let old = range
    change(&range)
    if range != old { setNeedsDisplay() }
  }

  /// Whether a longer press repeats the step.
  open var autorepeat = true

  /// Whether each step sends `valueChanged`, rather than only the end of the touch.
  open var isContinuous = true

  // MARK: Creating

  /// Creates a stepper of its only size.
  ///
  /// - Parameter frame: its size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperMetrics.size))
    setUp()
  }

  /// Creates a stepper with the class's defaults; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = StepperMetrics.size
    setUp()
  }

  private func setUp() {
    contentMode = .redraw
    standardTraits = .adjustable
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperMetrics.size }

  open override dynamic var intrinsicContentSize: CGSize { StepperMetrics.size }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    halo.update(in: self, around: bounds, cornerRadius: StepperMetrics.cornerRadius)
  }

  /// The half at a point; nil outside the stepper.
  private func half(at point: CGPoint) -> StepperHalf? {
    guard bounds.contains(point) else { return nil }
    return (point.x < bounds.midX) == isRightToLeft ? .increment : .decrement
  }

  // MARK: Drawing

  @_spi(PackageViews)
  open override var drawingChangesLayers: Bool { type(of: self) != UIStepper.self }

  open override dynamic func draw(_ rect: CGRect) {
    let drawing = StepperDrawing(
      bounds: bounds, isMirrored: isRightToLeft, pressed: pressed,
      canIncrement: isEnabled && range.canTake(.increment),
      canDecrement: isEnabled && range.canTake(.decrement), tint: tintColor, grid: pixelGrid,
      images: images)
    drawing.draw()
  }

  private var images: StepperDrawing.Images {
    func state(_ half: StepperHalf) -> UIControl.State {
      if !isEnabled || !range.canTake(half) { return .disabled }
      return pressed == half ? .highlighted : .normal
    }
    let (increment, decrement) = (state(.increment), state(.decrement))
    let (left, right) = isRightToLeft ? (increment, decrement) : (decrement, increment)
    return StepperDrawing.Images(
      increment: incrementImages[increment], decrement: decrementImages[decrement],
      background: backgroundImages[self.state],
      divider: dividerImages.shown(between: left, and: right))
  }

  // MARK: Touches

  open override dynamic func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    startValue = range.value
    repetition.reset()
    pressed = pressableHalf(at: touch.location(in: self))
    startRepeating()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let half = pressableHalf(at: touch.location(in: self))
    if half != pressed {
      pressed = half
      startRepeating()
    }
    return true
  }

  open override dynamic func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    repetition.stop()
    if repetition.count == 0, let touch, let half = pressableHalf(at: touch.location(in: self)) {
      step(half)
    }
    finishTracking()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    repetition.stop()
    finishTracking()
  }

  private func pressableHalf(at point: CGPoint) -> StepperHalf? {
    half(at: point).flatMap { range.canTake($0) ? $0 : nil }
  }

  private func startRepeating() {
    guard autorepeat, pressed != nil else {
      repetition.stop()
      return
    }
    repetition.start { [weak self] in
      guard let self, let half = pressed else { return false }
      step(half)
      guard range.canTake(half) else {
        pressed = nil
        return false
      }
      return true
    }
  }

  private func step(_ half: StepperHalf) {
    change { $0.take(half) }
    if isContinuous { sendValueChange() }
  }

  private func finishTracking() {
    pressed = nil
    guard let startValue else { return }
    self.startValue = nil
    if !isContinuous, range.value != startValue { sendValueChange() }
  }

  // MARK: Description

  open override func inspect(_ content: inout ViewContent) {
    super.inspect(&content)
    content.isVisible = true
  }

  open override class var propertyTable: PropertyTable { stepperProperties }
}
