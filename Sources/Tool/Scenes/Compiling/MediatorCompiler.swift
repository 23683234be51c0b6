import HeadlessUIKit
import JSONValues
import Layouter

/// The rules by which a scene's views are shown and hidden, read and validated once.
struct MediatorBlueprint: Sendable {
  var position: SourcePosition
  var rules: SwitchingRules
  /// The ids of the views in the rules, in order, and their numbers.
  var names: [String]
  var nodes: [Int]
}

/// Reads `{exclusive: [[a, b]], companion: [[c, d]], alternative: [[[a], [c, d]]]}`.
struct MediatorCompiler {
  let views: ViewCompiler
  let context: ReadingContext

  func compile(_ node: YAMLNode) -> MediatorBlueprint? {
    var rules = SwitchingRules()
    let isMap = context.readMap(
      node, of: "a mediator",
      keys: [
        ("exclusive", { rules.exclusive = readGroups($0) }),
        ("companion", { rules.companion = readGroups($0) }),
        ("alternative", { rules.alternative = readAlternatives($0) }),
      ])
    guard isMap else { return nil }
    var names: [String] = []
    var seen: Set<String> = []
    for name in (rules.exclusive + rules.companion).joined() where seen.insert(name).inserted {
      names.append(name)
    }
    for name in rules.alternative.flatMap({ $0.first + $0.second })
    where seen.insert(name).inserted {
      names.append(name)
    }
    return MediatorBlueprint(
      position: node.position, rules: rules, names: names,
      nodes: names.compactMap { views.viewsByID[$0]?.number })
  }

  private func readGroups(_ node: YAMLNode) -> [[String]] {
    guard let nodes = node.list else {
      context.expected("a list of groups, such as [[a, b]]", at: node)
      return []
    }
    return nodes.map { readGroup($0) }
  }

  private func readGroup(_ node: YAMLNode) -> [String] {
    guard let nodes = node.list else {
      context.expected("a list of ids", at: node)
      return []
    }
    return nodes.compactMap { node in
      guard let id = String.read(node, in: context) else { return nil }
      return views.knownView(id, at: node) == nil ? nil : id
    }
  }

  private func readAlternatives(_ node: YAMLNode) -> [SwitchingRules.Alternative] {
    guard let nodes = node.list else {
      context.expected("a list of pairs, such as [[[a], [b, c]]]", at: node)
      return []
    }
    return nodes.compactMap { node in
      guard let sides = node.list, sides.count == 2 else {
        context.expected("two lists of ids", at: node)
        return nil
      }
      return .init(readGroup(sides[0]), readGroup(sides[1]))
    }
  }
}

extension MediatorBlueprint {
  /// JSON Schema of a scene's `mediator`.
  static var schema: JSON {
    let ids: JSON = ["type": "array", "items": ["type": "string"]]
    let groups: JSON = ["type": "array", "items": ids]
    return [
      "description": "Groups of views that are shown and hidden together or in turn, by their ids.",
      "type": "object",
      "properties": [
        "exclusive": groups.adding(
          .init("description", "Groups in which showing one view hides the others.")),
        "companion": groups.adding(
          .init("description", "Groups whose views are shown and hidden together.")),
        "alternative": [
          "description": "Pairs of groups: showing one hides the other, and vice versa.",
          "type": "array",
          "items": ["type": "array", "items": ids, "minItems": 2, "maxItems": 2],
        ],
      ],
      "additionalProperties": false,
    ]
  }
}
