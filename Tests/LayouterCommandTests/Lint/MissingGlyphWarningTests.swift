import TestSupport
import Testing

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
      view: { type: UILabel, text: Done 🎉 สด }
      """, to: "Fixtures/done.yaml")
  }

  private let warning =
    "warning    done/light@2x and 1 other: No font has a glyph for '🎉' (U+1F389), 'ส' (U+0E2A), "
    + "'ด' (U+0E14): boxes are shown instead. Use other characters, or an image.\n"

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
    #expect(run.output.hasPrefix(warning + "2 snapshots: 2 same"))
  }

  @Test func textInAKnownScriptHasNoWarning() throws {
    try project.write(
      "size: [80, 20]\nview: { type: UILabel, text: 完了 ✓ }", to: "Fixtures/done.yaml")
    #expect(!project.layouter("record").errors.contains("No font"))
  }
}
