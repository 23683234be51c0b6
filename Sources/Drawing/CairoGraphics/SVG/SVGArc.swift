/// An elliptic arc given by its end points, as path data has it (SVG 2, appendix B.2).
///
/// All computation is on the unit circle, without the rotation and the radii of the ellipse. No angle
/// of the arc is computed: quarters are rotations of a vector, and the rest comes from half-angle
/// formulas, so only the rotation needs a sine.
struct SVGArc {
  var from: Point
  var to: Point
  var radii: Point
  /// Of the ellipse's x axis, in degrees from the x axis towards the y axis.
  var rotation: Double
  var isLarge: Bool
  /// Whether angles grow along the arc.
  var isSweep: Bool

  func append(to path: inout PathStorage) {
    if from == to { return }
    var (rx, ry) = (radii.x.magnitude, radii.y.magnitude)
    let (sine, cosine) = Trigonometry.sineAndCosine(
      of: rotation.truncatingRemainder(dividingBy: 360) * .pi / 180)
    // Half the chord, from its middle to `from`, on the unit circle.
    let chord = (from - to) * 0.5
    var half = Point(
      (cosine * chord.x + sine * chord.y) / rx, (cosine * chord.y - sine * chord.x) / ry)
    // Radii of zero or nearly zero make a straight line.
    guard rx > 0, ry > 0, half.isFinite, half.length.isFinite else { return path.line(to: to) }
    if half.length > 1 {
      // Radii that are too small are scaled up until they fit.
      (rx, ry) = (rx * half.length, ry * half.length)
      half = half * (1 / half.length)
    }
    let distance = max(0, 1 / half.dot(half) - 1).squareRoot()
    guard distance.isFinite else { return path.line(to: to) }
    let center = half.perpendicular * (isLarge == isSweep ? distance : -distance)
    let middle = (from + to) * 0.5
    func placed(_ point: Point) -> Point {
      let (x, y) = ((point.x + center.x) * rx, (point.y + center.y) * ry)
      return middle + Point(cosine * x - sine * y, sine * x + cosine * y)
    }
    let pieces = pieces(from: half - center, to: -half - center)
    for (index, piece) in pieces.enumerated() {
      path.cubic(
        to: index == pieces.count - 1 ? to : placed(piece.end), control1: placed(piece.control1),
        control2: placed(piece.control2))
    }
  }

  private typealias Piece = (control1: Point, control2: Point, end: Point)

  /// The arc between two points of the unit circle as cubics of at most a quarter each.
  private func pieces(from first: Point, to last: Point) -> [Piece] {
    let turn = isSweep ? 1.0 : -1.0
    func piece(_ from: Point, _ to: Point, handle: Double) -> Piece {
      (
        from + from.perpendicular * (turn * handle), to - to.perpendicular * (turn * handle), to
      )
    }
    var pieces: [Piece] = []
    var point = first
    for _ in 0..<quarters(cosine: first.dot(last), sine: turn * first.cross(last)) {
      let next = point.perpendicular * turn
      pieces.append(piece(point, next, handle: PathStorage.circleHandle))
      point = next
    }
    let (cosine, sine) = (point.dot(last), turn * point.cross(last))
    if pieces.isEmpty || sine > 1e-9 {
      let tangentOfHalf = sine / (1 + cosine)
      let tangentOfQuarter = tangentOfHalf / (1 + (1 + tangentOfHalf * tangentOfHalf).squareRoot())
      pieces.append(piece(point, last, handle: 4 / 3 * tangentOfQuarter))
    }
    return pieces
  }

  /// The number of whole quarters of the arc, from the cosine and the sine of its angle. The flag
  /// decides where rounding could confuse an empty arc with a whole turn.
  private func quarters(cosine: Double, sine: Double) -> Int {
    if isLarge {
      if cosine > 0 { return 3 }
      return sine > 0 ? 1 : 2
    }
    if cosine > 0 { return 0 }
    return sine >= 0 ? 1 : 2
  }
}
