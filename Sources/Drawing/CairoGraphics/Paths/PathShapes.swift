import Foundation

extension PathStorage {
  /// The distance of the control points of a quarter circle from its ends, in radii: `4/3·(√2 − 1)`.
  static let circleHandle = 0.5522847498307936

  package mutating func addRect(_ rect: CGRect) {
    guard rect.isFinite else { return }
    let (x0, y0) = (rect.minX.native, rect.minY.native)
    let (x1, y1) = (rect.maxX.native, rect.maxY.native)
    reserve(verbs: 5, points: 4)
    move(to: Point(x0, y0))
    line(to: Point(x1, y0))
    line(to: Point(x1, y1))
    line(to: Point(x0, y1))
    close()
  }

  /// Adds an ellipse as Core Graphics does: four quarters from the middle of the right side, towards the y axis, and
  /// the end of the sub-path.
  mutating func addEllipse(in rect: CGRect) {
    guard rect.isFinite else { return }
    let (x0, y0) = (rect.minX.native, rect.minY.native)
    let (x1, y1) = (rect.maxX.native, rect.maxY.native)
    let (x, y) = (x0 + (x1 - x0) / 2, y0 + (y1 - y0) / 2)
    reserve(verbs: 6, points: 13)
    move(to: Point(x1, y))
    addQuarter(from: Point(x1, y), over: Point(x1, y1), to: Point(x, y1))
    addQuarter(from: Point(x, y1), over: Point(x0, y1), to: Point(x0, y))
    addQuarter(from: Point(x0, y), over: Point(x0, y0), to: Point(x, y0))
    addQuarter(from: Point(x, y0), over: Point(x1, y0), to: Point(x1, y))
    close()
  }

  /// Adds a rectangle whose corners are quarter ellipses of these sizes: top left, top right,
  /// bottom right, bottom left. Corners that would overlap shrink by a common factor until they
  /// fit (CSS Backgrounds and Borders 3, section 5.5).
  mutating func addRoundedRect(_ rect: CGRect, corners: (CGSize, CGSize, CGSize, CGSize)) {
    guard rect.isFinite else { return }
    let (x0, y0) = (rect.minX.native, rect.minY.native)
    let (x1, y1) = (rect.maxX.native, rect.maxY.native)
    func radius(_ size: CGSize) -> Point {
      let (width, height) = (size.width.native, size.height.native)
      // The negation also rejects NaN.
      return !(width > 0 && height > 0) ? Point(0, 0) : Point(min(width, 1e9), min(height, 1e9))
    }
    var (tl, tr) = (radius(corners.0), radius(corners.1))
    var (br, bl) = (radius(corners.2), radius(corners.3))
    var factor = 1.0
    if tl.x + tr.x > x1 - x0 { factor = min(factor, (x1 - x0) / (tl.x + tr.x)) }
    if bl.x + br.x > x1 - x0 { factor = min(factor, (x1 - x0) / (bl.x + br.x)) }
    if tl.y + bl.y > y1 - y0 { factor = min(factor, (y1 - y0) / (tl.y + bl.y)) }
    if tr.y + br.y > y1 - y0 { factor = min(factor, (y1 - y0) / (tr.y + br.y)) }
    if factor < 1 {
      (tl, tr, br, bl) = (tl * factor, tr * factor, br * factor, bl * factor)
    }
    reserve(verbs: 10, points: 17)
    move(to: Point(x0 + tl.x, y0))
    line(to: Point(x1 - tr.x, y0))
    addCorner(from: Point(x1 - tr.x, y0), over: Point(x1, y0), to: Point(x1, y0 + tr.y))
    line(to: Point(x1, y1 - br.y))
    addCorner(from: Point(x1, y1 - br.y), over: Point(x1, y1), to: Point(x1 - br.x, y1))
    line(to: Point(x0 + bl.x, y1))
    addCorner(from: Point(x0 + bl.x, y1), over: Point(x0, y1), to: Point(x0, y1 - bl.y))
    line(to: Point(x0, y0 + tl.y))
    addCorner(from: Point(x0, y0 + tl.y), over: Point(x0, y0), to: Point(x0 + tl.x, y0))
    close()
  }

  /// A quarter ellipse; nothing if the corner has no size.
  private mutating func addCorner(from start: Point, over corner: Point, to end: Point) {
    guard start != end else { return }
    addQuarter(from: start, over: corner, to: end)
  }

  /// A quarter ellipse between the ends of two perpendicular tangents.
  private mutating func addQuarter(from start: Point, over corner: Point, to end: Point) {
    cubic(
      to: end, control1: start + (corner - start) * Self.circleHandle,
      control2: end + (corner - end) * Self.circleHandle)
  }

  /// Adds an arc of a circle as cubics, with a line from the current point, if there is one.
  ///
  /// - Parameters:
  ///   - delta: the angle that the arc spans from its start, in radians; positive from the x axis
  ///     towards the y axis.
  mutating func addArc(center: Point, radius: Double, startAngle: Double, delta: Double) {
    guard center.isFinite, radius.isFinite, radius >= 0, startAngle.isFinite, delta.isFinite,
      delta.magnitude <= 1e6
    else { return }
    let (startSine, startCosine) = Trigonometry.sineAndCosine(of: startAngle)
    var from = Point(startCosine, startSine)
    let first = center + from * radius
    if isEmpty { move(to: first) } else { line(to: first) }
    guard delta != 0, radius > 0 else { return }
    // Whole quarters first, so that full circles have the four exact arcs of an ellipse.
    let quarters = (delta.magnitude / (.pi / 2) + 1e-12).rounded(.down)
    let rest = delta.magnitude - quarters * (.pi / 2)
    let sign = delta < 0 ? -1.0 : 1.0
    for _ in 0..<Int(quarters) {
      let to = from.perpendicular * sign
      addArcPiece(center: center, radius: radius, from: from, to: to, handle: Self.circleHandle)
      from = to
    }
    guard rest > 1e-9 else { return }
    let (endSine, endCosine) = Trigonometry.sineAndCosine(of: startAngle + delta)
    let (sine, cosine) = Trigonometry.sineAndCosine(of: rest / 4)
    addArcPiece(
      center: center, radius: radius, from: from, to: Point(endCosine, endSine),
      handle: 4 * sine / (3 * cosine), clockwise: delta > 0)
  }

  private mutating func addArcPiece(
    center: Point, radius: Double, from: Point, to: Point, handle: Double, clockwise: Bool? = nil
  ) {
    let turn = clockwise.map { $0 ? 1.0 : -1.0 } ?? (from.cross(to) < 0 ? -1.0 : 1.0)
    let control1 = from + from.perpendicular * (turn * handle)
    let control2 = to - to.perpendicular * (turn * handle)
    cubic(
      to: center + to * radius, control1: center + control1 * radius,
      control2: center + control2 * radius)
  }

  /// Adds the arc that touches two lines: from the current point to `corner`, and from there to
  /// `end`; with a line to the arc's start (PostScript's `arct`).
  mutating func addArc(corner: Point, end: Point, radius: Double) {
    guard corner.isFinite, end.isFinite, radius.isFinite else { return }
    guard let start = currentPoint, verbs.last != nil else {
      move(to: corner)
      return
    }
    let (toStart, toEnd) = (start - corner, end - corner)
    let (startLength, endLength) = (toStart.length, toEnd.length)
    guard radius > 0, startLength > 0, endLength > 0 else { return line(to: corner) }
    let (u, v) = (toStart * (1 / startLength), toEnd * (1 / endLength))
    // With φ between the lines: tan(φ/2) = sin φ / (1 + cos φ).
    let (sine, cosine) = (u.cross(v).magnitude, u.dot(v))
    guard sine > 1e-9, 1 + cosine > 1e-9 else { return line(to: corner) }
    let distance = radius * (1 + cosine) / sine
    let (first, last) = (corner + u * distance, corner + v * distance)
    line(to: first)
    // The arc turns by π − φ; its handle is 4/3·tan((π − φ)/4), by halving twice.
    let halfCosine = ((1 - cosine) / 2).squareRoot()
    let halfSine = ((1 + cosine) / 2).squareRoot()
    // The half turn's cosine is sin(φ/2), and its sine cos(φ/2).
    let quarterTangent = halfSine / (1 + halfCosine)
    let handle = 4.0 / 3.0 * quarterTangent * radius
    if halfCosine > 0.7 {
      cubic(to: last, control1: first - u * handle, control2: last - v * handle)
      return
    }
    // Sharper than a right angle: two pieces about the middle of the arc.
    let bisector = (u + v) * (1 / (u + v).length)
    let center = corner + bisector * (radius / halfSineOfCorner(cosine))
    let middle = center - bisector * radius
    // Each piece turns by half of it: tan(x/2) from tan x, with x a quarter of the turn.
    let piece = quarterTangent / (1 + (1 + quarterTangent * quarterTangent).squareRoot())
    let pieceHandle = 4.0 / 3.0 * piece * radius
    let along = bisector.perpendicular * (bisector.perpendicular.dot(v) > 0 ? 1.0 : -1.0)
    cubic(to: middle, control1: first - u * pieceHandle, control2: middle - along * pieceHandle)
    cubic(to: last, control1: middle + along * pieceHandle, control2: last - v * pieceHandle)
  }

  /// sin(φ/2) from cos φ.
  private func halfSineOfCorner(_ cosine: Double) -> Double {
    ((1 - cosine) / 2).squareRoot()
  }
}
