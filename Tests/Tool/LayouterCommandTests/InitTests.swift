import Foundation
import TestSupport
import Testing
import YAMLReading

@testable import LayouterCommand
@testable import Scenes

@Suite struct InitTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
  }

  @Test func writesAProjectThatWorks() throws {
    let run = project.layouter("init")
    #expect(run.status == .success)
    #expect(
      run.output.hasPrefix(
        """
        wrote     Fixtures/welcome.yaml
        wrote     layouter.yaml
        wrote     layouter.schema.json
        wrote     layouter.project.schema.json
        wrote     .github/workflows/layouter.yml
        wrote     .gitignore
        wrote     .gitattributes

        """))
    #expect(try project.text(".gitignore") == "/.layouter/\n/out/\n")
    let describe = project.layouter("describe")
    #expect(describe.status == .success)
    #expect(describe.errors == "")
    #expect(describe.output.contains("DsCustomButton welcome [16, 10, 168, 44]"))
  }

  @Test func theLinterFindsNothingInTheSample() {
    #expect(project.layouter("init").status == .success)
    let lint = project.layouter("lint")
    #expect(lint.status == .success)
    #expect(lint.output.hasPrefix("1 scene: 0 findings"), "\(lint.output)")
  }

  @Test func overwritesNothing() throws {
    try project.write("mine", to: "Fixtures/welcome.yaml")
    try project.write("*.swp\n/out/", to: ".gitignore")
    let run = project.layouter("init")
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("kept      Fixtures/welcome.yaml\n"))
    #expect(run.output.contains("added to  .gitignore\n"))
    #expect(try project.text("Fixtures/welcome.yaml") == "mine")
    #expect(try project.text(".gitignore") == "*.swp\n/out/\n/.layouter/\n")

    let again = project.layouter("init")
    #expect(again.output.contains("kept      .gitignore\n"))
    #expect(try project.text(".gitignore") == "*.swp\n/out/\n/.layouter/\n")
  }

  // MARK: The workflow

  /// The lines of the generated workflow that run something.
  private func calls() throws -> [String] {
    try project.text(".github/workflows/layouter.yml").split(separator: "\n")
      .filter { $0.contains("layouter ") && $0.contains("run: ") }
      .map { $0.drop { $0 != "r" }.description }
  }

  @Test func theWorkflowVerifiesOnOneMachine() throws {
    #expect(project.layouter("init").status == .success)
    #expect(
      try calls() == ["run: layouter doctor", "run: layouter verify --report report --github"])
    let (workflow, diagnostics) = try YAMLComposer.compose(
      project.bytes(".github/workflows/layouter.yml"), path: "layouter.yml")
    #expect(diagnostics.isEmpty)
    #expect(workflow?["jobs"]?.map?.map(\.key) == ["verify"])
  }

  @Test func shardsOfTheWorkflowAreVerifiedOnceEach() throws {
    #expect(project.layouter("init", "--shards", "4").status == .success)
    let (document, diagnostics) = try YAMLComposer.compose(
      project.bytes(".github/workflows/layouter.yml"), path: "layouter.yml")
    let workflow = try #require(document)
    #expect(diagnostics.isEmpty)
    #expect(workflow["jobs"]?.map?.map(\.key) == ["verify", "report"])
    #expect(workflow["jobs"]?["report"]?["needs"]?.text == "verify")
    let shards = workflow["jobs"]?["verify"]?["strategy"]?["matrix"]?["shard"]?.list
    #expect(shards?.count == 4)
    #expect(
      try calls() == [
        "run: layouter doctor",
        "run: layouter verify --shard ${{ matrix.shard }}/4 --report report",
        "run: layouter merge-reports shards/layouter-shard-{1..4} --output report --github",
      ])

    // The calls as GitHub makes them.
    #expect(project.layouter("record").status == .success)
    for shard in 1...4 {
      let report = "shards/layouter-shard-\(shard)"
      let run = project.layouter("verify", "--shard", "\(shard)/4", "--report", report)
      #expect(run.output.hasPrefix("4 snapshots: 4 same"))
    }
    let folders = (1...4).map { "shards/layouter-shard-\($0)" }
    let merged = project.layouter(["merge-reports"] + folders + ["--output", "report", "--github"])
    #expect(merged.status == .success)
    #expect(merged.output.hasPrefix("16 snapshots: 16 same"))
  }

  @Test(arguments: ["0", "257", "many"])
  func anImpossibleNumberOfShardsIsAnError(count: String) {
    #expect(project.layouter("init", "--shards", count).status == .broken)
    #expect(!project.exists("layouter.yaml"))
  }

  @Test func theArchiveIsAFileOrAnAddress() throws {
    #expect(project.layouter("init", "--archive", "tools/my layouter.tar.xz").status == .success)
    let file = try project.text(".github/workflows/layouter.yml")
    #expect(file.contains("tar -xf 'tools/my layouter.tar.xz' --strip-components 1"))
    #expect(!file.contains("curl"))
    #expect(
      project.layouter("init", "other", "--archive", "https://example.org/it's.tar").status
        == .success)
    let address = try project.text("other/.github/workflows/layouter.yml")
    #expect(address.contains("LAYOUTER_ARCHIVE: 'https://example.org/it''s.tar'"))
    #expect(address.contains("curl -fsSL"))
  }

  // MARK: The hook

  private func git(_ arguments: String...) throws -> GitProgram.Output {
    let author = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    return try GitProgram(environment: [:]).run(author + arguments, in: project.path)
  }

  @Test func theHookVerifiesWhatIsStaged() throws {
    #expect(try git("init", "--quiet").status == 0)
    let run = project.layouter("init", "--hook")
    #expect(run.output.contains("wrote     .git/hooks/pre-commit\n"))
    #expect(
      try project.text(".git/hooks/pre-commit").hasSuffix(
        "\nexec layouter verify --staged --quiet\n"))
    #expect(FileManager.default.isExecutableFile(atPath: project.path + "/.git/hooks/pre-commit"))
    #expect(project.layouter("init", "--hook").output.contains("kept      .git/hooks/pre-commit\n"))
  }

  @Test func aHookNeedsARepository() {
    let run = project.layouter("init", "--hook")
    #expect(run.status == .broken)
    #expect(run.errors.contains("is not in a git repository"))
  }

  @Test func inAFolderOfItsOwn() throws {
    let run = project.layouter("init", "app")
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("wrote     app/Fixtures/welcome.yaml\n"))
    #expect(run.output.contains("cd app && layouter sheet"))
    #expect(project.exists("app/Fixtures/welcome.yaml"))
  }
}
