import JSONValues
import LintConfiguration
import ProjectFiles
import Testing
import UIFoundation

/// What project files say about folders, scales and comparisons, and their schema.
@Suite struct ProjectFileTests {
  private func project(_ text: String) throws -> ProjectFile {
    try ProjectFile(bytes: Array(text.utf8), path: "layouter.yaml")
  }

  @Test func testsRunOnTheDeviceAndTheSystem() throws {
    let both = try #require(project("device: iPad mini\nsystem: 17.4").device)
    #expect(both.device.name == "iPad mini (A17 Pro)")
    #expect(both.system == SystemVersion(17, 4))
    let system = try #require(project("system: '16.4.1'").device)
    #expect(system.device == .standard)
    #expect(system.system == SystemVersion(16, 4, 1))
    #expect(try project("scales: [2]").device == nil)
  }

  @Test(arguments: [
    (
      "device: iphone 15 pro",
      "layouter.yaml:1:9: device: There is no device 'iphone 15 pro'. Did you mean 'iPhone 15 Pro'?"
    ),
    (
      "system: 26",
      "layouter.yaml:1:9: system: '26' is not a version of iOS from 13 on and before 26, such as 17.5."
    ),
    ("device: [a]", "layouter.yaml:1:9: device: expected a device, such as iPhone 15 Pro, "),
  ])
  func anUnknownDeviceIsAnError(text: String, message: String) {
    let error = #expect(throws: ProjectFileError.self) { try project(text) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func foldersThatAreNotSetHaveTheirUsualNames() throws {
    let folders = try project("folders: { scenes: ./design//scenes/, out: pictures }").folders
    #expect(folders[.scenes] == "design/scenes")
    #expect(folders[.snapshots] == "Snapshots")
    #expect(folders[.report] == ".layouter/report")
    #expect(folders[.out] == "pictures")
  }

  @Test(arguments: [
    (
      "folders: x", "layouter.yaml:1:10: folders: expected a map (scenes, snapshots, report, out), "
    ),
    (
      "folders: { snapshot: x }",
      "layouter.yaml:1:12: unknown key 'snapshot' in 'folders' (did you mean 'snapshots'?)"
    ),
    (
      "folders:\n  report: ../report",
      "layouter.yaml:2:11: folders.report: expected a folder below the project's, such as "
        + "design/scenes, found the text '../report'"
    ),
    (
      "folders: { out: /elsewhere }",
      "layouter.yaml:1:17: folders.out: expected a folder below the "
    ),
    ("folders: { out: a/../../out }", "layouter.yaml:1:17: folders.out: expected a folder below "),
    ("folders: { out: . }", "layouter.yaml:1:17: folders.out: expected a folder below the "),
    (
      "folders: { snapshots: Fixtures }",
      "layouter.yaml:1:23: folders: 'Fixtures' is also the folder of 'scenes': choose folders"
    ),
    (
      "folders: { report: Snapshots/report }",
      "layouter.yaml:1:20: folders: 'Snapshots/report' is in the folder of 'snapshots', 'Snapshots': "
    ),
    (
      "folders: { scenes: .layouter }",
      "layouter.yaml:1:20: folders: '.layouter/report' is in the folder of 'scenes', '.layouter': "
    ),
    ("scales: 2", "layouter.yaml:1:9: scales: expected a list of scales, such as [1, 2], found "),
    ("scales: []", "layouter.yaml:1:9: scales: expected a list of scales"),
    ("scales: [1, 4]", "layouter.yaml:1:13: scales: expected 1, 2 or 3, found "),
    ("scales: [2, 1, 2]", "layouter.yaml:1:16: scales: '2' is listed twice"),
    (
      "compare: { ignore: [] }",
      "layouter.yaml:1:12: unknown key 'ignore' in 'compare'"
    ),
    ("compare: { threshold: 1 }", "layouter.yaml:1:10: compare: 'threshold' needs a metric: "),
  ])
  func mistakesAreReportedWithTheirPlaces(text: String, message: String) {
    let error = #expect(throws: ProjectFileError.self) { try project(text) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func allMistakesAreReportedTogether() {
    let error = #expect(throws: ProjectFileError.self) {
      try project("scales: [5]\nfolders: { scene: x }\nlint: { contrast: low }")
    }
    #expect(error?.diagnostics.map(\.position?.line) == [1, 2, 3])
  }

  // MARK: Schema

  /// A reader that is added without its schema would be an error in every editor.
  @Test func theSchemaHasTheKeysThatAreRead() throws {
    func names(_ schema: JSON?) -> [String] {
      guard case .object(let members)? = schema?["properties"] else { return [] }
      return members.map(\.name)
    }
    let schema = ProjectFile.schema
    #expect(
      names(schema) == [
        "folders", "assets", "strings", "scales", "compare", "shared", "tokens", "fonts", "lint",
        "device",
        "system",
      ])
    let sections = schema["properties"]
    #expect(names(sections?["folders"]) == ["scenes", "snapshots", "report", "out"])
    #expect(names(sections?["compare"]) == ["metric", "threshold"])
    #expect(names(sections?["lint"]) == ["verify"] + LintRuleName.names)
    #expect(schema["additionalProperties"] == false)
    // Each key that the schema has can be read.
    for name in names(sections?["folders"]) {
      #expect(throws: Never.self) { try project("folders: { \(name): own }") }
    }
    for name in LintRuleName.names {
      #expect(throws: Never.self) { try project("lint: { \(name): { level: warning } }") }
    }
    #expect(throws: Never.self) {
      try project(
        "lint: { contrast: { method: wcag, minimum: 7, minimumForLargeText: 4.5 } }")
    }
    let contrast = sections?["lint"]?["properties"]?["contrast"]?["anyOf"]
    guard case .array(let forms)? = contrast else {
      Issue.record("a rule has no forms")
      return
    }
    #expect(names(forms.last) == ["level", "method", "minimum", "minimumForLargeText"])
  }
}
