import Messages
import ViewTree

/// Lists of views, and the repeated views in them.
extension ViewExpansion {
  /// Whether a node is a list, or a placeholder for one.
  mutating func isList(_ node: YAMLNode, _ scope: ExpansionScope) -> Bool {
    if node.list != nil { return true }
    guard let argument = argument(node, scope) else { return false }
    return argument.map { isList($0.node, $0.scope) } ?? false
  }

  /// - Parameter type: The class of a node without `type`; nil for `UIView`.
  mutating func children(
    _ node: YAMLNode, _ scope: ExpansionScope, type: String? = nil
  ) -> YAMLNode {
    if let argument = argument(node, scope) {
      guard let (node, scope) = argument else { return YAMLNode(.list([]), at: node.position) }
      return children(node, scope, type: type)
    }
    var expanded: [YAMLNode] = []
    for child in node.list ?? [] {
      guard !isExhausted else { break }
      if child[Self.repeatKey] != nil || child[Self.dataKey] != nil {
        expanded += repeated(child, scope, type: type)
      } else if let argument = argument(child, scope) {
        // A list of views is inserted into this one.
        guard let (node, scope) = argument else { continue }
        expanded +=
          isList(node, scope)
          ? children(node, scope, type: type).list ?? [] : [view(node, scope, type: type)]
      } else {
        expanded.append(view(child, scope, type: type))
      }
    }
    return YAMLNode(.list(expanded), at: scope.position(node.position))
  }

  /// The views of a node with `repeat` or `data`.
  mutating func repeated(
    _ node: YAMLNode, _ scope: ExpansionScope, type: String?
  ) -> [YAMLNode] {
    let keys = (node.map ?? []).filter { $0.key == Self.repeatKey || $0.key == Self.dataKey }
    if keys.count > 1 {
      context.readingFromRoot {
        context.report(
          "a view is repeated by 'repeat' or by 'data', and not by both",
          at: scope.position(keys[1].keyPosition))
      }
    }
    guard let key = keys.first,
      let items = key.key == Self.dataKey ? data(key, scope) : items(key.value, scope)
    else { return [] }
    guard depthIsValid(scope, at: scope.position(key.keyPosition)) else { return [] }
    var template = node
    template.content = .map(
      node.map?.filter { $0.key != Self.repeatKey && $0.key != Self.dataKey } ?? [])
    let id = node["id"]?.text
    let hasNumberedID = id.map { Placeholder.parts(of: $0).contains { $0.isName } } ?? false
    var views: [YAMLNode] = []
    for (index, item) in items.enumerated() {
      guard !isExhausted else { break }
      let arguments = arguments(ofItem: item, index: index, in: scope)
      let unnamed = ExpansionScope(arguments: arguments, origin: scope.origin)
      var name: String?
      if let idNode = node["id"], let text = value(idNode, unnamed)?.text {
        name = scope.idPrefix + (hasNumberedID ? text : "\(text).\(index)")
      }
      let prefix = name.map { $0 + "." } ?? scope.idPrefix
      let prefixes = name == nil ? scope.idPrefixes : [prefix] + scope.idPrefixes
      let outer = scope.origin ?? node.position.origin
      var origin = context.origins.list[outer]
      origin.idPrefixes = prefixes
      let inner = ExpansionScope(
        arguments: arguments, origin: context.addOrigin(origin), idPrefix: prefix,
        idPrefixes: prefixes, openFragments: scope.openFragments, depth: scope.depth + 1)
      views.append(view(template, inner, id: .given(name), type: type))
      if name == nil, items.count > 1, hasOwnIDs(template) {
        context.readingFromRoot {
          context.report(
            "a repeated view with ids below it needs an 'id': theirs then begin with 'id.0', "
              + "'id.1' and so on", at: scope.position(key.keyPosition))
        }
        break
      }
    }
    return views
  }

  /// Whether views below a node have ids that are the same in each of its repetitions.
  func hasOwnIDs(_ node: YAMLNode) -> Bool {
    Self.listKeys.contains { key in
      (node[key]?.list ?? []).contains { hasOwnID($0) }
    }
  }

  /// The keys of lists of views, sections and rows.
  private static let listKeys = ["subviews", "sections", "rows", "items"]

  private func hasOwnID(_ child: YAMLNode) -> Bool {
    let parts = (child["id"]?.text).map(Placeholder.parts) ?? []
    return !parts.isEmpty && !parts.contains { $0.isName } || hasOwnIDs(child)
  }

  /// The values in a file, one for each view.
  mutating func data(
    _ entry: YAMLNode.Entry, _ scope: ExpansionScope
  ) -> [ExpansionScope.Argument?]? {
    guard let node = value(entry.value, scope) else { return nil }
    return context.readingFromRoot {
      context.reading(Self.dataKey) { () -> [ExpansionScope.Argument?]? in
        guard let path = String.read(node, in: context),
          let (file, url) = context.sharedFile(path, at: node.position, as: .data),
          let root = file.root
        else { return nil }
        let origin = context.addOrigin(
          .init(path: context.files.shown(url), folder: url.deletingLastPathComponent()))
        guard let values = root.list else {
          context.expected(
            "a list of values, such as [{name: Ada}, {name: Alan}], in the file",
            at: root.from(origin))
          return nil
        }
        guard values.count <= Self.viewLimit else {
          context.report("the file has more than \(Self.viewLimit) values", at: node.position)
          return nil
        }
        return values.map { .init(node: $0.from(origin)) }
      }
    }
  }

  /// The values of `repeat`, one for each view: nil without a value.
  mutating func items(
    _ node: YAMLNode, _ scope: ExpansionScope
  ) -> [ExpansionScope.Argument?]? {
    if let argument = argument(node, scope) {
      return argument.flatMap { items($0.node, $0.scope) }
    }
    if let nodes = node.list { return nodes.map { .init(node: $0, scope: scope) } }
    let node = value(node, scope) ?? node
    if case .number(let number) = node.scalarValue, let count = Int(exactly: number),
      (0...Self.viewLimit).contains(count)
    {
      return Array(repeating: nil, count: count)
    }
    context.readingFromRoot {
      context.reading(Self.repeatKey) {
        context.expected(
          "a number from 0 to \(Self.viewLimit), or a list of values, such as "
            + "[{label: One}, {label: Two}]", at: node)
      }
    }
    return nil
  }

  /// The names that the placeholders of each repeated view have in addition.
  static let repeatNames = ["index", "number", "item"]

  func arguments(
    ofItem item: ExpansionScope.Argument?, index: Int, in scope: ExpansionScope
  ) -> [String: ExpansionScope.Argument?] {
    func number(_ number: Int) -> ExpansionScope.Argument {
      .init(node: YAMLNode(.scalar(.init(text: String(number), style: .plain)), at: .start))
    }
    var arguments = scope.arguments ?? [:]
    for entry in item?.node.map ?? [] {
      let position = item?.scope?.position(entry.keyPosition) ?? entry.keyPosition
      context.readingFromRoot {
        if Self.repeatNames.contains(entry.key) || !Placeholder.isName(entry.key) {
          context.report(
            "'\(entry.key.shortened)' cannot be the name of a value: expected letters, digits and "
              + "'_', and not \(ReadingContext.enumerate(Self.repeatNames))", at: position)
        } else if scope.arguments?[entry.key] != nil {
          context.warn(
            "'\(entry.key)' hides the parameter with this name: give it another one", at: position)
        }
      }
      arguments[entry.key] = .init(node: entry.value, scope: item?.scope)
    }
    arguments["index"] = number(index)
    arguments["number"] = number(index + 1)
    if let item { arguments["item"] = item }
    return arguments
  }
}
