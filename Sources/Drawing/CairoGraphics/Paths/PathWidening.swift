import Foundation

extension PathStorage {
  /// The outlines of a letter whose upright strokes are wider, and which is as high as before.
  ///
  /// Each point moves by half of the width, to the left where the side that it is on faces left, and to the right where it
  /// faces right. At the ends of horizontal lines only the other side counts; in a corner of two sides that face different
  /// ways, the steeper one counts more; the top of an arch stays where it is.
  ///
  /// - Parameter width: 0 or greater, in the path's units.
  package func widened(by width: Double) -> PathStorage {
    guard width > 0 else { return self }
    let contours = contours
    // The inside is to the left of outlines that run counterclockwise, with y up. Most of them do in OpenType's CFF, and
    // run clockwise in TrueType.
    let area = contours.reduce(0) { $0 + Contour.signedArea(of: $1.points) }
    let reach = (area < 0 ? -width : width) / 2
    var result = PathStorage()
    for contour in contours { result.append(contour, movedBy: reach) }
    return result
  }

  /// The sub-paths as their points and control points.
  private var contours: [Contour] {
    var contours: [Contour] = []
    forEachSegment { segment in
      switch segment {
      case .move(let start): contours.append(Contour(points: [start]))
      case .close: break
      case .line(let end): contours.addToLast(.line, [end])
      case .quad(let control, let end): contours.addToLast(.quad, [control, end])
      case .cubic(let control1, let control2, let end):
        contours.addToLast(.cubic, [control1, control2, end])
      }
    }
    return contours
  }

  private mutating func append(_ contour: Contour, movedBy reach: Double) {
    var points = contour.moved(by: reach)[...]
    move(to: points.removeFirst())
    for verb in contour.verbs {
      switch verb {
      case .quad:
        let control = points.removeFirst()
        quad(to: points.removeFirst(), control: control)
      case .cubic:
        let (control1, control2) = (points.removeFirst(), points.removeFirst())
        cubic(to: points.removeFirst(), control1: control1, control2: control2)
      default: line(to: points.removeFirst())
      }
    }
    close()
  }
}

/// A closed sub-path.
private struct Contour {
  var verbs: [PathStorage.Verb] = []
  /// The start, and the points of each verb.
  var points: [Point]

  /// The area inside of a polygon; negative if it runs clockwise, with y up.
  static func signedArea(of points: [Point]) -> Double {
    guard var last = points.last else { return 0 }
    var area = 0.0
    for point in points {
      area += last.x * point.y - point.x * last.y
      last = point
    }
    return area / 2
  }

  /// The points moved along x.
  ///
  /// - Parameter reach: how far points move to the right on a side that runs upwards.
  func moved(by reach: Double) -> [Point] {
    let steps = points.indices.map { index in
      (steepness(from: index, by: -1), steepness(from: index, by: 1))
    }
    return zip(points, steps).map { point, sides in
      let weight = abs(sides.0) + abs(sides.1)
      return weight > 0 ? point + Point((sides.0 + sides.1) / weight * reach, 0) : point
    }
  }

  /// The rise of the side before or behind a point, divided by the side's length: 1 for a side that runs straight up.
  private func steepness(from index: Int, by step: Int) -> Double {
    var other = index
    for _ in points.indices {
      other = (other + step + points.count) % points.count
      let side = (points[other] - points[index]) * Double(step)
      if side != Point(0, 0) { return side.y / side.length }
    }
    return 0
  }
}

extension [Contour] {
  fileprivate mutating func addToLast(_ verb: PathStorage.Verb, _ points: [Point]) {
    guard !isEmpty else { return }
    self[count - 1].verbs.append(verb)
    self[count - 1].points += points
  }
}
