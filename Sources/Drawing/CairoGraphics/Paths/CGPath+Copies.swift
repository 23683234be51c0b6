import Foundation

extension CGPath {
  /// The outline of the path's stroke, to be filled by the winding rule.
  ///
  /// - Parameters:
  ///   - lineWidth: in the path's space.
  ///   - miterLimit: the longest miter, in line widths.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth.isFinite, lineWidth > 0, miterLimit.isFinite else {
      return CGPath(storage: PathStorage())
    }
    var style = StrokeStyle()
    style.width = lineWidth.native
    style.cap = lineCap
    style.join = lineJoin
    style.miterLimit = miterLimit.native
    // Four times finer than a point, for copies that are drawn larger.
    return CGPath(storage: storage.applying(transform).stroked(style, scale: 4))
  }

  /// The path cut into dashes, as open lines.
  ///
  /// - Parameters:
  ///   - phase: the offset into the lengths at which each sub-path begins.
  ///   - lengths: alternating dashes and gaps, in the path's space; a solid line if empty.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard !lengths.isEmpty, phase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
      return copy(using: transform)
    }
    return CGPath(
      storage: storage.applying(transform).dashed(
        lengths: lengths.map(\.native), phase: phase.native))
  }

  /// Whether the path is a rectangle with upright edges, which is then written to the argument.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let box = boundingBoxOfPath
    let corners = elements.flatMap(\.points)
    guard !box.isNull, elements.allSatisfy({ $0.points.count <= 1 }), corners.count >= 4,
      corners.count <= 5, Set(corners.map { [$0.x, $0.y] }).count == 4
    else { return false }
    let areOnCorners = corners.allSatisfy { point in
      (point.x == box.minX || point.x == box.maxX) && (point.y == box.minY || point.y == box.maxY)
    }
    let areUpright = zip(corners, corners.dropFirst()).allSatisfy { $0.x == $1.x || $0.y == $1.y }
    guard areOnCorners, areUpright else { return false }
    rect?.pointee = box
    return true
  }

  // MARK: Core Graphics passes transforms by pointers, and returns optionals

  /// A rectangle, transformed unless the pointer is nil.
  @_disfavoredOverload
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect: rect, transform: transform?.pointee)
  }

  /// An ellipse that touches the sides of a rectangle, transformed unless the pointer is nil.
  @_disfavoredOverload
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(ellipseIn: rect, transform: transform?.pointee)
  }

  /// A rectangle with elliptical corners, transformed unless the pointer is nil.
  @_disfavoredOverload
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee)
  }

  /// The outline of a path's stroke, to be filled by the winding rule, by the name that Swift gives the
  /// function of C. Never nil.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
    lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    let outline = path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      transform: transform?.pointee ?? .identity)
    self.init(storage: outline.storage)
  }

  /// A path cut into dashes, by the name that Swift gives the function of C. Never nil.
  public convenience init?(
    __byDashing path: CGPath, transform: UnsafePointer<CGAffineTransform>?, phase: CGFloat,
    lengths: UnsafePointer<CGFloat>?, count: Int
  ) {
    let lengths = lengths.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    let dashes = path.copy(
      dashingWithPhase: phase, lengths: lengths, transform: transform?.pointee ?? .identity)
    self.init(storage: dashes.storage)
  }

  /// A copy, transformed unless the pointer is nil.
  @_disfavoredOverload
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    copy(using: transform?.pointee ?? .identity) as CGPath
  }

  /// A mutable copy, transformed unless the pointer is nil.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    (copy(using: transform?.pointee ?? .identity) as CGPath).mutableCopy()
  }
}

extension PathStorage {
  /// The dashes of the path as open sub-paths of lines.
  fileprivate func dashed(lengths: [Double], phase: Double) -> PathStorage {
    // A sixteenth of a point is invisible at four pixels per point.
    var line = Centerline(self, tolerance: 1.0 / 16)
    line.dash(lengths: lengths, phase: phase)
    var result = PathStorage()
    for contour in line.contours {
      guard let first = contour.vertices.first else { continue }
      result.move(to: first.point)
      for vertex in contour.vertices.dropFirst() { result.line(to: vertex.point) }
      if contour.isClosed { result.close() }
    }
    return result
  }
}
