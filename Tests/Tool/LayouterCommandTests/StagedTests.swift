import TestSupport
import Testing

@testable import LayouterCommand

/// `verify --staged`, in a repository with two scenes of four pictures.
@Suite struct StagedTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write(SampleScene.card, to: "app/Fixtures/one.yaml")
    try project.write(SampleScene.card, to: "app/Fixtures/two.yaml")
    #expect(project.layouter("record", workingFolder: "app").status == .success)
    try git("init", "--quiet")
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "one")
  }

  private func git(_ arguments: String...) throws {
    let author = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    let output = try GitProgram(environment: [:]).run(author + arguments, in: project.path)
    #expect(output.status == 0, "\(output.errors)")
  }

  private func verify() -> CommandRun {
    project.layouter("verify", "--staged", workingFolder: "app")
  }

  @Test func withoutAStagedFileNothingIsVerified() {
    let run = verify()
    #expect(run.status == .success)
    #expect(run.output == "No staged file concerns a scene.\n")
  }

  @Test func aStagedSceneIsVerifiedAlone() throws {
    try project.write(
      SampleScene.card.replacing("#CC0000", with: "#CC0033"), to: "app/Fixtures/one.yaml")
    #expect(verify().status == .success)
    try git("add", "app/Fixtures/one.yaml")
    let run = verify()
    #expect(run.status == .negative)
    #expect(run.output.contains("4 snapshots: 2 same, 2 different"))
  }

  @Test func aStagedGoldenIsVerified() throws {
    try project.write(
      project.bytes("app/Snapshots/two/calm_light.png"), to: "app/Snapshots/two/loud_light.png")
    try git("add", "app/Snapshots/two/loud_light.png")
    let run = verify()
    #expect(run.status == .negative)
    #expect(run.output.contains("4 snapshots: 3 same, 1 different"))
  }

  @Test func theProjectFileConcernsAll() throws {
    try project.write("compare: {metric: oklab, threshold: 1}\n", to: "app/layouter.yaml")
    try git("add", "app/layouter.yaml")
    #expect(verify().output.contains("8 snapshots: 8 same"))
  }

  /// The staged file is wrong, and the one in the working folder right: the commit would not be verified.
  @Test func aStagedSceneThatHasChangedSinceIsRefused() throws {
    try project.write(
      SampleScene.card.replacing("#CC0000", with: "#CC0033"), to: "app/Fixtures/one.yaml")
    try git("add", "app/Fixtures/one.yaml")
    try project.write(SampleScene.card, to: "app/Fixtures/one.yaml")
    let run = verify()
    #expect(run.status == .broken)
    #expect(
      run.errors == """
        Error: 1 file that the commit's scenes need has changes that are not staged, so that not the commit would be verified:
          Fixtures/one.yaml
        Stage them with 'git add', or put them aside with 'git stash push --keep-index --include-untracked'.

        """)
  }

  @Test func aGoldenThatIsNotStagedIsRefused() throws {
    try project.write(
      SampleScene.card.replacing("#CC0000", with: "#CC0033"), to: "app/Fixtures/one.yaml")
    try git("add", "app/Fixtures/one.yaml")
    #expect(project.layouter("record", "--all", workingFolder: "app").status == .success)
    #expect(
      verify().errors.contains("\n  Snapshots/one/loud_dark.png\n  Snapshots/one/loud_light.png\n"))
    try git("add", "app/Snapshots")
    #expect(verify().status == .success)
    // A golden that git does not know is not in the commit either.
    try git("rm", "--quiet", "--cached", "app/Snapshots/one/calm_dark.png")
    #expect(verify().errors.contains("\n  Snapshots/one/calm_dark.png\n"))
  }

  @Test func aStagedSceneThatIsGoneIsRefused() throws {
    try project.write(SampleScene.card + "\n", to: "app/Fixtures/one.yaml")
    try git("add", "app/Fixtures/one.yaml")
    try project.remove("app/Fixtures/one.yaml")
    #expect(verify().errors.contains("\n  Fixtures/one.yaml\n"))
  }

  @Test func changesOfOtherScenesAreNoMatter() throws {
    try project.write(SampleScene.card + "\n", to: "app/Fixtures/one.yaml")
    try git("add", "app/Fixtures/one.yaml")
    try project.write(SampleScene.broken, to: "app/Fixtures/two.yaml")
    try project.write("note", to: "README.md")
    #expect(verify().output.contains("4 snapshots: 4 same"))
  }

  @Test func theProjectFileMustBeStagedToo() throws {
    try project.write(SampleScene.card + "\n", to: "app/Fixtures/one.yaml")
    try git("add", "app/Fixtures/one.yaml")
    try project.write("compare: {metric: oklab}\n", to: "app/layouter.yaml")
    #expect(verify().errors.contains("\n  layouter.yaml\n"))
  }

  @Test func otherFilesConcernNoScene() throws {
    try project.write("text", to: "README.md")
    try git("add", "README.md")
    #expect(verify().output == "No staged file concerns a scene.\n")
  }

  @Test func aBrokenStagedSceneIsAnError() throws {
    try project.write(SampleScene.broken, to: "app/Fixtures/one.yaml")
    try git("add", "app/Fixtures/one.yaml")
    let run = verify()
    #expect(run.status == .broken)
    #expect(run.errors.contains("one.yaml:3:3: "))
  }
}
