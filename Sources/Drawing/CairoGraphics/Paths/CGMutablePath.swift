import Foundation

/// A mutable path, with Core Graphics' names.
///
/// An element with a point that is not finite is left out.
public final class CGMutablePath: CGPath {
  /// An empty path.
  public init() {
    super.init(storage: PathStorage())
  }

  override init(storage: PathStorage) {
    super.init(storage: storage)
  }

  /// Begins a sub-path.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    storage.move(to: Point(point).applying(transform))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    storage.line(to: Point(point).applying(transform))
  }

  /// Adds a sub-path of straight lines.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    storage.quad(to: Point(end).applying(transform), control: Point(control).applying(transform))
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    storage.cubic(
      to: Point(end).applying(transform), control1: Point(control1).applying(transform),
      control2: Point(control2).applying(transform))
  }

  /// Adds a rectangle as a closed sub-path.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }

  /// Adds rectangles as closed sub-paths.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that touches all four sides of a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect.standardized) }
  }

  /// Adds a rectangle with rounded corners, at most as large as half of it.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    add(transform) {
      $0.addRoundedRect(rect.standardized, corners: (corner, corner, corner, corner))
    }
  }

  /// Adds a rectangle whose corners have individual sizes. Corners that would overlap shrink by a
  /// common factor until they fit.
  public func addRoundedRect(
    in rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addRoundedRect(rect.standardized, corners: (topLeft, topRight, bottomRight, bottomLeft))
    }
  }

  /// Adds an arc of a circle, with a line from the current point if there is one.
  ///
  /// - Parameters:
  ///   - startAngle: of its start, in radians from the x axis towards the y axis.
  ///   - endAngle: of its end.
  ///   - clockwise: as in Core Graphics, in a space whose y axis points up: `false` follows growing
  ///     angles, which is clockwise on the screen where y points down.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = PathStorage.arcDelta(from: startAngle, to: endAngle, clockwise: clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds an arc of a circle that spans an angle in radians from its start.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    if transform.isIdentity {
      storage.addArc(
        center: Point(center), radius: radius.native, startAngle: startAngle.native,
        delta: delta.native)
      return
    }
    var arc = PathStorage()
    arc.addArc(
      center: Point(center), radius: radius.native, startAngle: startAngle.native,
      delta: delta.native)
    storage.continue(with: arc, transform: transform)
  }

  /// Adds the arc that touches the line from the current point to `tangent1End`, and the line from
  /// there to `tangent2End`; with a line to its start.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    storage.addArc(corner: Point(tangent1End), end: Point(tangent2End), radius: radius.native)
  }

  /// Adds another path's elements.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    storage.append(path.storage, transform: transform)
  }

  /// Closes the sub-path with a line to its start.
  public func closeSubpath() {
    storage.close()
  }

  private func add(_ transform: CGAffineTransform, _ shape: (inout PathStorage) -> Void) {
    if transform.isIdentity {
      shape(&storage)
      return
    }
    var added = PathStorage()
    shape(&added)
    storage.append(added, transform: transform)
  }
}

extension PathStorage {
  /// The signed angle of an arc in radians, with Core Graphics' sense of `clockwise`.
  static func arcDelta(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = clockwise ? start - end : end - start
    guard difference.isFinite, difference.magnitude < 1e6 else { return .nan }
    let delta: CGFloat
    if difference >= turn {
      delta = turn
    } else if difference >= 0 {
      delta = difference
    } else {
      // Into one turn; a difference of whole turns backwards is the whole circle in CG's terms.
      let rest = difference - (difference / turn).rounded(.down) * turn
      delta = rest
    }
    return clockwise ? -delta : delta
  }

  /// Adds another path's elements, with a line instead of its first move if a sub-path is open.
  mutating func `continue`(with other: PathStorage, transform: CGAffineTransform) {
    guard !isEmpty else { return append(other, transform: transform) }
    let map = PointMap(transform)
    var isFirst = true
    other.forEachSegment { segment in
      let segment = segment.map { map($0) }
      if isFirst, case .move(let start) = segment {
        line(to: start)
      } else {
        append(segment)
      }
      isFirst = false
    }
  }
}
