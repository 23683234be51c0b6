// Constraints, guides and metrics of view nodes.

import Messages

extension ViewCompiler {
  func readGuides(of node: YAMLNode) -> [String] {
    guard let guides = node["layoutGuides"] else { return [] }
    return context.reading("layoutGuides") {
      var names: [String] = []
      for (name, node) in zip([String].read(guides, in: context) ?? [], guides.list ?? []) {
        if name.isEmpty || names.contains(name) {
          context.expected("an unused name", at: node)
        } else {
          names.append(name)
        }
      }
      return names
    }
  }

  /// Reads a node's constraints, once all views below it are known.
  mutating func compileAutoLayout(
    _ node: YAMLNode, of owner: KnownView
  ) -> AutoLayoutBlueprint? {
    for guide in owner.guides where viewsByID[guide].map({ $0.number >= owner.number }) == true {
      context.reading("layoutGuides") {
        context.report(
          "'\(guide.shortened)' is the id of a view",
          at: node["layoutGuides"]?.position ?? node.position)
      }
    }
    let blueprint = autoLayout(
      node, metrics: node["metrics"], of: owner, end: count, in: context)
    register(blueprint?.identifiers ?? [], of: owner)
    return blueprint
  }

  /// The constraints of a node with some of its metrics replaced.
  func constraints(
    ofNode number: Int, overriding metrics: [EntryOverride], in context: ReadingContext
  ) -> AutoLayoutBlueprint? {
    metricNodes.first { $0.number == number }.flatMap {
      autoLayout(
        $0.view, metrics: $0.metrics.applying(metrics), of: $0.owner, end: $0.end, in: context)
    }
  }

  /// - Parameters:
  ///   - metrics: a map of names to numbers; nil for none.
  ///   - end: the number behind the last of the node's descendants.
  private func autoLayout(
    _ node: YAMLNode, metrics metricsNode: YAMLNode?, of owner: KnownView, end: Int,
    in context: ReadingContext
  ) -> AutoLayoutBlueprint? {
    let metrics =
      metricsNode.map { node in
        context.reading("metrics") { readMetrics(node, in: context) }
      } ?? [:]
    let names = Set(metricsNode?.map?.map(\.key) ?? [])
    let scope = ConstraintScope(
      owner: owner, end: end, metrics: metrics, brokenMetrics: names.subtracting(metrics.keys),
      viewsByID: viewsByID, ids: ids, allIDs: allIDs, reportedIDs: reportedIDs)
    var blueprint = AutoLayoutBlueprint(guides: owner.guides)
    if let constraints = node["constraints"] {
      blueprint.constraints = context.reading("constraints") {
        ConstraintCompiler(scope: scope, context: context).compile(constraints)
      }
    }
    if let calls = node["autoLayout"] {
      blueprint.calls = context.reading("autoLayout") {
        AutoLayoutCallCompiler(scope: scope, context: context).compile(calls)
      }
    }
    let isEmpty =
      blueprint.guides.isEmpty && blueprint.constraints.isEmpty && blueprint.calls.isEmpty
    return isEmpty ? nil : blueprint
  }

  private mutating func register(_ identifiers: [String], of owner: KnownView) {
    for identifier in identifiers {
      if let index = constraints.firstIndex(where: { $0.identifier == identifier }) {
        constraints[index].nodes.append(owner.number)
      } else {
        constraints.append((identifier, [owner.number]))
      }
    }
  }

  private func readMetrics(
    _ node: YAMLNode, in context: ReadingContext
  ) -> [String: Double] {
    guard let entries = node.map else {
      context.expected("a map of names to numbers", at: node)
      return [:]
    }
    var metrics: [String: Double] = [:]
    for entry in entries {
      context.reading(entry.key) { metrics[entry.key] = Double.read(entry.value, in: context) }
    }
    return metrics
  }
}
