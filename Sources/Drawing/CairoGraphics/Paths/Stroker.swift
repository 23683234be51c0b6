import Foundation

/// Makes the outline of a stroke from convex pieces of one winding direction, to be filled by the
/// non-zero winding rule: strips along the line, wedges at its corners, caps at its ends.
///
/// Adjacent pieces share vertices, so that rounding opens no gaps. Lengths are in user space; the
/// outline is transformed to the surface last, so that a non-uniform scale stretches the pen as in
/// Core Graphics.
struct Stroker {
  private let style: StrokeStyle
  private let halfWidth: Double
  private let tolerance: Double
  private let map: PointMap
  private let isSnapped: Bool
  /// The two sides of the current strip: along the line, and against it.
  private var left: ContiguousArray<Point> = []
  private var right: ContiguousArray<Point> = []
  /// The start of the strip on the line.
  private var stripStart = Point(0, 0)

  /// - Parameters:
  ///   - transform: from user space to the surface.
  ///   - snapped: whether vertices are rounded to the grid.
  init(style: StrokeStyle, transform: CGAffineTransform, snapped: Bool = true) {
    self.style = style
    halfWidth = style.width / 2
    let scale = transform.largestScale
    tolerance = Flattening.tolerance / (scale > 0 && scale.isFinite ? scale : 1)
    map = PointMap(transform)
    isSnapped = snapped
  }

  /// Adds the outline of a path's stroke.
  mutating func stroke(_ path: PathStorage, into polygons: inout Polygons) {
    guard halfWidth > 0 else { return }
    let isDashed = !style.dashLengths.isEmpty
    let limit = Flattening.largestBend(flatness: GraphicsState.standardFlatness)
    var centerline = Centerline(path, tolerance: tolerance) { p0, p1, p2, p3 in
      isDashed
        ? nil : StrokeSides(p0, p1, p2, p3, halfWidth: halfWidth, map: map, limit: limit)
    }
    if isDashed { centerline.dash(lengths: style.dashLengths, phase: style.dashPhase) }
    for contour in centerline.contours { stroke(contour, into: &polygons) }
  }

  private mutating func stroke(_ contour: Centerline.Contour, into polygons: inout Polygons) {
    let vertices = contour.vertices
    guard vertices.count > 1 else {
      if let point = vertices.first?.point {
        addDot(at: point, direction: contour.direction, into: &polygons)
      }
      return
    }
    let segmentCount = contour.isClosed ? vertices.count : vertices.count - 1
    func segment(_ index: Int) -> Segment {
      Segment(
        from: vertices[index].point, to: vertices[(index + 1) % vertices.count].point,
        sides: vertices[(index + 1) % vertices.count].sides, halfWidth: halfWidth)
    }
    let first = segment(0)
    var current = first
    let closing = contour.isClosed ? segment(segmentCount - 1) : nil
    // A closed line whose first corner is mitered begins and ends on that corner's diagonal.
    let seam = closing.flatMap { miter(between: $0, first, isSmooth: vertices[0].isSmooth) }
    if let seam {
      beginStrip(at: first.from, side: seam)
    } else {
      if contour.isClosed {
        beginStrip(at: first.from, side: first.startSide)
      } else {
        let start = direction(ofStart: first, along: contour.startTangent)
        addCap(at: first.from, direction: -start, &polygons)
        beginStrip(at: first.from, side: start.perpendicular * halfWidth)
      }
    }
    for index in 1..<max(segmentCount, 1) {
      let next = segment(index)
      let isSmooth = vertices[index].isSmooth
      follow(current)
      if let side = miter(between: current, next, isSmooth: isSmooth) {
        extendStrip(to: next.from, side: side)
      } else {
        extendStrip(to: current.to, side: current.endSide)
        endStrip(at: current.to, &polygons)
        addWedge(between: current, next, isSmooth: isSmooth, &polygons)
        beginStrip(at: next.from, side: next.startSide)
      }
      current = next
    }
    follow(current)
    let end =
      contour.isClosed ? current.endDirection : direction(ofEnd: current, along: contour.endTangent)
    extendStrip(to: current.to, side: seam ?? end.perpendicular * halfWidth)
    endStrip(at: current.to, &polygons)
    if !contour.isClosed {
      addCap(at: current.to, direction: end, &polygons)
    } else if seam == nil {
      addWedge(between: current, first, isSmooth: vertices[0].isSmooth, &polygons)
    }
  }

  // MARK: Strips

  private mutating func beginStrip(at point: Point, side: Point) {
    left.removeAll(keepingCapacity: true)
    right.removeAll(keepingCapacity: true)
    stripStart = point
    extendStrip(to: point, side: side)
  }

  private mutating func extendStrip(to point: Point, side: Point) {
    left.append(point + side)
    right.append(point - side)
  }

  /// Goes on along a curve until before its end.
  private mutating func follow(_ segment: Segment) {
    guard let sides = segment.sides else { return }
    left += sides.left
    right += sides.right
  }

  private mutating func endStrip(at end: Point, _ polygons: inout Polygons) {
    polygons.beginContour()
    for point in left { add(point, &polygons) }
    add(end, &polygons)
    for point in right.reversed() { add(point, &polygons) }
    add(stripStart, &polygons)
  }

  // MARK: Corners

  /// From a corner to the intersection of the edges on the line's positive side, if the strip can
  /// continue around the corner: where the style requires it or no difference is visible, and both
  /// segments are long enough for the inner side.
  private func miter(between a: Segment, _ b: Segment, isSmooth: Bool) -> Point? {
    let cosine = a.endDirection.dot(b.startDirection)
    // With the turn θ: the miter is 1 / cos(θ/2) half widths long.
    let halfCosineSquared = (1 + cosine) / 2
    guard halfCosineSquared > 1e-6 else { return nil }
    let excess = halfWidth * (1 / halfCosineSquared.squareRoot() - 1)
    if excess > tolerance / 2 {
      guard !isSmooth, a.sides == nil, b.sides == nil, style.join == .miter,
        style.miterLimit * style.miterLimit * halfCosineSquared >= 1
      else { return nil }
    }
    // tan(θ/2) = sin θ / (1 + cos θ).
    let retreat = halfWidth * a.endDirection.cross(b.startDirection).magnitude / (1 + cosine)
    guard retreat <= min(a.length, b.length) / 2 else { return nil }
    return (a.endSide + b.startSide) * (1 / (1 + cosine))
  }

  /// Fills the outer side of a corner between two strips that end there.
  private func addWedge(
    between a: Segment, _ b: Segment, isSmooth: Bool, _ polygons: inout Polygons
  ) {
    let corner = b.from
    let turn = a.endDirection.cross(b.startDirection)
    let cosine = a.endDirection.dot(b.startDirection)
    guard turn != 0 || cosine < 0 else { return }
    // Starts at the side that preserves the winding direction.
    let (from, to) =
      turn > 0 ? (-b.startSide, -a.endSide) : (a.endSide, b.startSide)
    polygons.beginContour()
    add(corner, &polygons)
    add(corner + from, &polygons)
    if isSmooth || style.join == .round {
      let isTurnBack = cosine < -0.999_999
      if isTurnBack {
        let tip = a.endDirection * halfWidth
        addArc(corner, from, tip, depth: 0, &polygons)
        add(corner + tip, &polygons)
        addArc(corner, tip, to, depth: 0, &polygons)
      } else {
        addArc(corner, from, to, depth: 0, &polygons)
      }
    } else if style.join == .miter,
      style.miterLimit * style.miterLimit * (1 + cosine) / 2 >= 1, 1 + cosine > 1e-9
    {
      add(corner + (from + to) * (1 / (1 + cosine)), &polygons)
    }
    add(corner + to, &polygons)
  }

  /// Adds the points between two ends of an arc around a corner, by bisection until the lines are
  /// within the tolerance.
  private func addArc(
    _ center: Point, _ from: Point, _ to: Point, depth: Int, _ polygons: inout Polygons
  ) {
    let sum = from + to
    let length = sum.length
    // The arc rises above its chord by the half width minus half of the sum's length.
    guard depth < 12, length > 0, halfWidth - length / 2 > tolerance else { return }
    let middle = sum * (halfWidth / length)
    addArc(center, from, middle, depth: depth + 1, &polygons)
    add(center + middle, &polygons)
    addArc(center, middle, to, depth: depth + 1, &polygons)
  }

  // MARK: Ends

  /// The direction of a line at one of its ends: the curve's own direction, to which its end is perpendicular,
  /// and not the direction of the segment that the curve became there. A round end looks the same in both.
  ///
  /// - Parameter tangent: of the curve; nil for a straight line.
  private func direction(ofStart segment: Segment, along tangent: Point?) -> Point {
    direction(segment.startDirection, along: tangent)
  }

  private func direction(ofEnd segment: Segment, along tangent: Point?) -> Point {
    direction(segment.endDirection, along: tangent)
  }

  private func direction(_ own: Point, along tangent: Point?) -> Point {
    guard style.cap != .round, let tangent, tangent.dot(own) > 0.5 else { return own }
    return tangent
  }

  private func addCap(at point: Point, direction: Point, _ polygons: inout Polygons) {
    let ahead = direction * halfWidth
    let side = ahead.perpendicular
    switch style.cap {
    case .butt:
      return
    case .square:
      polygons.beginContour()
      add(point, &polygons)
      add(point + side, &polygons)
      add(point + side + ahead, &polygons)
      add(point - side + ahead, &polygons)
      add(point - side, &polygons)
    case .round:
      polygons.beginContour()
      add(point, &polygons)
      add(point + side, &polygons)
      addArc(point, side, ahead, depth: 0, &polygons)
      add(point + ahead, &polygons)
      addArc(point, ahead, -side, depth: 0, &polygons)
      add(point - side, &polygons)
    }
  }

  /// A line without length: its two caps.
  private func addDot(at point: Point, direction: Point, into polygons: inout Polygons) {
    addCap(at: point, direction: direction, &polygons)
    addCap(at: point, direction: -direction, &polygons)
  }

  private func add(_ point: Point, _ polygons: inout Polygons) {
    let mapped = map(point)
    polygons.add(isSnapped ? Polygons.snap(mapped) : mapped)
  }
}

/// A straight piece of a stroke's center line, or a curve.
private struct Segment {
  let from: Point
  let to: Point
  /// From one end to the other.
  let length: Double
  let startDirection: Point
  let endDirection: Point
  /// From the line to its edge, perpendicular to the direction.
  let startSide: Point
  let endSide: Point
  /// The edges along a curve; nil for a line.
  let sides: StrokeSides?

  init(from: Point, to: Point, sides: StrokeSides?, halfWidth: Double) {
    self.from = from
    self.to = to
    self.sides = sides
    let line = to - from
    length = line.length
    let direction = length > 0 ? line * (1 / length) : Point(1, 0)
    startDirection = sides?.startDirection ?? direction
    endDirection = sides?.endDirection ?? direction
    startSide = startDirection.perpendicular * halfWidth
    endSide = endDirection.perpendicular * halfWidth
  }
}

extension PathStorage {
  /// The outline of the path's stroke, to be filled with `.winding`.
  ///
  /// - Parameter scale: pixels per unit of user space, for the flattening tolerance.
  package func stroked(_ style: StrokeStyle, scale: Double) -> PathStorage {
    let factor = scale > 0 && scale.isFinite ? scale : 1
    var stroker = Stroker(
      style: style, transform: CGAffineTransform(scaleX: CGFloat(factor), y: CGFloat(factor)),
      snapped: false)
    var polygons = Polygons()
    stroker.stroke(self, into: &polygons)
    var result = PathStorage()
    polygons.forEachContour { contour in
      guard let first = contour.first else { return }
      result.move(to: first * (1 / factor))
      for point in contour.dropFirst() { result.line(to: point * (1 / factor)) }
      result.close()
    }
    return result
  }
}
