import Foundation

extension CGPath {
  /// The path in the opposite direction, its sub-paths in the opposite order too.
  package func reversed() -> CGPath {
    var subpaths: [(points: [Point], segments: [PathSegment], isClosed: Bool)] = []
    storage.forEachSegment { segment in
      switch segment {
      case .move(let start): subpaths.append(([start], [], false))
      case .close: if !subpaths.isEmpty { subpaths[subpaths.count - 1].isClosed = true }
      case .line(let end), .quad(_, let end), .cubic(_, _, let end):
        if subpaths.isEmpty { return }
        if subpaths[subpaths.count - 1].isClosed, let start = subpaths.last?.points.first {
          subpaths.append(([start], [], false))
        }
        subpaths[subpaths.count - 1].points.append(end)
        subpaths[subpaths.count - 1].segments.append(segment)
      }
    }
    var result = PathStorage()
    for subpath in subpaths.reversed() {
      guard let end = subpath.points.last else { continue }
      result.move(to: end)
      for (index, segment) in subpath.segments.enumerated().reversed() {
        let start = subpath.points[index]
        switch segment {
        case .quad(let control, _): result.quad(to: start, control: control)
        case .cubic(let control1, let control2, _):
          result.cubic(to: start, control1: control2, control2: control1)
        default: result.line(to: start)
        }
      }
      if subpath.isClosed { result.close() }
    }
    return CGPath(storage: result)
  }
}
