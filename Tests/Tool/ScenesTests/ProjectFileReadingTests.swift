import Foundation
import ImageComparison
import JSONValues
import TestSupport
import Testing
import ViewTree

@testable import Scenes

/// What project files say about folders, scales and comparisons.
@Suite struct ProjectFileReadingTests {
  private func project(_ text: String) throws -> ProjectFile {
    try ProjectFile(bytes: Array(text.utf8), path: "layouter.yaml")
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
      "layouter.yaml:2:11: folders.report: expected a folder in that of the project, such as "
        + "design/scenes, found the text '../report'"
    ),
    (
      "folders: { out: /elsewhere }",
      "layouter.yaml:1:17: folders.out: expected a folder in that of "
    ),
    ("folders: { out: a/../../out }", "layouter.yaml:1:17: folders.out: expected a folder in "),
    ("folders: { out: . }", "layouter.yaml:1:17: folders.out: expected a folder in that of "),
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

  // MARK: Defaults of scenes

  private func scene(_ text: String, in project: String) throws -> Scene {
    var library = SceneLibrary()
    library.defaults = try self.project(project).scenes
    return try #require(library.scene(from: text).scene)
  }

  @Test func scalesAreTheLastAxisOfScenesWithoutOne() throws {
    let text = "variants: { appearance: [light, dark] }\nview: {}"
    let scene = try scene(text, in: "scales: [1, 3]")
    #expect(scene.variants.map(\.name) == ["light", "light@3x", "dark", "dark@3x"])
    #expect(scene.axes.map(\.name) == ["appearance", "scale"])
    #expect(try self.scene("view: {}", in: "scales: [3]").variants.map(\.name) == ["default@3x"])
    #expect(try self.scene("view: {}", in: "").variants.map(\.name) == ["default@2x"])
  }

  @Test func scalesOfASceneReplaceThoseOfTheProject() throws {
    let scene = try scene("variants: { scale: [1] }\nview: {}", in: "scales: [2, 3]")
    #expect(scene.variants.map(\.name) == ["default"])
  }

  @Test(arguments: [
    ("", ComparisonMetric.ciede2000, Double?.some(3)),
    ("compare: { ignore: [[0, 0, 1, 1]] }", .ciede2000, 3),
    ("compare: { threshold: 1 }", .ciede2000, 1),
    // The project's threshold is in the unit of its metric.
    ("compare: { metric: oklab }", .oklab, nil),
    ("compare: { metric: exact }", .exact, nil),
  ])
  func valuesOfASceneReplaceThoseOfTheProject(
    text: String, metric: ComparisonMetric, threshold: Double?
  ) throws {
    let scene = try scene(
      "view: {}\n" + text, in: "compare: { metric: ciede2000, threshold: 3 }")
    #expect(scene.comparison?.metric == metric)
    #expect(scene.comparison?.threshold == threshold)
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
