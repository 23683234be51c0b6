import Testing
import UIFoundation

@Suite struct BezierPaths {
  private func bitmap(_ draw: (CGContext) -> Void) throws -> Bitmap {
    let context = try CGContext(width: 20, height: 20)
    UIGraphicsPushContext(context)
    draw(context)
    UIGraphicsPopContext()
    return try context.makeBitmap()
  }

  @Test func anArcClockwiseGrowsItsAngleOnTheScreen() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2,
      clockwise: true)
    // From the right end over the lower right to the bottom.
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 15) < 1e-9)
    #expect(path.bounds.minX > 9.99 && path.bounds.minY > 9.99)
    let other = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2,
      clockwise: false)
    #expect(abs(other.bounds.minX - 5) < 1e-3 && abs(other.bounds.minY - 5) < 1e-3)
  }

  @Test func onlyTheNamedCornersAreRound() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20),
      byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 8))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 19, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 19)))
    #expect(!path.contains(CGPoint(x: 19, y: 19)))
  }

  @Test func aRadiusIsAtMostHalfTheShorterSide() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 10), cornerRadius: 100)
    #expect(path.contains(CGPoint(x: 5, y: 0.5)))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 40, height: 10))
  }

  @Test func theEvenOddRuleLeavesHoles() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 10, y: 10)))
    #expect(
      try bitmap { _ in
        UIColor.red.setFill()
        path.fill()
      }[10, 10] == 0xFFFF_0000)
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 10, y: 10)))
    let ring = try bitmap { _ in
      UIColor.red.setFill()
      path.fill()
    }
    #expect(ring[10, 10] == 0)
    #expect(ring[2, 2] == 0xFFFF_0000)
  }

  @Test func aStrokeIsCentredOnThePath() throws {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 20, y: 10))
    path.lineWidth = 4
    let bitmap = try bitmap { _ in
      UIColor.blue.setStroke()
      path.stroke()
    }
    #expect(
      (6..<14).map { bitmap[10, $0] != 0 } == [false, false, true, true, true, true, false, false])
  }

  @Test func dashesLeaveGaps() throws {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 20, y: 10))
    path.lineWidth = 2
    path.setLineDash([4, 6], count: 2, phase: 2)
    let bitmap = try bitmap { _ in path.stroke() }
    // Starting 2 into a dash of 4: 0...2, 8...12, 18...20.
    #expect(
      (0..<20).filter { bitmap[$0, 10] != 0 } == [0, 1, 8, 9, 10, 11, 18, 19])
  }

  @Test func aStrokeLeavesTheContextAsItWas() throws {
    let bitmap = try bitmap { context in
      context.setLineWidth(6)
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).stroke()
      context.move(to: CGPoint(x: 0, y: 10))
      context.addLine(to: CGPoint(x: 20, y: 10))
      context.strokePath()
    }
    #expect((0..<20).filter { bitmap[15, $0] != 0 } == [7, 8, 9, 10, 11, 12])
  }

  @Test func aPathClipsWhatFollows() throws {
    let bitmap = try bitmap { context in
      UIBezierPath(rect: CGRect(x: 5, y: 5, width: 5, height: 5)).addClip()
      UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(bitmap[4, 7] == 0)
    #expect(bitmap[7, 7] == 0xFF00_0000)
    #expect(bitmap[10, 7] == 0)
  }

  @Test func transformsMoveThePoints() {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    path.apply(CGAffineTransform(scaleX: 2, y: 10))
    #expect(path.bounds == CGRect(x: 2, y: 20, width: 6, height: 40))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func pathsOfEqualElementsAreEqual() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let (one, other) = (UIBezierPath(rect: rect), UIBezierPath(rect: rect))
    other.lineWidth = 5
    #expect(one == other && one.hash == other.hash)
    #expect(one != UIBezierPath(ovalIn: rect))
    #expect(!one.isEqual(nil))
  }
}
