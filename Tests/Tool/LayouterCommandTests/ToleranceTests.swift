import TestSupport
import Testing

@testable import LayouterCommand

/// Scenes that are compared with a tolerance: `compare: {…}`. Two of the four pictures of 8 by 4 points
/// change from #CC0000 to #CC0001, which is ΔE 0.2.
@Suite struct ToleranceTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write(SampleScene.card, to: "Fixtures/plain.yaml")
    #expect(project.layouter("record").status == .success)
  }

  /// Verifies the scene with another red and a comparison.
  private func verify(_ color: String, _ comparison: String, _ options: String...) throws
    -> CommandRun
  {
    try project.write(
      "compare: \(comparison)\n" + SampleScene.card.replacing("#CC0000", with: color),
      to: "Fixtures/plain.yaml")
    return project.layouter(["verify"] + options)
  }

  @Test func aSmallDifferenceIsToleratedAndSaidSo() throws {
    let run = try verify("#CC0004", "{ metric: ciede2000, threshold: 2 }")
    #expect(run.status == .success)
    #expect(
      run.output.hasPrefix(
        """
        tolerance  plain.yaml: 2 pictures with other pixels were compared by ciede2000 up to 2
        4 snapshots: 4 same (
        """))
  }

  @Test func aLargerDifferenceIsNot() throws {
    let run = try verify("#CC0033", "{ metric: ciede2000, threshold: 2 }")
    #expect(run.status == .negative)
    #expect(run.output.contains("4 snapshots: 2 same, 2 different ("))
  }

  @Test func aMaskHidesADifference() throws {
    let run = try verify("#CC0033", "{ ignore: [[0, 0, 8, 4]] }")
    #expect(run.status == .success)
    #expect(
      run.output.hasPrefix(
        "tolerance  plain.yaml: 2 pictures with other pixels were compared without 1 rectangle\n"))
  }

  @Test func aMaskOfAPartLeavesTheRest() throws {
    let run = try verify("#CC0033", "{ ignore: [[0, 0, 8, 3]] }", "--json", "out.json")
    #expect(run.status == .negative)
    // A row of eight of the four rows.
    #expect(try project.text("out.json").contains("\"different\": 8,"))
    #expect(
      try project.text("out.json").contains("\"tolerance\": \"compared without 1 rectangle\""))
  }

  @Test func equalPixelsNeedNoTolerance() throws {
    let run = try verify("#CC0000", "{ metric: oklab }", "--json", "out.json")
    #expect(run.output.hasPrefix("4 snapshots: 4 same ("))
    #expect(try !project.text("out.json").contains("tolerance"))
  }

  @Test(arguments: [
    (
      "{ metric: deltaE }",
      "1:20: compare.metric: expected 'exact', 'ciede2000', 'oklab' or 'yiq', found the text "
        + "'deltaE'"
    ),
    (
      "{ threshold: 2 }",
      "1:10: compare: 'threshold' needs a metric: add 'metric: ciede2000', 'oklab' or 'yiq'"
    ),
    ("{ metrics: yiq }", "1:12: unknown key 'metrics' in 'compare' (did you mean 'metric'?)"),
  ])
  func anInvalidComparison(comparison: String, message: String) throws {
    let run = try verify("#CC0000", comparison)
    #expect(run.status == .broken)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
