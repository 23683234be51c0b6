import CairoGraphics
import Foundation
import Testing

@Suite struct PathTests {
  @Test func aRectangleIsFourLines() {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      path.elements.map(\.points) == [
        [CGPoint(x: 1, y: 2)], [CGPoint(x: 4, y: 2)], [CGPoint(x: 4, y: 6)],
        [CGPoint(x: 1, y: 6)], [],
      ])
  }

  @Test func controlPointsCountForTheBoxButNotForThePathsOwn() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    // At t = 1/2: 3/4 of the way to the control points.
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 7.5))
  }

  @Test func aQuadraticCurveReachesHalfWayToItsControlPoint() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 8, y: 0), control: CGPoint(x: 4, y: 6))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 8, height: 3))
  }

  @Test func anEmptyPathHasNoBox() {
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().isEmpty)
  }

  @Test func anEllipseFillsItsRectangle() {
    let rect = CGRect(x: 2, y: 3, width: 20, height: 10)
    #expect(CGPath(ellipseIn: rect).boundingBoxOfPath == rect)
  }

  @Test func growingAnglesLeadFromTheXAxisToTheYAxis() {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(path.currentPoint == CGPoint(x: 0, y: 10))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func clockwiseIsTheOtherWayRound() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.currentPoint == CGPoint(x: 0, y: 10))
    #expect(path.boundingBoxOfPath == CGRect(x: -10, y: -10, width: 20, height: 20))
  }

  @Test func aWholeTurnIsFourCurves() {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 5, y: 5), radius: 2, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    #expect(
      path.elements.map(\.type) == [
        .moveToPoint, .addCurveToPoint, .addCurveToPoint, .addCurveToPoint, .addCurveToPoint,
      ])
    #expect(path.currentPoint == CGPoint(x: 7, y: 5))
  }

  @Test func anArcTouchesItsTangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    let ends = path.elements.compactMap(\.points.last)
    #expect(ends == [.zero, CGPoint(x: 6, y: 0), CGPoint(x: 10, y: 4)])
  }

  @Test func largeCornersShrinkUntilTheyFit() {
    let pill = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 30, height: 10), cornerWidth: 80, cornerHeight: 80)
    #expect(pill.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(pill.elements.first?.points == [CGPoint(x: 5, y: 0)])
  }

  @Test func cornersMayDiffer() {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 20, height: 20), topLeft: CGSize(width: 10, height: 10),
      topRight: .zero, bottomRight: .zero, bottomLeft: .zero)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 19, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 19)))
  }

  @Test func containsFollowsTheCircle() {
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    // 7·√2 is 9.90, 7.2·√2 is 10.18.
    #expect(circle.contains(CGPoint(x: 7, y: 7)))
    #expect(!circle.contains(CGPoint(x: 7.2, y: 7.2)))
  }

  @Test func theEvenOddRuleLeavesHoles() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
    path.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
    #expect(path.contains(CGPoint(x: 4, y: 4), using: .winding))
    #expect(!path.contains(CGPoint(x: 4, y: 4), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
  }

  @Test func pathsAreAddedTransformed() {
    let path = CGMutablePath()
    path.addPath(
      CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)),
      transform: CGAffineTransform(translationX: 5, y: 6))
    #expect(path.boundingBox == CGRect(x: 5, y: 6, width: 1, height: 1))
  }

  @Test func elementsThatAreNotFiniteAreLeftOut() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
    path.addCurve(
      to: CGPoint(x: 1, y: 1), control1: CGPoint(x: CGFloat.infinity, y: 0), control2: .zero)
    path.addRect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
    #expect(path.elements.count == 1)
  }

  @Test func afterClosingTheNextLineBeginsWhereThePathBegan() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 1, y: 9))
    #expect(
      path.elements.map(\.type) == [
        .moveToPoint, .addLineToPoint, .closeSubpath, .moveToPoint, .addLineToPoint,
      ])
  }
}
