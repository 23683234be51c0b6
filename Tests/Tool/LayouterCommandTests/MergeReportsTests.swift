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

  @Test func theSameShardTwiceIsAnError() {
    verify(1)
    _ = project.layouter("verify", "--shard", "1/2", "--report", "shards/2")
    let run = project.layouter("merge-reports", "shards/1", "shards/2", "-o", "merged")
    #expect(run.status == .broken)
    #expect(
      run.errors
        == "Error: two reports are of shard 1 of 2; merge one report of each shard\n")
  }

  @Test func theSameSnapshotTwiceIsAnError() {
    for report in 1...2 { _ = project.layouter("verify", "--report", "shards/\(report)") }
    let run = project.layouter("merge-reports", "shards/1", "shards/2", "-o", "merged")
    #expect(run.status == .broken)
    #expect(
      run.errors == "Error: two reports contain 'plain/calm_light'; merge the reports of different "
        + "shards of one run\n")
  }

  // MARK: Shards

  @Test func aReportNamesItsShard() throws {
    verify(2)
    #expect(
      try project.text("shards/2/report.json").contains(
        """
          "shard": {
            "count": 2,
            "index": 2
          },
        """))
    _ = project.layouter("verify")
    #expect(try !project.text(".layouter/report/report.json").contains("shard"))
  }

  @Test(arguments: [
    ([1], 2, "there is no report of shard 2 of 2; merge the reports of all 2"),
    ([1, 2], 3, "there is no report of shard 3 of 3; merge the reports of all 3"),
    ([2], 3, "there is no report of the shards 1 and 3 of 3; merge the reports of all 3"),
    // Of forty, most have no snapshot.
    (
      [7], 40,
      "there is no report of the shards 1, 2, 3, 4 and 35 more of 40; merge the reports of all 40"
    ),
  ])
  func aLostShardIsAnError(shards: [Int], count: Int, message: String) {
    for shard in shards {
      _ = project.layouter(
        "verify", "--shard", "\(shard)/\(count)", "--report", "shards/\(shard)")
    }
    let run = project.layouter(
      ["merge-reports"] + shards.map { "shards/\($0)" } + ["-o", "merged"])
    #expect(run.status == .broken)
    #expect(run.errors.hasPrefix("Error: " + message))
    #expect(!project.exists("merged"))
  }

  @Test func reportsOfAnyOrderAreInTheOrderOfTheirShards() throws {
    for shard in 1...2 { verify(shard) }
    _ = project.layouter("merge-reports", "shards/2", "shards/1", "-o", "merged")
    #expect(project.layouter("verify").status == .negative)
    #expect(
      try project.text("merged/report.json") == project.text(".layouter/report/report.json"))
  }

  @Test func partsOfOtherRunsAreErrors() {
    verify(1)
    _ = project.layouter("verify", "--shard", "2/3", "--report", "shards/2")
    _ = project.layouter("verify", "--report", "whole")
    #expect(
      project.layouter("merge-reports", "shards/1", "shards/2", "-o", "merged").errors
        == "Error: one report is of a run in 2 shards, another one of a run in 3; merge the reports "
        + "of one run\n")
    #expect(
      project.layouter("merge-reports", "shards/1", "whole", "-o", "merged").errors
        == "Error: one report is of a shard of 2, another one of a run without --shard; merge the "
        + "reports of one run\n")
  }

  @Test func itWritesTheFilesThatVerifyWrites() throws {
    for shard in 1...2 { verify(shard) }
    let run = project.layouter(
      "merge-reports", "shards/1", "shards/2", "-o", "merged", "--json", "all.json", "--junit",
      "all.xml", "--markdown", "all.md")
    #expect(run.status == .negative)
    #expect(try project.text("all.json") == project.text("merged/report.json"))
    #expect(try project.text("all.xml").contains("<testsuites"))
    #expect(try project.text("all.md").hasPrefix("## 2 of 4 snapshots differ\n"))
    let output = project.layouter(
      "merge-reports", "shards/1", "shards/2", "-o", "merged", "--markdown", "-")
    #expect(try output.output == project.text("all.md"))
    #expect(output.errors.contains("4 snapshots: 2 same, 2 different"))
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
