import Foundation

/// Flattened outlines, to be filled.
///
/// The buffers are reused, so drawing allocates nothing once they have grown.
package struct Polygons {
  /// All contours' points, one contour after the other. Contours count as closed.
  package private(set) var points: ContiguousArray<Point> = []
  /// The index in `points` of each contour's first point.
  private(set) var starts: ContiguousArray<Int> = []

  package init() {}

  /// An upright rectangle.
  init(_ rect: PointBounds) {
    append([
      rect.low, Point(rect.high.x, rect.low.y), rect.high, Point(rect.low.x, rect.high.y),
    ])
  }

  var isEmpty: Bool { points.isEmpty }

  mutating func reserve(contours contourCount: Int, points pointCount: Int) {
    starts.reserveCapacity(contourCount)
    points.reserveCapacity(pointCount)
  }

  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
  }

  mutating func beginContour() {
    starts.append(points.count)
  }

  @inline(__always) mutating func add(_ point: Point) {
    points.append(point)
  }

  /// Points per pixel of the grid of vertices. It is fine enough for Core Graphics' coverage, and coarse enough to move
  /// shapes by whole pixels without a rounding error.
  private static let grid = 65_536.0

  /// Rounds to the grid.
  @inline(__always) static func snap(_ point: Point) -> Point {
    Point(
      (point.x * grid + 0.5).rounded(.down) / grid, (point.y * grid + 0.5).rounded(.down) / grid)
  }

  /// Adds a path's outline after a transform, on the grid.
  package mutating func append(_ path: PathStorage, transform: CGAffineTransform) {
    append(path, transform: transform, flatness: GraphicsState.standardFlatness)
  }

  /// Adds a path's outline after a transform, on the grid.
  ///
  /// - Parameter flatness: How far lines may be from its curves.
  mutating func append(_ path: PathStorage, transform: CGAffineTransform, flatness: Double) {
    let map = PointMap(transform)
    var current = Point(0, 0)
    path.forEachSegment { segment in
      switch segment.map({ map($0) }) {
      case .move(let start):
        beginContour()
        add(Self.snap(start))
        current = start
      case .line(let end):
        add(Self.snap(end))
        current = end
      case .quad(let control, let end):
        Flattening.outline(current, control, end, flatness: flatness) { add(Self.snap($0)) }
        current = end
      case .cubic(let control1, let control2, let end):
        Flattening.outline(current, control1, control2, end, flatness: flatness) {
          add(Self.snap($0))
        }
        current = end
      case .close:
        // Contours count as closed, and what follows begins with a move.
        break
      }
    }
  }

  /// Adds a contour, on the grid.
  package mutating func append(_ contour: [Point]) {
    guard contour.count > 2 else { return }
    beginContour()
    for point in contour { add(Self.snap(point)) }
  }

  /// Translates all points from an index on.
  mutating func move(from start: Int, by distance: Point) {
    for index in start..<points.count { points[index] = points[index] + distance }
  }

  /// Calls the body with every contour's points.
  @inline(__always) package func forEachContour(_ body: (UnsafeBufferPointer<Point>) -> Void) {
    points.withUnsafeBufferPointer { all in
      for index in starts.indices {
        let end = index + 1 < starts.count ? starts[index + 1] : all.count
        body(UnsafeBufferPointer(rebasing: all[starts[index]..<end]))
      }
    }
  }

  /// The upright rectangle that the points form; nil unless they are one such contour.
  var uprightRect: PointBounds? {
    guard starts.count == 1, points.count == 4,
      (points[0].x == points[1].x && points[1].y == points[2].y && points[2].x == points[3].x
        && points[3].y == points[0].y)
        || (points[0].y == points[1].y && points[1].x == points[2].x
          && points[2].y == points[3].y && points[3].x == points[0].x)
    else { return nil }
    return bounds
  }

  /// The rectangle around all points.
  package var bounds: PointBounds {
    var bounds = PointBounds()
    for point in points { bounds.add(point) }
    return bounds
  }
}

/// An affine transform as plain numbers, for loops over many points.
struct PointMap {
  private let a, b, c, d, tx, ty: Double

  init(_ transform: CGAffineTransform) {
    a = transform.a.native
    b = transform.b.native
    c = transform.c.native
    d = transform.d.native
    tx = transform.tx.native
    ty = transform.ty.native
  }

  @inline(__always) func callAsFunction(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }
}
