import HeadlessUIKit
import JSONValues
import Testing
import ViewTree

@testable import Scenes

/// An enumeration of a user's own view, which states no more than that it is one.
private enum Tone: String, CaseIterable, NamedCases {
  case accent
  case quiet = "low-key"
}

/// One without raw values.
private enum Edge: CaseIterable, NamedCases { case leading, trailing }

private final class TonedView: UIView {
  var tone = Tone.accent
  var edge = Edge.leading

  override class var propertyTable: PropertyTable { properties }
  private static let properties = PropertyTable(
    inheriting: UIView.propertyTable,
    adding: [
      Property("tone", \TonedView.tone, default: .accent, "How urgent it is."),
      Property("edge", \TonedView.edge, default: .leading, "Where it is."),
    ])
}

@Suite struct EnumerationSceneTests {
  private let library = SceneLibrary(
    classes: ViewClass.standard + [ViewClass(TonedView.self) { TonedView() }])

  private func read(_ text: String) -> (scene: Scene?, messages: [String]) {
    let read = library.scene(from: text, path: "s.yaml", folder: ".")
    return (read.scene, read.diagnostics.map(\.description))
  }

  @Test func aCaseIsReadByItsNameOrRawValue() throws {
    let read = read("size: [9, 9]\nview: { type: TonedView, tone: low-key, edge: trailing }")
    #expect(read.messages == [])
    let scene = try #require(read.scene)
    let node = try #require(try scene.describe(scene.variants[0]).view)
    #expect(node.properties["tone"] == .string("low-key"))
    #expect(node.properties["edge"] == .string("trailing"))
  }

  @Test func theCasesAreAnAxis() throws {
    let read = read(
      """
      size: [9, 9]
      variants: { tone: { loud: { v.tone: accent }, soft: { v.tone: low-key } }, scale: [1] }
      view: { type: TonedView, id: v }
      """)
    #expect(read.messages == [])
    let scene = try #require(read.scene)
    let tones = try scene.variants.map { try scene.describe($0).view?.properties["tone"] }
    // The default is left out.
    #expect(tones == [nil, .string("low-key")])
  }

  @Test func anotherNameIsCorrected() {
    #expect(
      read("view: { type: TonedView, tone: low-kay, edge: 5 }").messages == [
        "s.yaml:1:32: tone: unknown value 'low-kay': expected accent or low-key (did you mean "
          + "'low-key'?)",
        "s.yaml:1:47: edge: expected leading or trailing, found 5",
      ])
  }

  @Test func theSchemaHasTheNames() throws {
    let schema = library.schema.description
    #expect(schema.contains("\"enum\": [\"accent\", \"low-key\"]"))
    #expect(schema.contains("\"enum\": [\"leading\", \"trailing\"]"))
  }
}
