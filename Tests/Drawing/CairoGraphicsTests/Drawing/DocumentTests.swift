import CairoGraphics
import DrawingTestSupport
import Foundation
import Pixels
import Testing

@Suite struct DocumentTests {
  private func document(_ format: DocumentFormat) throws -> [UInt8] {
    let context = try CGContext(document: format, size: CGSize(width: 60, height: 40))
    context.setShadow(offset: CGSize(width: 0, height: 1), blur: 3)
    context.setFillColor(.bytes(255, 0, 0))
    context.fillEllipse(in: CGRect(x: 5, y: 5, width: 30, height: 30))
    context.setShadow(offset: .zero, blur: 0, color: nil)
    context.setLineWidth(2)
    context.setLineDash(phase: 0, lengths: [4, 2])
    context.stroke(CGRect(x: 10, y: 10, width: 40, height: 20))
    context.setAlpha(0.5)
    context.beginTransparencyLayer()
    if let gradient = CGGradient(colors: [.black, .white]) {
      context.clip(to: CGRect(x: 30, y: 20, width: 30, height: 20))
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 60, y: 0))
    }
    context.endTransparencyLayer()
    context.draw(
      CGImage(bitmap: Bitmap(width: 2, height: 2, filledWith: 0xFF00_FF00)),
      in: CGRect(x: 1, y: 1, width: 8, height: 8))
    return try context.makeDocument()
  }

  @Test func anSVGKeepsCurvesGradientsAndDashes() throws {
    let text = try #require(String(bytes: document(.svg), encoding: .utf8))
    #expect(text.contains("viewBox=\"0 0 60 40\""))
    #expect(text.contains("linearGradient"))
    #expect(text.contains("stroke-dasharray"))
    // The ellipse is four curves, not lines.
    #expect(text.contains(" C "))
    // The shadow and the image.
    #expect(text.components(separatedBy: "data:image/png;base64").count == 3)
  }

  @Test func aPDFHasPagesOfDifferentSizes() throws {
    let context = try CGContext(document: .pdf, size: CGSize(width: 60, height: 40))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    try context.beginPage(size: CGSize(width: 30, height: 90))
    #expect(context.width == 30)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    let text = String(decoding: try context.makeDocument(), as: Unicode.ASCII.self)
    #expect(text.contains("/Count 2"))
    #expect(text.contains("/MediaBox [ 0 0 60 40 ]"))
    #expect(text.contains("/MediaBox [ 0 0 30 90 ]"))
  }

  @Test func onlyAPDFHasPages() throws {
    let size = CGSize(width: 2, height: 2)
    for context in [
      try CGContext(document: .svg, size: size), try CGContext(width: 2, height: 2),
    ] {
      #expect(throws: CGContextError.self) { try context.beginPage(size: size) }
    }
    let document = try CGContext(document: .pdf, size: size)
    #expect(throws: CGContextError.self) {
      try document.beginPage(size: CGSize(width: CGFloat.nan, height: 2))
    }
  }

  @Test func equalDrawingsAreEqualFiles() throws {
    for format in DocumentFormat.allCases {
      let first = try document(format)
      _ = try document(.svg)
      #expect(try document(format) == first, "\(format)")
    }
  }

  @Test func aPDFIsDatedByNoClock() throws {
    let bytes = try document(.pdf)
    #expect(bytes.starts(with: Array("%PDF-1.".utf8)))
    let text = String(decoding: bytes, as: UTF8.self)
    let isFixed = text.contains("20000101000000Z")
    #expect(isFixed)
  }

  @Test func aContextIsOfOneKind() throws {
    let document = try CGContext(document: .svg, size: CGSize(width: 1, height: 1))
    #expect(throws: CGContextError.self) { try document.makeBitmap() }
    let bitmap = try CGContext(width: 1, height: 1)
    #expect(throws: CGContextError.self) { try bitmap.makeDocument() }
  }

  @Test func drawingAfterTheEndIsLost() throws {
    let context = try CGContext(document: .svg, size: CGSize(width: 10, height: 10))
    let first = try context.makeDocument()
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(try context.makeDocument() == first)
  }

  /// Masks and clips become pictures or groups of the document, the same ones each time.
  @Test(arguments: [DocumentFormat.svg, .pdf])
  func documentsShowSVGFiles(format: DocumentFormat) throws {
    for name in SVGReferenceTests.names {
      let image = try VectorImage(svg: try SVGReferenceTests.bytes(name + ".svg"), file: name)
      let documents = try (0..<2).map { _ in
        let context = try CGContext(document: format, size: image.size)
        image.draw(in: context, rect: CGRect(origin: .zero, size: image.size))
        return try context.makeDocument()
      }
      #expect(documents[0] == documents[1], "\(name)")
    }
  }
}
