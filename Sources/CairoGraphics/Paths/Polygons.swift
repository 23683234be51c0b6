import Foundation

/// Flattened outlines: what cairo is given to fill.
///
/// One buffer is used again and again, so that drawing allocates nothing once it has grown.
struct Polygons {
  /// All contours' points, one contour after the other. Contours count as closed.
  private(set) var points: ContiguousArray<Point> = []
  /// Where each contour begins in `points`.
  private(set) var starts: ContiguousArray<Int> = []

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

  /// Rounds to 1/256 of a pixel, cairo's own fixed-point grid, so that no version of it rounds.
  @inline(__always) static func snap(_ point: Point) -> Point {
    Point(
      (point.x * 256 + 0.5).rounded(.down) / 256, (point.y * 256 + 0.5).rounded(.down) / 256)
  }

  /// Adds a path's outline after a transform, on the grid of 1/256.
  mutating func append(_ path: PathStorage, transform: CGAffineTransform) {
    let map = PointMap(transform)
    path.points.withUnsafeBufferPointer { source in
      var next = 0
      var current = Point(0, 0)
      for verb in path.verbs {
        switch verb {
        case .move:
          current = map(source[next])
          next += 1
          starts.append(points.count)
          points.append(Self.snap(current))
        case .line:
          current = map(source[next])
          next += 1
          points.append(Self.snap(current))
        case .quad:
          let (p1, p2) = (map(source[next]), map(source[next + 1]))
          next += 2
          Flattening.quad(current, p1, p2, tolerance: Flattening.tolerance) {
            points.append(Self.snap($0))
          }
          current = p2
        case .cubic:
          let (p1, p2, p3) = (map(source[next]), map(source[next + 1]), map(source[next + 2]))
          next += 3
          Flattening.cubic(current, p1, p2, p3, tolerance: Flattening.tolerance) {
            points.append(Self.snap($0))
          }
          current = p3
        case .close:
          // Contours are closed anyway, and what follows begins with a move.
          break
        }
      }
    }
  }

  /// Moves all points from an index on.
  mutating func move(from start: Int, by distance: Point) {
    for index in start..<points.count { points[index] = points[index] + distance }
  }

  /// Calls the body with every contour's points.
  @inline(__always) func forEachContour(_ body: (UnsafeBufferPointer<Point>) -> Void) {
    points.withUnsafeBufferPointer { all in
      for index in starts.indices {
        let end = index + 1 < starts.count ? starts[index + 1] : all.count
        body(UnsafeBufferPointer(rebasing: all[starts[index]..<end]))
      }
    }
  }

  /// The rectangle around all points.
  var bounds: PointBounds {
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
