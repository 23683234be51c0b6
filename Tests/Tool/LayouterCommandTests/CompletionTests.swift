import TestSupport
import Testing

@testable import LayouterCommand

// One after the other: the parser keeps the shell that asks in a variable of the process.
@Suite(.serialized) struct CompletionTests {
  private let completion = PathCompletion(
    paths: [
      "Fixtures/Buttons/save.yaml", "Fixtures/Buttons/send.yaml", "Fixtures/tabs.yaml", "Title",
    ])

  @Test(
    arguments: [
      // The only folder is replaced by its content, in which folders stay.
      ("F", ["Fixtures/Buttons/", "Fixtures/tabs.yaml"]),
      ("", ["Fixtures/", "Title"]),
      ("Fixtures/B", ["Fixtures/Buttons/save.yaml", "Fixtures/Buttons/send.yaml"]),
      ("Fixtures/Buttons/sa", ["Fixtures/Buttons/save.yaml"]),
      ("T", ["Title"]),
      ("x", []),
    ] as [(String, [String])])
  func pathsAreCompletedFolderByFolder(typed: String, candidates: [String]) {
    #expect(completion.candidates(for: typed) == candidates)
  }

  @Test func shellsAreAnsweredWithTheNamesOfTheProject() throws {
    let project = try TemporaryFolder()
    try project.write(SampleScene.card, to: "Fixtures/card.yaml")
    #expect(project.layouter("record").status == .success)
    // After this, bash is the shell that asks.
    #expect(project.layouter("completions", "bash").status == .success)
    /// The answer at the end of a line, as the scripts of the shells ask for it.
    func answer(to argument: String, of words: String...) -> [Substring] {
      let place = ["\(words.count)", "\(words[words.count - 1].count)"]
      let run = project.layouter(
        ["---completion", words[0], "--", argument] + place + ["layouter"] + words)
      #expect(run.status == .success)
      return run.output.split(separator: "\n")
    }
    #expect(answer(to: "positional@0", of: "verify", "F") == ["Fixtures/card.yaml"])
    #expect(
      answer(to: "--filter", of: "verify", "--filter", "card/c")
        == ["card/calm_dark", "card/calm_light"])
    #expect(
      answer(to: "--variant", of: "render", "--variant", "loud") == ["loud_dark", "loud_light"])
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func everyShellHasAScript(shell: String) throws {
    let run = try TemporaryFolder().layouter("completions", shell)
    #expect(run.status == .success)
    #expect(run.output.contains("merge-reports"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func scriptsAreGeneratedByTheOptionOfTheParserToo(shell: String) throws {
    let run = try TemporaryFolder().layouter("--generate-completion-script", shell)
    #expect(run.status == .success)
    #expect(run.output.contains("verify"))
  }

  /// The sections and macros that the manual of mdoc requires, and every command.
  @Test func theManualPageHasEveryCommand() throws {
    let run = try TemporaryFolder().layouter("manual")
    #expect(run.status == .success)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix(".Dd ") == true)
    #expect(lines.contains(".Sh NAME") && lines.contains(".Sh SYNOPSIS"))
    for name in RootCommand.configuration.subcommands.compactMap({ $0.configuration.commandName }) {
      #expect(run.output.contains(name.replacing("-", with: "\\-")), "\(name)")
    }
  }
}
