// Constraints, guides and metrics of view nodes.

extension ViewCompiler {
  func readGuides(of node: SceneNode) -> [String] {
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
    _ node: SceneNode, of owner: KnownView
  ) -> AutoLayoutBlueprint? {
    let metrics = node["metrics"].map { node in context.reading("metrics") { readMetrics(node) } }
    let names = Set(node["metrics"]?.map?.map(\.key) ?? [])
    let scope = ConstraintScope(
      owner: owner, end: count, metrics: metrics ?? [:],
      brokenMetrics: names.subtracting((metrics ?? [:]).keys), viewsByID: viewsByID, ids: ids,
      allIDs: allIDs)
    for guide in owner.guides where scope.ids.contains(guide) {
      context.reading("layoutGuides") {
        context.report(
          "'\(guide.shortened)' is the id of a view",
          at: node["layoutGuides"]?.position ?? node.position)
      }
    }
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
    register(blueprint.identifiers, of: owner)
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

  private func readMetrics(_ node: SceneNode) -> [String: Double] {
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
