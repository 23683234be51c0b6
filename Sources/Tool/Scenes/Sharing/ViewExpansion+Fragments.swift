import Messages
import ViewTree

/// Uses of fragments.
extension ViewExpansion {
  mutating func fragment(
    named use: YAMLNode.Entry, used node: YAMLNode, _ entries: [YAMLNode.Entry],
    _ scope: ExpansionScope, id: ForcedID, type: String?
  ) -> YAMLNode {
    let position = scope.position(node.position)
    guard let nameNode = value(use.value, scope),
      let fragment = FragmentReader(context: context).fragment(nameNode)
    else { return YAMLNode(.map([]), at: position) }
    if let start = scope.openFragments.firstIndex(of: fragment.name) {
      let circle = (scope.openFragments[start...] + [fragment.name]).joined(separator: " → ")
      context.readingFromRoot {
        context.report("the fragments contain each other: \(circle)", at: nameNode.position)
      }
      return YAMLNode(.map([]), at: position)
    }
    guard depthIsValid(scope, at: nameNode.position) else {
      return YAMLNode(.map([]), at: position)
    }
    let arguments = arguments(node[Self.withKey], of: fragment, at: nameNode, scope)
    var name: String?
    switch id {
    case .own:
      name = node["id"].flatMap { value($0, scope) }?.text.map { scope.idPrefix + $0 }
      if name != nil, !scope.idPrefix.isEmpty { innerIDCount += 1 }
    case .given(let given): name = given
    }
    var prefix = name ?? scope.idPrefix + fragment.name
    // A repeated id is reported where it is used, and not for every view in the fragment as well.
    if name != nil, !prefixes.insert(prefix).inserted { prefix += "#\(prefixes.count)" }
    let inner = self.scope(
      of: fragment, arguments: arguments, prefix: prefix,
      use: nameNode.position, in: scope)
    let count = innerIDCount
    context.recordExpansion(of: fragment)
    var body = view(fragment.view, inner, id: .given(name), type: type)
    viewCount -= 1
    if name == nil, innerIDCount > count, !namelessPrefixes.insert(inner.idPrefix).inserted {
      context.readingFromRoot {
        context.report(
          "the fragment '\(fragment.name)' is used twice without an 'id': give one to each use; "
            + "the ids in it begin with it, as in 'id.\(fragment.firstID ?? "name")'",
          at: nameNode.position)
      }
      return YAMLNode(.map([]), at: position)
    }
    if case .own = id, let entry = entries.first(where: { $0.key == "id" }), let name {
      // Messages about the id are about the use.
      body.content = .map(
        (body.map ?? []).map { $0.key == "id" ? idEntry(name, of: [entry], scope) : $0 })
    }
    return overridden(body, by: entries, of: node, scope, type: type)
  }

  func scope(
    of fragment: Fragment, arguments: [String: ExpansionScope.Argument?], prefix: String,
    use: SourcePosition, in scope: ExpansionScope
  ) -> ExpansionScope {
    let definition = context.origins[fragment.view.position]
    let origin = context.addOrigin(
      .init(
        path: definition.path, folder: definition.folder, use: use,
        what: "the fragment '\(fragment.name)'", idPrefixes: [prefix + "."]))
    return ExpansionScope(
      arguments: arguments, origin: origin, idPrefix: prefix + ".", idPrefixes: [prefix + "."],
      openFragments: scope.openFragments + [fragment.name], depth: scope.depth + 1)
  }

  /// The root view of a fragment with the keys that its use sets.
  mutating func overridden(
    _ body: YAMLNode, by entries: [YAMLNode.Entry], of node: YAMLNode, _ scope: ExpansionScope,
    type: String?
  ) -> YAMLNode {
    var kept = entries.filter { $0.key != "id" }
    if let type = kept.first(where: { $0.key == "type" }) {
      context.readingFromRoot {
        context.report(
          "the fragment has the type of its view: leave out 'type'",
          at: scope.position(type.keyPosition))
      }
      kept.removeAll { $0.key == "type" }
    }
    var own = own(kept, scope, id: .own, viewKeys: viewKeys(ofType: body["type"]?.text ?? type))
    if let names = node[Self.stylesKey].flatMap({ value($0, scope) }) {
      own = merge(StyleReader(context: context).properties(names), under: own)
    }
    return YAMLNode(
      .map(merge(body.map ?? [], under: own)), at: scope.position(node.position))
  }

  mutating func arguments(
    _ with: YAMLNode?, of fragment: Fragment, at use: YAMLNode, _ scope: ExpansionScope
  ) -> [String: ExpansionScope.Argument?] {
    var arguments: [String: ExpansionScope.Argument?] = [:]
    let known = fragment.parameters.map(\.name)
    let given = with.map { self.given($0, scope) } ?? []
    for (entry, scope) in given {
      guard known.contains(entry.key) else {
        let choice =
          known.isEmpty ? ": it has none" : ": expected \(ReadingContext.enumerate(known))"
        let hint = NearestName.hint(for: entry.key, among: known)
        context.readingFromRoot {
          context.report(
            "the fragment '\(fragment.name)' has no parameter '\(entry.key.shortened)'\(choice)\(hint)",
            at: scope.position(entry.keyPosition))
        }
        continue
      }
      arguments[entry.key] = .init(node: entry.value, scope: scope)
    }
    var missing: [String] = []
    for parameter in fragment.parameters where arguments[parameter.name] == nil {
      if let node = parameter.defaultValue {
        arguments[parameter.name] = .init(node: node)
      } else {
        missing.append(parameter.name)
        arguments[parameter.name] = .some(nil)
      }
    }
    if !missing.isEmpty {
      let names = ReadingContext.enumerate(missing.map { "'\($0)'" }, last: "and")
      context.readingFromRoot {
        context.report(
          "the fragment '\(fragment.name)' needs \(names): write 'with: {\(missing[0]): …}'",
          at: use.position)
      }
    }
    return arguments
  }

  /// The entries of `with`, each with the scope of its value.
  mutating func given(
    _ node: YAMLNode, _ scope: ExpansionScope
  ) -> [(YAMLNode.Entry, ExpansionScope)] {
    if let argument = argument(node, scope) {
      return argument.map { given($0.node, $0.scope) } ?? []
    }
    guard let entries = node.map else {
      context.readingFromRoot {
        context.reading(Self.withKey) {
          context.expected(
            "a map of parameters to values", at: value(node, scope) ?? node)
        }
      }
      return []
    }
    return entries.map { ($0, scope) }
  }

  mutating func depthIsValid(
    _ scope: ExpansionScope, at position: SourcePosition
  ) -> Bool {
    guard scope.depth >= Self.depthLimit else { return true }
    exhaust("fragments and repeats are nested more than \(Self.depthLimit) deep", at: position)
    return false
  }

  private static let depthLimit = 16
}
