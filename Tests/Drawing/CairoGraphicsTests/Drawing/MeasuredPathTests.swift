import CairoGraphics
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct MeasuredPathTests {
  /// Two sides of a rectangle: 30 to the right, then 10 down.
  private func corner() -> CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    return path
  }

  @Test func theLengthOfLinesIsTheirSum() {
    #expect(MeasuredPath(corner()).length == 40)
  }

  @Test func theClosingLineCounts() {
    let path = CGPath(rect: CGRect(x: 5, y: 5, width: 8, height: 4))
    #expect(MeasuredPath(path).length == 24)
    #expect(MeasuredPath(path).count == 4)
  }

  @Test func aQuarterCircleIsAsLongAsItsAngle() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 100, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    // The cubic is not a perfect circle: it deviates by 0.03 % of the radius at most.
    let exact = 157.079_632_679
    #expect(abs(MeasuredPath(path).length - exact) < 0.03)
  }

  @Test func aPartBeginsAndEndsWithinLines() {
    // From 10 to 35 of 40.
    let part = MeasuredPath(corner()).part(from: 0.25, to: 0.875)
    let points = part.elements.flatMap(\.points)
    let expected = [CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 5)]
    #expect(points == expected)
  }

  @Test func aPartOfACurveIsTheCurveSplit() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 12, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 12, y: 8))
    // The curve is symmetric, so half of its length is at t = 1/2: de Casteljau's middle.
    let points = MeasuredPath(path).part(from: 0, to: 0.5).elements.flatMap(\.points)
    let expected = [
      CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 4), CGPoint(x: 3, y: 6), CGPoint(x: 6, y: 6),
    ]
    #expect(points.count == 4)
    for (point, wanted) in zip(points, expected) {
      #expect(abs(point.x - wanted.x) < 1e-9)
      #expect(abs(point.y - wanted.y) < 1e-9)
    }
  }

  @Test func onlyAWholeSubpathStaysClosed() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    let types = MeasuredPath(path).part(from: 0, to: 0.75).elements.map(\.type)
    let square: [CGPathElementType] = [
      .moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath,
    ]
    #expect(types == square + [.moveToPoint, .addLineToPoint, .addLineToPoint])
  }

  @Test func allOfAPathIsThePath() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(MeasuredPath(path).part(from: 0, to: 1) == path)
  }

  @Test func nothingIsLeftOfAnEmptyPart() {
    #expect(MeasuredPath(corner()).part(from: 0.5, to: 0.5).isEmpty)
    #expect(MeasuredPath(corner()).part(from: 0.7, to: 0.2).isEmpty)
    #expect(MeasuredPath(CGMutablePath()).part(from: 0, to: 1).isEmpty)
  }

  @Test func pointsFollowTheLength() {
    let path = MeasuredPath(corner())
    let (middle, along) = path.point(atPart: 0.5)
    #expect(middle == CGPoint(x: 20, y: 0))
    #expect(along.y == 0 && along.x > 0)
    let (end, down) = path.point(atPart: 1)
    #expect(end == CGPoint(x: 30, y: 10))
    #expect(down.x == 0 && down.y > 0)
  }
}

@Suite struct TurnTests {
  @Test(arguments: [
    (1.0, 0.0, 0.0), (1, 1, 0.125), (0, 2, 0.25), (-3, 3, 0.375), (-1, 0, 0.5), (-1, -1, 0.625),
    (0, -1, 0.75), (2, -2, 0.875), (0, 0, 0),
  ])
  func eighthsOfATurnAreExact(_ x: Double, _ y: Double, _ expected: Double) {
    #expect(abs(Trigonometry.turn(ofX: x, y: y) - expected) < 1e-12)
  }

  @Test func itIsTheArcTangent() {
    for step in 0..<720 {
      let angle = Double(step) * .pi / 360
      let turn = Trigonometry.turn(ofX: cos(angle), y: sin(angle))
      #expect(abs(turn - Double(step) / 720) < 1e-11)
    }
  }
}
