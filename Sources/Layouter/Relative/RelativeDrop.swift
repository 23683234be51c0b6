import HeadlessUIKit

/// Where views come to stand that are dropped into a `RelativeLayout`. Without any of these they
/// stay where they were dropped.
public struct RelativeLayoutDropRule: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let free: Self = []
  /// Siblings that the dropped view overlaps are pushed away.
  public static let vacate = Self(rawValue: 1)
  /// The dropped view is moved inside the layout's area.
  public static let inBounds = Self(rawValue: 2)
}

/// What becomes of the place where a view was dropped: arithmetic over frames, without any view.
package struct RelativeDrop: Equatable, Sendable {
  /// A view that is dropped no further than this from an edge of the area, in points, is attached
  /// to that edge.
  package static let attachingDistance: CGFloat = 8

  /// The area of the layout, in the container's coordinates.
  package var area: CGRect
  package var rule: RelativeLayoutDropRule = .free
  /// The distances of columns and rows to snap to, from the area's corner on; 0 for none.
  package var grid = CGSize.zero

  package init(area: CGRect) { self.area = area }

  /// How one axis of a dropped view is attached to the area.
  package enum Attachment: Equatable, Sendable {
    /// The start is at a distance inside the start of the area.
    case start(CGFloat)
    /// The end is at the end of the area.
    case end
  }

  /// How a view is attached that was dropped with a frame in the container's coordinates.
  package func attachment(of frame: CGRect, _ axis: Orientation) -> Attachment {
    let room = axis.length(area.size) - axis.length(frame.size)
    func inBounds(_ distance: CGFloat) -> CGFloat {
      rule.contains(.inBounds) ? max(0, min(distance, room)) : distance
    }
    let distance = inBounds(axis.start(frame) - axis.start(area))
    if let edge = edge(near: distance, room: room) { return edge }
    let step = axis.length(grid)
    guard step > 0 else { return .start(distance) }
    let snapped = inBounds((distance / step + 0.5).rounded(.down) * step)
    return snapped == room ? .end : .start(snapped)
  }

  /// The nearer edge of the area if one is near enough.
  private func edge(near distance: CGFloat, room: CGFloat) -> Attachment? {
    let (toStart, toEnd) = (abs(distance), abs(room - distance))
    guard min(toStart, toEnd) <= Self.attachingDistance else { return nil }
    return toStart <= toEnd ? .start(0) : .end
  }

  /// The frame of the view where it is attached.
  package func landingFrame(of frame: CGRect) -> CGRect {
    func start(_ axis: Orientation) -> CGFloat {
      switch attachment(of: frame, axis) {
      case .start(let distance): axis.start(area) + distance
      case .end: axis.start(area) + axis.length(area.size) - axis.length(frame.size)
      }
    }
    return CGRect(
      origin: CGPoint(x: start(.horizontal), y: start(.vertical)), size: frame.size)
  }

  /// Where a sibling goes to make room for others: the shortest way, straight right, down, left or
  /// up; with `inBounds` within the area if there is a place. Nil if it is not in their way.
  package func place(for sibling: CGRect, besides occupied: [CGRect]) -> CGRect? {
    func isFree(_ frame: CGRect) -> Bool { !occupied.contains { $0.overlaps(frame) } }
    guard !isFree(sibling) else { return nil }
    let ways = occupied.flatMap { other in
      [
        CGPoint(x: other.maxX - sibling.minX, y: 0), CGPoint(x: 0, y: other.maxY - sibling.minY),
        CGPoint(x: other.minX - sibling.maxX, y: 0), CGPoint(x: 0, y: other.minY - sibling.maxY),
      ]
    }
    let places = ways.map { sibling.offsetBy(dx: $0.x, dy: $0.y) }.filter(isFree)
    let inside = rule.contains(.inBounds) ? places.filter { area.contains($0) } : []
    func distance(_ frame: CGRect) -> CGFloat {
      abs(frame.minX - sibling.minX) + abs(frame.minY - sibling.minY)
    }
    return (inside.isEmpty ? places : inside).min { distance($0) < distance($1) }
  }
}

extension CGRect {
  /// Whether the two have an area in common.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      && !isEmpty && !other.isEmpty
  }
}
