import HeadlessUIKit

/// A sign in a row: an accessory, an editing control or a control for reordering.
///
/// The shapes are our own. They grow with the text size, as the symbols in rows do.
final class AccessoryGlyph: UIView {
  enum Kind {
    case disclosure, checkmark, detail, delete, insert, reorder, circle, selectedCircle

    /// The size at the text size `large`, points.
    var size: CGSize {
      switch self {
      case .disclosure: CGSize(width: 7, height: 12)
      case .checkmark: CGSize(width: 15, height: 13)
      case .detail, .delete, .insert, .circle, .selectedCircle: CGSize(width: 22, height: 22)
      case .reorder: CGSize(width: 20, height: 14)
      }
    }
  }

  var kind: Kind {
    didSet {
      guard kind != oldValue else { return }
      setNeedsDisplay()
    }
  }
  /// The colour of the sign; nil for the default of its kind.
  var color: UIColor? { didSet { setNeedsDisplay() } }

  override class var describedClass: UIView.Type { UIView.self }

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: CGRect(origin: .zero, size: kind.size))
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() { setNeedsDisplay() }

  private var shownColor: UIColor {
    if let color { return color }
    return switch kind {
    case .disclosure, .reorder, .circle: .tertiaryLabel
    case .checkmark, .detail, .selectedCircle: tintColor
    case .delete: .systemRed
    case .insert: .systemGreen
    }
  }

  override func draw(_ rect: CGRect) {
    let size = size(under: traitCollection)
    let scale = size.width / kind.size.width
    guard let context = UIGraphicsGetCurrentContext(), scale > 0 else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.translateBy(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2)
    context.scaleBy(x: scale, y: scale)
    if kind == .disclosure, effectiveUserInterfaceLayoutDirection == .rightToLeft {
      context.translateBy(x: kind.size.width, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    shownColor.set()
    switch kind {
    case .disclosure: stroke([(1, 1), (6, 6), (1, 11)], width: 2)
    case .checkmark: stroke([(1.2, 7.2), (5.4, 11.6), (13.8, 1.2)], width: 2.2)
    case .reorder:
      for y in [1, 7, 13] as [CGFloat] { stroke([(0.75, y), (19.25, y)], width: 1.5) }
    case .detail:
      circle(inset: 0.75, isFilled: false, lineWidth: 1.5)
      stroke([(9.4, 9.6), (11.2, 9.6), (11.2, 16)], width: 1.6)
      stroke([(9, 16), (13.4, 16)], width: 1.6)
      UIBezierPath(ovalIn: CGRect(x: 9.8, y: 5, width: 2.6, height: 2.6)).fill()
    case .delete, .insert:
      circle(inset: 0, isFilled: true)
      UIColor.white.set()
      stroke([(6, 11), (16, 11)], width: 2)
      if kind == .insert { stroke([(11, 6), (11, 16)], width: 2) }
    case .circle: circle(inset: 0.75, isFilled: false, lineWidth: 1.5)
    case .selectedCircle:
      circle(inset: 0, isFilled: true)
      UIColor.white.set()
      stroke([(6.4, 11.4), (9.8, 14.8), (15.8, 7.4)], width: 2)
    }
  }

  private func circle(inset: CGFloat, isFilled: Bool, lineWidth: CGFloat = 0) {
    let frame = CGRect(origin: .zero, size: kind.size).insetBy(dx: inset, dy: inset)
    let path = UIBezierPath(ovalIn: frame)
    path.lineWidth = lineWidth
    if isFilled { path.fill() } else { path.stroke() }
  }

  private func stroke(_ points: [(x: CGFloat, y: CGFloat)], width: CGFloat) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.x, y: point.y)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }
}

/// A control that shows a sign, such as the button for details in a row.
final class GlyphControl: UIControl {
  let glyph: AccessoryGlyph
  private let action: () -> Void

  override class var describedClass: UIView.Type { UIView.self }

  init(_ kind: AccessoryGlyph.Kind, label: String, action: @escaping () -> Void) {
    glyph = AccessoryGlyph(kind)
    self.action = action
    super.init(frame: CGRect(origin: .zero, size: kind.size))
    addSubview(glyph)
    isAccessibilityElement = true
    accessibilityLabel = label
    accessibilityTraits = .button
    addAction(
      UIAction { action in (action.sender as? GlyphControl)?.action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    glyph.frame = bounds
  }

  /// The area is as large as a finger needs it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = max(ListMeasures.rowHeight - min(bounds.width, bounds.height), 0)
    return bounds.insetBy(dx: -missing / 2, dy: -missing / 2).contains(point)
  }

  override var isHighlighted: Bool { didSet { glyph.alpha = isHighlighted ? 0.3 : 1 } }
}
