import Foundation
import Testing

@testable import CairoGraphics

/// Metrics are from the `hhea` and `OS/2` tables of the font files, read with fontTools: ascender
/// 1160, descender -288, line gap 0, capital height 730, x-height 520, of 1000 units.
@Suite struct FontTests {
  @Test(arguments: FontWeight.allCases) func systemMetricsInPoints(weight: FontWeight) {
    let font = Font.system(size: 20, weight: weight)
    #expect(font.ascender == 23.2)
    #expect(font.descender == -5.76)
    #expect(font.lineHeight == 28.96)
    #expect(font.leading == 0)
    #expect(font.capHeight == 14.6)
    #expect(font.xHeight == 10.4)
  }

  @Test(arguments: FontWeight.allCases) func knownMetricsAreThoseOfTheFile(weight: FontWeight)
    throws
  {
    let face = try FontLibrary.shared.systemFace(weight).get()
    #expect(face.metrics == PinnedFont.metrics)
  }

  @Test func namesAreTheFiles() throws {
    let face = try FontLibrary.shared.systemFace(.bold).get()
    #expect(face.name == "M PLUS 1 Bold")
    #expect(Font.system(size: 12, weight: .bold).name == "M PLUS 1 Bold")
  }

  @Test func fontsAreValues() {
    #expect(Font.system(size: 12) == Font.system(size: 12, weight: .regular))
    #expect(Font.system(size: 12) != Font.system(size: 12, weight: .bold))
    #expect(Font.system(size: 12).withSize(13) == Font.system(size: 13))
  }

  @Test(arguments: [-1, .nan, .infinity] as [CGFloat])
  func sizesThatAreNoneCountAsZero(size: CGFloat) {
    #expect(Font.system(size: size).pointSize == 0)
  }

  @Test func blocksHaveFixedMetrics() {
    let font = Font.blocks(size: 10)
    #expect(font.ascender == 8)
    #expect(font.descender == -2)
    #expect(TextLayout("ab 漢字", font: font).size == CGSize(width: 30, height: 10))
  }

  @Test func outlinesAreTheNumbersOfTheFile() throws {
    // The bounds of the full stop in Mplus1-Regular.otf: 103, 0, 210, 107.
    let face = try FontLibrary.shared.systemFace(.regular).get()
    let glyph = try #require(face.glyph(of: 0x2E))
    let outline = try #require(face.outlines(of: [glyph]).first)
    #expect(outline.controlBounds == CGRect(x: 103, y: 0, width: 107, height: 107))
  }
}
