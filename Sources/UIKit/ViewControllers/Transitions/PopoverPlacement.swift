/// The place of a popover next to what its arrow points to, points.
struct PopoverPlacement: Equatable {
  /// The lengths of a popover, points. Apple publishes none: these are measured in pictures of iOS 13 to 18.
  enum Metrics {
    static let arrowLength: CGFloat = 13
    static let arrowBase: CGFloat = 37
    static let cornerRadius: CGFloat = 13
    /// The smallest distance from the edges of the safe area.
    static let margin: CGFloat = 10
    /// The size of a controller without a preferred one.
    static let standardSize = CGSize(width: 320, height: 480)
  }

  /// The popover with its arrow, in the container.
  private(set) var frame: CGRect
  /// The direction in which the arrow points.
  private(set) var direction: UIPopoverArrowDirection
  /// The distance of the arrow's tip from the popover's left or top edge.
  private(set) var arrowOffset: CGFloat

  /// The popover without its arrow, in its own coordinates.
  var body: CGRect { Self.body(of: CGRect(origin: .zero, size: frame.size), direction) }

  static func body(of bounds: CGRect, _ direction: UIPopoverArrowDirection) -> CGRect {
    let length = Metrics.arrowLength
    return switch direction {
    case .up: bounds.inset(by: UIEdgeInsets(top: length, left: 0, bottom: 0, right: 0))
    case .down: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: length, right: 0))
    case .left: bounds.inset(by: UIEdgeInsets(top: 0, left: length, bottom: 0, right: 0))
    case .right: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: length))
    default: bounds
    }
  }

  /// In the order of preference.
  private static let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  /// - Parameters:
  ///   - size: The size of the content, without the arrow.
  ///   - source: What the arrow points to, in the container.
  ///   - area: Where popovers may be, in the container.
  ///   - permitted: The arrow's directions; without one of the four the popover covers the middle of its source.
  init(
    size: CGSize, source: CGRect, area: CGRect, permitted: UIPopoverArrowDirection = .any
  ) {
    let candidates = Self.directions.filter(permitted.contains)
    guard !candidates.isEmpty else {
      let fitting = CGSize(
        width: min(size.width, area.width), height: min(size.height, area.height))
      frame = Self.clamped(
        CGRect(
          x: source.midX - fitting.width / 2, y: source.midY - fitting.height / 2,
          width: fitting.width, height: fitting.height), in: area)
      (direction, arrowOffset) = ([], 0)
      return
    }
    // The first direction in which the content has its size, or else the one in which the most of it is visible.
    var best = (direction: candidates[0], covered: -CGFloat.infinity)
    for candidate in candidates {
      let room = Self.room(candidate, source, area)
      let covered = min(size.width, room.width) * min(size.height, room.height)
      if covered > best.covered { best = (candidate, covered) }
    }
    direction = best.direction
    let room = Self.room(direction, source, area)
    let fitting = CGSize(
      width: max(0, min(size.width, room.width)), height: max(0, min(size.height, room.height)))
    let length = Metrics.arrowLength
    let target = CGPoint(
      x: min(max(source.midX, area.minX), area.maxX), y: min(max(source.midY, area.minY), area.maxY)
    )
    switch direction {
    case .up, .down:
      let height = fitting.height + length
      frame = CGRect(
        x: target.x - fitting.width / 2,
        y: direction == .up ? source.maxY : source.minY - height, width: fitting.width,
        height: height)
    default:
      let width = fitting.width + length
      frame = CGRect(
        x: direction == .left ? source.maxX : source.minX - width,
        y: target.y - fitting.height / 2, width: width, height: fitting.height)
    }
    frame = Self.clamped(frame, in: area)
    frame.origin = CGPoint(x: frame.minX.rounded(), y: frame.minY.rounded())
    let isVertical = direction == .up || direction == .down
    let along = isVertical ? target.x - frame.minX : target.y - frame.minY
    let extent = isVertical ? frame.width : frame.height
    // The arrow begins where the corners end.
    let end = min(extent / 2, Metrics.cornerRadius + Metrics.arrowBase / 2)
    arrowOffset = min(max(along, end), extent - end)
  }

  /// The greatest size of the content on the side of the source that a direction selects.
  private static func room(
    _ direction: UIPopoverArrowDirection, _ source: CGRect, _ area: CGRect
  ) -> CGSize {
    let length = Metrics.arrowLength
    let size =
      switch direction {
      case .up: CGSize(width: area.width, height: area.maxY - source.maxY - length)
      case .down: CGSize(width: area.width, height: source.minY - area.minY - length)
      case .left: CGSize(width: area.maxX - source.maxX - length, height: area.height)
      default: CGSize(width: source.minX - area.minX - length, height: area.height)
      }
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  private static func clamped(_ rect: CGRect, in area: CGRect) -> CGRect {
    var rect = rect
    rect.origin.x = max(area.minX, min(rect.minX, area.maxX - rect.width))
    rect.origin.y = max(area.minY, min(rect.minY, area.maxY - rect.height))
    return rect
  }
}
