import Foundation
import Testing

@testable import CairoGraphics
@testable import Typesetting

/// What shows characters that a font lacks. What the files have is from their `cmap`, read with
/// fontTools.
@Suite struct FontFallbackTests {
  func sources(_ text: String, _ font: Font) -> [GlyphSource] {
    TextLayout(text, font: font).lines[0].shaped.runs.map(\.source)
  }

  @Test func symbolsThatTheSystemFontLacksAreDrawn() {
    for character in "←↑→↓✓✕★☆●○◆◇□△▽☐☑♥♪※〒⋮⚠ℹ【】《》" {
      let text = String(character)
      #expect(sources(text, .system(size: 10, weight: .bold)) == [.symbols(.bold)])
      #expect(TextLayout(text, font: .system(size: 10)).size.width == 10)
    }
  }

  @Test func symbolsThatTheSystemFontHasAreItsOwn() throws {
    try DrawnWidths.with {
      let face = try FontLibrary.shared.systemFace(.regular).get()
      for character in "■▲▶▼◀…•×÷±€™「」、。" {
        #expect(sources(String(character), .system(size: 10)) == [.face(face)])
      }
    }
  }

  @Test func everySymbolIsInsideItsEm() {
    let room = CGRect(x: 0, y: -200, width: 1000, height: 1100)
    for (index, symbol) in SymbolTypeface.symbols.enumerated() {
      for weight in FontWeight.allCases {
        let outline = SymbolTypeface.outline(of: UInt32(index), weight: weight)
        #expect(!outline.isEmpty && room.contains(outline.controlBounds), "\(symbol.characters)")
      }
    }
  }

  @Test func symbolsAreHeavierInHeavierWeights() throws {
    let glyph = try #require(SymbolTypeface.glyph(of: 0x2192))
    // The arrow's shaft is as thick as the weight's stem, and its tip lies on the middle line,
    // which is 360 above the baseline.
    let regular = SymbolTypeface.outline(of: glyph, weight: .regular)
    let bold = SymbolTypeface.outline(of: glyph, weight: .bold)
    #expect(regular.contains(Point(300, 395), rule: .winding, transform: .identity))
    #expect(!regular.contains(Point(300, 405), rule: .winding, transform: .identity))
    #expect(bold.contains(Point(300, 420), rule: .winding, transform: .identity))
  }

  @Test func fullwidthFormsAreCentredInAnEm() throws {
    try DrawnWidths.with {
      // M PLUS 1 has `%`, 898 wide, but no fullwidth one.
      let face = try FontLibrary.shared.systemFace(.regular).get()
      let run = TextLayout("％", font: .system(size: 10)).lines[0].shaped.runs[0]
      #expect(run.glyphs == [face.glyph(of: 0x25)])
      #expect(run.positions == [Point(51.0, 0)])
      #expect(TextLayout("５０％", font: .system(size: 10)).size.width == 30)
    }
  }

  @Test func aUsersFontFallsBackToTheSystemFont() throws {
    try DrawnWidths.with {
      // MplusCode50-Regular.otf has Latin, half an em wide, and neither kana nor arrows.
      let font = try Font(file: PinnedFont.packageFolder + "/MplusCode50-Regular.otf", size: 10)
      let system = try FontLibrary.shared.systemFace(.regular).get()
      guard case .face(let face) = font.typeface else { return }
      #expect(sources("a保→", font) == [.face(face), .face(system), .symbols(.regular)])
      #expect(TextLayout("a保→", font: font).size.width == 25)
      // The lines have the metrics of the requested font.
      #expect(TextLayout("保", font: font).size.height == font.lineHeight)
    }
  }

  @Test func spacesDoNotChangeTheFont() throws {
    try DrawnWidths.with {
      let system = try FontLibrary.shared.systemFace(.regular).get()
      #expect(sources("a b 保 c", .system(size: 10)) == [.face(system)])
    }
  }

  // MARK: The built-in fallbacks

  /// Widths are the sums of the advances that `hb-shape` prints: 854, 510 and 529 of 1000 units in Noto Sans,
  /// 786, 660, 555, 568 and 647 in its bold font, 1876 and 1156 of 2048 in Symbola.
  @Test(
    arguments: [
      ("Жук", .regular, "NotoSans-Regular.ttf", 1.893),
      ("Ωμέγα", .bold, "NotoSans-Bold.ttf", 3.216),
      ("Жук", .medium, "NotoSans-Regular.ttf", 1.893),
      ("😀⌘", .regular, "Symbola_hint.ttf", 1.480_468_75),
    ] as [(String, FontWeight, String, Double)])
  func whatNoOtherFontHasIsOfNotoSansAndSymbola(
    text: String, weight: FontWeight, file: String, width: Double
  ) throws {
    let layout = TextLayout(text, font: .system(size: 1, weight: weight))
    #expect(layout.lines[0].shaped.faces.map(\.file.name) == [file])
    #expect(abs(layout.size.width.native - width) < 1e-9)
    #expect(layout.missingCharacters == [])
    #expect(layout.fontError == nil)
  }

  @Test func otherScriptsHaveNoFallback() {
    let layout = TextLayout("aสม", font: .system(size: 10))
    #expect(layout.missingCharacters == ["ส", "ม"])
    #expect(layout.fontError == nil)
  }

  @Test(arguments: [
    ("Ж", "NotoSans-Regular.ttf", "fonts-noto-core"), ("😀", "Symbola_hint.ttf", "fonts-symbola"),
  ])
  func aMissingFallbackIsAnErrorOfTextsThatNeedIt(
    text: String, file: String, package: String
  ) throws {
    let library = FontLibrary(folders: ["/nowhere"])
    let cascade = FontCascade(
      try Font(file: PinnedFont.packageFolder + "/Mplus1-Regular.otf", size: 10), library: library)
    func error(_ text: String) -> FontError? {
      ShapedParagraph(text[...], sources: cascade, direction: .natural, language: "en").fontError
    }
    #expect(error("a") == nil)
    #expect(error("ส") == nil)
    #expect(error(text) == .missing(file: file, package: package, folders: ["/nowhere"]))
  }
}
