import TestSupport
import Testing

@testable import LayouterCommand

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

  @Test func inAFolderOfItsOwn() throws {
    let run = project.layouter("init", "app")
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("wrote     app/Fixtures/welcome.yaml\n"))
    #expect(run.output.contains("cd app && layouter sheet"))
    #expect(project.exists("app/Fixtures/welcome.yaml"))
  }
}
