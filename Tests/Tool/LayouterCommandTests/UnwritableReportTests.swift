import TestSupport
import Testing

@testable import LayouterCommand

/// `verify` where the folder of the report cannot be written.
@Suite struct UnwritableReportTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write(SampleScene.card, to: "Fixtures/card.yaml")
    #expect(project.layouter("record").status == .success)
    // A file where the folder would be: also root cannot create it, whom permissions do not hinder.
    try project.write("no folder", to: ".layouter")
  }

  @Test func samePicturesNeedNoReport() {
    let run = project.layouter("verify")
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("4 snapshots: 4 same ("))
    #expect(run.errors == "")
  }

  @Test func theVerdictOfDifferentOnesIsGiven() throws {
    try project.write(
      SampleScene.card.replacing("#CC0000", with: "#CC0033"), to: "Fixtures/card.yaml")
    let run = project.layouter("verify")
    #expect(run.status == .negative)
    #expect(run.output.contains("4 snapshots: 2 same, 2 different ("))
    #expect(run.output.contains("#CC0000 to #CC0033"))
    // There is nothing to open or to accept.
    #expect(!run.output.contains("layouter accept"))
    #expect(run.errors.contains("The report could not be written: "))
    #expect(run.errors.contains("Choose another folder for it with --report."))
    let elsewhere = project.layouter("verify", "--report", "elsewhere")
    #expect(elsewhere.output.contains("layouter accept"))
    #expect(project.exists("elsewhere/index.html"))
  }

  @Test func theErrorsOfScenesAreReported() throws {
    try project.write(SampleScene.broken, to: "Fixtures/card.yaml")
    let run = project.layouter("verify")
    #expect(run.status == .broken)
    #expect(run.errors.contains("card.yaml:3:3: "))
  }
}
