import ProjectFiles
import Testing
import ViewTree

/// What project files say about the linter.
@Suite struct LintSettingsReadingTests {
  private func project(_ text: String) throws -> ProjectFile {
    try ProjectFile(bytes: Array(text.utf8), path: "layouter.yaml")
  }

  @Test func emptyFileHasTheDefaults() throws {
    #expect(try project("") == ProjectFile())
    #expect(try project("# folders: …\n\n") == ProjectFile())
    #expect(try project("{}").lint[.contrast] == .error)
  }

  @Test func rulesHaveLevelsAndOptions() throws {
    let lint = try project(
      """
      lint:
        verify: true
        off-grid: off
        long-text: { level: warning, growth: 1.5 }
        contrast: { method: apca, minimum: 75 }
        touch-target: { minimum: 48 }
      """
    ).lint
    #expect(lint.runsInVerify)
    #expect(lint[.offGrid] == .off)
    #expect(lint[.longText] == .warning)
    #expect(lint.textGrowth == 1.5)
    #expect(lint.minimumContrast(ofLargeText: false) == 75)
    #expect(lint.minimumContrast(ofLargeText: true) == 45)
    #expect(lint.minimumTarget == 48)
  }

  @Test(arguments: [
    ("lints: x", "layouter.yaml:1:1: unknown key 'lints' in a project file (did you mean 'lint'?)"),
    (
      "lint: yes",
      "layouter.yaml:1:7: lint: expected a map of rules, such as {off-grid: off}, found the text 'yes'"
    ),
    (
      "lint: { contrast: low }",
      "layouter.yaml:1:19: lint.contrast: expected 'off', 'warning' or 'error', found the text 'low'"
    ),
    (
      "lint: { contrast: { minimun: 3 } }",
      "layouter.yaml:1:21: unknown key 'minimun' in the options of contrast (did you mean 'minimum'?)"
    ),
    (
      "lint: { touch-target: { minimum: -1 } }",
      "layouter.yaml:1:34: lint.touch-target.minimum: expected "
    ),
    (
      "lint: { long-text: { growth: 0.5 } }", "layouter.yaml:1:30: lint.long-text.growth: expected "
    ),
  ])
  func mistakesAreReportedWithTheirPlaces(text: String, message: String) {
    let error = #expect(throws: ProjectFileError.self) { try project(text) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }
}
