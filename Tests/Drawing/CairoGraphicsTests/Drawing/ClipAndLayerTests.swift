import CairoGraphics
import DrawingTestSupport
import Foundation
import Pixels
import TestSupport
import Testing

@Suite struct ClipAndLayerTests {
  private let everything = CGRect(x: 0, y: 0, width: 9, height: 9)

  @Test func clipsIntersectAndAreRestored() throws {
    let bitmap = try drawn(5, 5) { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 3))
      context.clip(to: CGRect(x: 2, y: 1, width: 3, height: 3))
      context.fill(everything)
      context.restoreGState()
      context.fill(CGRect(x: 4, y: 4, width: 1, height: 1))
    }
    #expect(bitmap.sketch == [".....", "..#..", "..#..", ".....", "....#"])
  }

  @Test func aClipFollowsTheEvenOddRule() throws {
    let bitmap = try drawn(3, 3) { context in
      context.addRect(CGRect(x: 0, y: 0, width: 3, height: 3))
      context.addRect(CGRect(x: 1, y: 1, width: 1, height: 1))
      context.clip(using: .evenOdd)
      context.fill(everything)
    }
    #expect(bitmap.sketch == ["###", "#.#", "###"])
  }

  @Test func anEmptyClipShowsNothing() throws {
    let bitmap = try drawn(2, 1) { context in
      context.clip()
      context.fill(everything)
    }
    #expect(bitmap.sketch == [".."])
  }

  @Test(
    arguments: [
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
      CGRect(x: 0, y: -CGFloat.infinity, width: 1, height: 1),
      .infinite,
    ])
  func aClipToARectangleThatIsNotFiniteChangesNothing(rect: CGRect) throws {
    let bitmap = try drawn(3, 1) { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1))
      context.clip(to: rect)
      context.fill(everything)
    }
    #expect(bitmap.sketch == ["##."])
  }

  @Test func aClipToTheNullRectangleShowsNothing() throws {
    let bitmap = try drawn(2, 1) { context in
      context.clip(to: .null)
      context.fill(everything)
    }
    #expect(bitmap.sketch == [".."])
  }

  @Test func aClipToRectanglesLeavesOutThoseThatAreNotFinite() throws {
    let broken = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    let some = try drawn(3, 1) { context in
      context.clip(to: [broken, CGRect(x: 1, y: 0, width: 1, height: 1)])
      context.fill(everything)
    }
    #expect(some.sketch == [".#."])
    let none = try drawn(3, 1) { context in
      context.clip(to: [broken])
      context.fill(everything)
    }
    #expect(none.sketch == ["###"])
    let empty = try drawn(3, 1) { context in
      context.clip(to: [] as [CGRect])
      context.fill(everything)
    }
    #expect(empty.sketch == ["..."])
  }

  @Test func alphaAppliesToEachShapeButALayersToAllOfThem() throws {
    let single = try drawn(3, 1) { context in
      context.setAlpha(0.5)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    }
    // 128, and over it 128 again: 128 + 128 · 127/255 = 192.
    #expect((0..<3).map { single.alpha($0, 0) } == [128, 192, 128])
    let layered = try drawn(3, 1) { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
      context.endTransparencyLayer()
    }
    #expect((0..<3).map { layered.alpha($0, 0) } == [128, 128, 128])
  }

  @Test func aClipsSoftEdgeCountsOnceForALayer() throws {
    let bitmap = try drawn(1, 1) { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 0.5, height: 1))
      context.beginTransparencyLayer()
      context.fill(everything)
      context.endTransparencyLayer()
    }
    #expect((127...128).contains(bitmap.alpha(0, 0)))
  }

  @Test func layersNestAndEndByThemselves() throws {
    let bitmap = try drawn(2, 1) { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer()
      context.setAlpha(0.5)
      context.saveGState()
      context.translateBy(x: 1, y: 0)
      context.beginTransparencyLayer()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    // 128 · 128/255 = 64.
    #expect(bitmap.alpha(1, 0) == 64)
  }

  @Test func modesOfBlendingFollowTheirFormulas() throws {
    // Grey 200 on opaque grey 100.
    let expected: [(CGBlendMode, Int)] = [
      (.normal, 200), (.multiply, 78), (.screen, 222), (.darken, 100), (.lighten, 200),
      (.difference, 100), (.exclusion, 143), (.plusLighter, 255), (.copy, 200),
      (.destinationOver, 100), (.sourceAtop, 200),
    ]
    for (mode, value) in expected {
      let bitmap = try drawn(1, 1) { context in
        context.setFillColor(.bytes(100, 100, 100))
        context.fill(everything)
        context.setBlendMode(mode)
        context.setFillColor(.bytes(200, 200, 200))
        context.fill(everything)
      }
      #expect(bitmap.alpha(0, 0) == 255, "\(mode)")
      #expect(abs(bitmap.red(0, 0) - value) <= 1, "\(mode)")
    }
  }

  @Test func noModeReachesBeyondTheShape() throws {
    for mode in CGBlendMode.allCases {
      let bitmap = try drawn(2, 1) { context in
        context.setFillColor(.bytes(100, 100, 100))
        context.fill(everything)
        context.setBlendMode(mode)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      }
      #expect(bitmap[0, 0] == 0xFF64_6464, "\(mode)")
    }
  }
}
