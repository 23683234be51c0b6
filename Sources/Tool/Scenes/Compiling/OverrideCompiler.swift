import HeadlessUIKit
import Messages
import StandardViews

/// Reads maps such as `{save.colorResources: primary}`, which set properties of views by their ids,
/// and of constraints by their identifiers; variants also set metrics and layout rules.
struct OverrideCompiler {
  let views: ViewCompiler
  let context: ReadingContext

  /// Reads what a variant sets.
  func compile(_ node: YAMLNode) -> VariantSettings {
    guard let entries = node.map else {
      context.expected("a map of 'id.property' to values", at: node)
      return VariantSettings()
    }
    var settings = VariantSettings()
    for entry in entries { compile(entry, into: &settings) }
    return settings
  }

  /// Reads what a step sets. By then the constraints exist, and the children are placed.
  func compileStep(_ node: YAMLNode) -> [Override] {
    let settings = compile(node)
    for entry in settings.entries {
      switch entry.map {
      case .metrics:
        context.report(
          "a step cannot set metrics: set the 'constant' of a constraint with an identifier",
          at: entry.position)
      case .layout:
        context.report(
          "a step can set the 'layout' of a UIStackView's children only", at: entry.position)
      }
    }
    return settings.overrides
  }

  private func compile(_ entry: YAMLNode.Entry, into settings: inout VariantSettings) {
    if entry.key == EntryOverride.metricsKey {
      settings.entries += compileMetrics(entry)
      return
    }
    let path = Path(entry.key)
    if let path, let (identifier, nodes) = constraints(path) {
      settings.overrides += nodes.compactMap { node in
        read(entry, path.key, of: "a constraint", by: PlacedConstraint.table).map {
          Override(
            node: node, target: .constraints(identifier), property: $0.property,
            assignment: $0.assignment)
        }
      }
      return
    }
    if let found = controller(entry.key) {
      settings.overrides += [compile(entry, found.key, of: found.controller)].compactMap(\.self)
      return
    }
    guard let (view, id) = view(entry, path) else { return }
    let rest = String(entry.key.dropFirst(id.count + 1))
    if let names = Self.rest(of: rest, below: EntryOverride.metricsKey) {
      settings.entries += compileMetrics(entry, name: names, of: view, id: id)
    } else if view.settableLayout == nil,
      let key = Self.rest(of: rest, below: EntryOverride.layoutKey)
    {
      settings.entries += compileLayout(entry, key: key, of: view, id: id)
    } else if rest == EntryOverride.layoutKey, let properties = entry.value.map {
      // A stack view's child has properties for rules.
      for var property in properties {
        property.key = "\(entry.key).\(property.key)"
        compile(property, into: &settings)
      }
    } else {
      settings.overrides += [compile(entry, of: view, id: id)].compactMap(\.self)
    }
  }

  /// The part of a key behind `layout.`; empty for `layout` itself, nil for other keys.
  private static func rest(of path: String, below key: String) -> String? {
    if path == key { return "" }
    return path.hasPrefix(key + ".") ? String(path.dropFirst(key.count + 1)) : nil
  }

  /// A key in two parts: `card.top` and `constant`.
  private struct Path {
    let name: String
    let key: String

    init?(_ text: String) {
      guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
      name = String(text[..<dot])
      key = String(text[text.index(after: dot)...])
    }

    /// Whether the key is a property of constraints.
    var isOfConstraint: Bool { PlacedConstraint.table.index(of: key) != nil }
  }

  private func read(
    _ entry: YAMLNode.Entry, _ key: String, of owner: String, by table: PropertyTable
  ) -> (property: Int, assignment: Assignment)? {
    var named = entry
    named.key = key
    guard let index = context.settableIndex(of: named, by: table, in: owner) else { return nil }
    return context.reading(entry.key) {
      table.properties[index].read(entry.value, in: context).map { (index, $0) }
    }
  }

  // MARK: Metrics and layout rules

  /// Reads `metrics: {gap: 20}`, which sets the metrics of all views that have them.
  private func compileMetrics(_ entry: YAMLNode.Entry) -> [EntryOverride] {
    readMetrics(entry).flatMap { metric in
      let owners = views.metricNodes.filter { $0.metrics[metric.key] != nil }
      if owners.isEmpty {
        reportUnknownMetric(metric, among: views.metricNodes.flatMap { $0.metrics.map ?? [] })
      }
      return owners.map {
        EntryOverride(
          node: $0.number, map: .metrics, entries: [metric], position: metric.keyPosition)
      }
    }
  }

  /// Reads `card.metrics.gap: 20` or `card.metrics: {gap: 20}`.
  private func compileMetrics(
    _ entry: YAMLNode.Entry, name: String, of view: ViewCompiler.KnownView, id: String
  ) -> [EntryOverride] {
    guard let own = views.metricNodes.first(where: { $0.number == view.number }) else {
      context.report("'\(id)' has no 'metrics'", at: entry.keyPosition)
      return []
    }
    var metrics: [YAMLNode.Entry]
    if name.isEmpty {
      metrics = readMetrics(entry)
    } else {
      guard context.reading(entry.key, { Double.read(entry.value, in: context) }) != nil else {
        return []
      }
      metrics = [entry]
      metrics[0].key = name
    }
    return metrics.compactMap { metric in
      guard own.metrics[metric.key] != nil else {
        reportUnknownMetric(metric, among: own.metrics.map ?? [])
        return nil
      }
      return EntryOverride(
        node: view.number, map: .metrics, entries: [metric], position: metric.keyPosition)
    }
  }

  /// The entries of a map of metrics whose values are numbers.
  private func readMetrics(_ entry: YAMLNode.Entry) -> [YAMLNode.Entry] {
    context.reading(entry.key) {
      guard let entries = entry.value.map else {
        context.expected("a map of names to numbers", at: entry.value)
        return []
      }
      return entries.filter { metric in
        context.reading(metric.key) { Double.read(metric.value, in: context) } != nil
      }
    }
  }

  private func reportUnknownMetric(
    _ entry: YAMLNode.Entry, among known: [YAMLNode.Entry]
  ) {
    let hint = NearestName.hint(for: entry.key, among: known.map(\.key))
    context.report(
      "unknown metric '\(entry.key.shortened)'\(hint): a variant sets metrics that a view has",
      at: entry.keyPosition)
  }

  /// Reads `card.layout.left: {parent: 8}` or `card.layout: {left: {parent: 8}}`.
  private func compileLayout(
    _ entry: YAMLNode.Entry, key: String, of view: ViewCompiler.KnownView, id: String
  ) -> [EntryOverride] {
    guard let child = views.placedChildren[view.number] else {
      context.report(
        "'\(id)' has no 'layout': neither a layouter nor a UIStackView places it",
        at: entry.keyPosition)
      return []
    }
    var entries = entry.value.map ?? []
    if !key.isEmpty {
      entries = [entry]
      entries[0].key = key
    }
    let node =
      key.isEmpty ? entry.value : YAMLNode(.map(entries), at: entry.keyPosition)
    let layoutPath = "\(id).\(EntryOverride.layoutKey)"
    guard let layout = context.reading(layoutPath, { child.read(node, in: context) }) else {
      return []
    }
    return [
      EntryOverride(
        node: view.number, map: .layout, entries: entries, replacesMap: key.isEmpty,
        headsGroup: layout.headsGroup, position: entry.keyPosition)
    ]
  }

  // MARK: Views

  private func compile(
    _ entry: YAMLNode.Entry, of view: ViewCompiler.KnownView, id: String
  ) -> Override? {
    let path = String(entry.key.dropFirst(id.count + 1))
    let prefixes: [(key: String, target: Override.Target)] = [
      (view.viewClass.layouter.key, .layouter), ("layout", .childLayout),
    ]
    let prefix = prefixes.first { path.hasPrefix($0.key + ".") }
    let owner: (name: String, table: PropertyTable)?
    switch prefix?.target {
    case .layouter: owner = view.layouterClass.map { ($0.name, $0.table) }
    case .childLayout: owner = view.settableLayout.map { ("the layout of a child", $0) }
    default: owner = (view.viewClass.name, view.viewClass.table)
    }
    guard let owner else {
      context.report(
        prefix?.target == .layouter
          ? "'\(id)' has no \(view.viewClass.layouter.key)"
          : "'\(id)' has no 'layout': neither a layouter nor a UIStackView places it",
        at: entry.keyPosition)
      return nil
    }
    let key = prefix.map { String(path.dropFirst($0.key.count + 1)) } ?? path
    if prefix == nil, key == "selectedTab" {
      context.reading(entry.key) { views.checkTab(entry.value, of: view) }
    }
    return read(entry, key, of: owner.name, by: owner.table).map {
      Override(
        node: view.number, target: prefix?.target ?? .view, property: $0.property,
        assignment: $0.assignment)
    }
  }

  /// The view that a key starts with, and its id; nil, after a report, if there is none. Ids may
  /// contain dots: the longest match wins.
  private func view(
    _ entry: YAMLNode.Entry, _ path: Path?
  ) -> (ViewCompiler.KnownView, String)? {
    guard let path else {
      context.report(
        "expected 'id.property', found '\(entry.key.shortened)'", at: entry.keyPosition)
      return nil
    }
    var name = Substring(path.name)
    while true {
      if let view = views.viewsByID[String(name)] {
        let rest = path.name.dropFirst(name.count + 1)
        let isOfView =
          rest.isEmpty || rest == EntryOverride.metricsKey || rest == EntryOverride.layoutKey
        guard path.isOfConstraint, !isOfView else { return (view, String(name)) }
        reportUnknownConstraint(
          String(rest), of: String(name), key: path.key, at: entry.keyPosition)
        return nil
      }
      guard let dot = name.lastIndex(of: ".") else { break }
      name = name[..<dot]
    }
    if path.isOfConstraint {
      reportUnknownConstraint(path.name, of: nil, key: path.key, at: entry.keyPosition)
    } else {
      let id = String(name)
      let hint = NearestName.hint(
        for: id, among: views.ids + views.controllersByID.keys.sorted() + identifiers)
      context.report("unknown id '\(id.shortened)'\(hint)", at: entry.keyPosition)
    }
    return nil
  }

  // MARK: Controllers

  /// The controller that a key starts with, and the rest of the key; nil if it starts with none.
  private func controller(
    _ path: String
  ) -> (controller: ViewCompiler.KnownController, key: String)? {
    for dot in path.indices.reversed() where path[dot] == "." {
      if let controller = views.controllersByID[String(path[..<dot])] {
        return (controller, String(path[path.index(after: dot)...]))
      }
    }
    return nil
  }

  /// Reads `inbox.title: Post` or `inbox.tabBarItem.badge: 3`, which leaves the other keys of the item as the controller
  /// has them.
  private func compile(
    _ entry: YAMLNode.Entry, _ key: String, of controller: ViewCompiler.KnownController
  ) -> Override? {
    var (whole, key) = (entry, key)
    if let dot = key.firstIndex(of: ".") {
      let name = String(key[..<dot])
      var part = entry
      part.key = String(key[key.index(after: dot)...])
      let others = controller.node[name]?.map ?? []
      whole.value = YAMLNode(
        .map(others.filter { $0.key != part.key } + [part]), at: entry.value.position)
      key = name
    }
    let controllerClass = controller.controllerClass
    return read(whole, key, of: controllerClass.name, by: controllerClass.table).map {
      Override(
        node: controller.number, target: .controller, property: $0.property,
        assignment: $0.assignment)
    }
  }

  // MARK: Constraints

  private var identifiers: [String] { views.constraints.map(\.identifier) }

  /// The constraints that a key names, and the views that own them: all with an identifier, or
  /// one view's, as in `card.top.constant`. Nil if the key names a view's property.
  private func constraints(_ path: Path) -> (identifier: String, nodes: [Int])? {
    if let view = views.viewsByID[path.name],
      !path.isOfConstraint || view.viewClass.table.index(of: path.key) != nil
    {
      return nil
    }
    if let all = views.constraints.first(where: { $0.identifier == path.name }) { return all }
    for dot in path.name.indices.reversed() where path.name[dot] == "." {
      let identifier = path.name[path.name.index(after: dot)...]
      if let view = views.viewsByID[String(path.name[..<dot])],
        let all = views.constraints.first(where: { $0.identifier == identifier }),
        all.nodes.contains(view.number)
      {
        return (all.identifier, [view.number])
      }
    }
    return nil
  }

  private func reportUnknownConstraint(
    _ identifier: String, of id: String?, key: String, at position: SourcePosition
  ) {
    let hint: String
    if identifiers.isEmpty {
      hint = ": give one to a constraint, as in {expression: 'a.width == 40', identifier: width}"
    } else if identifiers.contains(identifier) {
      hint = " (did you mean '\(identifier).\(key)'?)"
    } else {
      hint = NearestName.hint(for: identifier, among: identifiers)
    }
    let owner = id.map { " of '\($0)'" } ?? ""
    context.report(
      "no constraint\(owner) has the identifier '\(identifier.shortened)'\(hint)", at: position)
  }
}
