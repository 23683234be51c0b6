import Testing
import ViewTree

@testable import Scenes

/// The diagnostics of a scene's text, as they are printed; the file is called `s.yaml`.
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
  return try scene.tree(of: variant, sourceLocation: sourceLocation).named
}

/// The frames of the views with ids, in their superviews, as ``namedNodes(of:_:sourceLocation:)``.
func frames(
  of text: String, _ variant: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws -> [String: ViewNode.Rect] {
  try namedNodes(of: text, variant, sourceLocation: sourceLocation).mapValues(\.frame)
}

extension Scene {
  /// The tree of the first variant, or of the one with a name.
  func tree(
    of variant: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ViewNode {
    let chosen = try #require(
      variants.first { variant == nil || $0.name == variant }, "\(variants.map(\.name))",
      sourceLocation: sourceLocation)
    return try #require(try describe(chosen).view, sourceLocation: sourceLocation)
  }
}

extension ViewNode {
  /// The node and all below it, each before its subviews.
  var all: [ViewNode] { [self] + subviews.flatMap(\.all) }

  /// The nodes of ``all`` that have ids; of equal ids the last.
  var named: [String: ViewNode] {
    Dictionary(all.compactMap { node in node.id.map { ($0, node) } }, uniquingKeysWith: { $1 })
  }
}

extension ViewNode.Rect {
  /// `[x, y, width, height]`.
  var numbers: [Double] { [x, y, width, height] }
}
