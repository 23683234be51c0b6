import CommandLineTool
import Scenes
import TestSupport
import Testing

@testable import LayouterCommand

/// `accept -i`, with a user that types keys. Of the four pictures of the scene the two loud ones
/// differ, `loud_light` before `loud_dark`, for the same reason.
@Suite struct InteractiveAcceptTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write(SampleScene.card, to: "Fixtures/plain.yaml")
    #expect(project.layouter("record").status == .success)
    try project.write(
      SampleScene.card.replacing("#CC0000", with: "#CC0033"), to: "Fixtures/plain.yaml")
    #expect(project.layouter("verify").status == .negative)
  }

  /// The names that `accept` lists as still to be accepted.
  private var candidates: [String] {
    project.layouter("accept").errors.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .map { String($0.dropFirst(2)) }
  }

  @Test func eachDifferenceIsShownWithItsPictures() {
    let run = project.layouter("accept", "-i", keys: "oss")
    #expect(run.status == .success)
    #expect(
      run.output == """
        a      accept all of the same change: make the new pictures the goldens
        r      reject: keep the goldens, and do not ask again before the next verify
        s      skip: decide later
        o      decide about the pictures of this change one by one
        A R S  the same for this one and all that follow
        q      quit: apply the decisions so far, and skip the rest

        1 to 2 of 2
        different  `card`: background colour changed from #CC0000 to #CC0033 (ΔE 10.6)
                   in 2 pictures: loud, light and dark
                   group 1: plain/loud_light and 1 other
        expected   .layouter/report/expected/plain/loud_light.png
        actual     .layouter/report/actual/plain/loud_light.png
        difference .layouter/report/difference/plain/loud_light.png
        page       file://.layouter/report/index.html#snapshot=plain%2Floud_light
        a, r, s, o, A, R, S, q or ? one by one

        1 of 2
        different  plain/loud_light: `card`: background colour changed from #CC0000 to #CC0033 (ΔE 10.6)
        expected   .layouter/report/expected/plain/loud_light.png
        actual     .layouter/report/actual/plain/loud_light.png
        difference .layouter/report/difference/plain/loud_light.png
        page       file://.layouter/report/index.html#snapshot=plain%2Floud_light
        a, r, s, A, R, S, q or ? skip

        2 of 2
        different  plain/loud_dark: `card`: background colour changed from #CC0000 to #CC0033 (ΔE 10.6)
        expected   .layouter/report/expected/plain/loud_dark.png
        actual     .layouter/report/actual/plain/loud_dark.png
        difference .layouter/report/difference/plain/loud_dark.png
        page       file://.layouter/report/index.html#snapshot=plain%2Floud_dark
        a, r, s, A, R, S, q or ? skip
        0 goldens written to Snapshots, 2 left for later

        """)
    #expect(candidates == ["plain/loud_light", "plain/loud_dark"])
  }

  /// The pictures are 8 by 4 pixels, shown at four times this size with a frame.
  @Test func aTerminalShowsThePictures() throws {
    let run = project.layouter("accept", "-i", "--pictures", "sixel", keys: "s")
    #expect(!run.output.contains("expected/plain"))
    #expect(run.output.contains("page       file://.layouter/report/index.html#snapshot="))
    let start = try #require(run.output.range(of: "expected  actual  difference\n"))
    let rest = run.output[start.upperBound...]
    let end = try #require(rest.range(of: "\u{1B}\\\n"))
    let sixel = try SixelDecoder(Array(rest[..<end.upperBound].dropLast().utf8))
    // The captions take 8, 6 and 10 characters of 8 pixels, with gaps of 2.
    #expect(sixel.bitmap.width == 28 * 8)
    #expect(sixel.bitmap.height == 4 * 4 + 2)
    // #CC0000 and #CC0033.
    #expect(sixel.bitmap.row(4)[1..<33].allSatisfy { $0 == 0xFFCC_0000 })
    #expect(sixel.bitmap.row(4)[81..<113].allSatisfy { $0 == 0xFFCC_0033 })
    #expect(sixel.bitmap.row(4)[60] == 0)
  }

  /// The output to a terminal that answers, with a user that skips.
  private func shown(
    answering answer: String = "", _ environment: [String: String], color: ColorChoice = .auto
  ) -> String {
    let output = Memory()
    let terminal = { @Sendable in
      var keys = "s"[...]
      return InteractiveTerminal(
        nextKey: { keys.popFirst() },
        ask: { _ in
          var input = TerminalInput()
          input.add(answer.utf8)
          return TerminalAnswers(input.sequences)
        }, size: .standard)
    }
    let context = CommandContext(
      console: Console(
        output: output.sink(isTerminal: true), errors: Memory().sink(), color: color),
      makeLibrary: { SceneLibrary() }, workingDirectory: project.path, environment: environment,
      openTerminal: terminal)
    #expect(LayouterCommand.run(["accept", "-i"], in: context) == .success)
    return output.text
  }

  @Test func aTerminalThatAnswersShowsThePicturesByItself() {
    let kitty = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c"
    let environment = ["TERM": "xterm-kitty"]
    #expect(shown(answering: kitty, environment).contains("\u{1B}_Ga=T,f=100,q=2,m="))
    #expect(!shown(answering: kitty, environment, color: .never).contains("\u{1B}"))
    #expect(!shown(answering: kitty, ["TERM": "dumb"]).contains("\u{1B}_G"))
  }

  @Test func aTerminalThatMakesLinksGetsOneToThePage() {
    let link = "/.layouter/report/index.html#snapshot=plain%2Floud_light\u{1B}\\"
    let text = ".layouter/report/index.html\u{1B}]8;;\u{1B}\\\n"
    #expect(shown(["TERM": "foot"]).contains(link + text))
    #expect(!shown(["TERM": "xterm-256color"]).contains("\u{1B}]8"))
    #expect(!shown(["TERM": "foot"], color: .never).contains("\u{1B}"))
  }

  @Test func aReportWithoutAPageNamesNone() throws {
    try project.remove(".layouter/report/index.html")
    #expect(!project.layouter("accept", "-i", keys: "s").output.contains("index.html"))
  }

  @Test func aPictureThatIsMissingIsNamed() throws {
    try project.remove(".layouter/report/expected/plain/loud_light.png")
    let run = project.layouter("accept", "-i", "--pictures", "kitty", keys: "s")
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.output.contains("actual     .layouter/report/actual/plain/loud_light.png\n"))
  }

  @Test func anUnknownProtocolIsAnError() {
    let run = project.layouter("accept", "-i", "--pictures", "gif", keys: "s")
    #expect(run.status == .broken)
    #expect(run.errors.contains("'gif'"))
  }

  @Test func acceptOneAndRejectTheOther() throws {
    let old = try project.bytes("Snapshots/plain/loud_dark.png")
    let run = project.layouter("accept", "-i", keys: "oar")
    #expect(run.status == .success)
    #expect(
      run.output.hasSuffix(
        """
        rejected  plain/loud_dark
        accepted  plain/loud_light
        1 golden written to Snapshots, 1 rejected; undo with: layouter accept --undo

        """))
    #expect(try project.bytes("Snapshots/plain/loud_dark.png") == old)
    #expect(
      project.layouter("accept", "-i", keys: "").output
        == "The last verify left nothing to accept.\n")
    #expect(project.layouter("verify").output.contains("3 same, 1 different"))
    #expect(candidates == ["plain/loud_dark"])
  }

  @Test func whatWasRejectedIsNeitherAcceptedNorRecordedAsFailed() {
    #expect(project.layouter("accept", "-i", keys: "ors").status == .success)
    #expect(
      project.layouter("record", "--failed").output.hasPrefix("replaced  plain/loud_dark\n1 "))
    let all = project.layouter("accept", "--all")
    #expect(all.output == "0 goldens written to Snapshots, 1 unchanged\n")
    #expect(project.layouter("verify").output.contains("3 same, 1 different"))
  }

  @Test(arguments: ["A", "a", "\r", "oA", "o\r\r", "oa\n", "xyoa?a"])
  func theSameForAllThatFollow(keys: String) {
    let run = project.layouter("accept", "-i", keys: keys)
    #expect(
      run.output.hasSuffix(
        "2 goldens written to Snapshots; undo with: layouter accept --undo\n"))
    #expect(project.layouter("verify").status == .success)
  }

  @Test func rejectingAllLeavesNothingToAccept() {
    let run = project.layouter("accept", "-i", keys: "R")
    #expect(run.output.hasSuffix("0 goldens written to Snapshots, 2 rejected\n"))
    #expect(
      project.layouter("accept", "--all").output
        == "The last verify left nothing to accept.\n")
  }

  @Test func skippingAllKeepsAllCandidates() {
    let run = project.layouter("accept", "-i", keys: "S")
    #expect(run.output.hasSuffix("0 goldens written to Snapshots, 2 left for later\n"))
    #expect(candidates == ["plain/loud_light", "plain/loud_dark"])
  }

  @Test func quittingAppliesTheDecisionsSoFar() {
    let run = project.layouter("accept", "-i", keys: "oaq")
    #expect(run.output.contains("1 golden written to Snapshots, 1 left for later; undo with"))
    #expect(project.layouter("accept", "--undo").output == "restored  plain/loud_light\n")
  }

  @Test func acceptingNothingKeepsWhatCanBeUndone() {
    _ = project.layouter("accept", "-i", keys: "oas")
    _ = project.layouter("accept", "-i", keys: "R")
    #expect(project.layouter("accept", "--undo").output == "restored  plain/loud_light\n")
  }

  @Test func onlyNamedSnapshotsAreShown() {
    let run = project.layouter("accept", "-i", "*_dark", keys: "a")
    #expect(run.status == .success)
    #expect(run.output.contains("1 of 1"))
    #expect(run.output.contains("accepted  plain/loud_dark\n"))
    #expect(!run.output.contains("loud_light"))
  }

  @Test func theChangeOfAGroupIsAcceptedOnce() {
    let run = project.layouter("accept", "--group", "1")
    #expect(
      run.output == """
        accepted  plain/loud_light
        accepted  plain/loud_dark
        2 goldens written to Snapshots; undo with: layouter accept --undo

        """)
    #expect(project.layouter("verify").status == .success)
  }

  @Test func aGroupThatDoesNotExistIsAnError() {
    let run = project.layouter("accept", "--group", "2")
    #expect(run.status == .broken)
    #expect(
      run.errors == "Error: There is no group 2: the last verify found the groups 1 to 1, which "
        + "report.json lists with their snapshots.\n")
  }

  @Test func theEndOfTheInputChangesNothing() {
    let run = project.layouter("accept", "-i", keys: "oa")
    #expect(run.status == .broken)
    #expect(run.errors == "Stopped. Nothing was accepted or rejected.\n")
    #expect(candidates == ["plain/loud_light", "plain/loud_dark"])
    #expect(project.layouter("verify").output.contains("2 same, 2 different"))
  }

  @Test func withoutATerminalTheErrorNamesTheAlternatives() {
    let run = project.layouter("accept", "-i")
    #expect(run.status == .broken)
    #expect(run.output == "")
    #expect(
      run.errors == """
        Error: -i needs a terminal for its input and output. \
        Without one, accept by name or with --all:
          plain/loud_light
          plain/loud_dark

        """)
  }

  @Test func askingCannotBeCombinedWithAllOrUndo() {
    for option in ["--all", "--undo"] {
      let run = project.layouter("accept", "-i", option, keys: "a")
      #expect(run.status == .broken)
      #expect(run.errors.contains(option))
    }
  }
}
