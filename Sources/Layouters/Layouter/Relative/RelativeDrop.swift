import HeadlessUIKit

/// Where views that are dropped into a `RelativeLayout` are placed. Without any option they stay
/// where they were dropped.
public struct RelativeLayoutDropRule: OptionSet, Sendable, Hashable {
  /// The bits of the options.
  public let rawValue: Int

  /// Options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No rule: the view stays where it is dropped.
  public static let free: Self = []
  /// Siblings that the dropped view overlaps are pushed away.
  public static let vacate = Self(rawValue: 1)
  /// The dropped view is moved inside the layout's area.
  public static let inBounds = Self(rawValue: 2)
}

/// Computes the place of a dropped view: arithmetic over frames, without any view.
package struct RelativeDrop: Equatable, Sendable {
  /// A view that is dropped within this distance from an edge of the area, in points, is attached
  /// to that edge.
  package static let attachingDistance: CGFloat = 8

  /// The area of the layout, in the container's coordinates.
  package var area: CGRect
  package var rule: RelativeLayoutDropRule = .free
  /// The distances between columns and rows to snap to, from the area's corner; 0 for none.
  package var grid = CGSize.zero

  package init(area: CGRect) { self.area = area }

  /// How one axis of a dropped view is attached to the area.
  package enum Attachment: Equatable, Sendable {
    /// The start is at a distance inside the start of the area.
    case start(CGFloat)
    /// The end is at the end of the area.
    case end
  }

  /// The attachment of a view that was dropped with a frame in the container's coordinates.
  package func attachment(of frame: CGRect, _ axis: Orientation) -> Attachment {
    let available = axis.length(area.size) - axis.length(frame.size)
    func inBounds(_ distance: CGFloat) -> CGFloat {
      rule.contains(.inBounds) ? max(0, min(distance, available)) : distance
    }
    let distance = inBounds(axis.start(frame) - axis.start(area))
    if let edge = edge(near: distance, available: available) { return edge }
    let step = axis.length(grid)
    guard step > 0 else { return .start(distance) }
    let snapped = inBounds((distance / step + 0.5).rounded(.down) * step)
    return snapped == available ? .end : .start(snapped)
  }

  /// The closer edge of the area, if it is within the attaching distance.
  private func edge(near distance: CGFloat, available: CGFloat) -> Attachment? {
    let (toStart, toEnd) = (abs(distance), abs(available - distance))
    guard min(toStart, toEnd) <= Self.attachingDistance else { return nil }
    return toStart <= toEnd ? .start(0) : .end
  }

  /// The frame of the view with its attachment.
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

  /// The place of a sibling that moves aside: the shortest move right, down, left or up; with
  /// `inBounds` within the area if possible. Nil if it is not in the way.
  package func place(for sibling: CGRect, besides occupied: [CGRect]) -> CGRect? {
    func isFree(_ frame: CGRect) -> Bool { !occupied.contains { $0.overlaps(frame) } }
    guard !isFree(sibling) else { return nil }
    let offsets = occupied.flatMap { other in
      [
        CGPoint(x: other.maxX - sibling.minX, y: 0), CGPoint(x: 0, y: other.maxY - sibling.minY),
        CGPoint(x: other.minX - sibling.maxX, y: 0), CGPoint(x: 0, y: other.minY - sibling.maxY),
      ]
    }
    let places = offsets.map { sibling.offsetBy(dx: $0.x, dy: $0.y) }.filter(isFree)
    let inside = rule.contains(.inBounds) ? places.filter { area.contains($0) } : []
    func distance(_ frame: CGRect) -> CGFloat {
      abs(frame.minX - sibling.minX) + abs(frame.minY - sibling.minY)
    }
    return (inside.isEmpty ? places : inside).min { distance($0) < distance($1) }
  }
}

extension CGRect {
  /// Whether the rectangles intersect.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      && !isEmpty && !other.isEmpty
  }
}
