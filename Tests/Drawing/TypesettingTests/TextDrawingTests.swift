import DrawingTestSupport
import Foundation
import Pixels
import Testing

@testable import CairoGraphics
@testable import Typesetting

@Suite struct TextDrawingTests {
  func bitmap(
    scale: CGFloat = 1, _ draw: (CGContext) -> Void
  ) throws -> Bitmap {
    let context = try CGContext(size: CGSize(width: 40, height: 20), scale: scale)
    draw(context)
    return try context.makeBitmap()
  }

  /// Where there is any colour: the first and the last column and row.
  func bounds(of bitmap: Bitmap) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
    var columns: [Int] = []
    var rows: [Int] = []
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] != 0 {
        columns.append(x)
        rows.append(y)
      }
    }
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
      let bottom = rows.max()
    else { return nil }
    return (left...right, top...bottom)
  }

  @Test func aBlockCoversItsPixels() throws {
    // Size 10: from 0.5 to 5.5 across, from the top of the line to its bottom.
    let drawn = try bitmap {
      TextLayout("a", font: .blocks(size: 10)).draw(
        in: $0, at: CGPoint(x: 2.5, y: 3), color: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
    for y in 0..<20 {
      for x in 0..<40 {
        let isInside = (3..<8).contains(x) && (3..<13).contains(y)
        #expect(drawn[x, y] == (isInside ? 0xFFFF_0000 : 0))
      }
    }
  }

  @Test func scaleDrawsMorePixels() throws {
    let drawn = try bitmap(scale: 2) {
      TextLayout("a", font: .blocks(size: 10)).draw(
        in: $0, at: CGPoint(x: 2.5, y: 3), color: .black)
    }
    let box = try #require(bounds(of: drawn))
    #expect(box.x == 6...15)
    #expect(box.y == 6...25)
  }

  @Test func capitalsAreOnTheBaseline() throws {
    // "H" is 7.3 high at size 10. The baseline, 9.52 below the top of the line, is drawn at 10: the
    // letter reaches from 2.7 to 10, so rows 2 to 9.
    let drawn = try bitmap {
      TextLayout("H", font: .system(size: 10)).draw(in: $0, at: .zero, color: .black)
    }
    #expect(try #require(bounds(of: drawn)).y == 2...9)
  }

  @Test func movingByWholePixelsMovesThePicture() throws {
    let layout = TextLayout("Ag保", font: .system(size: 9))
    let first = try bitmap { layout.draw(in: $0, at: CGPoint(x: 1.25, y: 0.5), color: .black) }
    let second = try bitmap { layout.draw(in: $0, at: CGPoint(x: 4.25, y: 2.5), color: .black) }
    for y in 0..<18 {
      for x in 0..<37 { #expect(first[x, y] == second[x + 3, y + 2]) }
    }
  }

  private func forgetMasks() {
    GlyphMaskCache.shared.removeAll()
    TextCaches.current.lines.removeAll()
  }

  @Test func wherePixelsFallDoesNotDependOnWhatWasDrawnBefore() throws {
    let layout = TextLayout("Save 保存", font: .system(size: 8, weight: .bold))
    func draw() throws -> Bitmap {
      try bitmap(scale: 2) {
        $0.setFillColor(CGColor(red: 0.9, green: 0.9, blue: 1, alpha: 1))
        $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        layout.draw(
          in: $0, at: CGPoint(x: 1.3, y: 2.7),
          color: CGColor(red: 0.2, green: 0.1, blue: 0, alpha: 0.8))
      }
    }
    forgetMasks()
    let cold = try draw()
    let warm = try draw()
    forgetMasks()
    #expect(cold == warm)
    #expect(try draw() == cold)
  }

  @Test func aLineIsTheSameWhateverItsLettersWereKeptFrom() throws {
    func mask(_ text: String, phase: Int, cache: GlyphMaskCache) throws -> LineMask {
      let line = try #require(TextLayout(text, font: .system(size: 9)).lines.first)
      return LineMask(
        of: line.shaped, scaleX: 0.018, scaleY: 0.018, phase: phase, cache: cache)
    }
    let used = GlyphMaskCache()
    for phase in 0..<4 { _ = try mask("evaS 存保", phase: phase, cache: used) }
    for phase in 0..<4 {
      let cold = try mask("Save 保存", phase: phase, cache: GlyphMaskCache())
      let warm = try mask("Save 保存", phase: phase, cache: used)
      #expect(cold.mask == warm.mask)
      #expect(cold.x == warm.x)
      #expect(cold.y == warm.y)
    }
  }

  @Test func aLineThatComesAgainHasItsOwnMaskAtEachSizeAndPhase() throws {
    let lines = try ["Save", "Undo"].map {
      try #require(TextLayout($0, font: .system(size: 9)).lines.first).shaped
    }
    let cache = LineMaskCache()
    // The second time some are kept and some were replaced.
    for _ in 0..<2 {
      for line in lines {
        for scale in [0.009, 0.018] {
          for phase in [0, 1, 2, 3, 3] {
            let kept = cache.mask(of: line, scaleX: scale, scaleY: 0.018, phase: phase)
            let made = LineMask(
              of: line, scaleX: scale, scaleY: 0.018, phase: phase, cache: .shared)
            #expect(kept.mask == made.mask)
            #expect(kept.x == made.x)
            #expect(kept.y == made.y)
          }
        }
      }
    }
  }

  @Test func linesBeginAtAQuarterOfAPixelAndHaveIntegerBaselines() throws {
    func drawn(x: CGFloat, y: CGFloat) throws -> Bitmap {
      try bitmap {
        TextLayout("ab", font: .blocks(size: 10)).draw(
          in: $0, at: CGPoint(x: x, y: y), color: .black)
      }
    }
    #expect(try drawn(x: 2.12, y: 3.4) == drawn(x: 2, y: 3))
    #expect(try drawn(x: 2.13, y: 2.5) == drawn(x: 2.25, y: 3))
    #expect(try drawn(x: 2, y: 3) != drawn(x: 2.25, y: 3))
  }

  @Test func coverageOfGlyphsThatTouchIsAddedUpToFull() {
    var sum = AlphaMask(width: 2, height: 1)
    var part = AlphaMask(width: 3, height: 1)
    for (x, coverage) in [100, 155, 200].enumerated() { part[x, 0] = UInt8(coverage) }
    // The part's last two columns lie on the sum's two.
    let (frame, partFrame) = (
      PixelRect(x: 5, y: 7, width: 2, height: 1), PixelRect(x: 4, y: 7, width: 3, height: 1)
    )
    sum.add(part, at: partFrame, in: frame)
    #expect([sum[0, 0], sum[1, 0]] == [155, 200])
    // Now its first two.
    sum.add(part, at: partFrame.offsetBy(dx: 1, dy: 0), in: frame)
    #expect([sum[0, 0], sum[1, 0]] == [255, 255])
  }

  @Test func threadsDrawTheSame() async throws {
    let expected = try bitmap { draw($0) }
    let all = try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<32 { group.addTask { try self.bitmap { self.draw($0) } } }
      var all: [Bitmap] = []
      for try await bitmap in group { all.append(bitmap) }
      return all
    }
    #expect(all.allSatisfy { $0 == expected })
  }

  func draw(_ context: CGContext) {
    for (index, weight) in FontWeight.allCases.enumerated() {
      TextLayout("日本語 \(index) Text", font: .system(size: 5, weight: weight))
        .draw(in: context, at: CGPoint(x: 0, y: CGFloat(index) * 5), color: .black)
    }
  }
}
