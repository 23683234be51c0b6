import SwiftSyntax

/// `observe(\.key)`, `publisher(for: \.key)` and `willChangeValue(for: \.key)` get the key as text, and properties that are
/// `@objc dynamic` report their changes.
struct KeyValueObservingRule: RewritingRule {
  let name = "key-value observing"

  func rewrite(_ node: FunctionCallExprSyntax, in pass: RewritingPass) {
    let callee =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    guard let argument = node.arguments.first,
      let keyPath = argument.expression.as(KeyPathExprSyntax.self)
    else { return }
    switch (callee?.baseName.text, argument.label?.text) {
    case ("observe", nil):
      guard let key = key(of: keyPath, in: pass) else { return }
      pass.insert(", key: \"\(key)\"", after: argument.expression, rule: name)
    case ("publisher", "for"):
      guard !pass.declarations.declaresPublisherOfKeyPaths, let key = key(of: keyPath, in: pass)
      else { return }
      pass.insert(", key: \"\(key)\"", after: argument.expression, rule: name)
    case ("willChangeValue", "for"), ("didChangeValue", "for"):
      guard let key = key(of: keyPath, in: pass) else { return }
      pass.replace(argument, with: "forKey: \"\(key)\"", rule: name)
    default: return
    }
  }

  /// The path as Objective-C writes it; nil if it has other components than properties.
  private func key(of keyPath: KeyPathExprSyntax, in pass: RewritingPass) -> String? {
    let components = keyPath.components.filter {
      !$0.component.is(KeyPathOptionalComponentSyntax.self)
    }
    let names = components.compactMap { component in
      component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
    }
    guard !names.isEmpty, names.count == components.count else {
      pass.limit("only changes of properties can be observed", at: keyPath)
      return nil
    }
    return names.joined(separator: ".")
  }

  func rewrite(_ node: VariableDeclSyntax, in pass: RewritingPass) {
    guard node.bindingSpecifier.tokenKind == .keyword(.var), node.isMember,
      node.modifiers.contains(.dynamic), !node.modifiers.contains(.override),
      !node.modifiers.contains(.lazy), !node.modifiers.isStatic,
      !node.attributes.contains(named: "NSManaged"), isExposed(node, in: pass),
      node.bindings.count == 1, let binding = node.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return }
    pass.needsRuntime = true
    let call = "ChangeValue(of: self, forKey: \"\(pattern.identifier.text)\")"
    guard let block = binding.accessorBlock else {
      pass.insert(
        " { willSet { _will\(call) } didSet { _did\(call) } }", after: binding, rule: name)
      return
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    var missing = ["willSet": "_will\(call)", "didSet": "_did\(call)"]
    for accessor in accessors {
      guard let body = accessor.body else { continue }
      switch accessor.accessorSpecifier.tokenKind {
      case .keyword(.set):
        pass.insert(
          " _will\(call); defer { _did\(call) };", after: body.leftBrace, rule: name)
        missing = [:]
      case .keyword(.get): missing = [:]
      case .keyword(.willSet):
        missing["willSet"] = nil
        pass.insert(" _will\(call);", after: body.leftBrace, rule: name)
      case .keyword(.didSet):
        missing["didSet"] = nil
        // Observers are notified after the setter has returned, which includes `didSet`.
        let text = body.statements.isEmpty ? "_did\(call)" : "defer { _did\(call) }"
        pass.insert(" \(text);", after: body.leftBrace, rule: name)
      default: return
      }
    }
    let added = missing.sorted { $0.key > $1.key }.map { " \($0.key) { \($0.value) }" }.joined()
    if !added.isEmpty { pass.insert(added, after: block.leftBrace, rule: name) }
  }

  private func isExposed(_ node: VariableDeclSyntax, in pass: RewritingPass) -> Bool {
    if node.attributes.contains(named: "objc") { return true }
    guard let type = pass.enclosingTypes.last,
      let pattern = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    else { return false }
    return pass.declarations.members(named: pattern.identifier.text, of: type.qualifiedName)
      .contains { $0.isExposedByType }
  }
}
