import Foundation

/// A path's sub-paths as lines in user space: what a stroke runs along.
struct Centerline {
  struct Vertex {
    var point: Point
    /// Whether the vertex lies on a curve, so that its corner is an artifact of flattening.
    var isSmooth: Bool
    /// The edges of the stroke along the curve that leads to the vertex; nil for a line.
    var sides: StrokeSides?
  }

  /// One sub-path, or one dash of it: vertices of which no two neighbours are equal.
  struct Contour {
    var vertices: [Vertex] = []
    var isClosed = false
    /// The direction of the line if it has only one vertex.
    var direction = Point(1, 0)
    /// The direction of the curve that an open line begins with, of length 1; nil if it begins straight.
    var startTangent: Point?
    /// The direction of the curve that it ends with.
    var endTangent: Point?
  }

  var contours: [Contour] = []

  /// Flattens a path.
  ///
  /// - Parameters:
  ///   - tolerance: the largest distance of lines from curves, in user space.
  ///   - sides: the edges of the stroke along a curve, which then stays one; nil where it becomes lines.
  init(
    _ path: PathStorage, tolerance: Double,
    sides: (_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> StrokeSides? = { _, _, _, _ in
      nil
    }
  ) {
    var contour = Contour()
    var hasElements = false
    var current = Point(0, 0)
    func add(_ point: Point, isSmooth: Bool) {
      if contour.vertices.last?.point == point {
        // The end of a curve is a corner, even if the curve's last line has no length.
        if !isSmooth { contour.vertices[contour.vertices.count - 1].isSmooth = false }
      } else {
        contour.vertices.append(Vertex(point: point, isSmooth: isSmooth))
      }
    }
    func keep(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) -> Bool {
      guard contour.vertices.last?.point == start, start != end,
        let sides = sides(start, control1, control2, end)
      else { return false }
      contour.vertices.append(Vertex(point: end, isSmooth: false, sides: sides))
      return true
    }
    func bend(from start: Point, _ control1: Point, _ control2: Point, to end: Point) {
      if contour.vertices.count == 1 {
        contour.startTangent = StrokeSides.direction([
          control1 - start, control2 - start, end - start,
        ])
      }
      contour.endTangent = StrokeSides.direction([end - control2, end - control1, end - start])
    }
    func finish(isClosed: Bool) {
      defer { (contour, hasElements) = (Contour(), false) }
      guard hasElements || isClosed, !contour.vertices.isEmpty else { return }
      contour.isClosed = isClosed
      if isClosed, contour.vertices.count > 1,
        contour.vertices.first?.point == contour.vertices.last?.point
      {
        contour.vertices[0].sides = contour.vertices.removeLast().sides
      }
      contours.append(contour)
    }
    path.forEachSegment { segment in
      switch segment {
      case .move(let start):
        finish(isClosed: false)
        add(start, isSmooth: false)
        current = start
      case .line(let end):
        hasElements = true
        add(end, isSmooth: false)
        if end != current { contour.endTangent = nil }
        current = end
      case .quad(let control, let end):
        hasElements = true
        bend(from: current, control, control, to: end)
        let (control1, control2) = (
          current + (control - current) * (2.0 / 3), end + (control - end) * (2.0 / 3)
        )
        if !keep(current, control1, control2, end) {
          Flattening.quad(current, control, end, tolerance: tolerance) {
            add($0, isSmooth: $0 != end)
          }
        }
        current = end
      case .cubic(let control1, let control2, let end):
        hasElements = true
        bend(from: current, control1, control2, to: end)
        if !keep(current, control1, control2, end) {
          Flattening.cubic(current, control1, control2, end, tolerance: tolerance) {
            add($0, isSmooth: $0 != end)
          }
        }
        current = end
      case .close:
        finish(isClosed: true)
      }
    }
    finish(isClosed: false)
  }
}
