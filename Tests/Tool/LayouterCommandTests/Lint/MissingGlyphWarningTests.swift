import TestSupport
import Testing
import Typesetting

@testable import LayouterCommand

/// Characters that no font has are a warning of every command that draws, once per scene.
@Suite struct MissingGlyphWarningTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write(
      """
      size: [80, 20]
      variants: { appearance: [light, dark] }
      view: { type: UILabel, text: Done 𓀀 สด }
      """, to: "Fixtures/done.yaml")
  }

  private let warning =
    "warning    done/light@2x and 1 other (Fixtures/done.yaml:3): No font has a glyph for '𓀀' (U+13000), 'ส' (U+0E2A), "
    + "'ด' (U+0E14) in 'Done 𓀀 สด' (MPLUS1-Regular): boxes are shown instead. Name a font that has "
    + "them under 'fonts' in layouter.yaml, or use other characters.\n"

  @Test(arguments: [
    ["render", "-o", "out"], ["sheet", "-o", "out"], ["record"], ["describe"],
    ["describe", "--format", "json"],
  ])
  func drawingPrintsTheWarning(arguments: [String]) {
    let run = project.layouter(arguments)
    #expect(run.status == .success)
    #expect(run.errors.hasSuffix(warning))
    #expect(run.errors.components(separatedBy: "No font").count == 2)
  }

  @Test func verifyPrintsTheWarningWithItsResults() {
    #expect(project.layouter("record").status == .success)
    let run = project.layouter("verify")
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("2 snapshots: 2 same ("))
    #expect(run.output.hasSuffix(")\n" + warning))
  }

  @Test func textInAKnownScriptHasNoWarning() throws {
    try project.write(
      "size: [80, 20]\nview: { type: UILabel, text: 完了 ✓ }", to: "Fixtures/done.yaml")
    #expect(!project.layouter("record").errors.contains("No font"))
  }

  @Test func eachTextIsToldOnceForAFont() throws {
    try project.write(
      """
      size: [80, 80]
      variants: { appearance: [light, dark], scale: [1, 2] }
      view:
        layouter: { type: StackLayout }
        subviews:
          - { type: UILabel, text: ก }
          - { type: UILabel, text: ก }
          - { type: UILabel, text: ก, font: { weight: bold } }
          - { type: UILabel, text: กข }
      """, to: "Fixtures/done.yaml")
    let errors = project.layouter("record").errors
    #expect(errors.components(separatedBy: "No font").count == 4)
    #expect(
      errors.contains(
        "and 3 others (Fixtures/done.yaml:8): No font has a glyph for 'ก' (U+0E01) in 'ก' (MPLUS1-Bold)"
      ))
    #expect(errors.contains("'ก' (U+0E01), 'ข' (U+0E02) in 'กข' (MPLUS1-Regular)"))
  }

  @Test func aFontThatHasThemEndsTheWarning() throws {
    try project.write(TestFonts.colour, to: "Fonts/colour.ttf")
    try project.write("fonts: Fonts", to: "layouter.yaml")
    try project.write(
      "view: { type: UILabel, text: a, font: { name: Layouter Colour } }", to: "Fixtures/done.yaml")
    let run = project.layouter("record")
    #expect(run.status == .success)
    #expect(!run.errors.contains("No font"))
    #expect(project.layouter("verify").output.contains("1 same"))
    let sum = try FontDescription.sha256(ofFile: project.path + "/Fonts/colour.ttf")
    #expect(
      project.layouter("describe", "Snapshots/done/default@2x.png").output
        .contains("colour.ttf \(sum.prefix(12))"))
  }

  @Test func anotherFontThanThePinnedOneStopsEveryCommand() throws {
    try project.write(TestFonts.colour, to: "colour.ttf")
    try project.write(
      "fonts:\n  files:\n    - file: colour.ttf\n      sha256: '\(String(repeating: "0", count: 64))'\n",
      to: "layouter.yaml")
    let run = project.layouter("record")
    #expect(run.status == .broken)
    #expect(
      run.errors.contains("layouter.yaml:4:15: fonts.files.sha256: 'colour.ttf' is another file"))
    #expect(!project.exists("Snapshots"))
  }
}
