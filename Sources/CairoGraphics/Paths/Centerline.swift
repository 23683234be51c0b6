import Foundation

/// A path's sub-paths as lines in user space: what a stroke runs along.
struct Centerline {
  struct Vertex {
    var point: Point
    /// Whether the vertex stands on a curve, where a corner is only an approximation's.
    var isSmooth: Bool
  }

  /// One sub-path, or one dash of it: vertices of which no two neighbours are the same.
  struct Contour {
    var vertices: [Vertex] = []
    var isClosed = false
    /// Where the line leads if it has only one vertex.
    var direction = Point(1, 0)
  }

  var contours: [Contour] = []

  /// Flattens a path.
  ///
  /// - Parameter tolerance: how far lines may lie from curves, in user space.
  init(_ path: PathStorage, tolerance: Double) {
    var contour = Contour()
    var hasElements = false
    var next = 0
    var current = Point(0, 0)
    func add(_ point: Point, isSmooth: Bool) {
      if contour.vertices.last?.point == point {
        // The end of a curve is a corner, even if the curve's last line has no length.
        if !isSmooth { contour.vertices[contour.vertices.count - 1].isSmooth = false }
      } else {
        contour.vertices.append(Vertex(point: point, isSmooth: isSmooth))
      }
    }
    func finish(isClosed: Bool) {
      defer { (contour, hasElements) = (Contour(), false) }
      guard hasElements || isClosed, !contour.vertices.isEmpty else { return }
      contour.isClosed = isClosed
      if isClosed, contour.vertices.count > 1,
        contour.vertices.first?.point == contour.vertices.last?.point
      {
        contour.vertices.removeLast()
      }
      contours.append(contour)
    }
    for verb in path.verbs {
      switch verb {
      case .move:
        finish(isClosed: false)
        current = path.points[next]
        next += 1
        add(current, isSmooth: false)
      case .line:
        current = path.points[next]
        next += 1
        hasElements = true
        add(current, isSmooth: false)
      case .quad:
        let (p1, p2) = (path.points[next], path.points[next + 1])
        next += 2
        hasElements = true
        Flattening.quad(current, p1, p2, tolerance: tolerance) { add($0, isSmooth: $0 != p2) }
        current = p2
      case .cubic:
        let (p1, p2, p3) = (path.points[next], path.points[next + 1], path.points[next + 2])
        next += 3
        hasElements = true
        Flattening.cubic(current, p1, p2, p3, tolerance: tolerance) {
          add($0, isSmooth: $0 != p3)
        }
        current = p3
      case .close:
        finish(isClosed: true)
      }
    }
    finish(isClosed: false)
  }
}
