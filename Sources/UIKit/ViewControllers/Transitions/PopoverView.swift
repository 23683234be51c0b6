/// A popover: a rounded rectangle with an arrow, and the content in it.
final class PopoverView: UIView {
  private let backdrop = PopoverBackdrop()
  private let clip = UIView()

  override class var describedClass: UIView.Type { UIView.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = PopoverPlacement.Metrics.cornerRadius
    addSubview(backdrop)
    addSubview(clip)
    traitOverrides.userInterfaceLevel = .elevated
    // Our own, near the platform's.
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  required init?(coder: NSCoder) { nil }

  var content: UIView? {
    didSet {
      guard content !== oldValue else { return }
      if oldValue?.superview === clip { oldValue?.removeFromSuperview() }
      if let content { clip.addSubview(content) }
      setNeedsLayout()
    }
  }

  /// The colour of the popover; nil for the content's.
  var color: UIColor? { didSet { setNeedsLayout() } }

  func show(_ placement: PopoverPlacement) {
    frame = placement.frame
    backdrop.direction = placement.direction
    backdrop.arrowOffset = placement.arrowOffset
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    backdrop.color = color ?? content?.backgroundColor ?? .systemBackground
    let body = PopoverPlacement.body(of: bounds, backdrop.direction)
    clip.frame = body
    content?.place(in: CGRect(origin: .zero, size: body.size))
  }

  /// Touches next to the arrow are touches next to the popover.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    PopoverPlacement.body(of: bounds, backdrop.direction).contains(point)
  }
}

/// The shape of a popover.
private final class PopoverBackdrop: UIView {
  var direction = UIPopoverArrowDirection.unknown {
    didSet { if direction != oldValue { setNeedsDisplay() } }
  }
  var arrowOffset: CGFloat = 0 {
    didSet { if arrowOffset != oldValue { setNeedsDisplay() } }
  }
  var color = UIColor.systemBackground {
    didSet { setNeedsDisplay() }
  }

  override class var describedClass: UIView.Type { UIView.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let body = PopoverPlacement.body(of: bounds, direction)
    color.setFill()
    UIBezierPath(roundedRect: body, cornerRadius: PopoverPlacement.Metrics.cornerRadius).fill()
    arrow(at: body)?.fill()
  }

  /// The arrow with a rounded tip; nil without a direction.
  private func arrow(at body: CGRect) -> UIBezierPath? {
    let length = PopoverPlacement.Metrics.arrowLength
    let half = PopoverPlacement.Metrics.arrowBase / 2
    /// A point by its distance along the edge from the tip, and outwards from the edge.
    let point: (CGFloat, CGFloat) -> CGPoint
    switch direction {
    case .up: point = { CGPoint(x: self.arrowOffset + $0, y: body.minY - $1) }
    case .down: point = { CGPoint(x: self.arrowOffset + $0, y: body.maxY + $1) }
    case .left: point = { CGPoint(x: body.minX - $1, y: self.arrowOffset + $0) }
    case .right: point = { CGPoint(x: body.maxX + $1, y: self.arrowOffset + $0) }
    default: return nil
    }
    let path = UIBezierPath()
    path.move(to: point(-half, 0))
    path.addCurve(
      to: point(-3, length - 1.5), controlPoint1: point(-half * 0.6, 0),
      controlPoint2: point(-half * 0.35, length - 4))
    path.addQuadCurve(to: point(3, length - 1.5), controlPoint: point(0, length + 1))
    path.addCurve(
      to: point(half, 0), controlPoint1: point(half * 0.35, length - 4),
      controlPoint2: point(half * 0.6, 0))
    path.close()
    return path
  }
}
