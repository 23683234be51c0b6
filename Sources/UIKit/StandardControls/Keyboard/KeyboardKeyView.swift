@_spi(PackageViews) import HeadlessUIKit
@_spi(PackageViews) import StandardViews

/// A key on the screen.
final class KeyboardKeyView: UIControl {
  let key: KeyboardKey
  private let label = UILabel()
  private let detail = UILabel()

  // Our own, near iOS's.
  private static let radius: CGFloat = 5
  private static let glyphSide: CGFloat = 24
  private static let detailSize: CGFloat = 10
  private static let letterColor = UIColor(
    light: .white, dark: UIColor(white: 1, alpha: 0.31))
  private static let functionColor = UIColor(
    light: UIColor(red: 0.674, green: 0.694, blue: 0.729, alpha: 1),
    dark: UIColor(white: 1, alpha: 0.14))
  private static let shadowColor = UIColor(
    light: UIColor(white: 0.54, alpha: 1), dark: UIColor(white: 0.05, alpha: 1))

  override class var describedClass: UIView.Type { UIControl.self }

  init(_ key: KeyboardKey) {
    self.key = key
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    layer.cornerRadius = Self.radius
    if case .text(let text, let small) = key.face {
      label.text = text
      label.font = .systemFont(ofSize: key.fontSize)
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      addSubview(label)
      if let small {
        detail.text = small
        detail.font = .systemFont(ofSize: Self.detailSize, weight: .semibold)
        detail.textAlignment = .center
        addSubview(detail)
      }
    }
    showState()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = KeyboardFaceLayout.fontSize(key.fontSize, height: bounds.height)
    if label.font.pointSize != size { label.font = .systemFont(ofSize: size) }
    guard detail.superview != nil else {
      label.frame = bounds.insetToMiddle(dx: 2, dy: 0)
      return
    }
    let layout = KeyboardFaceLayout(in: bounds)
    label.frame = layout.text
    detail.textAlignment = layout.isInOneLine ? .left : .center
    detail.frame = layout.detail
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showState()
  }

  private var fill: UIColor? {
    switch key.fill {
    case .letter: isHighlighted ? Self.functionColor : Self.letterColor
    case .function: isHighlighted ? Self.letterColor : Self.functionColor
    case .prominent: .systemBlue
    case .none: nil
    }
  }

  private var faceColor: UIColor {
    key.fill == .prominent ? .white : key.fill == .letter && isShiftGlyph ? .black : .label
  }

  /// A key that is on is white in both appearances.
  private var isShiftGlyph: Bool { key.face == .glyph(.shiftOn) }

  private func showState() {
    backgroundColor = isShiftGlyph ? .white : fill
    label.textColor = faceColor
    detail.textColor = faceColor
    layer.shadowOpacity = key.fill == .none ? 0 : 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowColor = Self.shadowColor.resolvedColor(with: traitCollection).cgColor
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard case .glyph(let glyph) = key.face else { return }
    let side = min(Self.glyphSide, bounds.width, bounds.height)
    let scale = side / 24
    let path = glyph.path
    path.apply(
      CGAffineTransform(scaleX: scale, y: scale).concatenating(
        CGAffineTransform(
          translationX: bounds.midX - side / 2, y: bounds.midY - side / 2)))
    path.lineWidth = 1.4
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    faceColor.set()
    if glyph.isFilled { path.fill() } else { path.stroke() }
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? label.text }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.keyboardKey) }
    set { super.accessibilityTraits = newValue }
  }
}
