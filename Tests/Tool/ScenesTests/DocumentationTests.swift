import Foundation
import HeadlessUIKit
import ProjectFiles
import TestSupport
import Testing

@testable import Scenes

@Suite struct DocumentationTests {
  /// The first YAML block of the scene format's documentation.
  @Test func exampleOfTheDocumentationIsAScene() throws {
    let file = Checkout.file("Documentation/scene-format.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let example = try #require(
      text.components(separatedBy: "```yaml\n").dropFirst().first?
        .components(separatedBy: "```").first)
    #expect(diagnostics(example) == [])
    #expect(readScene(example)?.variants.count == 12)
    #expect(readScene(example)?.variants.first?.name == "normal_light_calm@2x")
  }

  /// The block about shared names.
  @Test func sharedNamesOfTheDocumentationAreUnderstood() throws {
    let file = Checkout.file("Documentation/scene-format.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let section = try #require(text.components(separatedBy: "## What scenes share\n").last)
    let example = try #require(
      section.components(separatedBy: "```yaml\n").dropFirst().first?
        .components(separatedBy: "```").first)
    #expect(diagnostics(example) == [])
    let nodes = try namedNodes(of: example)
    #expect(nodes["first.name"]?.properties["text"] == .string("Tag One"))
    #expect(nodes["tags.1.name"]?.properties["text"] == .string("Tag B"))
  }

  @Test func exampleOfTheDocumentationIsAProjectFile() throws {
    let file = Checkout.file("Documentation/project.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let example = try #require(
      text.components(separatedBy: "```yaml\n").dropFirst().first?
        .components(separatedBy: "```").first)
    let project = try ProjectFile(bytes: Array(example.utf8), path: "layouter.yaml")
    #expect(project.folders[.scenes] == "design/scenes")
    #expect(project.scenes.scales == [1, 2, 3])
    #expect(project.scenes.comparison?.threshold == 2)
    #expect(project.lint.runsInVerify)
  }

  /// The reference is written by `layouter schema --reference`.
  @Test func referenceIsCurrent() throws {
    let file = Checkout.file("Documentation/scene-reference.md")
    let committed = try String(contentsOf: file, encoding: .utf8)
    let isCurrent = committed == SceneLibrary().reference + "\n"
    #expect(
      isCurrent, "run: Scripts/layouter schema --reference > Documentation/scene-reference.md")
  }

  @Test func referenceNamesEveryKeyOfEveryClass() {
    let reference = SceneLibrary().reference
    for viewClass in ViewClass.standard {
      #expect(reference.contains("### \(viewClass.name)\n"))
      for property in viewClass.table.properties {
        #expect(reference.contains("| `\(property.name)` |"), "\(viewClass.name).\(property.name)")
      }
    }
  }

  /// The names of devices, colours or effects cannot be guessed.
  @Test func referenceListsEveryName() {
    let reference = SceneLibrary().reference
    #expect(!reference.contains("…"))
    for name in Device.names + UIColor.names { #expect(reference.contains("`\(name)`")) }
    let headings = Set(
      reference.split(separator: "\n").filter { $0.hasPrefix("#") }.map {
        $0.drop { $0 == "#" }.dropFirst().lowercased().replacing(" ", with: "-")
      })
    let links = reference.matches(of: #/\]\(#([^)]*)\)/#).map { String($0.output.1) }
    #expect(!links.isEmpty)
    for link in links { #expect(headings.contains(link), "#\(link)") }
  }
}
