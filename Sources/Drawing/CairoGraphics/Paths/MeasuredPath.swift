import Foundation

/// A path by its length: where a part of it begins and ends, and where a point of it lies.
///
/// Lengths are integrals by Gauss and Legendre's rule, so only `+ - * /` and `squareRoot()` are used.
package struct MeasuredPath: Sendable {
  /// One line or curve, or the line that closes a sub-path.
  struct Piece: Sendable {
    var curve: CubicCurve
    /// Whether all control points are on the line, evenly.
    var isLine: Bool
    var length: Double
    /// The index of the sub-path.
    var subpath: Int
    /// Whether it is the line back to the start.
    var closes = false
  }

  private(set) var pieces: [Piece] = []
  /// For each sub-path that is closed.
  private var closedSubpaths: Set<Int> = []
  /// The sum of the lengths of all lines and curves, in the path's units.
  package let length: Double

  /// The number of lines and curves, with those that close a sub-path.
  package var count: Int { pieces.count }

  package init(_ path: CGPath) {
    var start = Point(0, 0)
    var current = start
    var subpath = -1
    var pieces: [Piece] = []
    var closed: Set<Int> = []
    func add(_ curve: CubicCurve, isLine: Bool, closes: Bool = false) {
      pieces.append(
        Piece(
          curve: curve, isLine: isLine,
          length: isLine ? (curve.end - curve.start).length : curve.length(to: 1),
          subpath: subpath, closes: closes))
      current = curve.end
    }
    path.storage.forEachSegment { segment in
      switch segment {
      case .move(let point):
        (start, current) = (point, point)
        subpath += 1
      case .line(let end):
        add(CubicCurve(lineFrom: current, to: end), isLine: true)
      case .quad(let control, let end):
        add(
          CubicCurve(
            start: current, control1: current + (control - current) * (2.0 / 3),
            control2: end + (control - end) * (2.0 / 3), end: end), isLine: false)
      case .cubic(let control1, let control2, let end):
        add(
          CubicCurve(start: current, control1: control1, control2: control2, end: end),
          isLine: false)
      case .close:
        closed.insert(subpath)
        if current != start {
          add(CubicCurve(lineFrom: current, to: start), isLine: true, closes: true)
        }
      }
    }
    self.pieces = pieces
    closedSubpaths = closed
    length = pieces.reduce(0) { $0 + $1.length }
  }

  // MARK: Points

  /// The point at a part of a line or curve, by its parameter; the direction in which the path goes
  /// there, of any length. The origin if there is no such piece.
  package func point(inPiece index: Int, at parameter: CGFloat) -> (
    point: CGPoint, direction: CGPoint
  ) {
    guard pieces.indices.contains(index) else { return (.zero, CGPoint(x: 1, y: 0)) }
    let curve = pieces[index].curve
    let t = parameter.native
    var direction = curve.derivative(at: t)
    if direction == Point(0, 0) { direction = curve.end - curve.start }
    return (curve.point(at: t).cgPoint, direction.cgPoint)
  }

  /// The point at a part, 0...1, of the whole length.
  package func point(atPart part: CGFloat) -> (point: CGPoint, direction: CGPoint) {
    guard length > 0 else { return point(inPiece: 0, at: 0) }
    var rest = min(max(part.native, 0), 1) * length
    for (index, piece) in pieces.enumerated() {
      if rest < piece.length {
        return point(inPiece: index, at: CGFloat(piece.parameter(atLength: rest)))
      }
      rest -= piece.length
    }
    return point(inPiece: pieces.count - 1, at: 1)
  }

  /// The lengths of the lines and curves, in order.
  package var lengths: [CGFloat] { pieces.map { CGFloat($0.length) } }

  // MARK: Parts

  /// The part of the path between two parts, 0...1, of its length. Curves stay curves, and a sub-path
  /// of which nothing is missing stays closed.
  package func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    let (first, last) = (min(max(start.native, 0), 1), min(max(end.native, 0), 1))
    var result = PathStorage()
    guard first < last, length > 0 else { return CGPath(storage: result) }
    let (from, to) = (first * length, last * length)
    // A rounding error of the sums is not a part of the path.
    let tolerance = length * 1e-9
    var position = 0.0
    var open: Int?
    var missing: Set<Int> = []
    for piece in pieces {
      let (begin, finish) = (position, position + piece.length)
      if from > begin + tolerance || to < finish - tolerance { missing.insert(piece.subpath) }
      position = finish
    }
    position = 0
    for (index, piece) in pieces.enumerated() {
      let (begin, finish) = (position, position + piece.length)
      position = finish
      let isEndOfSubpath =
        index + 1 == pieces.count || pieces[index + 1].subpath != piece.subpath
      if finish > from + tolerance, begin < to - tolerance {
        var curve = piece.curve
        let t0 = begin < from ? piece.parameter(atLength: from - begin) : 0
        let t1 = finish > to ? piece.parameter(atLength: to - begin) : 1
        if t0 > 0 || t1 < 1 {
          curve = piece.isLine ? curve.chord(from: t0, to: t1) : curve.part(from: t0, to: t1)
        }
        if open != piece.subpath || t0 > 0 { result.move(to: curve.start) }
        open = piece.subpath
        if piece.closes, !missing.contains(piece.subpath) {
          // The line is drawn by closing the sub-path.
        } else if piece.isLine {
          result.line(to: curve.end)
        } else {
          result.cubic(to: curve.end, control1: curve.control1, control2: curve.control2)
        }
      }
      if isEndOfSubpath, closedSubpaths.contains(piece.subpath), !missing.contains(piece.subpath) {
        result.close()
      }
    }
    return CGPath(storage: result)
  }
}

extension MeasuredPath.Piece {
  /// The curve's parameter where it has a length.
  fileprivate func parameter(atLength target: Double) -> Double {
    guard target > 0 else { return 0 }
    guard target < length else { return 1 }
    if isLine { return target / length }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if curve.length(to: middle) < target { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

/// A cubic Bézier curve.
struct CubicCurve: Sendable, Hashable {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point

  init(start: Point, control1: Point, control2: Point, end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// A straight line at an even pace.
  init(lineFrom start: Point, to end: Point) {
    let third = (end - start) * (1.0 / 3)
    self.init(start: start, control1: start + third, control2: end - third, end: end)
  }

  func point(at t: Double) -> Point {
    let s = 1 - t
    return start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t)
      + end * (t * t * t)
  }

  func derivative(at t: Double) -> Point {
    let s = 1 - t
    return (control1 - start) * (3 * s * s) + (control2 - control1) * (6 * s * t)
      + (end - control2) * (3 * t * t)
  }

  /// The nodes and weights of Gauss and Legendre's rule with five points on −1...1 (Abramowitz and
  /// Stegun, table 25.4).
  private static let nodes: [(node: Double, weight: Double)] = [
    (0, 0.568_888_888_888_888_9), (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (-0.906_179_845_938_664, 0.236_926_885_056_189_1),
    (0.906_179_845_938_664, 0.236_926_885_056_189_1),
  ]
  /// The number of parts of a curve that are integrated each.
  private static let intervals = 8

  /// The length from the start to a parameter.
  func length(to t: Double) -> Double {
    let half = t / Double(2 * Self.intervals)
    var sum = 0.0
    for interval in 0..<Self.intervals {
      let middle = half * Double(2 * interval + 1)
      for (node, weight) in Self.nodes {
        sum += weight * derivative(at: middle + half * node).length
      }
    }
    return sum * half
  }

  /// The line between two parts of the line from start to end.
  func chord(from t0: Double, to t1: Double) -> CubicCurve {
    let line = end - start
    return CubicCurve(
      lineFrom: t0 > 0 ? start + line * t0 : start, to: t1 < 1 ? start + line * t1 : end)
  }

  /// The part between two parameters (de Casteljau).
  func part(from t0: Double, to t1: Double) -> CubicCurve {
    let head = t1 < 1 ? split(at: t1).before : self
    return t0 > 0 ? head.split(at: t0 / t1).after : head
  }

  private func split(at t: Double) -> (before: CubicCurve, after: CubicCurve) {
    func between(_ a: Point, _ b: Point) -> Point { a + (b - a) * t }
    let (p01, p12, p23) = (
      between(start, control1), between(control1, control2), between(control2, end)
    )
    let (p012, p123) = (between(p01, p12), between(p12, p23))
    let middle = between(p012, p123)
    return (
      CubicCurve(start: start, control1: p01, control2: p012, end: middle),
      CubicCurve(start: middle, control1: p123, control2: p23, end: end)
    )
  }
}
