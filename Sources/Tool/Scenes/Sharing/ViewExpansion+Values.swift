import Messages
import ViewTree

/// Values with placeholders.
extension ViewExpansion {
  /// The value of a node that consists of a single placeholder; nil for other nodes. The inner value is nil
  /// if the placeholder has no value, which is reported.
  mutating func argument(
    _ node: YAMLNode, _ scope: ExpansionScope
  ) -> (node: YAMLNode, scope: ExpansionScope)?? {
    guard scope.arguments != nil, let text = node.text,
      case let parts = Placeholder.parts(of: text), parts.count == 1,
      case .name(let name) = parts[0]
    else { return nil }
    guard let argument = argument(named: name, at: node, scope) else { return .some(nil) }
    return .some((argument.node, argument.scope ?? ExpansionScope()))
  }

  func argument(
    named name: String, at node: YAMLNode, _ scope: ExpansionScope
  ) -> ExpansionScope.Argument? {
    guard let arguments = scope.arguments else { return nil }
    if let argument = arguments[name] { return argument }
    let known = arguments.keys.sorted()
    let choice =
      known.isEmpty ? "" : ": expected \(ReadingContext.enumerate(known.map { "$" + $0 }))"
    context.readingFromRoot {
      context.report(
        "unknown parameter '$\(name.shortened)'\(choice)\(NearestName.hint(for: name, among: known)); "
          + "for the text itself write '$$\(name.shortened)'",
        at: scope.position(node.position))
    }
    return nil
  }

  /// A value with its placeholders replaced; nil if it is one without a value.
  mutating func value(_ node: YAMLNode, _ scope: ExpansionScope) -> YAMLNode? {
    nesting += 1
    defer { nesting -= 1 }
    checkNesting(at: scope.position(node.position))
    nodeCount += 1
    if nodeCount > YAMLComposer.nodeLimit {
      exhaust(
        "the scene has more than \(YAMLComposer.nodeLimit) nodes with its fragments and repeats",
        at: scope.position(node.position))
    }
    guard !isExhausted else { return nil }
    if let argument = argument(node, scope) {
      return argument.flatMap { value($0.node, $0.scope) }
    }
    let position = scope.position(node.position)
    switch node.content {
    case .scalar(let scalar):
      return YAMLNode(.scalar(text(scalar, at: node, scope)), at: position)
    case .list(let nodes):
      return YAMLNode(.list(nodes.compactMap { value($0, scope) }), at: position)
    case .map(let entries):
      let expanded = entries.compactMap { entry -> YAMLNode.Entry? in
        value(entry.value, scope).map {
          YAMLNode.Entry(
            key: entry.key, keyPosition: scope.position(entry.keyPosition), value: $0)
        }
      }
      return YAMLNode(.map(expanded), at: position)
    }
  }

  /// In bytes. Texts in texts could otherwise double with every fragment.
  private static let longestText = 65_536

  mutating func text(
    _ scalar: YAMLNode.Scalar, at node: YAMLNode, _ scope: ExpansionScope
  ) -> YAMLNode.Scalar {
    guard scope.arguments != nil, scalar.text.utf8.contains(UInt8(ascii: "$")) else {
      return scalar
    }
    let parts = Placeholder.parts(of: scalar.text)
    if parts.count == 1, case .text(let text) = parts[0] {
      return YAMLNode.Scalar(text: text, style: scalar.style)
    }
    var text = ""
    for part in parts {
      switch part {
      case .text(let plain): text += plain
      case .name(let name):
        guard let argument = argument(named: name, at: node, scope) else { continue }
        let value = value(argument.node, argument.scope ?? ExpansionScope())
        guard !isExhausted else { continue }
        guard let value, case .scalar(let scalar) = value.content else {
          context.readingFromRoot {
            context.report(
              "'$\(name)' is \(value?.summary ?? "missing"): within a text it can only be a text or a "
                + "number", at: scope.position(node.position))
          }
          continue
        }
        text += scalar.text
        guard text.utf8.count <= Self.longestText else {
          exhaust(
            "a text has more than \(Self.longestText) bytes with its parameters",
            at: scope.position(node.position))
          return YAMLNode.Scalar(text: "", style: .singleQuoted)
        }
      }
    }
    // Escapes such as `\n` keep their meaning; nothing becomes a number.
    let style: YAMLNode.Scalar.Style = scalar.style == .plain ? .singleQuoted : scalar.style
    return YAMLNode.Scalar(text: text, style: style)
  }
}

extension Placeholder.Part {
  var isName: Bool { if case .name = self { true } else { false } }
}
