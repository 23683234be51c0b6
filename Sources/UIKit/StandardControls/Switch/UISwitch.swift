/// A control that is on or off.
///
/// It has one size, 51 by 31 points. A tap toggles it, and dragging moves the knob to the finger's
/// side; both send `valueChanged` when the touch ends.
open class UISwitch: UIControl {
  /// The look of a switch. All switches here are sliding; check boxes exist on the Mac only.
  public enum Style: Int, Sendable {
    /// Sliding.
    case automatic
    /// Sliding: there is no Mac here.
    case checkbox
    /// A knob that slides in a track.
    case sliding
  }

  private let track = UIView.controlPart()
  private let knob = RaisedPart(
    ambient: SwitchMetrics.ambientShadow, close: SwitchMetrics.closeShadow)
  /// The track and the knob, which become translucent together.
  private let content = UIView.controlPart()
  private var halo = FocusHalo()
  /// Whether the switch was on when the touch began, and the touch's x coordinate then.
  private var start: (isOn: Bool, x: CGFloat)?
  private var isDragged = false

  // MARK: State

  /// Whether the switch is on. Setting it sends no event, and is not animated.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  private var storedIsOn = false {
    willSet { _reportWillChange("on") }
    didSet { _reportDidChange("on") }
  }

  /// Turns the switch on or off without sending an event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedIsOn else { return }
    storedIsOn = on
    if animated {
      UIView.animateParts(withDuration: SwitchMetrics.moveDuration, placeParts)
    } else {
      setNeedsLayout()
    }
  }

  // MARK: Look

  /// The colour of the track of a switch that is on; nil for the system's green.
  open var onTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The colour of the knob; nil for white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Kept, without effect, as in UIKit since iOS 7.
  open var onImage: UIImage?
  /// Kept, without effect, as in UIKit since iOS 7.
  open var offImage: UIImage?

  /// The title of a check box on the Mac. Kept, without effect.
  open var title: String?

  /// Kept, without effect: all switches are sliding.
  open var preferredStyle = Style.automatic

  /// The look of the switch; always `sliding`.
  open var style: Style { .sliding }

  // MARK: Creating

  /// Creates a switch that is off.
  ///
  /// - Parameter frame: its size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: SwitchMetrics.size))
    setUp()
  }

  /// Creates a switch that is off; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = SwitchMetrics.size
    setUp()
  }

  private func setUp() {
    standardTraits = [.button, .toggleButton]
    addSubview(content)
    content.addSubview(track)
    knob.add(to: content)
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchMetrics.size }

  open override dynamic var intrinsicContentSize: CGSize {
    let insets = alignmentRectInsets
    return CGSize(
      width: SwitchMetrics.size.width - insets.left - insets.right,
      height: SwitchMetrics.size.height - insets.top - insets.bottom)
  }

  open override dynamic var alignmentRectInsets: UIEdgeInsets {
    isRightToLeft
      ? SwitchMetrics.alignmentRectInsets.mirrored : SwitchMetrics.alignmentRectInsets
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
    halo.update(in: self, around: content.frame, cornerRadius: content.bounds.height / 2)
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  private func placeParts() {
    let mirrored = isRightToLeft
    content.frame = SwitchMetrics.track(in: bounds, mirrored: mirrored)
    content.alpha = isEnabled ? 1 : SwitchMetrics.disabledAlpha
    track.setCapsuleFrame(content.bounds)
    track.backgroundColor = storedIsOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    knob.color = thumbTintColor ?? .white
    knob.place(
      in: SwitchMetrics.knob(
        in: content.bounds, isOn: storedIsOn, isPressed: isHighlighted, mirrored: mirrored))
  }

  // MARK: Touches

  open override dynamic func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    leavesTouch(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override dynamic func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    start = (storedIsOn, touch.location(in: self).x)
    isDragged = false
    return true
  }

  /// The distance that a finger moves before it drags the knob, points. From then on its side
  /// counts.
  private static let dragThreshold: CGFloat = 10

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let start, super.continueTracking(touch, with: event) else { return false }
    let x = touch.location(in: self).x
    if abs(x - start.x) >= Self.dragThreshold { isDragged = true }
    if isDragged { setOn((x > content.frame.midX) != isRightToLeft, animated: true) }
    return true
  }

  open override dynamic func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let start else { return }
    self.start = nil
    if !isDragged, isTouchInside { setOn(!storedIsOn, animated: true) }
    if storedIsOn != start.isOn { sendValueChange() }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    guard let start else { return }
    self.start = nil
    setOn(start.isOn, animated: true)
  }

  /// A pressed knob widens, with animation.
  open override dynamic var isHighlighted: Bool {
    get { super.isHighlighted }
    set {
      let oldValue = super.isHighlighted
      super.isHighlighted = newValue
      guard newValue != oldValue, start != nil else { return }
      UIView.animateParts(withDuration: SwitchMetrics.moveDuration, placeParts)
    }
  }

  // MARK: Description

  /// 1 for a switch that is on, 0 for one that is off, as in UIKit.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (storedIsOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  open override func inspect(_ content: inout ViewContent) {
    super.inspect(&content)
    content.isVisible = true
  }

  open override class var propertyTable: PropertyTable { switchProperties }
}

extension UIEdgeInsets {
  /// The insets with left and right swapped.
  var mirrored: UIEdgeInsets {
    UIEdgeInsets(top: top, left: right, bottom: bottom, right: left)
  }
}
