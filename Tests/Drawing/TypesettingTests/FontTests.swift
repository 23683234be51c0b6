import Foundation
import Testing

@testable import CairoGraphics
@testable import Typesetting

@Suite struct FontTests {
  /// The metrics of iOS, of 2048 units: ascender 1950, descender -494, line gap 0, capital height 1443,
  /// x-height 1078.
  @Test(arguments: FontWeight.allCases) func systemMetricsAreThoseOfIOS(weight: FontWeight) {
    let font = Font.system(size: 2048, weight: weight)
    #expect(font.ascender == 1950)
    #expect(font.descender == -494)
    #expect(font.lineHeight == 2444)
    #expect(font.leading == 0)
    #expect(font.capHeight == 1443)
    #expect(font.xHeight == 1078)
    #expect(font.withSize(17).lineHeight == 20.287_109_375)
  }

  /// From the `hhea` and `OS/2` tables of the font files, read with fontTools: of 1000 units.
  @Test func fontsFromFilesHaveTheirOwnMetrics() throws {
    let font = try Font(file: PinnedFont.packageFolder + "/Mplus1-Regular.otf", size: 1000)
    #expect(font.ascender == 1160)
    #expect(font.descender == -288)
    #expect(font.leading == 0)
    #expect(font.capHeight == 730)
    #expect(font.xHeight == 520)
  }

  /// As in the file's tables above.
  @Test func typefacesHaveTheirMetricsInUnits() throws {
    let face = try #require(CGFont("MPLUS1-Regular" as NSString))
    #expect(face.postScriptName as String? == "MPLUS1-Regular")
    #expect(face.unitsPerEm == 1000)
    #expect([face.ascent, face.descent, face.capHeight, face.xHeight] == [1160, -288, 730, 520])
    #expect(CGFont("No such font" as NSString) == nil)
  }

  /// fontTools reads tops of 1180 (Ế) and 730 (H) and bottoms of -270 (ķ) of 1000 units; the ascender
  /// is at 952.1484375, the descender at -241.2109375.
  @Test func lettersMayReachBeyondTheLine() {
    func overflow(_ text: String) -> [CGFloat] {
      let overflow = TextLayout(text, font: .system(size: 1000)).overflow
      return [overflow.top, overflow.bottom]
    }
    #expect(overflow("Hg日本語") == [0, 0])
    #expect(overflow("Ế") == [227.8515625, 0])
    #expect(overflow("ķ") == [0, 28.7890625])
    // Only at the top of the first line and at the bottom of the last one.
    #expect(overflow("H\nẾ\nķ\nH") == [0, 0])
    #expect(overflow("") == [0, 0])
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
