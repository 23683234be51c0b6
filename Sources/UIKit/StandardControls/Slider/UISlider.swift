/// A control that selects a value from a range by a knob on a track.
open class UISlider: UIControl {
  private var range = SliderRange()
  private let minimumTrack = SliderTrack()
  private let maximumTrack = SliderTrack()
  private let knob = RaisedPart(
    ambient: SliderMetrics.ambientShadow, close: SliderMetrics.closeShadow)
  private let thumbImageView = UIImageView()
  private let minimumImageView = UIImageView()
  private let maximumImageView = UIImageView()
  private(set) var thumbImages = StateValues<UIImage>()
  private(set) var minimumTrackImages = StateValues<UIImage>()
  private(set) var maximumTrackImages = StateValues<UIImage>()
  private var halo = FocusHalo()
  /// The value and the touch's x coordinate when the touch began.
  private var start: (value: Float, x: CGFloat)?

  // MARK: Value

  /// The value, clamped to the limits. Setting it sends no event, and is not animated.
  open var value: Float {
    get { range.value }
    set { setValue(newValue, animated: false) }
  }

  /// The value at the leading end; 0 by default. Setting it may raise ``maximumValue`` and the
  /// value.
  open var minimumValue: Float {
    get { range.minimum }
    set {
      range.limited.set(minimum: newValue)
      setNeedsLayout()
    }
  }

  /// The value at the trailing end; 1 by default. Setting it may lower ``minimumValue`` and the
  /// value.
  open var maximumValue: Float {
    get { range.maximum }
    set {
      range.limited.set(maximum: newValue)
      setNeedsLayout()
    }
  }

  /// Sets the value, clamped to the limits, without sending an event. An animation takes 0.25 s.
  open func setValue(_ value: Float, animated: Bool) {
    let old = range
    _reportingChange(of: "value") { range.limited.set(value: value) }
    guard range != old else { return }
    if animated {
      UIView.animateParts(withDuration: SliderMetrics.moveDuration, placeParts)
    } else {
      setNeedsLayout()
    }
  }

  /// Whether `valueChanged` is sent while the knob moves, rather than only at the end.
  open var isContinuous = true

  // MARK: Look

  /// The image at the end of the smallest value; nil for none.
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// The image at the end of the largest value; nil for none.
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }

  /// The colour of the track before the knob; nil for the tint.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the track behind the knob; nil for `systemFill`.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the knob; nil for white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Sets the image that replaces the knob in a state; nil removes it.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[exactly: state] = image
    setNeedsLayout()
  }

  /// Sets the image of the track before the knob in a state; nil removes it.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTrackImages[exactly: state] = image
    setNeedsLayout()
  }

  /// Sets the image of the track behind the knob in a state; nil removes it.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTrackImages[exactly: state] = image
    setNeedsLayout()
  }

  /// The image that replaces the knob in a state: its own, or else the normal state's; nil if
  /// neither was set.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }

  /// The image of the track before the knob in a state: its own, or else the normal state's; nil if
  /// neither was set.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[state] }

  /// The image of the track behind the knob in a state: its own, or else the normal state's; nil if
  /// neither was set.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[state] }

  /// The image that replaces the knob in the current state; nil for the knob.
  open var currentThumbImage: UIImage? { thumbImages[state] }
  /// The image of the track before the knob in the current state; nil for a coloured track.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] }
  /// The image of the track behind the knob in the current state; nil for a coloured track.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] }

  /// Kept, without effect: all sliders behave as on iPad and iPhone.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a slider with the class's defaults; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    standardTraits = .adjustable
    addSubview(minimumImageView)
    addSubview(maximumImageView)
    addSubview(maximumTrack.view)
    addSubview(minimumTrack.view)
    knob.add(to: self)
    addSubview(thumbImageView)
  }

  // MARK: Geometry

  /// The rectangle of the image at the end of the smallest value in given bounds; zero without one.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let minimumValueImage else { return .zero }
    return SliderMetrics.image(
      of: minimumValueImage.size, in: bounds, isAtMinimum: true, mirrored: isRightToLeft)
  }

  /// The rectangle of the image at the end of the largest value in given bounds; zero without one.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let maximumValueImage else { return .zero }
    return SliderMetrics.image(
      of: maximumValueImage.size, in: bounds, isAtMinimum: false, mirrored: isRightToLeft)
  }

  /// The rectangle of the track in given bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    SliderMetrics.track(
      in: bounds, leading: minimumValueImageRect(forBounds: bounds).width,
      trailing: maximumValueImageRect(forBounds: bounds).width, mirrored: isRightToLeft)
  }

  /// The rectangle of the knob for a value.
  ///
  /// - Parameter rect: the rectangle of the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let diameter = SliderMetrics.knobDiameter
    return SliderMetrics.thumb(
      of: currentThumbImage?.size ?? CGSize(width: diameter, height: diameter), on: rect,
      fraction: range.fraction(of: value), mirrored: isRightToLeft)
  }

  private var currentThumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: range.value)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SliderMetrics.height)
  }

  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SliderMetrics.height)
  }

  open override dynamic var alignmentRectInsets: UIEdgeInsets { SliderMetrics.alignmentRectInsets }

  // MARK: Layout

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
    let thumb = currentThumbRect
    halo.update(in: self, around: thumb, cornerRadius: thumb.height / 2)
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
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: range.value)
    placeTracks(track, thumb: thumb)
    knob.color = thumbTintColor ?? .white
    knob.place(in: thumb)
    knob.isHidden = currentThumbImage != nil
    thumbImageView.image = currentThumbImage
    thumbImageView.frame = thumb
    thumbImageView.isHidden = currentThumbImage == nil
    let alpha = isEnabled ? 1 : SliderMetrics.disabledAlpha
    minimumImageView.image = minimumValueImage
    minimumImageView.alpha = alpha
    minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView.image = maximumValueImage
    maximumImageView.alpha = alpha
    maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
  }

  /// Places both parts of the track. They meet in the centre of the knob, which covers their ends.
  private func placeTracks(_ track: CGRect, thumb: CGRect) {
    let middle = max(track.minX, min(track.maxX, thumb.midX))
    var left = track
    left.size.width = middle - track.minX
    var right = track
    right.origin.x = middle
    right.size.width = track.maxX - middle
    let alpha = isEnabled ? 1 : SliderMetrics.disabledAlpha
    minimumTrack.show(
      currentMinimumTrackImage, color: minimumTrackTintColor ?? tintColor, alpha: alpha,
      in: isRightToLeft ? right : left)
    maximumTrack.show(
      currentMaximumTrackImage, color: maximumTrackTintColor ?? .systemFill, alpha: alpha,
      in: isRightToLeft ? left : right)
  }

  // MARK: Touches

  open override dynamic func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    leavesTouch(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override dynamic func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let reach = SliderMetrics.touchReach
    guard currentThumbRect.insetBy(dx: -reach, dy: -reach).contains(place),
      super.beginTracking(touch, with: event)
    else { return false }
    start = (range.value, place.x)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let start, super.continueTracking(touch, with: event) else { return false }
    let track = trackRect(forBounds: bounds)
    let room = track.width - currentThumbRect.width
    guard room > 0 else { return true }
    let distance = (touch.location(in: self).x - start.x) * (isRightToLeft ? -1 : 1)
    let old = range.value
    range.limited.set(value: range.value(at: range.fraction(of: start.value) + distance / room))
    if range.value != old {
      setNeedsLayout()
      if isContinuous { sendValueChange() }
    }
    return true
  }

  open override dynamic func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    finishTracking()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    finishTracking()
  }

  private func finishTracking() {
    guard let start else { return }
    self.start = nil
    if !isContinuous, range.value != start.value { sendValueChange() }
  }

  // MARK: Description

  /// The value in percent of the range, as in UIKit.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((range.fraction * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// Moves the knob by a tenth of the range, like a swipe with a screen reader.
  open override func accessibilityIncrement() { move(by: 0.1) }

  open override func accessibilityDecrement() { move(by: -0.1) }

  private func move(by fraction: CGFloat) {
    let old = range.value
    setValue(range.value(at: range.fraction + fraction), animated: false)
    if range.value != old { sendValueChange() }
  }

  open override func inspect(_ content: inout ViewContent) {
    super.inspect(&content)
    content.isVisible = true
  }

  open override class var propertyTable: PropertyTable { sliderProperties }
}
