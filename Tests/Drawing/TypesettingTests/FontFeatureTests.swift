import Foundation
import Testing

@testable import Typesetting

/// Features of fonts, with M PLUS 1 in the widths of its file: its digits are 0.633 em wide, superior ones 0.373. It has
/// a glyph for a half, which `frac` joins `1/2` to, and joins `ff`.
@Suite struct FontFeatureTests {
  private func font(_ features: (tag: String, value: Int)...) throws -> Font {
    let set = try features.map { try #require(FontFeature($0.tag, value: $0.value)) }
    return try Font(named: "M PLUS 1", size: 1000).with(set)
  }

  private func width(_ text: String, _ font: Font) -> CGFloat {
    TextLayout(text, font: font).size.width
  }

  @Test func aFeatureReplacesGlyphs() throws {
    let (plain, superior) = (try font(), try font(("sups", 1)))
    #expect(width("23", plain) == 1266)
    #expect(width("23", superior) == 746)
    // The cache distinguishes features.
    #expect(width("23", plain) == 1266)
    #expect(width("23", try font(("sups", 0))) == 1266)
  }

  @Test func aFeatureJoinsGlyphs() throws {
    #expect(width("1/2", try font(("frac", 1))) == width("½", try font()))
  }

  @Test func lettersJoinUnlessTheFeatureIsOff() throws {
    let glyphs = { (font: Font) in
      ShapedParagraph("ff", sources: FontCascade(font), direction: .leftToRight, language: "en")
        .runs(in: 0..<2).flatMap(\.glyphs).filter { $0.advance > 0 }.count
    }
    #expect(glyphs(try font()) == 1)
    #expect(glyphs(try font(("liga", 0))) == 2)
  }

  /// The glyph of a half is set into iOS's width of the character.
  @Test func theSystemFontHasFeatures() throws {
    let system = Font.system(size: 100)
    let half = system.with([try #require(FontFeature("frac"))])
    #expect(width("1/2", half) == width("½", system))
  }

  @Test func digitsOfOneWidth() {
    let font = Font.system(size: 100).with([.tabularDigits])
    #expect(font == .system(size: 100, hasTabularDigits: true))
    #expect(width("1", font) == width("0", font))
    #expect(width("1", .system(size: 100)) < width("0", font))
  }

  @Test func theLastSettingOfATagHolds() throws {
    let font = try font(("sups", 1), ("frac", 1)).with([try #require(FontFeature("sups", value: 0))]
    )
    #expect(font.features.map(\.tag) == ["frac", "sups"])
    #expect(font.features.map(\.value) == [1, 0])
    #expect(font.withSize(20).spaced(lineHeight: 30).features == font.features)
  }

  @Test func aTagHasFourCharacters() {
    #expect(FontFeature("ss01", value: 3)?.value == 3)
    for tag in ["", "ss1", "ss001", "ßß", "\u{7}abc"] { #expect(FontFeature(tag) == nil, "\(tag)") }
    #expect(FontFeature("ss01", value: -1) == nil)
  }

  @Test func aFontKnowsItsFeatures() throws {
    let features = try #require(try font().availableFeatures)
    #expect(Set(["frac", "kern", "liga", "sups", "tnum"]).isSubset(of: features))
    #expect(features == features.sorted())
    #expect(Font.blocks(size: 10).availableFeatures == nil)
  }
}
