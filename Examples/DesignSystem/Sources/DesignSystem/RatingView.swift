import DesignedViews

/// Stars, of which some are filled: halves are drawn as halves.
public final class RatingView: UIView {
  /// From 0 to ``maximum``.
  public var rating: CGFloat = 0 { didSet { setNeedsDisplay() } }
  public var maximum = 5 {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  private static let starSize: CGFloat = 20
  private static let gap: CGFloat = 4

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  public required init?(coder: NSCoder) { nil }

  public override var intrinsicContentSize: CGSize {
    let count = CGFloat(maximum)
    return CGSize(
      width: count * Self.starSize + max(count - 1, 0) * Self.gap, height: Self.starSize)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  public override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for index in 0..<maximum {
      let cell = CGRect(
        x: CGFloat(index) * (Self.starSize + Self.gap), y: 0, width: Self.starSize,
        height: Self.starSize)
      let star = Self.star(in: cell)
      Palette.track.setFill()
      star.fill()
      let share = min(max(rating - CGFloat(index), 0), 1)
      guard share > 0 else { continue }
      context.saveGState()
      context.clip(
        to: CGRect(x: cell.minX, y: 0, width: cell.width * share, height: cell.height))
      Palette.star.setFill()
      star.fill()
      context.restoreGState()
    }
  }

  /// A star with five points, whose inner radius is 0.45 of the outer one.
  private static func star(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    let center = CGPoint(x: rect.midX, y: rect.midY + rect.height * 0.04)
    for index in 0..<10 {
      let angle = CGFloat(index) * .pi / 5 - .pi / 2
      let radius = rect.width / 2 * (index.isMultiple(of: 2) ? 1 : 0.45)
      let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  public override class var propertyTable: PropertyTable { ratingProperties }
  private static let ratingProperties = PropertyTable(
    inheriting: UIView.propertyTable,
    adding: [
      Property(
        "rating", \RatingView.rating, default: 0, in: .between(0, 10), "How many stars are filled."),
      Property(
        "maximum", \RatingView.maximum, default: 5, in: .between(1, 10), "How many stars there are."
      ),
    ])
}
