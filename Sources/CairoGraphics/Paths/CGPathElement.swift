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

/// One element of a path, as passed by `CGPath.applyWithBlock(_:)`.
public struct CGPathElement: Sendable, Hashable {
  /// What the element does.
  public let type: CGPathElementType
  /// Its points in the path's space: none, one, two or three.
  public let points: [CGPoint]
}

extension CGPath {
  /// Calls the block with every element, in order.
  public func applyWithBlock(_ block: (CGPathElement) -> Void) {
    for element in elements { block(element) }
  }

  /// All elements, in order.
  public var elements: [CGPathElement] {
    var elements: [CGPathElement] = []
    elements.reserveCapacity(storage.verbs.count)
    storage.forEachSegment { elements.append(CGPathElement($0)) }
    return elements
  }
}

extension CGPathElement {
  fileprivate init(_ segment: PathSegment) {
    switch segment {
    case .move(let point):
      self.init(type: .moveToPoint, points: [point.cgPoint])
    case .line(let end):
      self.init(type: .addLineToPoint, points: [end.cgPoint])
    case .quad(let control, let end):
      self.init(type: .addQuadCurveToPoint, points: [control.cgPoint, end.cgPoint])
    case .cubic(let control1, let control2, let end):
      self.init(
        type: .addCurveToPoint, points: [control1.cgPoint, control2.cgPoint, end.cgPoint])
    case .close:
      self.init(type: .closeSubpath, points: [])
    }
  }
}
