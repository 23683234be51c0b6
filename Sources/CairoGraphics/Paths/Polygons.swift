import Foundation

/// Flattened outlines in device pixels: what cairo is given to fill.
///
/// One buffer is used again and again, so that drawing allocates nothing once it has grown.
struct Polygons {
  /// How far a flattened curve may lie from the true one, in pixels.
  static let tolerance = 0.05
  /// No curve becomes more lines than this; a curve far larger than any surface would.
  private static let maximumLines = 1024.0

  /// All contours' points, one contour after the other. Contours count as closed.
  private(set) var points: ContiguousArray<Point> = []
  /// Where each contour begins in `points`.
  private(set) var starts: ContiguousArray<Int> = []

  var isEmpty: Bool { points.isEmpty }

  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
  }

  mutating func beginContour() {
    starts.append(points.count)
  }

  mutating func add(_ point: Point) {
    points.append(point)
  }

  /// Rounds to 1/256 of a pixel, cairo's own fixed-point grid, so that no version of it rounds.
  @inline(__always) static func snap(_ value: Double) -> Double {
    (value * 256 + 0.5).rounded(.down) / 256
  }

  /// Adds a path's outline after a transform.
  ///
  /// - Parameters:
  ///   - tolerance: how far lines may lie from curves, in the space after the transform.
  ///   - rounding: whether vertices are put on the grid of 1/256; measuring does without.
  mutating func append(
    _ path: PathStorage, transform: CGAffineTransform, tolerance: Double = Polygons.tolerance,
    rounding: Bool = true
  ) {
    let (a, b) = (transform.a.native, transform.b.native)
    let (c, d) = (transform.c.native, transform.d.native)
    let (tx, ty) = (transform.tx.native, transform.ty.native)
    @inline(__always) func map(_ point: Point) -> Point {
      Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
    }
    @inline(__always) func emit(_ point: Point, _ points: inout ContiguousArray<Point>) {
      points.append(rounding ? Point(Self.snap(point.x), Self.snap(point.y)) : point)
    }
    path.points.withUnsafeBufferPointer { source in
      var next = 0
      var current = Point(0, 0)
      for verb in path.verbs {
        switch verb {
        case .move:
          current = map(source[next])
          next += 1
          starts.append(points.count)
          emit(current, &points)
        case .line:
          current = map(source[next])
          next += 1
          emit(current, &points)
        case .quad:
          let (p1, p2) = (map(source[next]), map(source[next + 1]))
          next += 2
          let bend = current - p1 * 2 + p2
          let lines = Self.lineCount(bend.length * 0.25, tolerance)
          let step = 1 / lines
          var i = 1.0
          while i < lines {
            let t = i * step
            let s = 1 - t
            emit(current * (s * s) + p1 * (2 * s * t) + p2 * (t * t), &points)
            i += 1
          }
          current = p2
          emit(current, &points)
        case .cubic:
          let (p1, p2, p3) = (map(source[next]), map(source[next + 1]), map(source[next + 2]))
          next += 3
          let (bend1, bend2) = (current - p1 * 2 + p2, p1 - p2 * 2 + p3)
          let bend = max(bend1.dot(bend1), bend2.dot(bend2)).squareRoot()
          let lines = Self.lineCount(bend * 0.75, tolerance)
          let step = 1 / lines
          var i = 1.0
          while i < lines {
            let t = i * step
            let s = 1 - t
            let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            emit(
              Point(
                w0 * current.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
                w0 * current.y + w1 * p1.y + w2 * p2.y + w3 * p3.y), &points)
            i += 1
          }
          current = p3
          emit(current, &points)
        case .close:
          // Contours are closed anyway, and what follows begins with a move.
          break
        }
      }
    }
  }

  /// How many lines a curve needs (Wang's formula): the square root of how much it bends over how
  /// far lines may lie off.
  @inline(__always) private static func lineCount(_ bend: Double, _ tolerance: Double) -> Double {
    let count = (bend / tolerance).squareRoot().rounded(.up)
    return count > 1 ? min(count, maximumLines) : 1
  }

  /// Calls the body with every contour's points.
  func forEachContour(_ body: (Slice<UnsafeBufferPointer<Point>>) -> Void) {
    points.withUnsafeBufferPointer { all in
      for (index, start) in starts.enumerated() {
        body(all[start..<(index + 1 < starts.count ? starts[index + 1] : all.count)])
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
