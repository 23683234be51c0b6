import Foundation
import Testing

@testable import Typesetting

/// Scripts whose letters join, stack or change places, in fonts of Debian's `fonts-noto-core`, whose files
/// are the same in all current releases. The expected glyphs, from left to right, are what HarfBuzz's own
/// `hb-shape --no-glyph-names --font-size=upem` prints.
@Suite struct ComplexScriptTests {
  private static let folder = "/usr/share/fonts/truetype/noto/"

  struct Expectation: Sendable {
    var file: String
    var text: String
    var glyphs: [UInt32]
    /// The sum of the advances, of 1000 units per em.
    var width: Double
  }

  static let expectations = [
    // Joined, with a ligature of lam and alef, from right to left.
    Expectation(
      file: "NotoSansArabic-Regular.ttf", text: "السلام عليكم",
      glyphs: [770, 560, 1492, 670, 10, 3, 769, 705, 1079, 667, 46], width: 4937),
    // Points below, in and above letters.
    Expectation(
      file: "NotoSansHebrew-Regular.ttf", text: "שָׁלוֹם", glyphs: [23, 46, 124, 55, 79, 100, 96],
      width: 2227),
    // A vowel sign is drawn before the consonant that it follows.
    Expectation(
      file: "NotoSansDevanagari-Regular.ttf", text: "हिन्दी", glyphs: [607, 61, 202, 42, 653],
      width: 1878),
    // Conjuncts of consonants.
    Expectation(
      file: "NotoSansDevanagari-Regular.ttf", text: "क्षत्रिय", glyphs: [179, 607, 269, 51],
      width: 2103),
    Expectation(
      file: "NotoSansBengali-Regular.ttf", text: "বাংলাদেশ",
      glyphs: [42, 54, 6, 47, 54, 61, 37, 48], width: 3923),
    Expectation(
      file: "NotoSansTamil-Regular.ttf", text: "தமிழ்", glyphs: [25, 29, 42, 94], width: 2803),
    // Two marks above a consonant.
    Expectation(
      file: "NotoSansThai-Regular.ttf", text: "ที่นี่", glyphs: [117, 94, 44, 71, 94, 44], width: 1222),
  ]

  private static func isInstalled(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + file)
  }

  static let installed = expectations.filter { isInstalled($0.file) }

  private func line(_ text: String, _ font: Font) -> ShapedLine {
    ShapedParagraph(
      text[...], sources: FontCascade(font), direction: .natural, language: "en"
    ).line
  }

  @Test("needs fonts-noto-core") func theFontsAreInstalled() {
    #expect(
      Self.installed.count == Self.expectations.count, "apt-get install fonts-noto-core")
  }

  @Test(arguments: installed)
  func glyphsAreThoseOfHarfBuzz(expectation: Expectation) throws {
    let font = try Font(file: Self.folder + expectation.file, size: 10)
    let line = line(expectation.text, font)
    #expect(line.runs.flatMap(\.glyphs) == expectation.glyphs)
    #expect(line.width == expectation.width)
  }

  /// `[23=6+684|46=4@82,0+0|124=4@-10,0+291|55=3+522|79=0@227,0+0|100=0@539,0+0|96=0+730]`
  @Test func pointsArePlacedOnTheirLetters() throws {
    let font = try Font(file: Self.folder + "NotoSansHebrew-Regular.ttf", size: 10)
    let positions = line("שָׁלוֹם", font).runs.flatMap(\.positions)
    let expected: [Double] = [0, 684 + 82, 684 - 10, 975, 1497 + 227, 1497 + 539, 1497]
    #expect(positions.map(\.x) == expected)
    #expect(positions.allSatisfy { $0.y == 0 })
  }

  @Test func eachScriptOfALineHasItsOwnFont() throws {
    let files = ["NotoSansArabic-Regular.ttf", "NotoSansDevanagari-Regular.ttf"]
    let fonts = try FontConfiguration(
      files: files.map { Self.folder + $0 },
      fallbacks: [
        .init(script: FontScript(code: "Arab"), familyName: "Noto Sans Arabic"),
        .init(script: FontScript(code: "Deva"), familyName: "Noto Sans Devanagari"),
      ])
    fonts.performAsCurrent {
      let layout = TextLayout("日本 हिन्दी السلام", font: .system(size: 10))
      #expect(layout.missingCharacters.isEmpty)
      #expect(
        layout.lines[0].shaped.faces.map(\.file.name).sorted()
          == ["Mplus1-Regular.otf"] + files)
      // The line is as high as a line of the system font.
      #expect(layout.size.height == Font.system(size: 10).lineHeight)
    }
  }
}
