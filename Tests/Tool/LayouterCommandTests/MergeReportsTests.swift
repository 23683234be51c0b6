import TestSupport
import Testing

@testable import LayouterCommand

/// `merge-reports`, of two shards of a run in which the two loud pictures of the scene differ.
@Suite struct MergeReportsTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write(SampleScene.card, to: "Fixtures/plain.yaml")
    #expect(project.layouter("record").status == .success)
    try project.write(
      SampleScene.card.replacing("#CC0000", with: "#CC0033"), to: "Fixtures/plain.yaml")
  }

  private func verify(_ shard: Int, _ options: String...) {
    _ = project.layouter(
      ["verify", "--shard", "\(shard)/2", "--report", "shards/\(shard)"] + options)
  }

  @Test func theReportIsThatOfAnUndividedRun() throws {
    for shard in 1...2 { verify(shard) }
    let run = project.layouter("merge-reports", "shards/1", "shards/2", "-o", "merged")
    #expect(run.status == .negative)
    #expect(
      run.output == """
        different  `card`: background colour changed from #CC0000 to #CC0033 (ΔE 10.6)
                   in 2 pictures: loud, light and dark
                   group 1: plain/loud_light and 1 other
        4 snapshots: 2 same, 2 different
        The report is in merged.

        """)
    #expect(project.layouter("verify").status == .negative)
    #expect(
      try project.text("merged/report.json") == project.text(".layouter/report/report.json"))
    #expect(
      project.files("merged").filter { $0.hasSuffix(".png") }
        == project.files(".layouter/report").filter { $0.hasSuffix(".png") })
  }

  @Test func theMergedReportCanBeAccepted() {
    for shard in 1...2 { verify(shard) }
    _ = project.layouter("merge-reports", "shards/1", "shards/2", "-o", "merged")
    #expect(project.layouter("accept", "--all", "--from", "merged").status == .success)
    #expect(project.layouter("verify").status == .success)
  }

  @Test func theSameSnapshotTwiceIsAnError() {
    verify(1)
    _ = project.layouter("verify", "--shard", "1/2", "--report", "shards/2")
    let run = project.layouter("merge-reports", "shards/1", "shards/2", "-o", "merged")
    #expect(run.status == .broken)
    #expect(
      run.errors == "Error: two reports contain 'plain/calm_light'; merge the reports of different "
        + "shards of one run\n")
  }

  @Test func aMissingReportIsAnError() {
    verify(1)
    let run = project.layouter("merge-reports", "shards/1", "shards/2", "-o", "merged")
    #expect(run.status == .broken)
    #expect(run.errors.contains("there is no report in"))
    #expect(!project.exists("merged"))
  }

  @Test func aMissingPictureIsAnError() throws {
    for shard in 1...2 { verify(shard) }
    try project.remove("shards/1/actual/plain/loud_light.png")
    let run = project.layouter("merge-reports", "shards/1", "shards/2", "-o", "merged")
    #expect(run.status == .broken)
    #expect(run.errors.contains("copy the whole folder of the report"))
  }

  @Test func aReportIsNotMergedIntoItself() {
    for shard in 1...2 { verify(shard) }
    let run = project.layouter("merge-reports", "shards/1", "shards/2", "-o", "shards/1")
    #expect(run.status == .broken)
    #expect(run.errors.contains("would be overwritten"))
  }
}
