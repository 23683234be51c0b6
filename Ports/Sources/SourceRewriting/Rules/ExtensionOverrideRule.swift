import SwiftSyntax

/// Members of extensions that override, or that subclasses override, are called by members of their
/// class, which has them instead.
struct ExtensionOverrideRule: RewritingRule {
  let name = "override in extension"

  func rewrite(_ node: ClassDeclSyntax, in pass: RewritingPass) {
    let outer = pass.enclosingTypes.last.map { $0.qualifiedName + "." } ?? ""
    let members = pass.declarations.movedMembers[outer + node.name.text] ?? []
    guard !members.isEmpty else { return }
    let text = members.compactMap(\.classMember).map { " " + $0.text + ";" }.joined()
    pass.insert(text, after: node.memberBlock.leftBrace, rule: name)
  }

  func rewrite(_ node: FunctionDeclSyntax, in pass: RewritingPass) {
    reportImpossibleOverride(node.memberName, node, node.modifiers, in: pass)
    if redirect(node, in: pass) || replaceFramework(node, in: pass) { return }
    guard isMoved(node.memberName, in: pass), node.isMember, let type = pass.enclosingTypes.last
    else { return makePublic(node.modifiers, in: pass) }
    remove(node.modifiers, in: pass)
    pass.replace(
      node.name, with: ClassMember.movedName(node.name.text, in: type.qualifiedName), rule: name)
  }

  /// Redirects calls of a method of an extension of a foreign class to overrides, or makes an override the
  /// method that is called so.
  private func redirect(_ node: FunctionDeclSyntax, in pass: RewritingPass) -> Bool {
    guard let type = pass.enclosingTypes.last, node.isMember else { return false }
    let (member, types) = (node.memberName, node.parameterTypes)
    if node.modifiers.contains(.override) {
      return redirectOverride(
        member, types, node.modifiers, name: node.name, body: node.body, in: pass)
    }
    guard type.isExtension,
      let redirection = pass.declarations.redirection(of: member, types, in: type.qualifiedName)
    else { return false }
    pass.insert(redirection.text + "; ", before: node, rule: name)
    makePublic(node.modifiers, in: pass)
    pass.replace(
      node.name, with: ClassMember.movedName(member.base, in: type.qualifiedName), rule: name)
    return true
  }

  /// The same of a computed property.
  private func redirect(
    _ node: VariableDeclSyntax, _ pattern: IdentifierPatternSyntax, _ block: AccessorBlockSyntax?,
    in pass: RewritingPass
  ) -> Bool {
    let name = pattern.identifier.text
    let member = MemberDeclaration.Name(kind: .property, base: name, labels: [])
    if node.modifiers.contains(.override) {
      return redirectOverride(
        member, [], node.modifiers, name: pattern.identifier, body: block, in: pass)
    }
    guard let type = pass.enclosingTypes.last, type.isExtension,
      let redirection = pass.declarations.redirection(of: member, [], in: type.qualifiedName)
    else { return false }
    pass.insert(redirection.text + "; ", before: node, rule: self.name)
    makePublic(node.modifiers, in: pass)
    pass.replace(
      pattern, with: ClassMember.movedName(name, in: type.qualifiedName), rule: self.name)
    return true
  }

  /// Rewrites an override that the member of an extension calls: it becomes a new member, and `super` in it refers to
  /// the member that it overrode.
  private func redirectOverride(
    _ member: MemberDeclaration.Name, _ types: [String], _ modifiers: DeclModifierListSyntax,
    name: TokenSyntax, body: (some SyntaxProtocol)?, in pass: RewritingPass
  ) -> Bool {
    guard let type = pass.enclosingTypes.last,
      let override = pass.declarations.redirectedOverride(
        of: member, types, in: type.qualifiedName)
    else { return false }
    if let replacement = pass.declarations.replacement(
      of: member, types, overriddenIn: type.qualifiedName),
      let item = name.itemOfFile
    {
      pass.insert(replacement.replacement + "; ", before: item, rule: self.name)
    }
    if !override.isOverride { remove(modifiers, keepsOpen: !type.isExtension, in: pass) }
    pass.replace(name, with: override.name, rule: self.name)
    let references = SuperReferences(to: member.base)
    if let body { references.walk(body) }
    for reference in references.found {
      if override.isOverride {
        pass.replace(reference.declName, with: override.superMember, rule: self.name)
      } else {
        pass.replace(reference, with: "self." + override.superMember, rule: self.name)
      }
    }
    return true
  }

  func rewrite(_ node: VariableDeclSyntax, in pass: RewritingPass) {
    guard let binding = node.bindings.first, node.isMember,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return }
    let member = MemberDeclaration.Name(kind: .property, base: pattern.identifier.text, labels: [])
    reportImpossibleOverride(member, node, node.modifiers, in: pass)
    if redirect(node, pattern, binding.accessorBlock, in: pass)
      || replaceFramework(node, binding, pattern, in: pass)
    {
      return
    }
    guard isMoved(member, in: pass), let block = binding.accessorBlock,
      let type = pass.enclosingTypes.last
    else { return makePublic(node.modifiers, in: pass) }
    remove(node.modifiers, in: pass)
    let moved = ClassMember.movedName(pattern.identifier.text, in: type.qualifiedName)
    if case .observed = ExtensionProperty(block) {
      makeFunction(of: node, binding, named: moved, in: pass)
    } else {
      pass.replace(pattern, with: moved, rule: name)
    }
  }

  private func isMoved(_ member: MemberDeclaration.Name, in pass: RewritingPass) -> Bool {
    guard let type = pass.enclosingTypes.last, type.isExtension else { return false }
    return pass.declarations.isMoved(member, of: type.qualifiedName)
  }

  /// A member of an extension cannot be open.
  private func makePublic(_ modifiers: DeclModifierListSyntax, in pass: RewritingPass) {
    guard pass.enclosingTypes.last?.isExtension == true, let modifier = modifiers.first(.open)
    else {
      return
    }
    pass.replace(modifier, with: "public", rule: name)
  }

  func remove(
    _ modifiers: DeclModifierListSyntax, keepsOpen: Bool = false, in pass: RewritingPass
  ) {
    if let modifier = modifiers.first(.override) { pass.remove(modifier, rule: name) }
    if let modifier = modifiers.first(.open), !keepsOpen {
      pass.replace(modifier, with: "public", rule: name)
    }
    if let modifier = modifiers.first(.private) {
      pass.replace(modifier, with: "internal", rule: name)
    }
    if let modifier = modifiers.first(.fileprivate) {
      pass.replace(modifier, with: "internal", rule: name)
    }
  }

  /// An override with observers becomes a function of whether the value will change, the new and the
  /// old value.
  func makeFunction(
    of node: VariableDeclSyntax, _ binding: PatternBindingSyntax, named moved: String,
    in pass: RewritingPass
  ) {
    guard let type = binding.typeAnnotation, let block = binding.accessorBlock,
      case .accessors(let accessors) = block.accessors
    else { return }
    let value = type.type.onOneLine
    var newName = "newValue"
    var oldName = "oldValue"
    for accessor in accessors {
      let isBefore = accessor.accessorSpecifier.tokenKind == .keyword(.willSet)
      if let parameter = accessor.parameters?.name.text {
        if isBefore { newName = parameter } else { oldName = parameter }
      }
      let last = accessor.parameters.map(Syntax.init) ?? Syntax(accessor.accessorSpecifier)
      pass.replace(
        from: accessor.accessorSpecifier, to: last,
        with: isBefore ? "if _isBefore" : "if !_isBefore",
        rule: name)
    }
    pass.replace(
      from: node.bindingSpecifier, to: type,
      with: "func \(moved)(_ _isBefore: Bool, _ \(newName): \(value), _ \(oldName): \(value))",
      rule: name)
  }

  private func reportImpossibleOverride(
    _ member: MemberDeclaration.Name, _ node: some SyntaxProtocol,
    _ modifiers: DeclModifierListSyntax, in pass: RewritingPass
  ) {
    guard modifiers.contains(.override), let type = pass.enclosingTypes.last,
      pass.declarations.impossibleOverrides[type.qualifiedName]?.contains(member) == true
    else { return }
    pass.limit(
      "'\(member.base)' is declared in an extension of a class of another module: here only its methods and "
        + "computed properties can be overridden, with the same accessors; declare it in a class of the package, "
        + "or override it by `get` and `set`", at: node)
  }
}

extension SyntaxProtocol {
  /// The declaration at the top level of the file that has it.
  var itemOfFile: CodeBlockItemSyntax? {
    sequence(first: Syntax(self), next: \.parent).compactMap { $0.as(CodeBlockItemSyntax.self) }
      .last { !$0.item.is(IfConfigDeclSyntax.self) }
  }
}
