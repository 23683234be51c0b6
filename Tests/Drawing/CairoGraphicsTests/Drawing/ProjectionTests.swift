import CairoGraphics
import DrawingTestSupport
import Foundation
import Pixels
import TestSupport
import Testing

@Suite struct ProjectionTests {
  /// Halves what lies at x = 1: w = 1 + x.
  private let receding = Projection(x: (1, 0, 1), y: (0, 1, 0), one: (0, 0, 1))

  @Test func farPointsMoveTogether() {
    #expect(receding.map(CGPoint(x: 1, y: 4)) == CGPoint(x: 0.5, y: 2))
    #expect(receding.map(CGPoint(x: 3, y: 4)) == CGPoint(x: 0.75, y: 1))
  }

  @Test func whatIsBehindTheViewerIsNotSeen() {
    #expect(receding.map(CGPoint(x: -1, y: 0)) == nil)
    #expect(receding.map(CGPoint(x: -2, y: 0)) == nil)
  }

  @Test func theInverseLeadsBack() throws {
    let there = receding.concatenating(CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7))
    let back = try #require(there.inverted())
    let seen = try #require(there.map(CGPoint(x: 2, y: 5)))
    let point = try #require(back.map(seen))
    #expect(isClose(point.x, 2))
    #expect(isClose(point.y, 5))
  }

  @Test func aPlaneSeenFromItsEdgeHasNoInverse() {
    #expect(Projection(x: (0, 0, 0), y: (0, 1, 0), one: (0, 0, 1)).inverted() == nil)
  }

  @Test func withoutDivisionItIsAffine() {
    let transform = CGAffineTransform(a: 2, b: 1, c: 0, d: 3, tx: 5, ty: 7)
    #expect(Projection(transform).affineTransform == transform)
    #expect(receding.affineTransform == nil)
  }

  @Test func theBoxOfARectangleIsThatOfItsCorners() {
    // (0, 0), (1/2, 0), (1/2, 1), (0, 2).
    let box = receding.boundingBox(of: CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(box == CGRect(x: 0, y: 0, width: 0.5, height: 2))
  }

  @Test func anImageInPerspectiveNarrows() throws {
    let image = CGImage(
      bitmap: Bitmap(width: 2, height: 2, pixels: [UInt32](repeating: 0xFF00_00FF, count: 4)))
    // From the square of 8: the right edge is at x = 8 / 2 = 4, from y = 0 to 4.
    let projection = Projection(x: (1, 0, 0.125), y: (0, 1, 0), one: (0, 0, 1))
    let bitmap = try drawn(8, 8) { context in
      context.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 8), through: projection)
    }
    // The lower edge: from (0, 8) to (4, 4).
    #expect(
      bitmap.sketch == [
        "####....", "####....", "####....", "####....", "###+....", "##+.....", "#+......",
        "+.......",
      ])
    #expect(bitmap[0, 0] == 0xFF00_00FF)
  }

  @Test func itsContentIsInPerspectiveToo() throws {
    // Left half red, right half blue; the middle, x = 4 of 8, is seen at 4 / 1.5 = 2.67.
    let image = CGImage(
      bitmap: Bitmap(
        width: 8, height: 1,
        pixels: [UInt32](repeating: 0xFFFF_0000, count: 4)
          + [UInt32](repeating: 0xFF00_00FF, count: 4)))
    let projection = Projection(x: (1, 0, 0.125), y: (0, 1, 0), one: (0, 0, 1))
    let bitmap = try drawn(8, 8) { context in
      context.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 8), through: projection)
    }
    #expect(bitmap[1, 1] == 0xFFFF_0000)
    #expect(bitmap[3, 1] == 0xFF00_00FF)
  }

  @Test func aReducedImageIsAveraged() throws {
    // Columns of black and white: a pixel covers 4 of them at the left edge and more to the right.
    let columns = (0..<64).map { $0 % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF as UInt32 }
    let image = CGImage(bitmap: Bitmap(width: 64, height: 1, pixels: columns))
    let projection = Projection(x: (1, 0, 0.01), y: (0, 1, 0), one: (0, 0, 1))
    let bitmap = try drawn(16, 4) { context in
      context.draw(image, in: CGRect(x: 0, y: 0, width: 16, height: 4), through: projection)
    }
    for x in 1..<12 { #expect((96...160).contains(bitmap.red(x, 1)), "\(x)") }
  }

  @Test func aDocumentGetsAPicture() throws {
    let image = CGImage(
      bitmap: Bitmap(width: 1, height: 1, pixels: [0xFF00_00FF]))
    let context = try CGContext(document: .svg, size: CGSize(width: 20, height: 20))
    context.draw(
      image, in: CGRect(x: 2, y: 2, width: 10, height: 10),
      through: Projection(x: (1, 0, 0.1), y: (0, 1, 0), one: (0, 0, 1)))
    let text = String(decoding: try context.makeDocument(), as: UTF8.self)
    #expect(text.contains("<image"))
  }
}

@Suite struct ConicGradientTests {
  private func gradient(_ colors: [CGColor]) throws -> CGGradient {
    try #require(CGGradient(colors: colors))
  }

  @Test func coloursTurnFromTheXAxisTowardsTheYAxis() throws {
    let gradient = try gradient([.black, .white])
    let bitmap = try drawn(20, 20) { context in
      context.drawConicGradient(gradient, center: CGPoint(x: 10, y: 10), angle: 0)
    }
    // On the diagonals: an eighth, three, five and seven eighths of 255.
    let corners = [
      bitmap.red(19, 19), bitmap.red(0, 19), bitmap.red(0, 0), bitmap.red(19, 0),
    ]
    #expect(corners == [32, 96, 159, 223])
  }

  @Test func theAngleIsWhereTheyBegin() throws {
    let gradient = try gradient([.black, .white])
    let bitmap = try drawn(20, 20) { context in
      context.drawConicGradient(gradient, center: CGPoint(x: 10, y: 10), angle: .pi / 2)
    }
    #expect(bitmap.red(0, 19) == 32)
    #expect(bitmap.red(19, 19) == 223)
  }

  @Test func theBorderBetweenLastAndFirstIsSmooth() throws {
    let gradient = try gradient([.black, .white])
    let bitmap = try drawn(20, 20) { context in
      context.drawConicGradient(gradient, center: CGPoint(x: 10, y: 10.5), angle: 0)
    }
    // The border goes through the middle of the row: half white, half black.
    #expect(bitmap.red(19, 10) == 128)
    #expect(bitmap.red(19, 9) > 240)
    #expect(bitmap.red(19, 11) < 15)
  }

  @Test func itFollowsTheTransform() throws {
    let gradient = try gradient([.black, .white])
    let bitmap = try drawn(20, 20, scale: 2) { context in
      context.rotate(by: .pi / 2)
      context.drawConicGradient(gradient, center: CGPoint(x: 5, y: -5), angle: 0)
    }
    #expect(bitmap.red(0, 19) == 32)
  }

  @Test func aDocumentGetsAPicture() throws {
    let gradient = try gradient([.black, .white])
    let context = try CGContext(document: .svg, size: CGSize(width: 20, height: 20))
    context.drawConicGradient(gradient, center: CGPoint(x: 10, y: 10), angle: 0)
    let text = String(decoding: try context.makeDocument(), as: UTF8.self)
    #expect(text.contains("<image"))
  }
}
