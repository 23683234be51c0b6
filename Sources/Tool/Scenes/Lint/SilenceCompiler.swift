import JSONValues
import ViewTree

/// Reads what a scene accepts: `lint: {ignore: {contrast: "brand colour, approved 2026"}}`.
struct SilenceCompiler {
  let context: ReadingContext

  /// The key of scenes and of views.
  static let key = "lint"

  /// - Parameter nodes: the numbers of the nodes that the silences cover; nil for the whole scene.
  func compile(_ node: YAMLNode, nodes: Range<Int>?) -> [LintSilence] {
    var silences: [LintSilence] = []
    _ = context.reading(Self.key) {
      context.readMap(
        node, of: "'lint'", keys: [("ignore", { silences = ignored($0, nodes: nodes) })])
    }
    return silences
  }

  private func ignored(_ node: YAMLNode, nodes: Range<Int>?) -> [LintSilence] {
    guard let entries = node.map else {
      context.expected("a map of rules to reasons, such as {contrast: \"brand colour\"}", at: node)
      return []
    }
    return entries.compactMap { entry in
      guard let rule = LintRuleName(rawValue: entry.key) else {
        context.unknownKey(entry, in: "the ignored rules", known: LintRuleName.names)
        return nil
      }
      return context.reading(entry.key) {
        guard let reason = entry.value.text, reason.contains(where: { !$0.isWhitespace }) else {
          context.expected("the reason why the finding is accepted", at: entry.value)
          return nil
        }
        return LintSilence(
          rule: rule, reason: reason, nodes: nodes,
          line: context.origins.sceneLine(of: entry.keyPosition))
      }
    }
  }

  /// JSON Schema of the key's value.
  static var schema: JSON {
    let reason: JSON = [
      "type": "string", "minLength": 1, "description": "Why the finding is accepted.",
    ]
    return [
      "description": "Findings of the linter that are accepted, with the reasons.",
      "type": "object",
      "properties": [
        "ignore": [
          "description": "Rules that are not reported here, with the reasons.", "type": "object",
          "properties": .object(LintRuleName.names.map { .init($0, reason) }),
          "additionalProperties": false,
        ]
      ],
      "additionalProperties": false,
    ]
  }
}
