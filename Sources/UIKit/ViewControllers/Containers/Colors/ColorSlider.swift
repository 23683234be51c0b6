import StandardControls
import StandardViews

/// A slider on a track that shows the colours of its values.
final class ColorSlider: UIControl {
  /// From 0 to 1.
  var value: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The colours at the leading and the trailing end.
  var ends: (PickedColor, PickedColor) = (.init(hex: 0), .init(hex: 0)) {
    didSet { setNeedsLayout() }
  }
  /// Called for a touch, and with true at its end.
  var onChange: ((CGFloat, Bool) -> Void)?
  private let track = ColorTrack()
  private let knob = UIView()
  private static let knobInset: CGFloat = 3
  private static let knobWidth: CGFloat = 3

  override class var describedClass: UIView.Type { UIView.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    knob.isUserInteractionEnabled = false
    knob.layer.borderColor = UIColor(white: 1, alpha: 1).cgColor
    knob.layer.borderWidth = Self.knobWidth
    knob.layer.shadowColor = UIColor.black.cgColor
    knob.layer.shadowOpacity = 0.25
    knob.layer.shadowRadius = 2
    knob.layer.shadowOffset = CGSize(width: 0, height: 1)
    addSubview(track)
    addSubview(knob)
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = bounds
    track.show(isMirrored ? (ends.1, ends.0) : ends)
    let side = max(0, bounds.height - 2 * Self.knobInset)
    let way = max(0, bounds.width - bounds.height)
    let x = Self.knobInset + (isMirrored ? 1 - value : value) * way
    knob.frame = CGRect(x: x, y: Self.knobInset, width: side, height: side)
    knob.layer.cornerRadius = side / 2
    var shown = ends.0.mixed(with: ends.1, value)
    shown.alpha = ends.0.alpha + (ends.1.alpha - ends.0.alpha) * value
    knob.backgroundColor = shown.color
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leavesTouch(to: gestureRecognizer)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch, isFinal: false)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch, isFinal: false)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { follow(touch, isFinal: true) }
  }

  private func follow(_ touch: UITouch, isFinal: Bool) {
    let way = bounds.width - bounds.height
    guard way > 0 else { return }
    let share = (touch.location(in: self).x - bounds.height / 2) / way
    value = max(0, min(1, isMirrored ? 1 - share : share))
    onChange?(value, isFinal)
  }
}

/// The capsule of a slider: squares, which a translucent colour lets through, and a gradient.
private final class ColorTrack: UIView {
  private let gradient = CAGradientLayer()
  private static let checkerSide: CGFloat = 6

  override class var describedClass: UIView.Type { UIView.self }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    contentMode = .redraw
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    layer.addSublayer(gradient)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ ends: (PickedColor, PickedColor)) {
    gradient.colors = [ends.0.color.cgColor, ends.1.color.cgColor]
    gradient.frame = bounds
    layer.cornerRadius = bounds.height / 2
  }

  override func draw(_ rect: CGRect) {
    UIColor(white: 1, alpha: 1).setFill()
    UIRectFill(bounds)
    UIColor(white: 0.8, alpha: 1).setFill()
    // A track of any size has no more squares than can be counted.
    let side = max(Self.checkerSide, max(bounds.width, bounds.height) / 256)
    guard side.isFinite, side > 0 else { return }
    for row in 0..<Int((bounds.height / side).rounded(.up)) {
      for column in 0..<Int((bounds.width / side).rounded(.up)) where (row + column) % 2 == 1 {
        UIRectFill(
          CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side))
      }
    }
  }
}

/// A slider with its name above it, and its value next to it.
final class ColorSliderRow: UIView {
  let slider = ColorSlider()
  private let caption = UILabel()
  private let value = UILabel()

  override class var describedClass: UIView.Type { UIView.self }

  init(_ name: SystemText) {
    super.init(frame: .zero)
    caption.text = name.localized
    caption.font = .systemFont(ofSize: 13, weight: .semibold)
    caption.textColor = .secondaryLabel
    value.font = .systemFont(ofSize: UIFont.labelFontSize)
    value.textAlignment = .center
    value.backgroundColor = .tertiarySystemFill
    value.layer.cornerRadius = 8
    value.clipsToBounds = true
    slider.accessibilityLabel = caption.text
    for view in [caption, slider, value] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ share: CGFloat, text: String, ends: (PickedColor, PickedColor)) {
    (slider.value, slider.ends, value.text) = (share, ends, text)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let places = ColorPickerLayout.row(
      y: 0, in: bounds.width,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    (caption.frame, slider.frame, value.frame) = (places.caption, places.slider, places.value)
  }
}
