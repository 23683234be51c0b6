import Foundation

/// Which points count as inside a path, with Core Graphics' names.
public enum CGPathFillRule: Int, Sendable {
  /// Points around which the path winds, counted with sign (non-zero).
  case winding
  /// Points from which a ray crosses the path an odd number of times.
  case evenOdd
}

/// The shape of the ends of open strokes.
public enum CGLineCap: Int32, Sendable {
  /// The stroke ends at its last point.
  case butt
  /// A half circle extends beyond the last point.
  case round
  /// Half a square extends beyond the last point.
  case square
}

/// The shape of a stroke's corners.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges extend until they meet, within the miter limit.
  case miter
  /// A circular arc.
  case round
  /// A straight cut.
  case bevel
}

/// An immutable shape of lines and curves, with Core Graphics' names.
public class CGPath: Hashable {
  /// The elements, as a value.
  package internal(set) var storage: PathStorage

  package init(storage: PathStorage) {
    self.storage = storage
  }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(transform: transform) { $0.addRect(rect) }
  }

  /// The ellipse that touches all four sides of a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(transform: transform) { $0.addEllipse(in: rect.standardized) }
  }

  /// A rectangle with rounded corners, at most as large as half of it.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform? = nil
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(transform: transform) {
      $0.addRoundedRect(rect.standardized, corners: (corner, corner, corner, corner))
    }
  }

  private convenience init(
    transform: CGAffineTransform?, shape: (inout PathStorage) -> Void
  ) {
    var storage = PathStorage()
    shape(&storage)
    self.init(storage: transform.map { storage.applying($0) } ?? storage)
  }

  /// Whether the path has no element.
  public var isEmpty: Bool { storage.isEmpty }

  /// The end of the last element; the origin in an empty path.
  public var currentPoint: CGPoint { storage.currentPoint?.cgPoint ?? CGPoint() }

  /// The smallest rectangle around all points, control points too; null for an empty path.
  public var boundingBox: CGRect { storage.controlBounds }

  /// The smallest rectangle around the path itself, without the control points; null for an empty
  /// path.
  public var boundingBoxOfPath: CGRect { storage.tightBounds }

  /// Whether a point is inside the path after the transform. Open sub-paths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    storage.contains(Point(point), rule: rule, transform: transform)
  }

  /// An immutable copy. Never nil.
  public func copy() -> CGPath! { CGPath(storage: storage) }

  /// The path after a transform.
  public func copy(using transform: CGAffineTransform) -> CGPath {
    CGPath(storage: storage.applying(transform))
  }

  /// A mutable copy. Never nil.
  public func mutableCopy() -> CGMutablePath! { CGMutablePath(storage: storage) }

  /// Whether both have the same elements with exactly equal points.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.storage == right.storage
  }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage)
  }
}
