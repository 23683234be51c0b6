import Foundation
import ProjectFiles
import Snapshots
import TestSupport
import Testing

@testable import LayouterCommand
@testable import Scenes

/// Commands in the folders of a project, and what its file sets.
@Suite struct ProjectFileTests {
  private let project: TemporaryFolder

  init() throws {
    project = try TemporaryFolder()
    try project.write("", to: "layouter.yaml")
    try project.write(SampleScene.card, to: "Fixtures/cards/card.yaml")
    try project.write(SampleScene.card, to: "Fixtures/other.yaml")
  }

  private func change(_ file: String = "Fixtures/cards/card.yaml") throws {
    try project.write(SampleScene.card.replacing("#CC0000", with: "#CC0033"), to: file)
  }

  private let goldens = ["calm_dark", "calm_light", "loud_dark", "loud_light"]

  // MARK: Subfolders

  @Test func commandsOfASubfolderWorkOnTheWholeProject() throws {
    let record = project.layouter("record", workingFolder: "Fixtures/cards")
    #expect(record.status == .success)
    #expect(record.output == "8 goldens written to ../../Snapshots\n")
    #expect(
      project.files("Snapshots")
        == goldens.map { "cards/card/\($0).png" } + goldens.map { "other/\($0).png" })
    try change()
    let verify = project.layouter("verify", workingFolder: "Fixtures/cards")
    #expect(verify.status == .negative)
    #expect(verify.output.contains("8 snapshots: 6 same, 2 different"))
    #expect(verify.output.contains("The pictures are in ../../.layouter/report: expected"))
    #expect(verify.output.contains("Accept everything:   layouter accept --all\n"))
    #expect(!project.exists("Fixtures/cards/.layouter"))
    // Another folder of the project has the same report, and the same goldens.
    try project.write("", to: "docs/notes.txt")
    let accept = project.layouter("accept", "--all", workingFolder: "docs")
    #expect(accept.status == .success)
    #expect(accept.output.contains("2 goldens written to docs/../Snapshots"))
    #expect(project.layouter("verify").output.hasPrefix("8 snapshots: 8 same"))
    #expect(project.layouter("clean", workingFolder: "docs").status == .success)
  }

  @Test func namesThatAreTypedAreRelativeToTheWorkingFolder() throws {
    let record = project.layouter("record", "card.yaml", workingFolder: "Fixtures/cards")
    #expect(record.status == .success)
    // The name of the golden does not depend on the working folder.
    #expect(project.files("Snapshots") == goldens.map { "cards/card/\($0).png" })
    let render = project.layouter(
      "render", "card.yaml", "-o", "pictures", workingFolder: "Fixtures")
    #expect(render.status == .broken)
    #expect(render.errors.contains("card.yaml: no such file or folder"))
    let drawn = project.layouter(
      "render", "../Fixtures/cards", "-o", "drawn", workingFolder: "Fixtures")
    #expect(drawn.status == .broken, "a folder of scenes")
    try project.write("", to: "docs/notes.txt")
    let elsewhere = project.layouter(
      "render", "../Fixtures/cards", "-o", "drawn", workingFolder: "docs")
    #expect(elsewhere.output == "4 pictures of 1 scene in drawn\n")
    #expect(project.files("docs/drawn") == goldens.map { "cards/card/\($0).png" })
    let byDefault = project.layouter("render", "../Fixtures/cards", workingFolder: "docs")
    #expect(byDefault.output == "4 pictures of 1 scene in ../out\n")
    #expect(project.files("out") == goldens.map { "cards/card/\($0).png" })
  }

  @Test func diagnosticsNameFilesAsTheUserWouldTypeThem() throws {
    try project.write(SampleScene.broken, to: "Fixtures/cards/broken.yaml")
    func errors(in folder: String) -> String {
      project.layouter("describe", workingFolder: folder).errors
    }
    #expect(errors(in: "Fixtures/cards").hasPrefix("broken.yaml:3:3: "))
    try project.write("", to: "docs/a/notes.txt")
    #expect(errors(in: "docs/a").hasPrefix("../../Fixtures/cards/broken.yaml:3:3: "))
    try project.write("scale: 2", to: "layouter.yaml")
    #expect(
      errors(in: "docs/a").hasPrefix("Error: ../../layouter.yaml:1:1: unknown key 'scale' in "))
  }

  @Test func theClosestProjectFileCounts() throws {
    try project.write("", to: "inner/layouter.yaml")
    try project.write(SampleScene.card, to: "inner/Fixtures/plain.yaml")
    #expect(project.layouter("record", workingFolder: "inner/Fixtures").status == .success)
    #expect(project.files("inner/Snapshots") == goldens.map { "plain/\($0).png" })
    #expect(!project.exists("Snapshots"))
  }

  @Test func aProjectFileAboveTheRepositoryDoesNotCount() throws {
    try project.write("scale: broken", to: "layouter.yaml")
    try project.write("", to: "inner/.git/HEAD")
    try project.write(SampleScene.card, to: "inner/Fixtures/plain.yaml")
    #expect(project.layouter("record", workingFolder: "inner").status == .success)
    #expect(project.exists("inner/Snapshots/plain/calm_dark.png"))
  }

  @Test func withoutAFileTheRepositorysFolderWithScenesAndGoldensIsTheProject() throws {
    try project.remove("layouter.yaml")
    try project.write("", to: "Sources/main.swift")
    func record() -> CommandRun { project.layouter("record", workingFolder: "Sources") }
    #expect(project.layouter("record").status == .success)
    // Outside of a repository, folders further up may belong to another user.
    #expect(record().status == .broken)
    try project.write("", to: ".git/HEAD")
    #expect(record().status == .success)
    // Scenes of its own make the working folder a project.
    try project.write(SampleScene.card, to: "Sources/Fixtures/own.yaml")
    #expect(record().status == .success)
    #expect(project.files("Sources/Snapshots") == goldens.map { "own/\($0).png" })
  }

  /// Tests write their report into the closest folder with a `Package.swift`.
  @Test func aPackageWithoutScenesIsAProjectInARepositoryWithSome() throws {
    try project.remove("layouter.yaml")
    try project.write("", to: ".git/HEAD")
    try project.write("", to: "app/Package.swift")
    try project.write("", to: "app/Tests/AppTests.swift")
    #expect(project.layouter("record").status == .success)
    #expect(project.layouter("verify").status == .success)
    for (folder, report) in [("app", ".layouter/report"), ("app/Tests", "../.layouter/report")] {
      let run = project.layouter("accept", "--all", workingFolder: folder)
      #expect(run.status == .broken)
      #expect(run.errors.contains("no report in '\(folder)/\(report)'"), "\(run.errors)")
    }
  }

  @Test func aReportOnlyWritesIntoItsProjectFromASubfolderToo() throws {
    #expect(project.layouter("record").status == .success)
    try change()
    #expect(project.layouter("verify").status == .negative)
    let report = try project.text(".layouter/report/report.json")
    #expect(report.contains(#""goldens": "Snapshots""#))
    for goldens in ["..", "../goldens", "/elsewhere", "Fixtures/../.."] {
      try project.write(
        report.replacing(#""goldens": "Snapshots""#, with: #""goldens": "\#(goldens)""#),
        to: "downloaded/report.json")
      let run = project.layouter(
        "accept", "--all", "--from", "../downloaded", workingFolder: "Fixtures")
      #expect(run.status == .broken)
      #expect(run.errors.contains("'\(goldens)', outside of this project."))
    }
  }

  // MARK: Settings

  @Test func foldersOfTheProjectFile() throws {
    try project.write(
      "folders: { scenes: design/scenes, snapshots: design/goldens, report: reports/last, out: drawn }",
      to: "layouter.yaml")
    try project.write(SampleScene.card, to: "design/scenes/cards/card.yaml")
    let names = goldens.map { "cards/card/\($0).png" }
    #expect(project.layouter("record", workingFolder: "design").status == .success)
    #expect(project.files("design/goldens") == names)
    try change("design/scenes/cards/card.yaml")
    #expect(project.layouter("verify").status == .negative)
    #expect(project.exists("reports/last/index.html"))
    #expect(project.layouter("render").status == .success)
    #expect(project.files("drawn") == names)
    #expect(project.layouter("accept", "--all", workingFolder: "design/scenes").status == .success)
    #expect(project.layouter("verify").status == .success)
    // A single scene has the same name.
    #expect(
      project.layouter("verify", "card.yaml", workingFolder: "design/scenes/cards").output
        .hasPrefix("4 snapshots: 4 same"))
    #expect(project.layouter("render", "-o", "design/scenes").errors.contains("a folder of scenes"))
    #expect(project.layouter("render", "-o", "design/goldens/x").errors.contains("of the goldens"))
  }

  @Test func aFolderOfScenesThatDoesNotExist() throws {
    try project.write("folders: { scenes: design }", to: "layouter.yaml")
    let run = project.layouter("verify", workingFolder: "Fixtures")
    #expect(run.status == .broken)
    #expect(
      run.errors.contains(
        "There is no folder '../design', which layouter.yaml names as the folder of the scenes."))
  }

  @Test func optionsPrecedeTheProjectFile() throws {
    try project.write("folders: { snapshots: goldens }", to: "layouter.yaml")
    let run = project.layouter("record", "--snapshots", "../Snapshots", workingFolder: "Fixtures")
    #expect(run.status == .success)
    #expect(project.files("Snapshots").count == 8)
    #expect(!project.exists("goldens"))
  }

  @Test func scalesAndComparisonOfTheProjectFile() throws {
    let scene = "size: [8, 4]\nview: { backgroundColor: '#336699' }"
    try project.write(scene, to: "Fixtures/cards/card.yaml")
    try project.remove("Fixtures/other.yaml")
    try project.write(
      "scales: [1, 3]\ncompare: { metric: ciede2000, threshold: 5 }", to: "layouter.yaml")
    #expect(project.layouter("record").status == .success)
    #expect(
      project.files("Snapshots") == ["cards/card/default.png", "cards/card/default@3x.png"])
    // One step of blue is less than the threshold.
    try project.write(scene.replacing("99'", with: "9A'"), to: "Fixtures/cards/card.yaml")
    let tolerant = project.layouter("verify")
    #expect(tolerant.status == .success)
    #expect(
      tolerant.output.contains("2 pictures with other pixels were compared by ciede2000 up to 5"))
    try project.write("scales: [1, 3]", to: "layouter.yaml")
    #expect(project.layouter("verify").status == .negative)
  }

  @Test func theSchemaIsPrinted() throws {
    let run = project.layouter("schema", "--project")
    #expect(run.status == .success)
    #expect(run.output == ProjectFile.schema.description + "\n")
    #expect(project.layouter("schema", "--project", "--report").status == .broken)
  }

  @Test func theSchemaOfSharedFilesIsPrinted() throws {
    let run = project.layouter("schema", "--shared")
    #expect(run.status == .success)
    #expect(run.output == SceneLibrary().sharedSchema.description + "\n")
    #expect(project.layouter("schema", "--project", "--shared").status == .broken)
  }

  /// The names of the project file apply to all scenes, also from a subfolder; a mistake has the path
  /// that can be typed there.
  @Test func scenesUseTheNamesThatTheProjectShares() throws {
    let folder = try TemporaryFolder()
    try folder.write("shared: [Fixtures/Shared/names.yaml]\n", to: "layouter.yaml")
    try folder.write("palette:\n  tone: '#00FF00'\n", to: "Fixtures/Shared/names.yaml")
    try folder.write("size: [4, 4]\nview: { backgroundColor: tone }\n", to: "Fixtures/a.yaml")
    let run = folder.layouter("describe")
    #expect(run.status == .success)
    #expect(run.output.contains("backgroundColor: \"#00FF00\""))
    try folder.write("palette:\n  tone: '#00FF0'\n", to: "Fixtures/Shared/names.yaml")
    let broken = folder.layouter("describe")
    #expect(broken.status == .broken)
    #expect(
      broken.errors.contains(
        "Fixtures/Shared/names.yaml:2:9: palette.tone: '#00FF0' is not a colour: "))
  }

  /// Whoever removes the comment signs has the same settings, apart from the example of a threshold.
  @Test func theFileOfANewProjectShowsTheDefaults() throws {
    let folder = try TemporaryFolder()
    #expect(folder.layouter("init").status == .success)
    let text = try folder.text("layouter.yaml")
    #expect(text.hasPrefix("# yaml-language-server: $schema=layouter.project.schema.json\n"))
    #expect(try ProjectFile(bytes: Array(text.utf8), path: "") == ProjectFile())
    let settings = text.split(separator: "\n").dropFirst(4)
      .filter { !$0.contains("threshold") }
      .map { String($0.dropFirst($0.hasPrefix("# ") ? 2 : 0)) }.joined(separator: "\n")
    var expected = ProjectFile()
    for purpose in ProjectFolders.Purpose.allCases {
      expected.folders[purpose] = purpose.defaultPath
    }
    expected.scenes.scales = [2]
    expected.scenes.comparison = ComparisonSettings()
    expected.scenes.shared = [
      SharedReference(
        path: "Fixtures/Shared/palette.yaml", position: SourcePosition(line: 12, column: 5))
    ]
    expected.scenes.path = ""
    expected.lint[.offGrid] = .error
    let read = try ProjectFile(bytes: Array(settings.utf8), path: "")
    #expect(read.scenes.assets.map(\.path) == ["Assets.xcassets"])
    #expect(read.scenes.strings.map(\.path) == ["Localizable.xcstrings"])
    expected.scenes.assets = read.scenes.assets
    expected.scenes.strings = read.scenes.strings
    #expect(read == expected)
    #expect(
      try folder.text("layouter.project.schema.json") == ProjectFile.schema.description + "\n")
  }

  // MARK: A report of broken scenes

  @Test func noValidSceneReplacesTheReportOfAnEarlierRun() throws {
    #expect(project.layouter("record").status == .success)
    try change()
    #expect(project.layouter("verify").status == .negative)
    let report = ReportFolder(folder: project.path + "/.layouter/report")
    #expect(try report.load().count(of: .different) == 2)
    try project.write(SampleScene.broken, to: "Fixtures/cards/card.yaml")
    try project.write(SampleScene.broken, to: "Fixtures/other.yaml")
    #expect(project.layouter("verify").status == .broken)
    let outcome = try report.load()
    #expect(outcome.snapshots.isEmpty)
    #expect(
      outcome.brokenScenes.map(\.file) == ["Fixtures/cards/card.yaml", "Fixtures/other.yaml"])
    #expect(project.files(".layouter/report/actual").isEmpty)
    let page = try project.text(".layouter/report/index.html")
    #expect(page.contains("unknown key 'colour'"))
    #expect(!page.contains("loud_dark"))
    #expect(
      project.layouter("accept", "--all").output == "The last verify left nothing to accept.\n")
  }
}
