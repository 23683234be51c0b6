import CairoGraphics
import Foundation
import Pixels
import Synchronization
import TestSupport
import Testing

@testable import LayouterCommand

/// What verify, record and accept do to a project's goldens.
@Suite struct GoldenTests {
  private let project: TemporaryFolder
  private let names = ["calm_dark", "calm_light", "loud_dark", "loud_light"]

  init() throws {
    project = try TemporaryFolder()
    try project.write(SampleScene.card, to: "Fixtures/plain.yaml")
  }

  private var goldens: [String] { names.map { "plain/\($0).png" } }

  /// The loud card in another red: two of four pictures differ from then on.
  private func changeTheScene() throws {
    try project.write(
      SampleScene.card.replacing("#CC0000", with: "#CC0033"), to: "Fixtures/plain.yaml")
  }

  private func firstLine(_ text: String) -> Substring { text.prefix { $0 != "\n" } }

  @Test func withoutGoldensTheAnswerIsNo() {
    let run = project.layouter("verify")
    #expect(run.status == .negative)
    #expect(
      run.output.hasPrefix(
        """
        missing    there is no golden yet: record one, or accept this picture
                   in all 4 pictures
                   group 1: plain/calm_light and 3 others

        """))
    #expect(run.output.contains("4 snapshots: 4 without a golden ("))
    #expect(run.output.contains("layouter record"))
    #expect(!project.exists("Snapshots"))
  }

  @Test func whatIsRecordedIsVerified() {
    let record = project.layouter("record")
    #expect(record.status == .success)
    #expect(record.output == "4 goldens written to Snapshots\n")
    #expect(project.files("Snapshots") == goldens)

    let verify = project.layouter("verify")
    #expect(verify.status == .success)
    #expect(verify.output.hasPrefix("4 snapshots: 4 same ("))
    #expect(!verify.output.contains("Report"))
  }

  @Test func aDifferenceIsPrintedAndReported() throws {
    #expect(project.layouter("record").status == .success)
    try changeTheScene()
    let run = project.layouter("verify", "--json", "outcome.json")
    #expect(run.status == .negative)
    #expect(
      run.output.hasPrefix(
        """
        different  `card`: background colour changed from #CC0000 to #CC0033 (ΔE 10.6)
                   in 2 pictures: loud, light and dark
                   group 1: plain/loud_light and 1 other

        """))
    #expect(run.output.contains("4 snapshots: 2 same, 2 different ("))
    #expect(
      run.output.hasSuffix(
        """
        Accept a group:      layouter accept --group 1
        Accept everything:   layouter accept --all
        Decide one by one:   layouter accept -i

        """))
    #expect(
      project.files(".layouter/report").filter { $0.hasSuffix(".png") } == [
        "actual/plain/loud_dark.png", "actual/plain/loud_light.png",
        "difference/plain/loud_dark.png", "difference/plain/loud_light.png",
        "expected/plain/loud_dark.png", "expected/plain/loud_light.png",
      ])
    let json = try project.text("outcome.json")
    #expect(try json == project.text(".layouter/report/report.json"))
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let snapshots = try #require(object["snapshots"] as? [[String: Any]])
    #expect(
      snapshots.map { $0["name"] as? String } == [
        "plain/calm_light", "plain/calm_dark", "plain/loud_light", "plain/loud_dark",
      ])
    #expect(
      snapshots.map { $0["verdict"] as? String } == ["same", "same", "different", "different"])
    #expect(snapshots[2]["different"] as? Int == 32)
    #expect((snapshots[2]["words"] as? [String])?.isEmpty == false)
  }

  @Test func theOutcomeAsTheOnlyResult() throws {
    #expect(project.layouter("record").status == .success)
    let run = project.layouter("verify", "--json", "-")
    #expect(run.status == .success)
    #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any])
    #expect(run.errors.contains("4 snapshots: 4 same"))
  }

  @Test func aSingleDifferenceIsAcceptedByItsName() throws {
    #expect(project.layouter("record").status == .success)
    try changeTheScene()
    #expect(
      project.layouter("verify", "--filter", "*_light").output.hasSuffix(
        "\nAccept the change:   layouter accept plain/loud_light\n"))
  }

  @Test func acceptAcceptsOnlyNamedSnapshots() throws {
    #expect(project.layouter("record").status == .success)
    let old = try project.bytes("Snapshots/plain/loud_light.png")
    try changeTheScene()
    #expect(project.layouter("verify").status == .negative)

    let accept = project.layouter("accept", "plain/loud_light")
    #expect(accept.status == .success)
    #expect(
      accept.output == """
        accepted  plain/loud_light
        1 golden written to Snapshots; undo with: layouter accept --undo

        """)
    #expect(project.layouter("verify", "--report", "second").output.contains("3 same, 1 different"))

    let undo = project.layouter("accept", "--undo")
    #expect(undo.status == .success)
    #expect(undo.output == "restored  plain/loud_light\n")
    #expect(try project.bytes("Snapshots/plain/loud_light.png") == old)
  }

  @Test func acceptAllThenAllIsTheSame() throws {
    #expect(project.layouter("record").status == .success)
    try changeTheScene()
    #expect(project.layouter("verify").status == .negative)
    #expect(project.layouter("accept", "--all").status == .success)
    #expect(project.layouter("verify").status == .success)
  }

  @Test func acceptUnderstandsPatternsAndPathsOfFiles() throws {
    #expect(project.layouter("record").status == .success)
    try changeTheScene()
    #expect(project.layouter("verify").status == .negative)
    #expect(
      project.layouter("accept", "Snapshots/plain/loud_dark.png", "*_light").output.contains(
        "2 goldens written"))
  }

  @Test func acceptWithoutANameListsTheCandidates() throws {
    #expect(project.layouter("record").status == .success)
    try changeTheScene()
    #expect(project.layouter("verify").status == .negative)
    let run = project.layouter("accept")
    #expect(run.status == .broken)
    #expect(
      run.errors == """
        Error: Accept by name, a group with --group, all with --all, or decide one by one with -i:
          plain/loud_light
          plain/loud_dark

        """)
    let other = project.layouter("accept", "plain/calm_light")
    #expect(other.status == .broken)
    #expect(
      other.errors == """
        Error: The last verify found no difference in 'plain/calm_light'. It found:
          plain/loud_light
          plain/loud_dark

        """)
  }

  @Test func withoutADifferenceThereIsNothingToAccept() {
    #expect(project.layouter("record").status == .success)
    #expect(project.layouter("verify").status == .success)
    for arguments in [[], ["--all"], ["-i"]] {
      let run = project.layouter(["accept"] + arguments)
      #expect(run.status == .success)
      #expect(run.output == "The last verify left nothing to accept.\n")
    }
    let named = project.layouter("accept", "plain/*")
    #expect(named.status == .broken)
    #expect(named.errors.contains("no difference in 'plain/*', nor in any other snapshot."))
  }

  @Test func acceptWithoutAReport() {
    let run = project.layouter("accept", "--all")
    #expect(run.status == .broken)
    #expect(run.errors.contains("there is no report in '.layouter/report'"))
  }

  @Test func recordLeavesGoldensThatAreThere() throws {
    #expect(project.layouter("record").status == .success)
    try changeTheScene()
    let run = project.layouter("record")
    #expect(run.status == .success)
    #expect(run.output == "0 goldens written to Snapshots, 4 already there\n")
    #expect(project.layouter("verify").status == .negative)
  }

  @Test func recordAllRewritesOnlyWhatHasChanged() throws {
    #expect(project.layouter("record").status == .success)
    try changeTheScene()
    let run = project.layouter("record", "--all")
    #expect(run.status == .success)
    #expect(
      run.output == """
        replaced  plain/loud_light
        replaced  plain/loud_dark
        2 goldens written to Snapshots, 2 unchanged

        """)
    #expect(project.layouter("verify").status == .success)
  }

  @Test func recordRewriteWritesEqualGoldensInTheCurrentFormat() throws {
    #expect(project.layouter("record").status == .success)
    let path = "Snapshots/plain/loud_dark.png"
    let recorded = try project.bytes(path)
    try project.write(try PNG.encode(PNG.decode(recorded).bitmap), to: path)
    #expect(
      project.layouter("record", "--all").output == "0 goldens written to Snapshots, 4 unchanged\n")
    let run = project.layouter("record", "--rewrite")
    #expect(
      run.output == """
        replaced  plain/loud_dark
        1 golden written to Snapshots, 3 unchanged

        """)
    #expect(try project.bytes(path) == recorded)
  }

  @Test func describeNamesAGoldenWhoseTreeCannotBeRead() throws {
    let bitmap = Bitmap(width: 1, height: 1)
    try project.write(
      try PNG.encode(bitmap, chunks: [.other(type: "lyTr", data: [0])]), to: "broken.png")
    let run = project.layouter("describe", "broken.png")
    #expect(run.status == .broken)
    #expect(
      run.errors.contains("broken.png: its view tree cannot be read: chunk 'lyTr' is damaged"))
  }

  @Test func recordFailedReadsTheLastReport() throws {
    #expect(project.layouter("record").status == .success)
    try changeTheScene()
    #expect(project.layouter("verify", "--filter", "*_dark").status == .negative)
    let run = project.layouter("record", "--failed")
    #expect(run.status == .success)
    #expect(
      run.output == "replaced  plain/loud_dark\n1 golden written to Snapshots\n")
  }

  @Test func recordIsRefusedOnCI() {
    let refused = project.layouter("record", environment: ["CI": "true"])
    #expect(refused.status == .broken)
    #expect(refused.errors.contains("or use --force."))
    #expect(!project.exists("Snapshots"))

    let forced = project.layouter("record", "--force", environment: ["CI": "true"])
    #expect(forced.status == .success)
    #expect(project.files("Snapshots") == goldens)
  }

  @Test func anInterruptedRecordLeavesCompleteGoldensOnly() throws {
    let asked = Atomic<Int>(0)
    let run = project.layouter("record", "--jobs", "1") {
      asked.wrappingAdd(1, ordering: .relaxed).newValue > 2
    }
    #expect(run.status == .broken)
    #expect(
      run.errors
        == "Stopped. 2 goldens written to Snapshots; every golden is either the old or the new "
        + "one.\n")
    #expect(project.files("Snapshots") == ["plain/calm_dark.png", "plain/calm_light.png"])
    #expect(project.layouter("verify", "--filter", "calm_*").status == .success)
  }

  @Test func shardsTogetherContainAllSnapshots() {
    for shard in ["1/3", "2/3", "3/3"] {
      #expect(project.layouter("record", "--shard", shard).status == .success)
    }
    #expect(project.files("Snapshots") == goldens)
  }

  @Test func aFilterThatMatchesNothing() {
    let run = project.layouter("verify", "--filter", "buttons/*")
    #expect(run.status == .broken)
    #expect(
      run.errors == """
        Error: No snapshot's name matches 'buttons/*'. A name is, for example: plain/calm_light

        """)
  }

  @Test func aGoldenThatIsNoPictureIsBroken() throws {
    #expect(project.layouter("record").status == .success)
    try project.write("no picture", to: "Snapshots/plain/calm_dark.png")
    let run = project.layouter("verify")
    #expect(run.status == .broken)
    #expect(run.output.contains("broken     plain/calm_dark: "))
    #expect(run.output.contains("3 same, 1 broken"))
  }

  @Test func aBrokenSceneIsReportedAndTheOthersAreVerified() throws {
    #expect(project.layouter("record").status == .success)
    try project.write(SampleScene.broken, to: "Fixtures/broken.yaml")
    let run = project.layouter("verify")
    #expect(run.status == .broken)
    #expect(run.errors.contains("Fixtures/broken.yaml:3:3: "))
    #expect(run.output.contains("4 snapshots: 4 same"))
  }

  @Test func anotherFolderOfGoldens() {
    #expect(project.layouter("record", "--snapshots", "pictures/golden").status == .success)
    #expect(project.files("pictures/golden") == goldens)
    #expect(project.layouter("verify", "--snapshots", "pictures/golden").status == .success)
  }

  @Test func aFolderThatIsNoReportIsNotEmptied() throws {
    try project.write("mine", to: "notes/todo.txt")
    let run = project.layouter("verify", "--report", "notes")
    #expect(run.status == .broken)
    #expect(run.errors.contains("choose another folder"))
    #expect(project.files("notes") == ["todo.txt"])
  }
}
