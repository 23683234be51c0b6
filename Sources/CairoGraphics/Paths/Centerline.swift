import Foundation

/// A path's sub-paths as lines in user space: what a stroke runs along.
struct Centerline {
  struct Vertex {
    var point: Point
    /// Whether the vertex lies on a curve, so that its corner is an artifact of flattening.
    var isSmooth: Bool
  }

  /// One sub-path, or one dash of it: vertices of which no two neighbours are equal.
  struct Contour {
    var vertices: [Vertex] = []
    var isClosed = false
    /// The direction of the line if it has only one vertex.
    var direction = Point(1, 0)
  }

  var contours: [Contour] = []

  /// Flattens a path.
  ///
  /// - Parameter tolerance: the largest distance of lines from curves, in user space.
  init(_ path: PathStorage, tolerance: Double) {
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
    path.forEachSegment { segment in
      switch segment {
      case .move(let start):
        finish(isClosed: false)
        add(start, isSmooth: false)
        current = start
      case .line(let end):
        hasElements = true
        add(end, isSmooth: false)
        current = end
      case .quad(let control, let end):
        hasElements = true
        Flattening.quad(current, control, end, tolerance: tolerance) {
          add($0, isSmooth: $0 != end)
        }
        current = end
      case .cubic(let control1, let control2, let end):
        hasElements = true
        Flattening.cubic(current, control1, control2, end, tolerance: tolerance) {
          add($0, isSmooth: $0 != end)
        }
        current = end
      case .close:
        finish(isClosed: true)
      }
    }
    finish(isClosed: false)
  }
}
