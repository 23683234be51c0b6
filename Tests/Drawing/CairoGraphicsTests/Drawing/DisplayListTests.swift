import DrawingTestSupport
import Foundation
import Pixels
import Testing
import Typesetting

@testable import CairoGraphics

/// Drawing a list must give what drawing anew gives.
@Suite struct DisplayListTests {
  private static let size = CGSize(width: 40, height: 30)

  private func list(_ body: (CGContext) throws -> Void) rethrows -> DisplayList {
    let context = CGContext.recording(size: Self.size, scale: 1, transform: .identity)
    try body(context)
    return context.displayList
  }

  private func bitmap(_ body: (CGContext) throws -> Void) throws -> Bitmap {
    let context = try CGContext(size: Self.size, scale: 1)
    try body(context)
    return try context.makeBitmap()
  }

  /// One drawing per method of a context, each of which paints something, on a striped background.
  static let drawings: [(name: String, draw: @Sendable (CGContext) throws -> Void)] = {
    let rect = CGRect(x: 4.5, y: 3, width: 20, height: 12)
    let image = CGImage(bitmap: Bitmap(width: 2, height: 2, filledWith: 0xFF00_80FF))
    let gradient = CGGradient(colors: [.black, .bytes(200, 40, 0)])
    func path(_ build: @escaping @Sendable (CGContext) -> Void) -> @Sendable (CGContext) -> Void {
      return { context in
        context.move(to: CGPoint(x: 3, y: 3))
        build(context)
        context.addLine(to: CGPoint(x: 5, y: 25))
        context.closePath()
        context.fillPath()
      }
    }
    return [
      ("fill", { $0.fill(rect) }),
      ("fill of several", { $0.fill([rect, rect.offsetBy(dx: 12, dy: 9)]) }),
      ("fillEllipse", { $0.fillEllipse(in: rect) }),
      ("stroke", { $0.stroke(rect) }),
      ("stroke with a width", { $0.stroke(rect, width: 3) }),
      ("strokeEllipse", { $0.strokeEllipse(in: rect) }),
      (
        "strokeLineSegments",
        { $0.strokeLineSegments(between: [.zero, CGPoint(x: 30, y: 20)]) }
      ),
      ("clear", { $0.clear(rect) }),
      ("addLine", path { $0.addLine(to: CGPoint(x: 30, y: 9)) }),
      ("addLines", path { $0.addLines(between: [CGPoint(x: 30, y: 9), CGPoint(x: 7, y: 9)]) }),
      (
        "addCurve",
        path {
          $0.addCurve(
            to: CGPoint(x: 30, y: 9), control1: CGPoint(x: 10, y: 0),
            control2: CGPoint(x: 20, y: 30))
        }
      ),
      ("addQuadCurve", path { $0.addQuadCurve(to: CGPoint(x: 30, y: 9), control: .zero) }),
      (
        "addArc",
        path {
          $0.addArc(
            center: CGPoint(x: 20, y: 15), radius: 9, startAngle: 0, endAngle: 2, clockwise: true)
        }
      ),
      (
        "addArc between tangents",
        path {
          $0.addArc(
            tangent1End: CGPoint(x: 30, y: 3), tangent2End: CGPoint(x: 30, y: 25), radius: 6)
        }
      ),
      ("addRect", path { $0.addRect(rect) }),
      ("addRects", path { $0.addRects([rect, rect.offsetBy(dx: 3, dy: 3)]) }),
      ("addEllipse", path { $0.addEllipse(in: rect) }),
      ("addPath", path { $0.addPath(CGPath(ellipseIn: rect)) }),
      (
        "beginPath",
        { context in
          context.addRect(CGRect(x: 0, y: 0, width: 40, height: 30))
          context.beginPath()
          context.addRect(rect)
          context.fillPath()
        }
      ),
      (
        "strokePath",
        { context in
          context.addRect(rect)
          context.strokePath()
        }
      ),
      (
        "drawPath",
        { context in
          context.addRect(rect)
          context.drawPath(using: .eoFillStroke)
        }
      ),
      (
        "replacePathWithStrokedPath",
        { context in
          context.addRect(rect)
          context.replacePathWithStrokedPath()
          context.fillPath()
        }
      ),
      (
        "clip",
        { context in
          context.addEllipse(in: rect)
          context.clip()
          context.fill(rect)
        }
      ),
      (
        "clip to a rectangle",
        { context in
          context.clip(to: CGRect(x: 8, y: 8, width: 9, height: 9))
          context.fill(rect)
        }
      ),
      (
        "clip to rectangles",
        { context in
          context.clip(to: [
            CGRect(x: 8, y: 8, width: 2, height: 9), CGRect(x: 14, y: 8, width: 2, height: 9),
          ])
          context.fill(rect)
        }
      ),
      (
        "saveGState and restoreGState",
        { context in
          context.saveGState()
          context.setFillColor(.white)
          context.restoreGState()
          context.fill(rect)
        }
      ),
      (
        "transforms",
        { context in
          context.translateBy(x: 9, y: 4)
          context.scaleBy(x: 0.5, y: 0.8)
          context.rotate(by: 0.2)
          context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0.2, d: 1, tx: 1, ty: 0))
          context.fill(rect)
        }
      ),
      (
        "colours",
        { context in
          context.setFillColor(.bytes(1, 200, 3))
          context.setStrokeColor(red: 0.5, green: 0, blue: 1, alpha: 1)
          context.addRect(rect)
          context.drawPath(using: .fillStroke)
        }
      ),
      (
        "lines",
        { context in
          context.setLineWidth(4)
          context.setLineCap(.round)
          context.setLineJoin(.bevel)
          context.setMiterLimit(2)
          context.setLineDash(phase: 1, lengths: [7, 5])
          context.stroke(rect)
        }
      ),
      (
        "compositing",
        { context in
          context.setAlpha(0.5)
          context.setBlendMode(.multiply)
          context.setShadow(offset: CGSize(width: 2, height: 2), blur: 2)
          context.fill(rect)
        }
      ),
      (
        "transparency layers",
        { context in
          context.setAlpha(0.5)
          context.beginTransparencyLayer()
          context.fill(rect)
          context.fill(rect.offsetBy(dx: 5, dy: 5))
          context.endTransparencyLayer()
        }
      ),
      ("draw an image", { $0.draw(image, in: rect) }),
      (
        "drawLinearGradient",
        { context in
          guard let gradient else { return }
          context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 40, y: 30))
        }
      ),
      (
        "drawRadialGradient",
        { context in
          guard let gradient else { return }
          context.drawRadialGradient(
            gradient, startCenter: CGPoint(x: 20, y: 15), startRadius: 2,
            endCenter: CGPoint(x: 20, y: 15), endRadius: 12)
        }
      ),
      (
        "text",
        { context in
          TextLayout("abc", font: .blocks(size: 10)).draw(
            in: context, at: CGPoint(x: 2.3, y: 4), color: .black)
        }
      ),
      (
        "an SVG image",
        { context in
          let text =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'>"
            + "<circle cx='2' cy='2' r='2'/></svg>"
          try VectorImage(svg: Array(text.utf8), file: "circle.svg").draw(in: context, rect: rect)
        }
      ),
    ]
  }()

  private func drawBackground(in context: CGContext) {
    context.saveGState()
    context.setFillColor(.bytes(240, 220, 90))
    for x in stride(from: 0, to: 40, by: 8) {
      context.fill(CGRect(x: x, y: 0, width: 4, height: 30))
    }
    context.restoreGState()
  }

  @Test(arguments: drawings.indices)
  func aListDrawsWhatWasRecorded(index: Int) throws {
    let drawing = Self.drawings[index]
    let background = try bitmap { drawBackground(in: $0) }
    let direct = try bitmap { context in
      drawBackground(in: context)
      try drawing.draw(context)
    }
    #expect(direct != background, "\(drawing.name) paints nothing")
    let list = try list { try drawing.draw($0) }
    let replayed = try bitmap { context in
      drawBackground(in: context)
      list.draw(in: context)
    }
    #expect(replayed == direct, "\(drawing.name)")
  }

  @Test func aPathThatChangesAfterwardsIsRecordedAsItWas() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 1, y: 1, width: 5, height: 5))
    let list = list { context in
      context.addPath(path)
      context.fillPath()
    }
    path.addRect(CGRect(x: 10, y: 10, width: 5, height: 5))
    let expected = try bitmap { $0.fill(CGRect(x: 1, y: 1, width: 5, height: 5)) }
    #expect(try bitmap { list.draw(in: $0) } == expected)
  }

  @Test func anErrorIsRecorded() throws {
    struct Missing: Error {}
    let list = list { $0.record(Missing()) }
    #expect(throws: CGContextError.self) { try bitmap { list.draw(in: $0) } }
  }

  // MARK: Lists on recording contexts

  private let red = CGRect(x: 0, y: 0, width: 10, height: 10)
  private let left = CGRect(x: 0, y: 0, width: 5, height: 10)
  private let right = CGRect(x: 5, y: 0, width: 5, height: 10)

  private func fill(_ color: CGColor) -> DisplayList {
    list { context in
      context.setFillColor(color)
      context.fill(red)
    }
  }

  @Test func aListDrawnOnARecordingContextIsRecorded() throws {
    let inner = fill(.black)
    let outer = list { inner.draw(in: $0) }
    #expect(try bitmap { outer.draw(in: $0) } == bitmap { inner.draw(in: $0) })
  }

  @Test func listsShownInPartsAreRecorded() throws {
    let parts = [(fill(.black), shownIn: [left]), (fill(.white), shownIn: [right])]
    let outer = list { $0.draw(parts) }
    let expected = try bitmap { context in
      context.fill(left)
      context.setFillColor(.white)
      context.fill(right)
    }
    #expect(try bitmap { outer.draw(in: $0) } == expected)
  }

  @Test func aListWithOneThatReadTheTransformHasReadIt() {
    let reading = list { _ = $0.ctm }
    #expect(reading.hasReadTransform)
    #expect(!fill(.black).hasReadTransform)
    #expect(list { reading.draw(in: $0) }.hasReadTransform)
    #expect(list { $0.draw([(reading, shownIn: [left])]) }.hasReadTransform)
  }
}
