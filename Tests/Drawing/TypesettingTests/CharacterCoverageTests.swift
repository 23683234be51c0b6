import CHarfBuzz
import Foundation
import Testing

@testable import CairoGraphics
@testable import Typesetting

/// Which characters are drawn without fonts of a project, and by which font.
@Suite struct CharacterCoverageTests {
  private func missing(_ text: String, _ font: Font = .system(size: 10)) -> [String] {
    let layout = TextLayout(text, font: font)
    return layout.fontError.map { ["\($0)"] } ?? layout.missingCharacters
  }

  private func missing(_ scalars: some Sequence<UInt32>) -> [String] {
    scalars.compactMap(Unicode.Scalar.init).filter {
      // Line separators break lines.
      $0.properties.generalCategory != .unassigned && !Character($0).isNewline
    }.flatMap { missing(String($0)) }
  }

  @Test func allOfJISX0208IsDrawn() {
    let characters = JISX0208.rows.filter { !$0.isNewline }
    // The space of the first cell separates words.
    #expect(characters.count == JISX0208.count - 1)
    #expect(characters.flatMap { missing(String($0)) } == [])
  }

  @Test(
    arguments: [
      ("Latin-1 to Latin Extended-B", 0x00A0...0x024F), ("General Punctuation", 0x2000...0x206F),
      ("superscripts and subscripts", 0x2070...0x209F), ("currencies", 0x20A0...0x20C0),
      ("letters as symbols", 0x2100...0x214F), ("number forms", 0x2150...0x218B),
      ("arrows", 0x2190...0x21FF), ("mathematics", 0x2200...0x22FF),
      ("letters and digits in circles", 0x2460...0x24FF), ("lines and shapes", 0x2500...0x25FF),
      ("Japanese punctuation", 0x3000...0x3020), ("kana", 0x3041...0x30FF),
      ("months, eras and units", 0x32C0...0x33FF), ("full-width forms", 0xFF01...0xFF60),
      ("half-width katakana", 0xFF61...0xFF9F), ("full-width signs", 0xFFE0...0xFFE6),
    ] as [(String, ClosedRange<UInt32>)])
  func everyCharacterOfABlockIsDrawn(name: String, block: ClosedRange<UInt32>) {
    #expect(missing(block) == [], "\(name)")
  }

  @Test(arguments: PinnedFallback.allCases)
  func everyCharacterOfAPinnedFontIsDrawn(font: PinnedFallback) throws {
    let face = try FontLibrary.shared.fallbackFace(font, isItalic: false).get()
    #expect(missing(characters(of: face)) == [])
  }

  @Test func everyCharacterOfTheSystemFontAndOfTheSupplementIsDrawn() throws {
    let system = try FontLibrary.shared.systemFace(.regular).get()
    let supplement = try #require(FontLibrary.shared.supplementFace(.regular, isItalic: false))
    #expect(missing(characters(of: system)) == [])
    #expect(missing(characters(of: supplement)) == [])
    // One covers what the other lacks.
    #expect(Set(characters(of: system)).isDisjoint(with: characters(of: supplement)))
  }

  private func characters(of face: FontFace) -> [UInt32] {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(hb_font_get_face(face.shapingFont), set)
    var scalars: [UInt32] = []
    var next: hb_codepoint_t = .max
    while hb_set_next(set, &next) != 0 { scalars.append(next) }
    return scalars
  }

  /// What the files have is from their `cmap`, read with fontTools.
  @Test(
    arguments: [
      ("′″₂‥ŉ", "NotoSans-Regular.ttf"), ("←", nil), ("⇼∰", "Symbola_hint.ttf"),
      ("A\u{20DD}", "Symbola_hint.ttf"), ("1\u{FE0F}\u{20E3}", "Symbola_hint.ttf"),
      ("#\u{FE0F}\u{20E3}", "Symbola_hint.ttf"), ("p\u{20D7}", "Symbola_hint.ttf"),
      ("n\u{325}", "NotoSans-Regular.ttf"), ("a\u{35C}", "NotoSans-Regular.ttf"),
      // An `a` and a caron, both of M PLUS 1.
      ("\u{1CE}", "Mplus1-Regular.otf"), ("a\u{30C}", "Mplus1-Regular.otf"),
      ("q\u{301}", "Mplus1-Regular.otf"),
      ("①⑳Ⅳ㎡㎏㍻㋿〇〃ｱｶﾞ鷗濵", "LayouterJapanese.otf"), ("゛゜ヾ", "LayouterJapanese.otf"),
      // An iteration mark and a voiced sound mark, both of M PLUS 1.
      ("ヽ\u{3099}", "Mplus1-Regular.otf"),
      ("￥￠￡￢％～", "Mplus1-Regular.otf"), ("‐\u{2011}", "Mplus1-Regular.otf"),
      // The som sign is a Cyrillic letter with a line.
      ("\u{20C0}₿℃", "NotoSans-Regular.ttf"),
      // Pātsu in one em, which no font has.
      ("㌬", "Mplus1-Regular.otf"),
    ] as [(String, String?)])
  func theFirstFontThatHasAllOfACharacterDrawsIt(text: String, file: String?) {
    for character in text {
      let layout = TextLayout(String(character), font: .system(size: 10))
      #expect(layout.lines[0].shaped.faces.map(\.file.name) == [file].compactMap(\.self))
      #expect(missing(String(character)) == [])
    }
  }

  /// The supplement has no space.
  @Test(arguments: ["鷗 外", "〇\tb", "〇\u{3000}〇", "①\u{A0}②"])
  func whiteSpaceIsNoBox(text: String) {
    #expect(missing(text) == [])
    let width = TextLayout(text, font: .system(size: 10)).size.width
    let parts = text.map { TextLayout(String($0), font: .system(size: 10)).size.width }
    #expect(abs(width - parts.reduce(0, +)) < 1e-9)
  }

  @Test func aHyphenIsThatOfTheFont() {
    let width = TextLayout("e-mail", font: .system(size: 10)).size.width
    #expect(TextLayout("e\u{2011}mail", font: .system(size: 10)).size.width == width)
    #expect(TextLayout("e\u{2010}mail", font: .system(size: 10)).size.width == width)
  }

  @Test func compatibilityCharactersAreWrittenOut() {
    // ㌬ is パーツ, three em.
    #expect(TextLayout("㌬", font: .system(size: 10)).size.width == 30)
    let glyphs = TextLayout("㌬", font: .system(size: 10)).lines[0].shaped.runs.flatMap(\.glyphs)
    let written = TextLayout("パーツ", font: .system(size: 10)).lines[0].shaped.runs.flatMap(\.glyphs)
    #expect(glyphs == written)
  }

  @Test func aFontOfOnesOwnChangesNoSign() throws {
    // It has neither kana nor full-width forms.
    let font = try Font(file: PinnedFont.packageFolder + "/MplusCode50-Regular.otf", size: 10)
    for character in "～゛゜％￥〇鷗①" {
      #expect(missing(String(character), font) == [])
      #expect(TextLayout(String(character), font: font).size.width == 10, "\(character)")
    }
  }

  @Test(
    arguments: [
      ("aก", ["ก"]), ("ก\u{301}b", ["ก\u{301}"]), ("かし\u{20E3}", ["し\u{20E3}"]),
      ("a\u{5B0}", ["a\u{5B0}"]),
      ("가1\u{8F0}", ["가", "1\u{8F0}"]), ("e\u{301}", []),
    ] as [(String, [String])])
  func everyBoxIsReported(text: String, characters: [String]) {
    let layout = TextLayout(text, font: .system(size: 10))
    #expect(layout.missingCharacters == characters)
    let boxes = layout.lines[0].shaped.runs.contains { $0.glyphs.contains(0) }
    #expect(boxes == !characters.isEmpty)
  }

  @Test func aMarkThatNoFontHasIsReportedWithItsLetter() {
    // U+08F0 is an Arabic mark: the letter stays, with a box behind it.
    let layout = TextLayout("xa\u{8F0}y", font: .system(size: 10))
    #expect(layout.missingCharacters == ["a\u{8F0}"])
    let glyphs = layout.lines[0].shaped.runs.flatMap(\.glyphs)
    #expect(glyphs.count == 4)
    #expect(glyphs.filter { $0 == 0 }.count == 1)
  }

  // MARK: The supplement's weights

  /// 〇 is a ring: the middle is empty, and the line on its edge grows outwards and inwards.
  @Test func theSupplementIsAsHeavyAsItsNeighbours() throws {
    func outline(_ weight: FontWeight) throws -> PathStorage {
      let face = try #require(FontLibrary.shared.supplementFace(weight, isItalic: false))
      return face.outlines(of: [try #require(face.glyph(of: 0x3007))])[0]
    }
    let (regular, bold) = (try outline(.regular), try outline(.bold))
    let (ring, wider) = (regular.tightBounds, bold.tightBounds)
    #expect(abs(wider.width.native - ring.width.native - 38) < 0.5)
    for outline in [regular, bold] {
      #expect(!outline.contains(Point(500, 380), rule: .winding, transform: .identity))
      // Within the ring's line, at its left.
      let inside = Point(ring.minX.native + 5, ring.midY.native)
      #expect(outline.contains(inside, rule: .winding, transform: .identity))
    }
    let outside = Point(ring.minX.native - 10, ring.midY.native)
    #expect(!regular.contains(outside, rule: .winding, transform: .identity))
    #expect(bold.contains(outside, rule: .winding, transform: .identity))
    #expect(try outline(.thin).tightBounds == ring)
  }
}
