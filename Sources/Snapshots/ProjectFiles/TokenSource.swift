import JSONValues
import YAMLReading

/// Files of design tokens that together are one set of tokens, for one or for both appearances.
///
///     tokens: [brand.json, {light: light.json, dark: [core.json#global, dark.json]}]
package struct TokenSource: Sendable, Hashable {
  /// A file, or one group of it.
  package struct Part: Sendable, Hashable {
    /// Relative to the file that names it.
    package var path: String
    /// The names of the groups down to the one that is the root; empty for the whole file.
    package var group: [String]
    package var position: SourcePosition
  }

  /// Later files replace tokens of earlier ones.
  package var light: [Part]
  /// Nil if both appearances have the same tokens.
  package var dark: [Part]?

  package init(light: [Part], dark: [Part]?) {
    (self.light, self.dark) = (light, dark)
  }

  /// The key of scenes and of project files.
  package static let key = "tokens"

  /// Reads the value of `tokens`.
  package static func read(_ node: YAMLNode, in context: DocumentContext) -> [TokenSource] {
    (node.list ?? [node]).compactMap { node in
      if node.text != nil {
        return parts(node, in: context).map { TokenSource(light: $0, dark: nil) }
      }
      var (light, dark): ([Part]?, [Part]?)
      let isMap = context.readMap(
        node, of: "tokens",
        keys: [
          ("light", { light = parts($0, in: context) }),
          ("dark", { dark = parts($0, in: context) }),
        ])
      for key in ["light", "dark"] where isMap && node[key] == nil {
        context.report("tokens of two appearances need '\(key)' too", at: node.position)
      }
      guard let light, let dark else { return nil }
      return TokenSource(light: light, dark: dark)
    }
  }

  private static func parts(_ node: YAMLNode, in context: DocumentContext) -> [Part]? {
    let nodes = node.list ?? [node]
    let parts = nodes.compactMap { node -> Part? in
      guard let text = context.text(node) else { return nil }
      let names = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let group = names.count > 1 ? names[1].split(separator: ".").map(String.init) : []
      return Part(path: String(names[0]), group: group, position: node.position)
    }
    return parts.count == nodes.count && !parts.isEmpty ? parts : nil
  }

  /// The source as if it were written in another file.
  package func from(_ origin: Int) -> TokenSource {
    func moved(_ part: Part) -> Part {
      var part = part
      part.position.origin = origin
      return part
    }
    return TokenSource(light: light.map(moved), dark: dark.map { $0.map(moved) })
  }

  /// JSON Schema of `tokens`.
  package static var schema: JSON {
    let path: JSON = ["type": "string", "minLength": 1]
    let paths: JSON = ["anyOf": [path, ["type": "array", "items": path, "minItems": 1]]]
    let source: JSON = [
      "anyOf": [
        path,
        [
          "type": "object", "properties": ["light": paths, "dark": paths],
          "required": ["light", "dark"], "additionalProperties": false,
        ],
      ]
    ]
    return [
      "description": "Files of design tokens, whose paths are names of colours and numbers.",
      "anyOf": [["type": "array", "items": source], source],
    ]
  }
}
