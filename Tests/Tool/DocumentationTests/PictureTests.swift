import Foundation
import TestSupport
import Testing

/// The sheets that the README shows, which are not goldens, are the ones that the tool draws.
@Suite struct PictureTests {
  @Test(arguments: [
    (
      "Documentation/contact-sheet.png",
      [
        "Fixtures/Buttons/plain.yaml", "Fixtures/Buttons/icon-and-text.yaml",
        "Fixtures/Buttons/bordered-round.yaml", "Fixtures/Buttons/multi-line.yaml",
        "Fixtures/Choices/check-box.yaml", "Fixtures/Choices/radio-button.yaml",
        "Fixtures/Choices/toggle.yaml", "Fixtures/Tabs/up-cut.yaml",
      ]
    ),
    ("Documentation/film.png", ["Fixtures/Screens/rotation.yaml", "--variant", "light.turn-*"]),
  ])
  func aSheetIsCurrent(file: String, arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let tool = ProgramRun.builtPrograms.appending(component: "layouter").path
    let sheet = folder.fileURL("sheet.png")
    let run = try ProgramRun(tool, ["sheet"] + arguments + ["-o", sheet.path])
    #expect(run.status == 0, "\(run.errors)")
    let isCurrent =
      try Data(contentsOf: sheet) == Data(contentsOf: Repository.root.appending(path: file))
    #expect(
      isCurrent, "run: Scripts/layouter sheet \(arguments.joined(separator: " ")) -o \(file)")
  }
}
