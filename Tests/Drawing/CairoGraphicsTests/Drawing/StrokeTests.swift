import CairoGraphics
import DrawingTestSupport
import Foundation
import Pixels
import TestSupport
import Testing

@Suite struct StrokeTests {
  private func points(_ values: (CGFloat, CGFloat)...) -> [CGPoint] {
    values.map { CGPoint(x: $0.0, y: $0.1) }
  }

  /// The area of a polyline's stroke.
  private func area(
    _ points: [CGPoint], width: CGFloat = 4, closed: Bool = false, _ set: (CGContext) -> Void
  ) throws -> Double {
    try drawn(30, 30) { context in
      context.setLineWidth(width)
      set(context)
      context.addLines(between: points)
      if closed { context.closePath() }
      context.strokePath()
    }.coveredArea
  }

  @Test func aLineOnPixelEdgesIsSharp() throws {
    let bitmap = try drawn(5, 4) { context in
      context.setLineWidth(2)
      context.addLines(between: points((1, 2), (4, 2)))
      context.strokePath()
    }
    #expect(bitmap.sketch == [".....", ".###.", ".###.", "....."])
  }

  @Test func capsAddTheirAreas() throws {
    let line = points((10, 10), (20, 10))
    #expect(try area(line) { $0.setLineCap(.butt) } == 40)
    #expect(try area(line) { $0.setLineCap(.square) } == 56)
    // A whole circle of radius 2 in two halves; its lines may lie 0.05 inside.
    #expect(abs(try area(line) { $0.setLineCap(.round) } - (40 + 4 * .pi)) < 0.6)
  }

  @Test func joinsAddTheirAreas() throws {
    // Two arms of 15 × 4 that share 2 × 2; the outer corner's square is 2 × 2.
    let corner = points((5, 20), (20, 20), (20, 5))
    #expect(abs(try area(corner) { $0.setLineJoin(.miter) } - 120) < 0.05)
    #expect(abs(try area(corner) { $0.setLineJoin(.bevel) } - 118) < 0.05)
    #expect(abs(try area(corner) { $0.setLineJoin(.round) } - (116 + .pi)) < 0.1)
    let beyondLimit = try area(corner) { context in
      context.setLineJoin(.miter)
      context.setMiterLimit(1.4)
    }
    #expect(abs(beyondLimit - 118) < 0.05)
  }

  @Test func joinsAreTheSameOnBothTurns() throws {
    let corner = points((5, 5), (20, 5), (20, 20))
    #expect(abs(try area(corner) { $0.setLineJoin(.miter) } - 120) < 0.05)
    #expect(abs(try area(corner) { $0.setLineJoin(.round) } - (116 + .pi)) < 0.1)
  }

  @Test func aClosedRectangleIsARing() throws {
    let bitmap = try drawn(6, 6) { context in
      context.setLineWidth(2)
      context.stroke(CGRect(x: 1, y: 1, width: 4, height: 4))
    }
    #expect(bitmap.sketch == ["######", "######", "##..##", "##..##", "######", "######"])
  }

  @Test func aCirclesStrokeIsARing() throws {
    let bitmap = try drawn(30, 30) { context in
      context.setLineWidth(2)
      context.strokeEllipse(in: CGRect(x: 5, y: 5, width: 20, height: 20))
    }
    // π·11² − π·9² = 40π.
    #expect(abs(bitmap.coveredArea - 40 * .pi) < 0.8)
    #expect(bitmap.alpha(15, 15) == 0)
    #expect(bitmap.alpha(15, 5) == 255)
  }

  /// The ends of an arc are perpendicular to it, so that the ends of a whole turn touch.
  @Test func anArcAllTheWayAroundHasNoGap() throws {
    let bitmap = try drawn(30, 30) { context in
      context.setLineWidth(8)
      context.addArc(
        center: CGPoint(x: 15, y: 15), radius: 10, startAngle: 0, endAngle: 2 * .pi,
        clockwise: false)
      context.strokePath()
    }
    let ring = (22...27).flatMap { x in [bitmap.alpha(x, 14), bitmap.alpha(x, 15)] }
    #expect(ring.allSatisfy { $0 == 255 })
  }

  @Test func aPenWiderThanTheCurveLeavesNoHoles() throws {
    let bitmap = try drawn(30, 30) { context in
      context.setLineWidth(16)
      context.strokeEllipse(in: CGRect(x: 12, y: 12, width: 6, height: 6))
    }
    // All of the circle of radius 3 + 8.
    #expect(abs(bitmap.coveredArea - 121 * .pi) < 3)
    #expect(bitmap.alpha(15, 15) == 255)
  }

  @Test func turningBackRoundsTheEnd() throws {
    let thereAndBack = points((10, 10), (20, 10), (10, 10))
    #expect(abs(try area(thereAndBack) { $0.setLineJoin(.round) } - (40 + 2 * .pi)) < 0.2)
    #expect(try area(thereAndBack) { $0.setLineJoin(.miter) } == 40)
  }

  @Test func aLineWithoutLengthIsADot() throws {
    let dot = points((10, 10), (10, 10))
    #expect(abs(try area(dot) { $0.setLineCap(.round) } - 4 * .pi) < 0.6)
    #expect(try area(dot) { $0.setLineCap(.square) } == 16)
    #expect(try area(dot) { $0.setLineCap(.butt) } == 0)
  }

  @Test func dashesFollowTheirLengthsAndPhase() throws {
    func row(_ phase: CGFloat, _ lengths: [CGFloat]) throws -> String {
      try drawn(14, 2) { context in
        context.setLineWidth(2)
        context.setLineDash(phase: phase, lengths: lengths)
        context.addLines(between: points((0, 1), (14, 1)))
        context.strokePath()
      }.sketch[0]
    }
    #expect(try row(0, [3, 2]) == "###..###..###.")
    #expect(try row(1, [3, 2]) == "##..###..###..")
    #expect(try row(-1, [3, 2]) == ".###..###..###")
    // An odd number of lengths is gone through twice: 1 on, 2 off, 3 on, 1 off, 2 on, 3 off.
    #expect(try row(0, [1, 2, 3]) == "#..###.##...#.")
    #expect(try row(0, []) == "##############")
    #expect(try row(0, [0, 0]) == "##############")
  }

  @Test func aDashGoesAroundTheCornerWhereAClosedPathBegins() throws {
    let bitmap = try drawn(16, 16) { context in
      context.setLineWidth(2)
      context.setLineDash(phase: 5, lengths: [10, 10])
      context.stroke(CGRect(x: 3, y: 3, width: 10, height: 10))
    }
    // The mitered corner is full, and the dash has 5 on both sides of it.
    #expect(bitmap.sketch[2] == "..######........")
    #expect(bitmap.alpha(2, 7) == 255)
    #expect(bitmap.alpha(2, 8) == 0)
  }

  @Test func anUnevenScaleStretchesThePen() throws {
    let bitmap = try drawn(4, 8) { context in
      context.scaleBy(x: 1, y: 3)
      context.setLineWidth(2)
      context.addLines(between: points((1, 1), (3, 1)))
      context.strokePath()
    }
    #expect(
      bitmap.sketch == [".##.", ".##.", ".##.", ".##.", ".##.", ".##.", "....", "...."])
  }

  @Test func mirroredStrokesHaveTheSameArea() throws {
    let corner = points((5, 20), (20, 20), (20, 5))
    let mirrored = try drawn(30, 30) { context in
      context.translateBy(x: 30, y: 0)
      context.scaleBy(x: -1, y: 1)
      context.setLineWidth(4)
      context.addLines(between: corner)
      context.strokePath()
    }
    #expect(abs(mirrored.coveredArea - 120) < 0.05)
  }

  @Test func aStrokesOutlineCanBeAPath() throws {
    let bitmap = try drawn(5, 4) { context in
      context.setLineWidth(2)
      context.addLines(between: points((1, 2), (4, 2)))
      context.replacePathWithStrokedPath()
      context.fillPath()
    }
    #expect(bitmap.sketch == [".....", ".###.", ".###.", "....."])
  }

  @Test func noWidthDrawsNothing() throws {
    #expect(try area(points((5, 5), (20, 5)), width: 0) { _ in } == 0)
  }

  // MARK: Edges along curves

  /// As simulators draw it: a ring has the edges of the two circles that are half the width from its own.
  @Test(arguments: [(60.0, 8.0), (20, 1), (141.04, 8), (44.08, 14)])
  func aCircleHasTheEdgesOfCircles(radius: CGFloat, width: CGFloat) throws {
    func circle(_ radius: CGFloat) -> CGPath {
      let center: CGFloat = 160
      return CGPath(
        ellipseIn: CGRect(
          x: center - radius, y: center - radius, width: 2 * radius, height: 2 * radius))
    }
    let stroked = try drawn(320, 320) { context in
      context.setStrokeColor(.black)
      context.setLineWidth(width)
      context.addPath(circle(radius))
      context.strokePath()
    }
    let filled = try drawn(320, 320) { context in
      context.setFillColor(.black)
      context.addPath(circle(radius + width / 2))
      context.addPath(circle(radius - width / 2))
      context.fillPath(using: .evenOdd)
    }
    let differences = zip(stroked.pixels, filled.pixels).map { one, other in
      abs(Int(one >> 24) - Int(other >> 24))
    }
    #expect(differences.max() ?? 0 <= 2)
  }

  /// Along an endless dash a curve becomes lines, each with edges of its own, which round joins hide.
  @Test(arguments: 0..<200) func curvesHaveTheEdgesOfTheirLines(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    func place() -> CGPoint {
      CGPoint(
        x: CGFloat.random(in: 5...75, using: &numbers),
        y: CGFloat.random(in: 5...75, using: &numbers))
    }
    let path = CGMutablePath()
    path.move(to: place())
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      switch Int.random(in: 0...3, using: &numbers) {
      case 0: path.addLine(to: place())
      case 1: path.addQuadCurve(to: place(), control: place())
      default: path.addCurve(to: place(), control1: place(), control2: place())
      }
    }
    let width = CGFloat.random(in: 0.5...16, using: &numbers)
    let pictures = try [[], [1e6, 1]].map { (lengths: [CGFloat]) in
      try drawn(80, 80) { context in
        context.setStrokeColor(.black)
        context.setLineWidth(width)
        context.setLineJoin(.round)
        context.setLineCap(.round)
        context.setLineDash(phase: 0, lengths: lengths)
        context.addPath(path)
        context.strokePath()
      }
    }
    let differences = zip(pictures[0].pixels, pictures[1].pixels).map { one, other in
      abs(Int(one >> 24) - Int(other >> 24))
    }
    #expect(differences.max() ?? 0 <= 40)
  }
}
