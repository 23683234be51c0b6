import Foundation
import HeadlessUIKit
import Messages
import ViewTree

/// The tokens of a source, read once for all scenes.
///
/// The positions of nodes have the index of their file in ``files`` as origin.
struct TokenSet: Sendable {
  struct File: Sendable {
    var url: URL
    var path: String
  }

  private(set) var files: [File] = []
  private(set) var light = TokenTree()
  /// Nil if both appearances have the same tokens.
  private(set) var dark: TokenTree?
  /// The errors in the files, whether their tokens are used or not.
  private(set) var diagnostics: [Diagnostic] = []
  /// The kinds of the tokens, by their paths, without tokens of other types.
  private(set) var kinds: [String: SceneNames.Kind] = [:]
  /// The paths in ``kinds``, in the order of the files.
  private(set) var paths: [String] = []

  /// - Parameter nodes: the roots of the files, or the groups that are used, for each appearance.
  init(files: [File], light: [YAMLNode], dark: [YAMLNode]?, reading: SceneFiles) {
    self.files = files
    let first = files.first ?? File(url: reading.folder, path: "")
    let context = ReadingContext(path: first.path, files: reading)
    for file in files.dropFirst() {
      _ = context.addOrigin(
        .init(path: file.path, folder: file.url.deletingLastPathComponent()))
    }
    for node in light { self.light.add(node, in: context) }
    if let dark {
      var tree = TokenTree()
      for node in dark { tree.add(node, in: context) }
      self.dark = tree
      warnOfMissingTokens(in: tree, context)
    }
    findKinds(in: context)
    diagnostics = context.diagnostics
  }

  /// The type of each token that has a meaning for scenes.
  private static func kind(ofType type: String) -> SceneNames.Kind? {
    switch type {
    case "color": .palette
    case "dimension", "number", "sizing", "spacing", "borderRadius", "borderWidth", "opacity",
      "fontSizes", "fontSize", "lineHeights", "letterSpacing", "paragraphSpacing", "size",
      "borderRadii", "radius":
      .numbers
    case "fontWeight", "fontWeights": .weights
    case "shadow", "boxShadow": .shadows
    case "typography": .fonts
    case "border": .styles
    default: nil
    }
  }

  private mutating func findKinds(in context: ReadingContext) {
    var unusable: [String: (first: TokenTree.Token, count: Int)] = [:]
    var order: [String] = []
    for path in light.paths {
      guard let token = light[path],
        let (node, type) = light.resolved(
          token.value, of: path, report: { context.report($0, at: $1) })
      else { continue }
      let typeName = type ?? Self.guessedType(of: node)
      if let kind = Self.kind(ofType: typeName) {
        if kind == .palette, UIColor.named(path) != nil {
          context.warn(
            "the token '\(path)' hides UIColor's '\(path)': put it into a group", at: token.position
          )
        }
        kinds[path] = kind
        paths.append(path)
      } else {
        if unusable[typeName] == nil { order.append(typeName) }
        unusable[typeName, default: (token, 0)].count += 1
      }
    }
    for type in order {
      guard let (first, count) = unusable[type] else { continue }
      let what =
        type.isEmpty ? "tokens without a '$type'" : "tokens of the type '\(type.shortened)'"
      context.warn(
        "\(what) have no use in scenes: \(count == 1 ? "" : "\(count) tokens, the first is ")"
          + "'\(first.path)'", at: first.position)
    }
    for path in dark?.paths ?? [] {
      guard let token = dark?[path] else { continue }
      _ = dark?.resolved(token.value, of: path, report: { context.report($0, at: $1) })
    }
  }

  /// The type of a token that has none: the notation of a colour identifies it.
  private static func guessedType(of node: YAMLNode) -> String {
    if node["colorSpace"] != nil { return "color" }
    guard let text = node.text else {
      if case .number = node.scalarValue { return "number" }
      return node["unit"] != nil ? "dimension" : ""
    }
    if TokenColor(text) != nil { return "color" }
    return TokenReader.length(text) != nil ? "dimension" : ""
  }

  private func warnOfMissingTokens(in dark: TokenTree, _ context: ReadingContext) {
    for (tree, other, name) in [(light, dark, "dark"), (dark, light, "light")] {
      let missing = tree.paths.filter { other[$0] == nil }
      guard let first = missing.first, let token = tree[first] else { continue }
      let count = missing.count == 1 ? "" : " and \(missing.count - 1) more"
      context.warn(
        "the \(name) tokens have no '\(first)'\(count): "
          + (name == "dark" ? "the light values are used" : "they cannot be used"),
        at: token.position)
    }
  }
}
