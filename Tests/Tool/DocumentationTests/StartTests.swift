import Foundation
import TestSupport
import Testing

/// The five-minute start is followed: its commands are run in order, in an empty folder.
@Suite struct StartTests {
  @Test(arguments: ["Documentation/start.md", "Documentation/start.ja.md"])
  func theStartDoesWhatThePageSays(page: String) throws {
    let folder = try TemporaryFolder()
    let tool = ProgramRun.builtPrograms.appending(component: "layouter").path
    var project = folder.url
    var (calls, output): ([String], String) = ([], "")
    for sample in try Repository.text(page).markdownSamples(file: page).blocks
    where sample.language.isEmpty {
      for line in sample.codeLines where !line.text.isEmpty {
        let words = line.text.split(separator: " ").map(String.init)
        switch words[0] {
        case "cd": project.append(path: words[1])
        case "layouter":
          if words[1] == "verify" {
            let scene = project.appending(path: "Fixtures/welcome.yaml")
            let text = try String(contentsOf: scene, encoding: .utf8)
            try text.replacing("roundRadius: 8", with: "roundRadius: 4")
              .write(to: scene, atomically: true, encoding: .utf8)
          }
          let run = try ProgramRun(tool, Array(words.dropFirst()), in: project)
          calls.append("\(line.text): \(run.status)")
          output = run.output
        default:
          let isPrinted = output.split(separator: "\n").contains { $0.hasPrefix(line.text) }
          #expect(isPrinted, "\(line.place): '\(line.text)' is not in:\n\(output)")
        }
      }
    }
    #expect(
      calls == [
        "layouter init hello: 0", "layouter sheet -o out: 0", "layouter record: 0",
        "layouter verify: 1", "layouter accept --all: 0",
      ])
    #expect(folder.exists("hello/out/welcome.png"))
    #expect(try ProgramRun(tool, ["verify"], in: project).status == 0)
  }

  /// The scene of the page is the one that `init` writes.
  @Test func theSceneIsThatOfInit() throws {
    let folder = try TemporaryFolder()
    let tool = ProgramRun.builtPrograms.appending(component: "layouter").path
    _ = try ProgramRun(tool, ["init"], in: folder.url)
    let written = try folder.text("Fixtures/welcome.yaml")
    let scene = written.drop { $0 != "\n" }.dropFirst()  // without the line for editors
    #expect(scene == (try Repository.text("Fixtures/Guide/welcome.yaml")))
  }

  /// A page in Japanese has the samples of the English one, so that neither falls behind.
  @Test(arguments: Repository.documents.filter { $0.hasSuffix(".ja.md") })
  func aTranslationHasTheSameSamples(page: String) throws {
    func code(_ file: String) -> [String] {
      Repository.samples.filter { $0.file == file }.map(\.code)
    }
    #expect(code(page) == code(page.replacing(".ja.md", with: ".md")))
  }
}
