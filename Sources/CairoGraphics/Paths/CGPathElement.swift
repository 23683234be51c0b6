import Foundation

/// What a path element does, with Core Graphics' names.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a sub-path; one point.
  case moveToPoint
  /// A straight line; its end.
  case addLineToPoint
  /// A quadratic curve; its control point and its end.
  case addQuadCurveToPoint
  /// A cubic curve; its two control points and its end.
  case addCurveToPoint
  /// Closes the sub-path; no point.
  case closeSubpath
}

/// One element of a path, as `CGPath.applyWithBlock(_:)` hands it out.
public struct CGPathElement: Sendable, Hashable {
  /// What the element does.
  public let type: CGPathElementType
  /// The points it takes, in the path's own space: none, one, two or three.
  public let points: [CGPoint]
}

extension CGPath {
  /// Calls the block with every element, in order.
  public func applyWithBlock(_ block: (CGPathElement) -> Void) {
    for element in elements { block(element) }
  }

  /// All elements, in order.
  public var elements: [CGPathElement] {
    var next = 0
    return storage.verbs.map { verb in
      let (type, count): (CGPathElementType, Int) =
        switch verb {
        case .move: (.moveToPoint, 1)
        case .line: (.addLineToPoint, 1)
        case .quad: (.addQuadCurveToPoint, 2)
        case .cubic: (.addCurveToPoint, 3)
        case .close: (.closeSubpath, 0)
        }
      defer { next += count }
      return CGPathElement(
        type: type, points: storage.points[next..<next + count].map(\.cgPoint))
    }
  }
}
