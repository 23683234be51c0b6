import DesignedViews
import JSONValues
import Messages
import ViewTree

/// Reads `only` and `exclude`: lists of maps such as `{state: disabled, appearance: [dark]}`.
struct VariantRuleCompiler {
  /// The axes of the scene with the labels of their values.
  let axes: [Axis]
  let context: ReadingContext

  static let onlyKey = "only"
  static let excludeKey = "exclude"

  func compile(_ root: YAMLNode) -> VariantRules {
    var rules = VariantRules()
    if let node = root[Self.onlyKey] {
      rules.only = context.reading(Self.onlyKey) { read(node) }
    }
    if let node = root[Self.excludeKey] {
      rules.excluded = context.reading(Self.excludeKey) { read(node) } ?? []
    }
    return rules
  }

  /// Reports rules without an effect.
  ///
  /// - Parameter combinations: All combinations, as the indices of their values.
  func check(_ rules: VariantRules, on combinations: [[Int]], of root: YAMLNode) {
    let kept = combinations.filter { combination in
      rules.only?.contains { $0.matches(combination) } ?? true
    }
    for rule in rules.excluded where !kept.contains(where: rule.matches) {
      context.report(
        "\(Self.excludeKey): no variant is like this: '\(Self.onlyKey)' leaves none",
        at: rule.position)
    }
    if let node = root[Self.excludeKey] ?? root[Self.onlyKey],
      !combinations.contains(where: rules.allows)
    {
      context.report(
        "\(root[Self.excludeKey] == nil ? Self.onlyKey : Self.excludeKey): no variant is left",
        at: node.position)
    }
  }

  private func read(_ node: YAMLNode) -> [VariantRules.Rule]? {
    guard let nodes = node.list, !nodes.isEmpty else {
      context.expected(
        "a list of combinations, such as [{state: disabled, appearance: dark}]", at: node)
      return nil
    }
    return nodes.compactMap { readRule($0) }
  }

  private func readRule(_ node: YAMLNode) -> VariantRules.Rule? {
    guard let entries = node.map, !entries.isEmpty else {
      context.expected(
        "a map of axes to values, such as {state: disabled, appearance: [light, dark]}", at: node)
      return nil
    }
    var values: [Int: Set<Int>] = [:]
    for entry in entries {
      guard let index = axes.firstIndex(where: { $0.name == entry.key }) else {
        let names = axes.map(\.name)
        let choice =
          names.isEmpty ? "the scene has none" : "expected \(ReadingContext.enumerate(names))"
        let hint = NearestName.hint(for: entry.key, among: names)
        context.report(
          "unknown axis '\(entry.key.shortened)': \(choice)\(hint)", at: entry.keyPosition)
        continue
      }
      context.reading(entry.key) { values[index] = readValues(entry.value, of: axes[index]) }
    }
    guard values.count == entries.count else { return nil }
    return .init(values: values, position: node.position)
  }

  private func readValues(_ node: YAMLNode, of axis: Axis) -> Set<Int>? {
    // A size is a list itself.
    if let index = index(of: node, on: axis) { return [index] }
    guard let nodes = node.list else { return unknown(node, of: axis) }
    var values = Set<Int>()
    for node in nodes {
      guard let index = index(of: node, on: axis) else { return unknown(node, of: axis) }
      values.insert(index)
    }
    if values.isEmpty { context.expected("a value, or a list of values", at: node) }
    return values.isEmpty ? nil : values
  }

  private func index(of node: YAMLNode, on axis: Axis) -> Int? {
    guard let label = Self.label(of: node) else { return nil }
    return axis.values.firstIndex { Self.parts(of: $0, axis) == Self.parts(of: label, axis) }
  }

  /// The parts of a state may be in any order, and have other names.
  private static func parts(of label: String, _ axis: Axis) -> [String] {
    axis.name == "state"
      ? label.split(separator: "+").map { ViewState.canonicalName($0) }.sorted() : [label]
  }

  /// The label of a value: `160x44` for `[160, 44]`.
  private static func label(of node: YAMLNode) -> String? {
    switch node.scalarValue {
    case .text(let text): return text
    case .number(let number): return JSON.number(number).description
    case .bool, .null: return node.summary
    case nil:
      guard let nodes = node.list, nodes.count == 2 else { return nil }
      let numbers = nodes.compactMap { node -> String? in
        if case .number(let number) = node.scalarValue {
          JSON.number(number).description
        } else {
          nil
        }
      }
      return numbers.count == 2 ? numbers.joined(separator: "x") : nil
    }
  }

  private func unknown(_ node: YAMLNode, of axis: Axis) -> Set<Int>? {
    guard let name = Self.label(of: node) else {
      context.expected("a value, or a list of values", at: node)
      return nil
    }
    context.unknown(name, of: axis.values, as: "value", at: node)
    return nil
  }
}

extension VariantRuleCompiler {
  /// JSON Schema of a scene's `only` and `exclude`.
  static func schema(_ summary: String) -> JSON {
    let value: JSON = ["type": ["string", "number"]]
    let values: JSON = ["anyOf": [value, ["type": "array"]]]
    return [
      "description": .string(summary), "type": "array", "minItems": 1,
      "items": [
        "description": "Values, or lists of values, by axis.", "type": "object",
        "minProperties": 1, "additionalProperties": values,
      ],
    ]
  }
}
