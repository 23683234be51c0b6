import DrawingTestSupport
import Foundation
import Pixels
import TestSupport
import Testing

@testable import CairoGraphics

/// The stored coverage of a shape must give the bytes that filling the shape gives.
@Suite struct ShapeCoverageTests {
  private func picture(
    _ coverages: ShapeCoverageCache?, _ body: (CGContext) -> Void
  ) throws -> Bitmap {
    let context = CGContext(
      canvas: try RasterCanvas(width: 48, height: 40, scale: 1) { coverages })
    body(context)
    return try context.makeBitmap()
  }

  /// Draws three times with one cache: a shape is new, then kept, then known.
  private func expectSameBytes(
    _ cache: ShapeCoverageCache = ShapeCoverageCache(), _ body: (CGContext) -> Void
  ) throws {
    let filled = try picture(nil, body)
    #expect(try picture(cache, body) == filled)
    #expect(try picture(cache, body) == filled)
    #expect(try picture(cache, body) == filled)
  }

  /// A different picture for each number: a background, and one shape in an opaque colour.
  private func drawShape(_ number: UInt64, in context: CGContext) {
    var numbers = SplitMix64(seed: number)
    func color() -> CGColor {
      .bytes(
        Int.random(in: 0...255, using: &numbers), Int.random(in: 0...255, using: &numbers),
        Int.random(in: 0...255, using: &numbers))
    }
    func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
      CGFloat.random(in: range, using: &numbers)
    }
    if Bool.random(using: &numbers) {
      context.setFillColor(color())
      context.fill(CGRect(x: 0, y: 0, width: 48, height: 40))
    }
    context.setFillColor(color())
    context.setStrokeColor(color())
    context.setLineWidth(length(0.3...6))
    // Some of the shapes reach over the surface's edges.
    let frame = CGRect(
      x: length(-4...20), y: length(-4...16), width: length(3...30), height: length(3...30))
    let radius = length(0...12)
    let outline = CGPath(roundedRect: frame, cornerWidth: radius, cornerHeight: radius)
    context.addPath(outline)
    switch number % 5 {
    case 0: context.fillPath()
    case 1: context.strokePath()
    case 2:
      context.addPath(CGPath(ellipseIn: frame.insetBy(dx: length(-3...5), dy: 2)))
      context.fillPath(using: .evenOdd)
    case 3:
      context.beginPath()
      context.stroke(frame)
    default:
      context.beginPath()
      context.addLines(between: (0..<6).map { _ in CGPoint(x: length(0...48), y: length(0...40)) })
      context.addQuadCurve(to: frame.origin, control: CGPoint(x: length(0...48), y: 3))
      context.fillPath()
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func aShapeThatComesAgainHasTheSameBytes(number: UInt64) throws {
    try expectSameBytes { drawShape(number, in: $0) }
  }

  @Test func aKnownShapeHasTheSameBytesElsewhere() throws {
    let cache = ShapeCoverageCache()
    for (x, y) in [(0, 0), (7, 3), (18, 12), (3.25, 0.5), (10.25, 8.5)] {
      try expectSameBytes(cache) { context in
        context.translateBy(x: x, y: y)
        context.fillEllipse(in: CGRect(x: 1.3, y: 2.6, width: 19.7, height: 21.2))
      }
    }
  }

  @Test func aKnownShapeKeepsToTheClip() throws {
    let circle = CGRect(x: 4, y: 4, width: 30, height: 30)
    let cache = ShapeCoverageCache()
    try expectSameBytes(cache) { $0.fillEllipse(in: circle) }
    try expectSameBytes(cache) { context in
      context.clip(to: CGRect(x: 8, y: 0, width: 11, height: 40))
      context.fillEllipse(in: circle)
    }
    try expectSameBytes(cache) { context in
      context.saveGState()
      context.clip(to: CGRect(x: 3.5, y: 3.5, width: 28, height: 31))
      context.fillEllipse(in: circle)
      context.restoreGState()
      context.setFillColor(.bytes(200, 100, 0))
      context.fillEllipse(in: circle.insetBy(dx: 3, dy: 3))
    }
  }

  @Test func aKnownShapeTakesItsColorsAndItsLayer() throws {
    let cache = ShapeCoverageCache()
    let circle = CGRect(x: 4, y: 4, width: 20, height: 20)
    for alpha in [255, 90] {
      for mode in [CGBlendMode.normal, .multiply, .copy, .sourceIn] {
        try expectSameBytes(cache) { context in
          context.setFillColor(.bytes(250, 240, 200))
          context.fill(CGRect(x: 0, y: 0, width: 48, height: 20))
          context.setBlendMode(mode)
          context.setFillColor(.bytes(10, 132, 255, alpha))
          context.fillEllipse(in: circle)
        }
      }
    }
    try expectSameBytes(cache) { context in
      context.clip(to: CGRect(x: 2, y: 3, width: 30, height: 30))
      context.setAlpha(0.5)
      context.beginTransparencyLayer()
      context.fillEllipse(in: circle)
      context.endTransparencyLayer()
    }
  }

  @Test func aFullCacheStartsAfresh() throws {
    let cache = ShapeCoverageCache(capacity: 3_000)
    for number in 0..<30 { try expectSameBytes(cache) { drawShape(UInt64(number % 7), in: $0) } }
  }
}
