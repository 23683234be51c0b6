import CairoGraphics
import DrawingTestSupport
import Foundation
import Pixels
import TestSupport
import Testing

@Suite struct ExtremeInputTests {
  @Test func impossibleSizesAreRefusedWithAWayOut() throws {
    func message(_ make: () throws -> CGContext) -> String {
      do {
        _ = try make()
        return "none"
      } catch {
        return "\(error)"
      }
    }
    #expect(message { try CGContext(width: -1, height: 4) }.contains("finite and not negative"))
    #expect(
      message { try CGContext(width: 100_000, height: 100_000) }
        .contains("100000 × 100000 pixels is too large"))
    #expect(message { try CGContext(width: 16_384, height: 16_384) }.contains("too large"))
    #expect(message { try CGContext(width: 1, height: 1, scale: .nan) }.contains("scale"))
    #expect(message { try CGContext(width: 1, height: 1, scale: 0) }.contains("scale"))
    for length in [CGFloat.nan, .infinity, -3] {
      #expect(
        message { try CGContext(size: CGSize(width: length, height: 2), scale: 1) }
          .contains("finite and not negative"))
      #expect(
        message { try CGContext(document: .pdf, size: CGSize(width: 2, height: length)) }
          .contains("finite and not negative"))
    }
    #expect(
      message { try CGContext(size: CGSize(width: 1e300, height: 2), scale: 1) }
        .contains("too large"))
  }

  @Test func aSizeInPointsTakesWholePixels() throws {
    let context = try CGContext(size: CGSize(width: 10.2, height: 33.0 / 3), scale: 3)
    #expect((context.width, context.height) == (31, 33))
  }

  @Test func anEmptyBitmapCanBeDrawnOn() throws {
    for (width, height) in [(0, 0), (0, 5), (5, 0)] {
      let bitmap = try drawn(width, height) { drawWildly($0) }
      #expect(bitmap.pixels.isEmpty)
    }
  }

  @Test func shapesFarBeyondTheSurfaceKeepTheirForm() throws {
    func triangle(_ length: CGFloat) throws -> Bitmap {
      try drawn(10, 10) { context in
        context.addLines(between: [
          .zero, CGPoint(x: length, y: 0), CGPoint(x: length, y: length),
        ])
        context.fillPath()
      }
    }
    #expect(try triangle(1e9).sketch[2] == "..+#######")
    #expect(try triangle(1e9) == triangle(100))
    let all = try drawn(3, 3) { context in
      context.fill(CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300))
    }
    #expect(all.sketch == ["###", "###", "###"])
  }

  @Test func nothingThatCanBeDrawnCrashes() throws {
    for scale in [1.0, 1e-9, 1e9] {
      let bitmap = try drawn(16, 16, scale: CGFloat(scale)) {
        drawWildly($0, scale: CGFloat(scale))
      }
      #expect(bitmap.width == 16)
    }
    for format in DocumentFormat.allCases {
      let context = try CGContext(document: format, size: CGSize(width: 16, height: 16))
      drawWildly(context)
      #expect(try !context.makeDocument().isEmpty)
    }
  }

  @Test func whatIsNotFiniteChangesNothing() throws {
    let bitmap = try drawn(2, 1) { context in
      context.translateBy(x: .nan, y: 0)
      context.scaleBy(x: .infinity, y: 1)
      context.rotate(by: .nan)
      context.setAlpha(.nan)
      context.setAlpha(1)
      context.setLineWidth(.nan)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    }
    #expect(bitmap.sketch == ["#."])
  }

  @Test func theFirstErrorOfTheContentIsThrown() throws {
    struct Missing: Error {}
    let context = try CGContext(width: 1, height: 1)
    context.record(Missing())
    #expect(throws: CGContextError.self) { try context.makeBitmap() }
    #expect(context.makeImage() == nil)
  }

  /// Everything at its worst numbers.
  ///
  /// - Parameter scale: of the context.
  private func drawWildly(_ context: CGContext, scale: CGFloat = 1) {
    let wild: [CGFloat] = [
      0, -0.0, 1e-300, 0.3, -7, 1e5, -1e7, 1e12, 1e200, -1e308, .infinity, .nan,
    ]
    let image = CGImage(bitmap: Bitmap(width: 2, height: 2, filledWith: 0xFF00_00FF))
    let gradient = CGGradient(colors: [.black, .white])
    for (index, a) in wild.enumerated() {
      let b = wild[(index * 5 + 3) % wild.count]
      let rect = CGRect(x: a, y: b, width: b, height: a)
      context.saveGState()
      if index % 3 == 1 { context.rotate(by: 0.7) }
      if index % 4 == 2 { context.scaleBy(x: a, y: b) }
      let offset = CGSize(width: b, height: a)
      // The widest blur takes in millions of pixels, whatever it blurs: one shape is enough for it.
      context.setShadow(offset: offset, blur: a)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setShadow(offset: offset, blur: 2 / scale, color: index % 2 == 1 ? .black : nil)
      context.setLineWidth(a.magnitude)
      context.setLineDash(phase: b, lengths: [3, a.magnitude])
      context.setLineCap(.round)
      context.setLineJoin(.round)
      context.fill(rect)
      context.stroke(rect)
      context.fillEllipse(in: rect)
      context.strokeEllipse(in: rect)
      context.move(to: CGPoint(x: a, y: a))
      context.addArc(
        center: .zero, radius: a, startAngle: b, endAngle: a, clockwise: index % 2 == 0)
      context.addArc(tangent1End: CGPoint(x: b, y: a), tangent2End: .zero, radius: a)
      context.addCurve(
        to: CGPoint(x: b, y: b), control1: CGPoint(x: a, y: b), control2: CGPoint(x: b, y: a))
      context.strokePath()
      context.draw(image, in: rect)
      context.beginTransparencyLayer()
      if let gradient {
        context.drawLinearGradient(gradient, start: rect.origin, end: CGPoint(x: b, y: b))
        context.drawRadialGradient(
          gradient, startCenter: rect.origin, startRadius: a, endCenter: .zero, endRadius: b)
      }
      context.endTransparencyLayer()
      context.clip(to: rect)
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
      context.restoreGState()
    }
  }
}
