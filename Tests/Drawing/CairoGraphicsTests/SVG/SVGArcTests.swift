import CairoGraphics
import Foundation
import Testing

/// Arcs of path data, checked against the ellipse they must follow.
@Suite struct SVGArcTests {
  /// Points on the cubics of a path, in order.
  func samples(_ path: CGPath) -> [CGPoint] {
    var current = CGPoint()
    var points: [CGPoint] = []
    for element in path.elements {
      if element.type == .addCurveToPoint {
        for step in 0...16 {
          let t = Double(step) / 16
          let weights = [
            (1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t,
          ]
          let controls = [current] + element.points
          points.append(
            CGPoint(
              x: zip(weights, controls).reduce(0) { $0 + $1.0 * $1.1.x },
              y: zip(weights, controls).reduce(0) { $0 + $1.0 * $1.1.y }))
        }
      }
      if let last = element.points.last { current = last }
    }
    return points
  }

  /// The angles of points about a centre in the space where the ellipse is a circle, in degrees,
  /// going on from one to the next without jumps; and the largest distance from the circle.
  func angles(
    _ points: [CGPoint], center: CGPoint, radii: CGSize, rotation: Double
  ) -> (angles: [Double], error: Double) {
    let phi = rotation * .pi / 180
    var result: [Double] = []
    var error = 0.0
    for point in points {
      let (dx, dy) = (point.x - center.x, point.y - center.y)
      let x = (cos(phi) * dx + sin(phi) * dy) / radii.width
      let y = (-sin(phi) * dx + cos(phi) * dy) / radii.height
      error = max(error, abs((x * x + y * y).squareRoot() - 1))
      var angle = atan2(y, x) * 180 / .pi
      if let last = result.last {
        while angle - last > 180 { angle -= 360 }
        while angle - last < -180 { angle += 360 }
      }
      result.append(angle)
    }
    return (result, error)
  }

  @Test func quarterArcFollowsTheCircle() throws {
    let path = try SVGPathData.parse("M12,2 A10,10 0 0,0 2,12")
    let (angles, error) = angles(
      samples(path), center: CGPoint(x: 12, y: 12), radii: CGSize(width: 10, height: 10),
      rotation: 0)
    // A cubic misses a quarter of a circle by 2.7 of 10,000 at most.
    #expect(error < 2.8e-4)
    #expect(abs(angles[0] + 90) < 1e-9 && abs(angles[angles.count - 1] + 180) < 1e-9)
    #expect(path.currentPoint == CGPoint(x: 2, y: 12))
    #expect(path.elements.count == 2)
  }

  /// Circle of radius 5 about the origin or (10, 0)…: from (5,0) to (0,5) by all four flags.
  @Test(
    arguments: [
      (0, 1, 0, 0, 0.0, 90.0), (1, 0, 0, 0, 0, -270),
      (0, 0, 5, 5, -90, -180), (1, 1, 5, 5, -90, 180),
    ] as [(Int, Int, Double, Double, Double, Double)])
  func theFlagsChooseOneOfFourArcs(
    large: Int, sweep: Int, x: Double, y: Double, start: Double, end: Double
  ) throws {
    let path = try SVGPathData.parse("M5 0A5 5 0 \(large)\(sweep)0 5")
    let (angles, error) = angles(
      samples(path), center: CGPoint(x: x, y: y), radii: CGSize(width: 5, height: 5), rotation: 0)
    #expect(error < 2.8e-4)
    #expect(abs(angles[0] - start) < 1e-9)
    #expect(abs(angles[angles.count - 1] - end) < 1e-9)
  }

  @Test func aTurnedEllipseFollowsItsOutline() throws {
    // Centre (10, 20), radii 8 and 3, turned by 30°, from 20° over 200° to 220°.
    func point(_ degrees: Double) -> CGPoint {
      let (t, phi) = (degrees * .pi / 180, Double.pi / 6)
      let (x, y) = (8 * cos(t), 3 * sin(t))
      return CGPoint(x: 10 + cos(phi) * x - sin(phi) * y, y: 20 + sin(phi) * x + cos(phi) * y)
    }
    let (from, to) = (point(20), point(220))
    let path = try SVGPathData.parse("M\(from.x) \(from.y)A8 3 30 1 1 \(to.x) \(to.y)")
    let (angles, error) = angles(
      samples(path), center: CGPoint(x: 10, y: 20), radii: CGSize(width: 8, height: 3),
      rotation: 30)
    #expect(error < 2.8e-4)
    #expect(abs(angles[0] - 20) < 1e-6 && abs(angles[angles.count - 1] - 220) < 1e-6)
  }

  @Test func radiiThatDoNotReachAreScaledUp() throws {
    // From (0,0) to (10,0) with radius 1: a half circle of radius 5 about (5,0).
    let path = try SVGPathData.parse("M0 0A1 1 0 0 1 10 0")
    let (angles, error) = angles(
      samples(path), center: CGPoint(x: 5, y: 0), radii: CGSize(width: 5, height: 5), rotation: 0)
    #expect(error < 2.8e-4)
    #expect(abs(angles[angles.count - 1] - angles[0] - 180) < 1e-9)
    #expect(path.boundingBoxOfPath.minY < -4.99)
  }

  @Test func negativeRadiiArePositive() throws {
    let negative = try SVGPathData.parse("M5 0A-5 -5 0 0 1 0 5")
    #expect(negative == (try SVGPathData.parse("M5 0A5 5 0 0 1 0 5")))
  }

  @Test(arguments: ["M1 2A0 5 0 0 1 7 8", "M1 2A5 0 0 1 0 7 8", "M1 2A1e-320 5 0 1 0 7 8"])
  func radiiOfNothingMakeALine(data: String) throws {
    #expect(try SVGPathData.parse(data) == SVGPathData.parse("M1 2L7 8"))
  }

  @Test func anArcToWhereItBeginsIsOmitted() throws {
    #expect(try SVGPathData.parse("M1 2A5 5 0 1 1 1 2L3 4") == SVGPathData.parse("M1 2L3 4"))
  }

  @Test func flagsNeedNoSeparators() throws {
    let packed = try SVGPathData.parse("M5 0a5 5 0 01-5 5 5 5 0 11.5.5")
    #expect(packed == (try SVGPathData.parse("M5 0 a5,5 0 0,1 -5,5 a5,5 0 1,1 0.5,0.5")))
  }

  @Test(arguments: [1e-9, 1e-6, 1e-3])
  func endsThatAreNearlyEqualMakeNearlyNothingOrAWholeTurn(distance: Double) throws {
    let small = try SVGPathData.parse("M0 0A5 5 0 0 1 \(distance) 0").boundingBoxOfPath
    #expect(small.width < 0.01 && small.height < 0.01)
    let large = try SVGPathData.parse("M0 0A5 5 0 1 1 \(distance) 0").boundingBoxOfPath
    #expect(abs(large.width - 10) < 0.01 && abs(large.height - 10) < 0.01)
  }
}
