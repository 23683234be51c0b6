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

/// One element of a path, as Core Graphics passes it to a block.
public struct CGPathElement {
  /// What the element does.
  public var type: CGPathElementType
  /// Its points in the path's space: none, one, two or three. They are there only while the block runs.
  public var points: UnsafeMutablePointer<CGPoint>

  /// An element of a type with points in memory that the caller owns.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function that receives the elements of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>)
  -> Void

extension CGPath {
  /// One element of a path, with its points.
  public struct Element: Sendable, Hashable {
    /// What the element does.
    public let type: CGPathElementType
    /// Its points in the path's space: none, one, two or three.
    public let points: [CGPoint]
  }

  /// All elements, in order.
  public var elements: [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(storage.verbs.count)
    storage.forEachSegment { elements.append(Element($0)) }
    return elements
  }

  /// Calls the block with every element, in order. ``elements`` are values.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    // As many as an element has at most.
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
      guard let first = points.baseAddress else { return }
      points.initialize(repeating: .zero)
      for element in elements {
        for (index, point) in element.points.enumerated() { points[index] = point }
        var passed = CGPathElement(type: element.type, points: first)
        withUnsafePointer(to: &passed) { block($0) }
      }
    }
  }

  /// Calls a function with every element, in order, and with a pointer of the caller's.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

extension CGPath.Element {
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
