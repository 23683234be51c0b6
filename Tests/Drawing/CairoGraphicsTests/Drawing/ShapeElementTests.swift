import CairoGraphics
import Foundation
import TestSupport
import Testing

/// The elements of shapes and arcs, as Core Graphics documents and returns them.
@Suite struct ShapeElementTests {
  /// An element: a letter as in SVG, and its points.
  private struct Element: CustomStringConvertible {
    var letter: Character
    var points: [CGPoint]

    var description: String { "\(letter)\(points.map { "(\($0.x), \($0.y))" }.joined())" }

    func isClose(to other: Element) -> Bool {
      letter == other.letter && points.count == other.points.count
        && zip(points, other.points).allSatisfy {
          TestSupport.isClose($0.x, $1.x) && TestSupport.isClose($0.y, $1.y)
        }
    }
  }

  private func elements(_ path: CGPath) -> [Element] {
    var found: [Element] = []
    path.applyWithBlock { element in
      let (letter, count): (Character, Int) =
        switch element.pointee.type {
        case .moveToPoint: ("M", 1)
        case .addLineToPoint: ("L", 1)
        case .addQuadCurveToPoint: ("Q", 2)
        case .addCurveToPoint: ("C", 3)
        case .closeSubpath: ("Z", 0)
        }
      found.append(Element(letter: letter, points: (0..<count).map { element.pointee.points[$0] }))
    }
    return found
  }

  private func letters(_ path: CGPath) -> String { String(elements(path).map(\.letter)) }

  private func path(_ build: (CGMutablePath) -> Void) -> CGPath {
    let path = CGMutablePath()
    build(path)
    return path
  }

  private func expect(
    _ path: CGPath, _ expected: [(Character, [(CGFloat, CGFloat)])],
    at location: SourceLocation = #_sourceLocation
  ) {
    let expected = expected.map { letter, points in
      Element(letter: letter, points: points.map { CGPoint(x: $0, y: $1) })
    }
    let found = elements(path)
    #expect(found.count == expected.count, sourceLocation: location)
    for (one, other) in zip(found, expected) {
      #expect(one.isClose(to: other), "\(one), not \(other)", sourceLocation: location)
    }
  }

  /// The distance of control points of a quarter circle of radius 1: 4/3 × (√2 − 1).
  private let k: CGFloat = 0.5522847498307936

  @Test func aRectangleRunsFromItsOriginAlongTheXAxis() {
    expect(
      CGPath(rect: CGRect(x: 2, y: 4, width: 8, height: 16), transform: nil),
      [("M", [(2, 4)]), ("L", [(10, 4)]), ("L", [(10, 20)]), ("L", [(2, 20)]), ("Z", [])])
    // Negative sizes are the same rectangle.
    expect(
      CGPath(rect: CGRect(x: 10, y: 20, width: -8, height: -16), transform: nil),
      [("M", [(2, 4)]), ("L", [(10, 4)]), ("L", [(10, 20)]), ("L", [(2, 20)]), ("Z", [])])
  }

  /// Around (140, 60), 100 wide and 20 high to each side.
  @Test func anEllipseRunsFromTheRightTowardsTheYAxisInFourCurves() {
    let rect = CGRect(x: 40, y: 40, width: 200, height: 40)
    let (x, y) = (100 * k, 20 * k)
    let expected: [(Character, [(CGFloat, CGFloat)])] = [
      ("M", [(240, 60)]),
      ("C", [(240, 60 + y), (140 + x, 80), (140, 80)]),
      ("C", [(140 - x, 80), (40, 60 + y), (40, 60)]),
      ("C", [(40, 60 - y), (140 - x, 40), (140, 40)]),
      ("C", [(140 + x, 40), (240, 60 - y), (240, 60)]),
      ("Z", []),
    ]
    expect(CGPath(ellipseIn: rect, transform: nil), expected)
    expect(path { $0.addEllipse(in: rect) }, expected)
    expect(path { $0.addEllipse(in: CGRect(x: 240, y: 80, width: -200, height: -40)) }, expected)
    // Transformed by exchanging the axes: it starts at the bottom.
    let swapped = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    let turned = path { $0.addEllipse(in: rect, transform: swapped) }
    #expect(elements(turned).first?.points == [CGPoint(x: 60, y: 240)])
    #expect(letters(turned) == "MCCCCZ")
  }

  @Test func anEllipseWithoutHeightHasAllElements() {
    #expect(
      letters(CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 0), transform: nil))
        == "MCCCCZ")
  }

  /// Documented: a move, lines and quarters of ellipses, clockwise, closed.
  @Test func aRoundedRectangleHasFourQuartersAndFourLines() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerWidth: 10, cornerHeight: 20,
      transform: nil)
    #expect(letters(path) == "MLCLCLCLCZ")
    let curves = elements(path).filter { $0.letter == "C" }
    let (x, y) = (10 * k, 20 * k)
    let corners: [[CGPoint]] = [
      [CGPoint(x: 90 + x, y: 0), CGPoint(x: 100, y: 20 - y), CGPoint(x: 100, y: 20)],
      [CGPoint(x: 100, y: 40 + y), CGPoint(x: 90 + x, y: 60), CGPoint(x: 90, y: 60)],
      [CGPoint(x: 10 - x, y: 60), CGPoint(x: 0, y: 40 + y), CGPoint(x: 0, y: 40)],
      [CGPoint(x: 0, y: 20 - y), CGPoint(x: 10 - x, y: 0), CGPoint(x: 10, y: 0)],
    ]
    for (curve, corner) in zip(curves, corners) {
      #expect(curve.isClose(to: Element(letter: "C", points: corner)), "\(curve)")
    }
  }

  /// From 225° down to 0° around (25, 100): two quarters, and the rest of 45°, whose control points are at the distance
  /// 4/3 × tan(45°/4) × 20.
  @Test func anArcHasQuartersAndThenTheRest() {
    let half = CGFloat(0.5).squareRoot() * 20
    let handle = 20 * k * CGFloat(0.5).squareRoot()
    let rest: CGFloat = 4 / 3 * 0.198912367379658 * 20
    let diagonal = rest * CGFloat(0.5).squareRoot()
    let arc = path {
      $0.addArc(
        center: CGPoint(x: 25, y: 100), radius: 20, startAngle: .pi * 1.25, endAngle: 0,
        clockwise: true)
    }
    expect(
      arc,
      [
        ("M", [(25 - half, 100 - half)]),
        (
          "C",
          [
            (25 - half - handle, 100 - half + handle), (25 - half - handle, 100 + half - handle),
            (25 - half, 100 + half),
          ]
        ),
        (
          "C",
          [
            (25 - half + handle, 100 + half + handle), (25 + half - handle, 100 + half + handle),
            (25 + half, 100 + half),
          ]
        ),
        (
          "C",
          [(25 + half + diagonal, 100 + half - diagonal), (45, 100 + rest), (45, 100)]
        ),
      ])
  }

  /// Angles in quarters of a circle, and the number of curves: an arc runs in its direction to the end angle, at most
  /// once around.
  @Test(
    arguments: [
      (0, 1, false, 1), (0, 1, true, 3), (0, 2, false, 2), (0, 2, true, 2), (0, -1, false, 3),
      (0, -1, true, 1), (3, 1, true, 2), (3, 1, false, 2), (0, 4, false, 4), (0, -4, true, 4),
      (0, 8, false, 4), (0, 0, false, 0), (0, 0, true, 0), (1, 5, false, 4), (0, 0.5, false, 1),
      (0, 1.5, false, 2), (0, 3.5, true, 1),
    ] as [(Double, Double, Bool, Int)])
  func anArcRunsInItsDirectionToTheEnd(start: Double, end: Double, clockwise: Bool, curves: Int) {
    let arc = path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: start * .pi / 2, endAngle: end * .pi / 2,
        clockwise: clockwise)
    }
    #expect(letters(arc) == "M" + String(repeating: "C", count: curves))
    let last = elements(arc).last?.points.last
    // Angles of whole circles end where they start.
    #expect(isClose(last?.x ?? 0, 10 * cos(end * .pi / 2)))
    #expect(isClose(last?.y ?? 0, 10 * sin(end * .pi / 2)))
  }

  @Test func anArcIsJoinedToTheCurrentPointByALine() {
    let arc = path {
      $0.move(to: CGPoint(x: 1, y: 2))
      $0.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi)
    }
    #expect(letters(arc) == "MLCC")
    #expect(elements(arc)[1].points == [CGPoint(x: 10, y: 0)])
  }

  @Test func anArcWithoutARadiusIsItsCentre() {
    let arc = path {
      $0.addArc(
        center: CGPoint(x: 3, y: 4), radius: 0, startAngle: 0, endAngle: .pi, clockwise: false)
    }
    #expect(elements(arc).map(\.points) == [[CGPoint(x: 3, y: 4)]])
  }

  /// The lines enclose 143.18°, so the arc turns by 36.82°: it touches them at the distance 50 / tan(143.18°/2) from the
  /// corner, and its control points are at 4/3 × tan(36.82°/4) × 50.
  @Test func anArcBetweenTangentsIsALineAndACurve() {
    let arc = path {
      $0.move(to: CGPoint(x: 400, y: 400))
      $0.addArc(
        tangent1End: CGPoint(x: 140, y: 250), tangent2End: CGPoint(x: 110, y: 180), radius: 50)
    }
    expect(
      arc,
      [
        ("M", [(400, 400)]), ("L", [(154.41537901663057, 258.31656481728686)]),
        (
          "C",
          [
            (145.05750344274765, 252.91779044773904), (137.69997533921432, 244.63327579150007),
            (133.44425019020653, 234.70325044381522),
          ]
        ),
      ])
  }
}
