import Foundation
import Testing

@testable import CairoGraphics

@Suite struct RectContainingTests {
  private let numbers: [CGFloat] = [-.infinity, -1e308, -2, 0, 1, 1e308, .infinity, .nan]

  @Test func leftAndTopEdgesAreInside() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let inside = [CGPoint(x: 1, y: 2), CGPoint(x: 3.9, y: 5.9)]
    let outside = [CGPoint(x: 0.9, y: 2), CGPoint(x: 4, y: 2), CGPoint(x: 1, y: 6)]
    #expect(inside.allSatisfy(rect.includes))
    #expect(!outside.contains(where: rect.includes))
  }

  @Test func theCommonPartIsThatOfBoth() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      rect.commonPart(with: CGRect(x: 4, y: -2, width: 10, height: 5))
        == CGRect(x: 4, y: 0, width: 6, height: 3))
    #expect(rect.commonPart(with: CGRect(x: 20, y: 0, width: 1, height: 1)).isNull)
  }

  /// `contains` and `intersection` of Foundation end the process for some of these.
  @Test func nothingIsInsideOfWhatIsNotFinite() {
    let rects = numbers.flatMap { x in
      numbers.map { width in CGRect(x: x, y: 0, width: width, height: 1) }
    }
    for rect in rects {
      let isFinite = rect.minX.isFinite && rect.maxX.isFinite && rect.width.isFinite
      for x in numbers {
        let isInside = rect.includes(CGPoint(x: x, y: 0.5))
        if !isFinite || !x.isFinite { #expect(!isInside, "\(rect) \(x)") }
      }
      for other in rects where !isFinite { #expect(rect.commonPart(with: other).isNull) }
    }
  }
}
