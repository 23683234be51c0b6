import CairoGraphics
import ProjectFiles
import TestSupport
import Testing
import Typesetting

/// The section `fonts` of project files, with the family of ``TestFonts``.
@Suite struct ProjectFontsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(TestFonts.collection, to: "Fonts/test.ttc")
  }

  private func project(_ text: String) throws -> ProjectFile {
    try ProjectFile(bytes: Array(text.utf8), path: "layouter.yaml", folder: folder.url)
  }

  private func problems(_ text: String) -> String {
    do {
      _ = try project(text)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func twoFontsOfOneNameAreAnError() throws {
    try folder.write(TestFonts.collection, to: "More/copy.ttc")
    #expect(
      problems("fonts:\n  files:\n    - Fonts\n    - More")
        == "layouter.yaml:4:7: fonts.files: 2 fonts have the PostScript name 'LayouterTest-Regular': "
        + "\(folder.path)/Fonts/test.ttc, \(folder.path)/More/copy.ttc; use only one of them")
    // A file and its folder are one.
    #expect(try project("fonts: [Fonts, Fonts/test.ttc]").scenes.fonts?.faces.count == 3)
  }

  @Test func theSystemFontHasTheWidthsOfIOSOrItsOwn() throws {
    func width(_ text: String) throws -> Double? {
      let fonts = try project(text).scenes.fonts
      return fonts?.performAsCurrent {
        TextLayout("A", font: .system(size: 1000)).size.width.native
      }
    }
    // 598 and 30 thousandths of an em from the table, 39.7 of spacing, and 13.6 less at such a size; 699 in M PLUS 1.
    for setting in ["fonts: Fonts", "fonts: { systemWidths: ios }"] {
      #expect(abs(try #require(try width(setting)) - 654.1) < 1e-9)
    }
    #expect(try width("fonts: { systemWidths: drawn }") == 699)
    #expect(
      problems("fonts: { systemWidths: own }")
        == "layouter.yaml:1:24: fonts.systemWidths: unknown value 'own': expected ios or drawn")
  }

  @Test func filesAreNamedWithTheirChecksums() throws {
    let sum = try FontDescription.sha256(ofFile: folder.path + "/Fonts/test.ttc")
    let fonts = try project(
      "fonts: { files: [{ file: Fonts/test.ttc, sha256: \(sum.uppercased()) }] }"
    ).scenes.fonts
    #expect(fonts?.faces.count == 3)
    let wrong = String(repeating: "0", count: 64)
    #expect(
      problems("fonts:\n  files:\n    - { file: Fonts/test.ttc, sha256: '\(wrong)' }")
        == "layouter.yaml:3:39: fonts.files.sha256: 'Fonts/test.ttc' is another file: its SHA-256 is "
        + "\(sum), expected \(wrong). Take the right file, or, if this one is intended, write its "
        + "sum here")
  }

  @Test(arguments: [
    (
      "fonts: Missing",
      "layouter.yaml:1:8: fonts: 'Missing' cannot be read: No such file or folder"
    ),
    (
      "fonts: [Fonts, layouter.yaml]",
      "layouter.yaml:1:16: fonts: 'layouter.yaml' is not a font: expected a TrueType or OpenType file, or "
        + "a collection"
    ),
    (
      "fonts: Empty",
      "layouter.yaml:1:8: fonts: there are no fonts in 'Empty': expected files *.otf, *.ttf, *.otc or "
        + "*.ttc"
    ),
    (
      "fonts: { files: [{ file: Fonts, sha256: '\(String(repeating: "0", count: 64))' }] }",
      "layouter.yaml:1:41: fonts.files.sha256: 'Fonts' is a folder: a SHA-256 is of one file"
    ),
    (
      "fonts: { files: [{ file: Fonts/test.ttc, sha256: abc }] }",
      "layouter.yaml:1:50: fonts.files.sha256: expected a SHA-256 of 64 hexadecimal digits, as "
        + "sha256sum prints it, found the text 'abc'"
    ),
    (
      "fonts: { files: Fonts, system: Layouter Tost }",
      "layouter.yaml:1:32: fonts.system: unknown font family 'Layouter Tost': expected Layouter Test "
        + "or M PLUS 1 (did you mean 'Layouter Test'?)"
    ),
    (
      "fonts: { files: Fonts, system: { family: Layouter Test, metrics: mine } }",
      "layouter.yaml:1:66: fonts.system.metrics: unknown value 'mine': expected ios or own"
    ),
    (
      "fonts: { files: Fonts, fallback: [{ script: arabian, font: Layouter Test }] }",
      "layouter.yaml:1:45: fonts.fallback.script: unknown script 'arabian' (did you mean 'arabic'?): "
        + "expected a name such as arabic, or a code of ISO 15924 such as Arab"
    ),
    (
      "fonts: { files: Fonts, fallback: [{ script: arabic }] }",
      "layouter.yaml:1:35: fonts.fallback: a fallback needs a 'font'"
    ),
    ("fonts: { file: Fonts }", "layouter.yaml:1:10: unknown key 'file' in 'fonts' (did you mean "),
  ])
  func mistakesAreReportedWithTheirPlace(text: String, message: String) throws {
    try folder.write("text", to: "Empty/readme.txt")
    try folder.write(text, to: "layouter.yaml")
    #expect(problems(text).hasPrefix(message), "\(problems(text))")
  }

  @Test func fallbacksHaveScripts() throws {
    let fonts = try #require(
      try project(
        """
        fonts:
          files: Fonts
          fallback:
            - { script: Deva, font: Layouter Test }
            - { script: emoji, font: Layouter Test }
            - Layouter Test
        """
      ).scenes.fonts)
    #expect(fonts.fallbacks.map { $0.script?.code } == ["Deva", "Zsye", nil])
  }
}
