import ImageComparison
import ProjectFiles
import Testing

@testable import Scenes

/// What a project file sets for scenes.
@Suite struct SceneDefaultsTests {
  private func scene(_ text: String, in project: String) throws -> Scene {
    var library = SceneLibrary()
    library.defaults = try ProjectFile(bytes: Array(project.utf8), path: "layouter.yaml").scenes
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
}
