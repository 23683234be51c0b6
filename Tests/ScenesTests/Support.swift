import Testing
import ViewTree

@testable import Scenes

/// What is said about a scene's text, as it is printed; the file is called `s.yaml`.
func diagnostics(_ text: String, folder: String = ".") -> [String] {
  SceneLibrary().scene(from: text, path: "s.yaml", folder: folder).diagnostics
    .map(\.description)
}

/// The scene in a text that nothing is wrong with; nil, which fails the test that requires it,
/// otherwise.
func readScene(_ text: String, folder: String = ".") -> Scene? {
  SceneLibrary().scene(from: text, path: "s.yaml", folder: folder).scene
}

/// The views with ids of one variant, laid out: the first variant, or the one with a name.
func namedNodes(
  of text: String, _ variant: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws -> [String: ViewNode] {
  let scene = try #require(
    readScene(text), "\(diagnostics(text))", sourceLocation: sourceLocation)
  let chosen = try #require(
    scene.variants.first { variant == nil || $0.name == variant },
    "\(scene.variants.map(\.name))", sourceLocation: sourceLocation)
  var nodes: [String: ViewNode] = [:]
  func note(_ node: ViewNode) {
    if let id = node.id { nodes[id] = node }
    for child in node.subviews { note(child) }
  }
  note(try #require(try scene.describe(chosen).view))
  return nodes
}
