import TestSupport
import Testing

@testable import LayouterCommand

/// Which scenes and snapshots a command works on: by paths, by the names that commands print, and by filters.
@Suite struct SelectionTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write(SampleScene.card, to: "Fixtures/a/plain.yaml")
    try project.write(SampleScene.card, to: "Fixtures/b.yaml")
  }

  private func recorded(_ arguments: String...) -> [String] {
    let run = project.layouter(["record"] + arguments)
    #expect(run.status == .success, "\(run.errors)")
    return project.files("Snapshots")
  }

  // MARK: Names

  @Test(arguments: [
    (["a/plain/calm_dark"], ["a/plain/calm_dark"]),
    (["Snapshots/a/plain/calm_dark.png"], ["a/plain/calm_dark"]),
    (["a/plain/calm_*"], ["a/plain/calm_dark", "a/plain/calm_light"]),
    (["a/plain/calm_dark", "b/loud_light"], ["a/plain/calm_dark", "b/loud_light"]),
    (["a/plain/calm_dark", "a/plain/loud_dark"], ["a/plain/calm_dark", "a/plain/loud_dark"]),
    (["b"], ["b/calm_dark", "b/calm_light", "b/loud_dark", "b/loud_light"]),
    (
      ["a/plain"],
      ["a/plain/calm_dark", "a/plain/calm_light", "a/plain/loud_dark", "a/plain/loud_light"]
    ),
    (
      ["a"],
      ["a/plain/calm_dark", "a/plain/calm_light", "a/plain/loud_dark", "a/plain/loud_light"]
    ),
    // A scene that is named as a whole, too.
    (
      ["b/calm_dark", "Fixtures/b.yaml"],
      ["b/calm_dark", "b/calm_light", "b/loud_dark", "b/loud_light"]
    ),
    (["b/calm_dark", "b"], ["b/calm_dark", "b/calm_light", "b/loud_dark", "b/loud_light"]),
  ])
  func recordTakesTheNamesThatArePrinted(arguments: [String], names: [String]) {
    let run = project.layouter(["record"] + arguments)
    #expect(run.status == .success, "\(run.errors)")
    #expect(project.files("Snapshots") == names.map { "\($0).png" })
  }

  @Test func soDoTheOtherCommands() throws {
    _ = recorded()
    let verify = project.layouter("verify", "a/plain/calm_dark")
    #expect(verify.output.hasPrefix("1 snapshot: 1 same"))
    #expect(verify.errors == "")
    #expect(project.layouter("render", "b/calm_dark", "-o", "out").status == .success)
    #expect(project.files("out") == ["b/calm_dark.png"])
    let describe = project.layouter("describe", "b/calm_dark")
    #expect(describe.output.hasPrefix("b.yaml\n  calm_dark (8 × 4 at 1x)\n"))
    #expect(!describe.output.contains("calm_light"))
    #expect(project.layouter("sheet", "b/calm_dark", "-o", "sheet.png").status == .success)
    let lint = project.layouter("lint", "b/calm_dark", "--rules", "contrast")
    #expect(lint.output.hasPrefix("1 scene: 0 findings"))
  }

  @Test func aNameThatIsNoneIsCorrected() {
    let run = project.layouter("verify", "a/plain/calm_drak")
    #expect(run.status == .broken)
    #expect(
      run.errors == "Error: The scene 'a/plain' has no snapshot 'calm_drak'. Did you mean "
        + "'a/plain/calm_dark'?\n")
    let other = project.layouter("verify", "a/plain/quiet")
    #expect(
      other.errors == "Error: The scene 'a/plain' has no snapshot 'quiet'. A name is, for example: "
        + "a/plain/calm_light\n")
  }

  @Test(arguments: ["plian", "plain.yml", "Fixtures/plian.yaml"])
  func aSceneThatIsNoneIsCorrected(name: String) {
    let run = project.layouter("verify", name)
    #expect(run.status == .broken)
    #expect(
      run.errors.hasPrefix(
        "\(name): no such file or folder (did you mean 'Fixtures/a/plain.yaml'?)\n"))
  }

  @Test func twoCommandsAreAMistake() {
    let run = project.layouter("sheet", "verify", "-o", "out")
    #expect(run.status == .broken)
    #expect(
      run.errors
        == "Error: 'verify' is a command, and no scene: call one command at a time, layouter "
        + "verify.\n")
  }

  @Test func aFileInTheWorkingFolderPrecedesAName() throws {
    try project.write(SampleScene.card, to: "b/c.yaml")
    #expect(
      recorded("b")
        == ["calm_dark", "calm_light", "loud_dark", "loud_light"].map { "b/c/\($0).png" })
  }

  // MARK: Filters

  @Test(arguments: ["--filter", "--variant"])
  func filterAndVariantAreUnderstoodEverywhere(option: String) throws {
    #expect(recorded(option, "*_dark").count == 4)
    #expect(project.layouter("verify", option, "calm_dark").output.hasPrefix("2 snapshots: 2 same"))
    #expect(project.layouter("render", option, "calm_dark", "-o", "out").status == .success)
    #expect(project.files("out") == ["a/plain/calm_dark.png", "b/calm_dark.png"])
    #expect(project.layouter("sheet", option, "calm_dark", "-o", "s.png").status == .success)
    let describe = project.layouter("describe", option, "calm_dark")
    #expect(describe.output.contains("  calm_dark (") && !describe.output.contains("loud"))
    #expect(
      project.layouter("lint", option, "calm_dark", "--rules", "contrast").output.hasPrefix(
        "2 scenes: 0 findings"))
    #expect(
      project.layouter("clean", option, "calm_dark").errors
        == "Error: Goldens are not cleaned up, because \(option) leaves snapshots out.\n")
  }

  @Test func aFilterHasTheNamesOfScenes() throws {
    #expect(recorded("--filter", "b/*_dark") == ["b/calm_dark.png", "b/loud_dark.png"])
    #expect(
      project.layouter("render", "--filter", "c/*", "-o", "out").errors
        == "Error: No snapshot's name matches 'c/*'. A name is, for example: a/plain/calm_light\n")
  }

  @Test(arguments: ["render", "sheet", "describe", "lint", "verify", "record", "watch", "clean"])
  func helpHasOneWordForIt(command: String) {
    let help = project.layouter(command, "--help").output
    #expect(help.contains("--filter <glob>"))
    #expect(!help.contains("--variant"))
  }

  /// Rules compare variants: whole scenes are checked, and the findings in the chosen ones are shown.
  @Test func lintShowsTheFindingsInTheChosenVariants() throws {
    try project.write(
      """
      size: [60, 60]
      variants: { tone: { good: {}, bad: { a.textColor: '#EEEEEE' } }, scale: [1] }
      view:
        backgroundColor: white
        subviews: [{ type: UILabel, id: a, text: Text, textColor: black, frame: [4, 4, 52, 52] }]
      """, to: "Fixtures/c.yaml")
    let all = project.layouter("lint", "c", "--rules", "contrast,axis-without-effect")
    #expect(all.status == .negative)
    #expect(all.output.contains("contrast: a:"))
    #expect(
      project.layouter("lint", "c/bad", "--rules", "contrast,axis-without-effect").output
        == all.output)
    let good = project.layouter("lint", "c/good", "--rules", "contrast,axis-without-effect")
    #expect(good.output == "1 scene: 0 findings\n")
  }
}
