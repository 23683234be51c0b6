import DrawingTestSupport
import Foundation
import Pixels
import Testing

@testable import CairoGraphics

@Suite struct DeterminismTests {
  private func drawEverything(_ context: CGContext) {
    context.saveGState()
    context.setShadow(offset: CGSize(width: 1, height: 2), blur: 5)
    context.setFillColor(.bytes(20, 120, 240, 200))
    context.addPath(
      CGPath(
        roundedRect: CGRect(x: 4.3, y: 5.1, width: 30, height: 18), cornerWidth: 6,
        cornerHeight: 5))
    context.fillPath()
    context.restoreGState()
    context.setLineWidth(2.7)
    context.setLineJoin(.round)
    context.setLineDash(phase: 1, lengths: [5, 2.5])
    context.strokeEllipse(in: CGRect(x: 9.4, y: 3.2, width: 21, height: 19))
    if let gradient = CGGradient(colors: [.bytes(255, 0, 0), .bytes(0, 255, 0, 80)]) {
      context.saveGState()
      context.clip(to: CGRect(x: 12, y: 8.5, width: 14, height: 30))
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 10, y: 7), end: CGPoint(x: 29, y: 37),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      context.restoreGState()
    }
  }

  @Test func theSameDrawingElsewhereHasTheSameBytes() throws {
    let here = try drawn(44, 44) { drawEverything($0) }
    let there = try drawn(64, 64) { context in
      context.translateBy(x: 13, y: 17)
      drawEverything(context)
    }
    var moved = Bitmap(width: 44, height: 44)
    for y in 0..<44 {
      for x in 0..<44 { moved[x, y] = there[x + 13, y + 17] }
    }
    #expect(moved == here)
  }

  @Test func anotherContextsLeftoversDoNotShow() throws {
    let first = try drawn(44, 44) { drawEverything($0) }
    _ = try drawn(44, 44) { $0.fill(CGRect(x: 0, y: 0, width: 44, height: 44)) }
    #expect(try drawn(44, 44) { _ in } == Bitmap(width: 44, height: 44))
    #expect(try drawn(44, 44) { drawEverything($0) } == first)
  }

  @Test func aMaskGivesTheSameBytesAsItsOutline() throws {
    let path = CGPath(ellipseIn: CGRect(x: 1.3, y: 2.6, width: 9.7, height: 11.2))
    let filled = try drawn(20, 20) { context in
      context.setFillColor(.bytes(200, 30, 90, 180))
      context.addPath(path)
      context.fillPath()
    }
    let (mask, x, y) = AlphaMask.coverage(of: path.storage, transform: .identity)
    let canvas = try RasterCanvas(width: 20, height: 20, scale: 1)
    canvas.fill(mask, x: x, y: y, color: .bytes(200, 30, 90, 180), compositing: Compositing())
    #expect(canvas.makeBitmap() == filled)
  }
}
