import Foundation
import TestSupport
import Testing

@testable import LayouterCommand

/// The pages that `verify` and `sheet --html` write.
@Suite struct PageTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write(SampleScene.card, to: "Fixtures/cards/plain.yaml")
  }

  @Test func aVerifyThatFindsSomethingLeavesAPageAndNamesIt() throws {
    let run = project.layouter("verify", "--report", "out")
    #expect(run.status == .negative)
    #expect(run.output.contains("Open in a browser:   out/index.html\n"))
    let page = try project.text("out/index.html")
    for name in ["calm_light", "calm_dark", "loud_light", "loud_dark"] {
      #expect(page.contains(#""name": "cards/plain/\#(name)""#))
    }
    // The page's commands name the folder of the report.
    #expect(page.contains(#""options": " --from out""#))
  }

  @Test func aVerifyThatFindsNothingRemovesThePageOfTheLast() throws {
    #expect(project.layouter("verify").status == .negative)
    #expect(project.exists(".layouter/report/index.html"))
    #expect(project.layouter("record").status == .success)
    let run = project.layouter("verify")
    #expect(run.status == .success)
    #expect(!run.output.contains("index.html"))
    #expect(!project.exists(".layouter/report/index.html"))
  }

  @Test func aSheetAsAPageHasAllChosenSnapshots() throws {
    let run = project.layouter("sheet", "--html", "gallery.html", "--variant", "*_dark")
    #expect(run.status == .success)
    #expect(run.output == "2 snapshots in gallery.html\n")
    let page = try project.text("gallery.html")
    #expect(page.contains(#""kind": "gallery""#))
    #expect(page.contains(#""name": "cards/plain/calm_dark""#))
    #expect(!page.contains("calm_light"))
    // Instead of the sheets.
    #expect(project.files().filter { $0.hasSuffix(".png") }.isEmpty)
  }

  @Test func theMergedReportOfShardsHasAPage() throws {
    #expect(project.layouter("verify", "--shard", "1/2", "--report", "one").status == .negative)
    #expect(project.layouter("verify", "--shard", "2/2", "--report", "two").status == .negative)
    #expect(project.layouter("merge-reports", "one", "two", "-o", "all").status == .negative)
    let page = try project.text("all/index.html")
    for name in ["calm_light", "calm_dark", "loud_light", "loud_dark"] {
      #expect(page.contains(#""name": "cards/plain/\#(name)""#))
    }
    #expect(page.contains(#""options": " --from all""#))
  }

  @Test func whatIsTheSameBesideADifferenceIsInspectedAsWell() throws {
    try project.write(SampleScene.card, to: "Fixtures/cards/other.yaml")
    #expect(project.layouter("record").status == .success)
    try project.write(
      SampleScene.card.replacingOccurrences(of: "#336699", with: "#336600"),
      to: "Fixtures/cards/plain.yaml")
    #expect(project.layouter("verify").status == .negative)
    // Of the other scene nothing is shown.
    #expect(
      project.files(".layouter/report/views")
        == ["calm_dark", "calm_light", "loud_dark", "loud_light"].map { "cards/plain/\($0).json" })
    try project.write(SampleScene.card, to: "Fixtures/cards/plain.yaml")
    #expect(project.layouter("verify").status == .success)
    #expect(project.files(".layouter/report/views") == [])
  }
}
