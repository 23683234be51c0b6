import TestSupport
import Testing

@testable import LayouterCommand

/// Invalid arguments: each gives status 2, a message with the remedy, and no result.
@Suite struct CallTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
  }

  private func expectBroken(
    _ run: CommandRun, saying words: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(run.status == .broken, sourceLocation: sourceLocation)
    #expect(run.output == "", sourceLocation: sourceLocation)
    #expect(run.errors.contains(words), "\(run.errors)", sourceLocation: sourceLocation)
  }

  @Test func anUnknownCommandGetsTheNearestOne() {
    let run = project.layouter("rendr")
    #expect(run.status == .broken)
    #expect(
      run.errors == """
        Error: There is no command 'rendr' (did you mean 'render'?). \
        'layouter --help' lists all commands.

        """)
  }

  @Test func aMissingArgument() {
    expectBroken(project.layouter("diff", "a.png"), saying: "Missing expected argument '<b.png>'")
  }

  @Test func anUnknownOption() {
    expectBroken(project.layouter("verify", "--snapshot", "x"), saying: "--snapshot")
  }

  @Test func aWrongOptionValue() {
    expectBroken(project.layouter("render", "--format", "gif"), saying: "'gif'")
    expectBroken(project.layouter("verify", "--jobs", "0"), saying: "--jobs must be 1 or more")
    expectBroken(project.layouter("diff", "a", "b", "--ignore", "1,2,3"), saying: "'1,2,3'")
    expectBroken(
      project.layouter("diff", "a", "b", "--threshold", "2"),
      saying: "The exact metric has no threshold; add --metric")
    expectBroken(
      project.layouter("sheet", "--rows", "state", "--columns", "state"),
      saying: "The axis 'state' cannot be used for both rows and columns.")
  }

  @Test(arguments: [
    ("0/5", "Shards count from 1: the parts of 5 are 1/5 to 5/5."),
    ("6/5", "Shards count from 1: the parts of 5 are 1/5 to 5/5."),
    ("1/0", "Shards count from 1"), ("2", "Expected a part and the number of parts, such as 2/5."),
    ("a/b", "Expected a part and the number of parts, such as 2/5."),
  ])
  func aWrongShardIsReportedWithTheNumbering(shard: String, words: String) {
    let run = project.layouter("verify", "--shard", shard)
    expectBroken(run, saying: words)
    expectBroken(run, saying: "'\(shard)'")
  }

  @Test(arguments: [
    ["render", "-o", ""], ["verify", "--report", ""], ["record", "--snapshots", ""],
  ])
  func anEmptyFolderIsNotTheRoot(arguments: [String]) throws {
    try project.write(SampleScene.card, to: "Fixtures/plain.yaml")
    let run = project.layouter(arguments)
    #expect(run.status == .broken)
    #expect(
      run.errors == """
        Error: There is an empty argument after '\(arguments[1])'; is a shell variable unset?

        """)
    #expect(project.files() == ["Fixtures/plain.yaml"])
  }

  @Test func anOptionWithoutAValue() {
    #expect(
      project.layouter("render", "--output=").errors
        == "Error: '--output=' has no value; is a shell variable unset?\n")
  }

  @Test func noFixturesFolder() {
    let run = project.layouter("render")
    #expect(run.status == .broken)
    #expect(
      run.errors == """
        Error: There is no folder 'Fixtures' here. \
        Name a scene, or start a project with: layouter init

        """)
  }

  @Test func aMissingScene() {
    expectBroken(
      project.layouter("render", "nothing.yaml"), saying: "nothing.yaml: no such file or folder")
  }

  @Test func aMisspeltPathGetsTheNearestOne() throws {
    try project.write(SampleScene.card, to: "Fixtures/plain.yaml")
    expectBroken(
      project.layouter("render", "Fixture"),
      saying: "Fixture: no such file or folder (did you mean 'Fixtures'?)\n")
    expectBroken(
      project.layouter("render", "Fixtures/plane.yaml"),
      saying: "Fixtures/plane.yaml: no such file or folder (did you mean 'plain.yaml'?)\n")
  }

  @Test func aSheetIsNoPhotograph() throws {
    try project.write(SampleScene.card, to: "Fixtures/plain.yaml")
    expectBroken(
      project.layouter("sheet", "-o", "all.jpg"), saying: "name a file that ends in .png")
    #expect(project.files() == ["Fixtures/plain.yaml"])
  }

  @Test(arguments: ["render", "sheet"])
  func picturesAreNotWrittenAmongScenesOrGoldens(command: String) throws {
    try project.write(SampleScene.card, to: "design/plain.yaml")
    for folder in ["Fixtures", "./Fixtures/", "Fixtures/new", "design"] {
      expectBroken(
        project.layouter(command, "design", "-o", folder),
        saying: "Error: '\(folder)' is a folder of scenes; choose another folder with -o.\n")
    }
    expectBroken(
      project.layouter(command, "design", "-o", "Snapshots"),
      saying: "Error: 'Snapshots' is the folder of the goldens, which only record and accept write")
    #expect(project.files() == ["design/plain.yaml"])
    #expect(project.layouter(command, "design", "-o", "Fixtures-out").status == .success)
  }

  @Test func aFolderWithoutScenes() throws {
    try project.write("no scene", to: "notes/readme.txt")
    expectBroken(project.layouter("sheet", "notes"), saying: "notes: no scenes in this folder")
    #expect(project.files() == ["notes/readme.txt"])
  }

  @Test func aMissingPicture() {
    expectBroken(
      project.layouter("diff", "a.png", "b.png"),
      saying: "cannot read 'a.png': No such file or directory")
  }

  @Test func helpIsAResult() {
    let run = project.layouter("verify", "--help")
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("OVERVIEW: Draws and compares with the goldens"))
    #expect(run.output.contains("Example:  layouter verify"))
    #expect(run.errors == "")
  }

  @Test(arguments: [
    "render", "verify", "record", "accept", "sheet", "diff", "describe", "schema", "doctor", "init",
    "build", "test",
  ])
  func everyCommandHasHelpWithAnExample(command: String) {
    let run = project.layouter(command, "--help")
    #expect(run.status == .success)
    #expect(run.output.contains("Example:  layouter \(command)"))
  }

  @Test func helpByTheHelpCommand() {
    #expect(project.layouter("help", "diff").output == project.layouter("diff", "--help").output)
  }

  @Test func theVersionIsAResult() {
    let run = project.layouter("--version")
    #expect(run.status == .success)
    #expect(run.output == "0.1.0\n")
  }

  @Test func nothingAtAllGivesHelp() {
    let run = project.layouter()
    #expect(run.status == .success)
    #expect(run.output.contains("USAGE: layouter <subcommand>"))
  }
}
