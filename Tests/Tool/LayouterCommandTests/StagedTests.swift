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
