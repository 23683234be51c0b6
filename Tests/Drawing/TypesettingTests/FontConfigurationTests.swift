import Foundation
import TestSupport
import Testing

@testable import Typesetting

/// Fonts by name, with the collection of ``TestFonts``: an `a` is 500 wide in Regular, 700 in Bold and
/// 450 in Italic.
@Suite struct FontConfigurationTests {
  private let folder: TemporaryFolder
  private let fonts: FontConfiguration

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(TestFonts.collection, to: "Fonts/test.ttc")
    fonts = try FontConfiguration(files: [folder.path + "/Fonts"])
  }

  /// Of the letter `a`.
  private func width(_ font: Font) -> CGFloat {
    fonts.performAsCurrent { TextLayout("a", font: font).size.width }
  }

  private func named(
    _ name: String, _ style: FontStyle? = nil
  ) throws(FontError) -> Font {
    try fonts.performAsCurrent { () throws(FontError) in
      try Font(named: name, size: 1000, style: style)
    }
  }

  // MARK: Names

  @Test func aCollectionHasAFaceForEachFont() {
    #expect(fonts.faces.map(\.postScriptName) == names)
    #expect(fonts.faces.map(\.index) == [0, 1, 2])
    #expect(fonts.faces.map(\.weightClass) == [400, 700, 400])
    #expect(fonts.faces.map(\.isItalic) == [false, false, true])
    #expect(Set(fonts.faces.map(\.familyName)) == ["Layouter Test"])
  }

  private let names = ["LayouterTest-Regular", "LayouterTest-Bold", "LayouterTest-Italic"]

  @Test func familiesAreThoseOfTheFilesAndOfTheSystem() {
    #expect(fonts.familyNames == ["Layouter Test", "M PLUS 1"])
    #expect(
      fonts.fontNames(forFamilyName: "Layouter Test")
        == ["LayouterTest-Italic", "LayouterTest-Regular", "LayouterTest-Bold"])
    #expect(fonts.fontNames(forFamilyName: "M PLUS 1").first == "MPLUS1-Thin")
    #expect(fonts.fontNames(forFamilyName: "M PLUS 1").last == "MPLUS1-Black")
    #expect(fonts.fontNames(forFamilyName: "Nothing").isEmpty)
  }

  @Test(arguments: [
    ("Layouter Test", 500.0), ("LayouterTest-Regular", 500), ("LayouterTest-Bold", 700),
    ("Layouter Test Bold", 700), ("LayouterTest-Italic", 450),
  ])
  func aNameIsThatOfAFontOrOfAFamily(name: String, advance: Double) throws {
    let font = try named(name)
    #expect(width(font).native == advance)
    #expect(font.familyName == "Layouter Test")
  }

  @Test func anUnknownNameIsAnError() {
    #expect {
      try named("Layouter Tost")
    } throws: { error in
      guard case .unknownFont("Layouter Tost", let known) = error as? FontError else {
        return false
      }
      return known.starts(with: ["Layouter Test", "M PLUS 1"]) && known.contains(names[1])
    }
    #expect(throws: FontError.unknownFamily(name: "X", known: ["Layouter Test", "M PLUS 1"])) {
      try FontConfiguration(faces: fonts.faces, fallbacks: [.init(familyName: "X")])
    }
  }

  @Test func theSystemFontHasAName() throws {
    let font = try named("MPLUS1-Bold")
    #expect(font.name == "M PLUS 1 Bold")
    #expect(font.ascender == 1160)
    #expect(try named("M PLUS 1", FontStyle(weightClass: 900)).postScriptName == "MPLUS1-Black")
    #expect(throws: FontError.noItalic(family: "M PLUS 1")) {
      try named("M PLUS 1", FontStyle(isItalic: true))
    }
  }

  @Test func metricsAreThoseOfTheFile() throws {
    let font = try named("Layouter Test")
    #expect(font.ascender == 900)
    #expect(font.descender == -300)
    #expect(font.capHeight == 700)
    #expect(font.xHeight == 500)
  }

  @Test func noOtherConfigurationKnowsTheNames() {
    #expect(throws: FontError.self) { try Font(named: "Layouter Test", size: 10) }
  }

  // MARK: Styles

  /// CSS Fonts 4, 5.2: for 400 to 500 first up to 500, then down, then up; below down first, above up
  /// first.
  @Test(
    arguments: [
      (400, [300, 500], 500), (400, [300, 600], 300), (500, [400, 600], 400),
      (450, [400, 500], 500),
      (300, [200, 400], 200), (300, [400, 500], 400), (600, [500, 700], 700),
      (600, [400, 500], 500),
      (700, [400, 900], 900), (100, [200, 900], 200), (400, [600, 700], 600),
    ] as [(Int, [Int], Int)])
  func theClosestWeightIsThatOfCSS(wanted: Int, available: [Int], expected: Int) {
    let best = available.min {
      FontStyle.distance(from: wanted, to: $0...$0) < FontStyle.distance(from: wanted, to: $1...$1)
    }
    #expect(best == expected)
  }

  @Test(
    arguments: [
      (FontStyle(weightClass: 600), 700.0), (FontStyle(weightClass: 500), 500),
      (FontStyle(weightClass: 100), 500), (FontStyle(isItalic: true), 450),
      (FontStyle(weightClass: 700, isItalic: true), 450),
    ] as [(FontStyle, Double)])
  func aStyleChoosesAFaceOfTheFamily(style: FontStyle, advance: Double) throws {
    #expect(width(try named("LayouterTest-Regular", style)).native == advance)
  }

  @Test func aVariableFontHasEveryWeightOfItsAxis() throws {
    try folder.write(TestFonts.variable, to: "variable.ttf")
    let fonts = try FontConfiguration(files: [folder.path + "/variable.ttf"])
    let family = try #require(fonts.faces.first).familyName
    try fonts.performAsCurrent {
      // At 100 the advance is 300, at 900 it is 700.
      for (weight, advance) in [(100, 300.0), (300, 400), (700, 600), (950, 700)] {
        let font = try Font(named: family, size: 1000, style: FontStyle(weightClass: weight))
        #expect(TextLayout("a", font: font).size.width.native == advance)
      }
      let font = try Font(
        named: family, size: 1000, style: FontStyle(weightClass: 700), variations: ["wght": 300])
      #expect(TextLayout("a", font: font).size.width == 400)
      #expect(font.variations == ["wght": 300])
      #expect(font.closestWeight == .light)
    }
  }

  @Test func theSystemFontIsSlantedByOneInFive() throws {
    let upright = try FontLibrary.shared.systemFace(.regular).get()
    let italic = try FontLibrary.shared.systemFace(.regular, isItalic: true).get()
    let glyph = try #require(upright.glyph(of: 0x49))
    let (before, after) = (
      try #require(upright.outlines(of: [glyph]).first).tightBounds,
      try #require(italic.outlines(of: [glyph]).first).tightBounds
    )
    // "I" is 730 high and rests on the baseline.
    #expect(abs(after.width - before.width - 146) < 1e-6)
    #expect(after.minX == before.minX)
    #expect(after.height == before.height)
    #expect(italic.advance(of: glyph) == upright.advance(of: glyph))
    #expect(Font.system(size: 10, isItalic: true).isItalic)
  }

  // MARK: A custom system font

  @Test func anotherSystemFontHasTheLinesOfIOS() throws {
    let fonts = try FontConfiguration(
      faces: fonts.faces, systemFont: .init(familyName: "Layouter Test"))
    fonts.performAsCurrent {
      let font = Font.system(size: 2048, weight: .semibold)
      #expect(font.lineHeight == 2444)
      #expect(font.name == "Layouter Test Bold")
      #expect(TextLayout("a", font: font.withSize(1000)).size.width == 700)
      #expect(TextLayout("a", font: .system(size: 1000, isItalic: true)).size.width == 450)
    }
    #expect(TextLayout("a", font: .system(size: 1000)).size.width != 500)
  }

  @Test func anotherSystemFontMayHaveItsOwnLines() throws {
    let fonts = try FontConfiguration(
      faces: fonts.faces, systemFont: .init(familyName: "Layouter Test", metrics: .own))
    fonts.performAsCurrent {
      #expect(Font.system(size: 10).lineHeight == 12)
      #expect(Font.system(size: 10).ascender == 9)
    }
  }

  @Test func whatAnotherSystemFontLacksIsOfMPLUS() throws {
    let fonts = try FontConfiguration(
      faces: fonts.faces, systemFont: .init(familyName: "Layouter Test"))
    fonts.performAsCurrent {
      // An ideograph of M PLUS 1 is an em wide.
      #expect(TextLayout("a保", font: .system(size: 1000)).size.width == 1500)
      #expect(TextLayout("a保", font: .system(size: 1000)).missingCharacters.isEmpty)
    }
  }

  // MARK: Fallbacks

  private func sources(_ text: String, _ font: Font, in fonts: FontConfiguration) -> [String] {
    fonts.performAsCurrent {
      let paragraph = ShapedParagraph(
        text[...], sources: FontCascade(font), direction: .natural, language: "en")
      return paragraph.line.runs.map { run in
        switch run.source {
        case .face(let face): face.description.postScriptName
        case .symbols: "symbols"
        case .blocks: "blocks"
        }
      }
    }
  }

  @Test func aFallbackIsForItsScriptOnly() throws {
    try folder.write(
      [UInt8](
        try Data(contentsOf: URL(filePath: PinnedFont.packageFolder + "/Mplus2-Regular.otf"))),
      to: "Mplus2.otf")
    let faces = try FontDescription.faces(at: folder.path + "/Mplus2.otf") + fonts.faces
    let han = try #require(FontScript(code: "Hani"))
    let latin = try #require(FontScript(code: "latn"))
    func cascade(_ fallbacks: [FontConfiguration.Fallback]) throws -> [String] {
      try fonts.performAsCurrent {
        let fonts = try FontConfiguration(faces: faces, fallbacks: fallbacks)
        let font = try fonts.performAsCurrent { try Font(named: "Layouter Test", size: 10) }
        return sources("a保", font, in: fonts)
      }
    }
    #expect(try cascade([]) == ["LayouterTest-Regular", "MPLUS1-Regular"])
    #expect(
      try cascade([.init(script: han, familyName: "M PLUS 2")])
        == ["LayouterTest-Regular", "MPLUS2-Regular"])
    #expect(
      try cascade([.init(script: latin, familyName: "M PLUS 2")])
        == ["LayouterTest-Regular", "MPLUS1-Regular"])
    #expect(
      try cascade([.init(familyName: "M PLUS 2")]) == ["LayouterTest-Regular", "MPLUS2-Regular"])
  }

  @Test func shapingIsCachedByConfiguration() throws {
    let other = try FontConfiguration(
      faces: fonts.faces, fallbacks: [.init(familyName: "Layouter Test")])
    // M PLUS 1 has an `a` of 546, and so no fallback is needed.
    let width = TextLayout("a", font: .system(size: 1000)).size.width
    #expect(
      other.performAsCurrent { TextLayout("a", font: .system(size: 1000)).size.width } == width)
  }

  // MARK: Checksums

  @Test func aRecordingNamesTheFile() throws {
    let font = try named("LayouterTest-Bold")
    let (_, recording) = FontRecording.record { width(font) }
    #expect(
      recording.uses == [
        FontUse(
          fileName: "test.ttc",
          sha256: try FontDescription.sha256(ofFile: folder.path + "/Fonts/test.ttc"))
      ])
  }

  @Test func aFileThatIsReplacedIsOpenedAgain() throws {
    #expect(width(try named("LayouterTest-Bold")) == 700)
    var bytes = [UInt8](TestFonts.collection)
    bytes.append(0)
    try folder.write(bytes, to: "Fonts/test.ttc")
    let font = try named("LayouterTest-Bold")
    let (_, recording) = FontRecording.record { width(font) }
    #expect(
      recording.uses.map(\.sha256)
        == [try FontDescription.sha256(ofFile: folder.path + "/Fonts/test.ttc")])
  }

  // MARK: Hostile files

  /// Every byte of the collection is changed in turn: fonts are read, or refused, but nothing traps.
  @Test func damagedFontsAreReadOrRefused() throws {
    let bytes = [UInt8](TestFonts.collection)
    var refused = 0
    for index in stride(from: 0, to: bytes.count, by: 7) {
      var damaged = bytes
      damaged[index] ^= 0xFF
      try folder.write(damaged, to: "damaged.ttc")
      do {
        let fonts = try FontConfiguration(files: [folder.path + "/damaged.ttc"])
        for face in fonts.faces {
          let font = try Font(file: face.path, index: face.index, size: 10)
          _ = TextLayout("a b保", font: font).overflow
        }
      } catch {
        refused += 1
      }
    }
    #expect(refused > 0)
  }

  @Test func noFontsAtAllIsAnError() throws {
    try folder.write("text", to: "Empty/readme.txt")
    #expect(throws: FontError.noFonts(folder: folder.path + "/Empty")) {
      try FontConfiguration(files: [folder.path + "/Empty"])
    }
    #expect(throws: FontError.self) { try FontConfiguration(files: [folder.path + "/missing"]) }
    #expect(throws: FontError.notAFont(path: folder.path + "/Empty/readme.txt")) {
      try FontConfiguration(files: [folder.path + "/Empty/readme.txt"])
    }
  }
}
