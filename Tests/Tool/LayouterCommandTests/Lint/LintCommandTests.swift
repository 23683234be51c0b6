import Foundation
import TestSupport
import Testing

@testable import LayouterCommand

/// What `lint` prints, writes and returns.
@Suite struct LintCommandTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
  }

  /// A button that is too low in four variants; its view is in line 4.
  private func low(_ more: String = "") -> String {
    """
    size: [120, 40]
    variants: { state: [normal, disabled], appearance: [light, dark] }
    \(more)
    view:
      type: DsCustomButton
      id: save
      colorResources:
        Bg:
          Normal: { light: '#0040A0', dark: '#003080' }
          Disabled: { light: '#DDDDDD', dark: '#AAAAAA' }
    """
  }

  private let finding =
    "Fixtures/low.yaml:5: touch-target: save: the touch target has 120 × 40 pt, less than 44 × 44 pt. "
    + "Make the view larger, or extend the area in its point(inside:). [normal, light and dark]\n"

  @Test func findingIsALineWithPlaceRuleViewValueAndVariants() throws {
    try project.write(low(), to: "Fixtures/low.yaml")
    let run = project.layouter("lint")
    #expect(run.status == .negative)
    #expect(run.output == finding + "1 scene: 1 finding\n")
  }

  @Test func jsonHasTheMembersOfTheContract() throws {
    try project.write(low(), to: "Fixtures/low.yaml")
    let run = project.layouter("lint", "--json", "lint.json")
    #expect(run.status == .negative)
    let report = try JSONDecoder().decode(
      LintJSON.self, from: Data(contentsOf: project.fileURL("lint.json")))
    let found = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(found.rule == "touch-target")
    #expect(found.scene == "low")
    #expect(found.file == "Fixtures/low.yaml")
    #expect(found.line == 5)
    #expect(found.variants == ["normal_light@2x", "normal_dark@2x"])
    #expect(found.view == "save")
    #expect(found.value == 40)
    #expect(found.message.hasPrefix("the touch target has 120 × 40 pt"))
    #expect(report.silenced.isEmpty)
  }

  @Test func onlyTheRulesThatAreNamedAreChecked() throws {
    try project.write(low(), to: "Fixtures/low.yaml")
    #expect(project.layouter("lint", "--rules", "contrast,off-grid").status == .success)
    #expect(project.layouter("lint", "--rules", "contrast, touch-target").status == .negative)
    let run = project.layouter("lint", "--rules", "contrats")
    #expect(run.status == .broken)
    #expect(run.errors.contains("There is no rule 'contrats' (did you mean 'contrast'?)."))
  }

  @Test func sceneSilencesARuleWithAReason() throws {
    try project.write(
      low("lint: { ignore: { touch-target: compact toolbar } }"), to: "Fixtures/low.yaml")
    let run = project.layouter("lint", "--json", "lint.json")
    #expect(run.status == .success)
    #expect(run.output == "1 scene: 0 findings, 1 silenced\n")
    let report = try JSONDecoder().decode(
      LintJSON.self, from: Data(contentsOf: project.fileURL("lint.json")))
    #expect(report.findings.isEmpty)
    #expect(report.silenced.map(\.reason) == ["compact toolbar"])
  }

  @Test func viewSilencesOnlyItselfAndWhatIsInIt() throws {
    try project.write(
      """
      size: [240, 40]
      resources: { plain: { unstateful: { Bg: '#0040A0' } } }
      view:
        subviews:
          - lint: { ignore: { touch-target: compact toolbar } }
            frame: [0, 0, 110, 40]
            subviews: [{ type: DsCustomButton, id: one, frame: [0, 0, 110, 40], colorResources: plain }]
          - { type: DsCustomButton, id: two, frame: [130, 0, 110, 40], colorResources: plain }
      """, to: "Fixtures/low.yaml")
    let run = project.layouter("lint")
    #expect(run.status == .negative)
    #expect(run.output.hasPrefix("Fixtures/low.yaml:8: touch-target: two: "))
    #expect(run.output.hasSuffix("1 scene: 1 finding, 1 silenced\n"))
  }

  @Test func silenceThatNothingNeedsIsReported() throws {
    try project.write(
      low("lint: { ignore: { touch-target: compact, contrast: brand } }"), to: "Fixtures/low.yaml")
    let run = project.layouter("lint")
    #expect(run.status == .success)
    #expect(
      run.output == """
        Fixtures/low.yaml:3: superfluous: nothing of 'contrast' is found here now. Remove the \
        entry from 'ignore'.
        1 scene: 0 findings, 1 silenced

        """)
    // A rule that was not checked may still be needed.
    #expect(
      project.layouter("lint", "--rules", "touch-target").output
        == "1 scene: 0 findings, 1 silenced\n")
  }

  @Test func silenceNeedsAReasonAndAKnownRule() throws {
    try project.write(
      low("lint: { ignore: { touch-target: '', contrats: brand } }"), to: "Fixtures/low.yaml")
    let run = project.layouter("lint")
    #expect(run.status == .broken)
    #expect(
      run.errors.contains(
        "Fixtures/low.yaml:3:33: lint.ignore.touch-target: expected the reason why the finding is "
          + "accepted, found the text ''"))
    #expect(
      run.errors.contains("unknown key 'contrats' in the ignored rules (did you mean 'contrast'?)"))
  }

  @Test func projectSetsLevelsAndLimits() throws {
    try project.write(low(), to: "Fixtures/low.yaml")
    try project.write("lint: { touch-target: { minimum: 40 } }", to: "layouter.yaml")
    #expect(project.layouter("lint").output == "1 scene: 0 findings\n")
    try project.write("lint: { touch-target: off }", to: "layouter.yaml")
    #expect(project.layouter("lint").output == "1 scene: 0 findings\n")
    try project.write("lint: { touch-target: warning }", to: "layouter.yaml")
    let run = project.layouter("lint")
    #expect(run.status == .success)
    #expect(run.output == finding + "1 scene: 1 finding\n")
  }

  /// The grey #888888 on white has 3.54:1, and Lc 63.1 of the 60 that APCA asks for.
  @Test func contrastCanBeMeasuredByAPCA() throws {
    try project.write(
      "size: [200, 44]\nview: { type: UILabel, id: title, text: Title, textColor: '#888888' }",
      to: "Fixtures/grey.yaml")
    let run = project.layouter("lint")
    #expect(run.output.contains("contrast of 3.54:1, less than 4.5:1 for text: #888888 on #FFFFFF"))
    try project.write("lint: { contrast: { method: apca } }", to: "layouter.yaml")
    #expect(project.layouter("lint").status == .success)
    try project.write("lint: { contrast: { method: apca, minimum: 75 } }", to: "layouter.yaml")
    #expect(project.layouter("lint").output.contains("a contrast of Lc 63.1, less than Lc 75"))
  }

  @Test func verifyPrintsFindingsAsNotesWhereTheProjectAsksForThem() throws {
    try project.write(low(), to: "Fixtures/low.yaml")
    #expect(project.layouter("record").status == .success)
    #expect(!project.layouter("verify").output.contains("touch-target"))
    try project.write("lint: { verify: true }", to: "layouter.yaml")
    let run = project.layouter("verify")
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("4 snapshots: 4 same ("))
    #expect(run.output.contains(")\nnote       " + finding + "\nOpen in a browser:"))
    try project.write("lint: { verify: perhaps }", to: "layouter.yaml")
    #expect(project.layouter("verify").status == .broken)
  }

  // MARK: GitHub

  @Test func annotationsAreAtTheFindingsAndInTheSummary() throws {
    try project.write(low(), to: "app/Fixtures/low.yaml")
    try project.write("", to: ".git/HEAD")
    let run = project.layouter(
      "lint", "--github", "-q",
      environment: ["GITHUB_STEP_SUMMARY": project.path + "/summary.md"], workingFolder: "app")
    #expect(run.status == .negative)
    #expect(
      run.output == finding
        + "::error file=app/Fixtures/low.yaml,line=5,title=touch-target::`save`: the touch target has "
        + "120 × 40 pt, less than 44 × 44 pt. Make the view larger, or extend the area in its "
        + "point(inside:).%0Anormal, light and dark\n")
    #expect(
      try project.text("summary.md") == """
        ## 1 finding

        - `app/Fixtures/low.yaml:5` **touch-target** `save`: the touch target has 120 × 40 pt, less than \
        44 × 44 pt. Make the view larger, or extend the area in its point(inside:). (normal, light and \
        dark)

        """)
    // A warning does not fail.
    try project.write("lint: { touch-target: warning }", to: "app/layouter.yaml")
    let warning = project.layouter("lint", "--github", workingFolder: "app")
    #expect(warning.status == .success)
    #expect(warning.output.contains("\n::warning file=app/Fixtures/low.yaml,line=5,"))
  }

  @Test func atMostTenFindingsAreAnnotated() throws {
    for number in 10..<22 { try project.write(low(), to: "Fixtures/low\(number).yaml") }
    let run = project.layouter("lint", "--github", "--json", "-")
    let annotations = run.errors.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(annotations.count == 10)
    #expect(
      annotations.last == "::error title=3 more::3 more findings are in the summary of this step")
    #expect(!run.output.contains("::"))
  }

  @Test func brokenProjectFileIsAnErrorWithItsPlace() throws {
    try project.write(low(), to: "Fixtures/low.yaml")
    try project.write("lint:\n  contrats: off\n", to: "layouter.yaml")
    let run = project.layouter("lint")
    #expect(run.status == .broken)
    #expect(
      run.errors.contains(
        "layouter.yaml:2:3: unknown key 'contrats' in 'lint' (did you mean 'contrast'?)"))
  }

  @Test func sceneThatCannotBeDrawnIsBroken() throws {
    try project.write(low(), to: "Fixtures/low.yaml")
    try project.write("size: [0, 10]\nview: {}\n", to: "Fixtures/nothing.yaml")
    let run = project.layouter("lint")
    #expect(run.status == .broken)
    #expect(run.output == finding + "2 scenes: 1 finding\n")
    #expect(run.errors.contains("Fixtures/nothing.yaml, default@2x: "))
  }
}
