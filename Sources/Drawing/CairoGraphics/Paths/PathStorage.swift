import Foundation

/// A path as a value: verbs and their points, in user space.
///
/// Every sub-path starts with a `move`. An element with a point that is not finite is left out, as in
/// Core Graphics. ``forEachSegment(_:)`` is the way to read a path.
package struct PathStorage: Sendable, Hashable {
  package enum Verb: UInt8, Sendable {
    /// Starts a sub-path; one point.
    case move
    /// A straight line; one point.
    case line
    /// A quadratic Bézier curve; one control point and the end.
    case quad
    /// A cubic Bézier curve; two control points and the end.
    case cubic
    /// Closes the sub-path; no point.
    case close
  }

  private(set) var verbs: ContiguousArray<Verb> = []
  private(set) var points: ContiguousArray<Point> = []
  /// The start of the sub-path, to which `close` returns.
  private var start = Point(0, 0)
  /// The end of the last element; nil in an empty path.
  private(set) var currentPoint: Point?

  package init() {}

  package var isEmpty: Bool { verbs.isEmpty }

  package var hasCurves: Bool { verbs.contains { $0 == .quad || $0 == .cubic } }

  /// Reserves capacity in an empty path.
  package mutating func reserve(verbs verbCount: Int, points pointCount: Int) {
    guard isEmpty else { return }
    verbs.reserveCapacity(verbCount)
    points.reserveCapacity(pointCount)
  }

  /// Hashes what differs in most paths that differ: shapes are looked up at every fill.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(points.count)
    hasher.combine(points.first)
    hasher.combine(points.isEmpty ? nil : points[points.count / 2])
  }

  package mutating func removeAll() {
    verbs.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
    currentPoint = nil
  }

  package mutating func move(to point: Point) {
    guard point.isFinite else { return }
    if verbs.last == .move {
      points[points.count - 1] = point
    } else {
      verbs.append(.move)
      points.append(point)
    }
    start = point
    currentPoint = point
  }

  package mutating func line(to point: Point) {
    guard point.isFinite, resume(at: point) else { return }
    verbs.append(.line)
    points.append(point)
    currentPoint = point
  }

  package mutating func quad(to end: Point, control: Point) {
    guard end.isFinite, control.isFinite, resume(at: end) else { return }
    verbs.append(.quad)
    points.append(control)
    points.append(end)
    currentPoint = end
  }

  package mutating func cubic(to end: Point, control1: Point, control2: Point) {
    guard end.isFinite, control1.isFinite, control2.isFinite, resume(at: end) else { return }
    verbs.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(end)
    currentPoint = end
  }

  package mutating func close() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
    currentPoint = start
  }

  /// Makes sure that a sub-path is open. After `close` the next one begins at the start of the last;
  /// in an empty path the first element only sets the start. Returns whether to add the element.
  private mutating func resume(at point: Point) -> Bool {
    guard let last = verbs.last else {
      move(to: point)
      return false
    }
    if last == .close { move(to: start) }
    return true
  }

  /// Adds another path's elements after a transform.
  package mutating func append(_ other: PathStorage, transform: CGAffineTransform = .identity) {
    if isEmpty && transform.isIdentity {
      self = other
      return
    }
    reserve(verbs: other.verbs.count, points: other.points.count)
    let map = PointMap(transform)
    other.forEachSegment { append($0.map { map($0) }) }
  }

  package func applying(_ transform: CGAffineTransform) -> PathStorage {
    var result = PathStorage()
    result.append(self, transform: transform)
    return result
  }
}
