/// One element of a path together with its points.
enum PathSegment: Sendable, Hashable {
  /// Starts a sub-path.
  case move(Point)
  case line(Point)
  /// A quadratic Bézier curve.
  case quad(control: Point, end: Point)
  /// A cubic Bézier curve.
  case cubic(control1: Point, control2: Point, end: Point)
  /// A line to the start of the sub-path.
  case close

  /// The segment with its points changed.
  @inline(__always) func map(_ change: (Point) -> Point) -> PathSegment {
    switch self {
    case .move(let point): .move(change(point))
    case .line(let point): .line(change(point))
    case .quad(let control, let end): .quad(control: change(control), end: change(end))
    case .cubic(let control1, let control2, let end):
      .cubic(control1: change(control1), control2: change(control2), end: change(end))
    case .close: .close
    }
  }
}

extension PathStorage {
  /// Calls a closure with each segment in order.
  @inline(__always) func forEachSegment(_ body: (PathSegment) -> Void) {
    points.withUnsafeBufferPointer { points in
      var next = 0
      for verb in verbs {
        switch verb {
        case .move:
          body(.move(points[next]))
          next += 1
        case .line:
          body(.line(points[next]))
          next += 1
        case .quad:
          body(.quad(control: points[next], end: points[next + 1]))
          next += 2
        case .cubic:
          body(
            .cubic(control1: points[next], control2: points[next + 1], end: points[next + 2]))
          next += 3
        case .close:
          body(.close)
        }
      }
    }
  }

  /// Adds a segment.
  mutating func append(_ segment: PathSegment) {
    switch segment {
    case .move(let point): move(to: point)
    case .line(let point): line(to: point)
    case .quad(let control, let end): quad(to: end, control: control)
    case .cubic(let control1, let control2, let end):
      cubic(to: end, control1: control1, control2: control2)
    case .close: close()
    }
  }
}
