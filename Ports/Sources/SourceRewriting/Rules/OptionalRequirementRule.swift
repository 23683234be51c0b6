import SwiftSyntax

/// Optional requirements of protocols become requirements with defaults.
///
/// The default of a method without a result does nothing. One with a result gives an optional, nil by
/// default. What implements it stays, and is followed by the witness of the requirement, which gives an optional and
/// calls it. Calls lose their `?`.
struct OptionalRequirementRule: RewritingRule {
  let name = "@objc optional"

  func rewrite(_ node: ProtocolDeclSyntax, in pass: RewritingPass) {
    let defaults = node.memberBlock.compiledMembers.compactMap { member -> String? in
      guard let start = member.firstToken(viewMode: .sourceAccurate), !pass.isRemoved(start) else {
        return nil
      }
      if let function = member.as(FunctionDeclSyntax.self) {
        return makeRequired(function, in: pass)
      }
      if let variable = member.as(VariableDeclSyntax.self) {
        return makeRequired(variable, in: pass)
      }
      return nil
    }
    guard !defaults.isEmpty else { return }
    let access = node.modifiers.access.map { $0 + " " } ?? ""
    pass.insert(
      "; \(access)extension \(node.name.text) { \(defaults.joined(separator: "; ")) }",
      after: node.memberBlock.rightBrace, rule: name)
  }

  private func makeRequired(_ node: FunctionDeclSyntax, in pass: RewritingPass) -> String? {
    guard let modifier = node.modifiers.first(.optional) else { return nil }
    pass.remove(modifier, rule: name)
    let signature = node.signature
    var text = node.modifiers.isStatic ? "static " : ""
    text += "func \(node.name.text)\(signature.parameterClause.onOneLine)"
    if let effects = signature.effectSpecifiers { text += " \(effects.onOneLine)" }
    guard let result = signature.returnClause?.type, !result.isVoid else {
      return withoutIsolation(text) + " {}"
    }
    return "@_disfavoredOverload "
      + withoutIsolation(text + " -> " + makeOptional(result, in: pass)) + " { nil }"
  }

  private func makeRequired(_ node: VariableDeclSyntax, in pass: RewritingPass) -> String? {
    guard let modifier = node.modifiers.first(.optional), let binding = node.bindings.first,
      let type = binding.typeAnnotation?.type
    else { return nil }
    pass.remove(modifier, rule: name)
    // Code can read it only, as it could not set one that is missing.
    if let block = binding.accessorBlock, ExtensionProperty(block) == .readWrite {
      pass.replace(block, with: "{ get }", rule: name)
    }
    let optional = makeOptional(type, in: pass)
    return "@_disfavoredOverload "
      + withoutIsolation("var \(binding.pattern.trimmedDescription): \(optional)") + " { nil }"
  }

  /// A type with a mark that makes it optional.
  private func optional(_ type: TypeSyntax) -> String {
    let text = type.onOneLine
    if type.is(OptionalTypeSyntax.self) { return text }
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return unwrapped.wrappedType.onOneLine + "?"
    }
    let isPlain = type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self)
    return isPlain ? text + "?" : "(\(text))?"
  }

  /// Makes a type optional in the file; returns the new type.
  private func makeOptional(_ type: TypeSyntax, in pass: RewritingPass) -> String {
    let text = type.onOneLine
    if type.is(OptionalTypeSyntax.self) { return text }
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      pass.replace(unwrapped.exclamationMark, with: "?", rule: name)
      return unwrapped.wrappedType.onOneLine + "?"
    }
    guard
      type.is(FunctionTypeSyntax.self) || type.is(SomeOrAnyTypeSyntax.self)
        || type.is(CompositionTypeSyntax.self) || type.is(AttributedTypeSyntax.self)
    else {
      pass.insert("?", after: type, rule: name)
      return text + "?"
    }
    pass.insert("(", before: type, rule: name)
    pass.insert(")?", after: type, rule: name)
    return "(\(text))?"
  }

  private func withoutIsolation(_ code: String) -> String {
    code.replacing("@MainActor ", with: "")
  }

  // MARK: Implementations in subclasses

  /// A class gets methods that its subclasses have, see ``DeclarationIndex/findLateWitnesses()``.
  func rewrite(_ node: ClassDeclSyntax, in pass: RewritingPass) {
    let outer = pass.enclosingTypes.last.map { $0.qualifiedName + "." } ?? ""
    let methods = pass.declarations.adoptedMethods[outer + node.name.text] ?? []
    guard !methods.isEmpty else { return }
    let level = node.modifiers.access
    let access = level == "open" || level == "public" ? level! + " " : ""
    pass.insert(
      methods.map { " " + $0.text(access: access) + ";" }.joined(),
      after: node.memberBlock.leftBrace, rule: name)
  }

  /// The method of a subclass becomes an override.
  private func overrideLate(_ node: FunctionDeclSyntax, in pass: RewritingPass) -> Bool {
    guard let type = pass.enclosingTypes.last, !type.isExtension, node.isMember,
      !node.modifiers.contains(.override), !node.modifiers.isStatic,
      pass.declarations.lateWitnesses[type.qualifiedName]?.contains(node.memberName) == true
    else { return false }
    let level = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)?.modifiers.access
    let isVisible = ["open", "public"].contains(level) && node.modifiers.access == nil
    let access = isVisible ? "public " : ""
    guard let witness = witness(of: node, in: pass) else {
      pass.insert(access + "override ", before: node.funcKeyword, rule: name)
      return true
    }
    let modifiers = isVisible ? access : visibility(node.modifiers)
    pass.insert(
      "; @_disfavoredOverload \(modifiers)override \(withoutIsolation(witness.text))", after: node,
      rule: name)
    return true
  }

  // MARK: Implementations

  func rewrite(_ node: FunctionDeclSyntax, in pass: RewritingPass) {
    if overrideLate(node, in: pass) { return }
    guard let witness = witness(of: node, in: pass) else { return }
    let labels = node.memberName.labels.map { $0 + ":" }.joined()
    let head = head(node.modifiers, requirement: "\(witness.owner), \(node.name.text)(\(labels))")
    pass.insert("; " + withoutIsolation(head + witness.text), after: node, rule: self.name)
  }

  /// The function that gives the result of a method as an optional, and the protocol that has the requirement.
  private func witness(
    of node: FunctionDeclSyntax, in pass: RewritingPass
  ) -> (owner: String, text: String)? {
    guard let type = pass.enclosingTypes.last, node.isMember,
      let result = node.signature.returnClause?.type, !result.isVoid,
      !result.is(OptionalTypeSyntax.self), !isExempt(node.modifiers),
      let owner = pass.declarations.optionalRequirement(node.memberName, of: type.qualifiedName)
    else { return nil }
    let call = ClassMember(of: node, in: "", access: nil)
    let name = node.name.text
    var text = "func _optional_\(name)\(node.signature.parameterClause.withNames.onOneLine)"
    if let effects = node.signature.effectSpecifiers { text += " \(effects.onOneLine)" }
    // A parameter can have the name of the method.
    text += " -> \(optional(result)) { \(call.effects)self.\(name)\(call.arguments) }"
    return (owner, text)
  }

  func rewrite(_ node: VariableDeclSyntax, in pass: RewritingPass) {
    guard let type = pass.enclosingTypes.last, node.isMember, !isExempt(node.modifiers),
      let binding = node.bindings.first, node.bindings.count == 1,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let result = binding.typeAnnotation?.type, !result.is(OptionalTypeSyntax.self),
      let owner = pass.declarations.optionalRequirement(
        .init(kind: .property, base: pattern.identifier.text, labels: []),
        of: type.qualifiedName)
    else { return }
    let name = pattern.identifier.text
    let text =
      head(node.modifiers, requirement: "\(owner), \(name)")
      + "var _optional_\(name): \(optional(result)) { \(name) }"
    pass.insert("; " + withoutIsolation(text), after: node, rule: self.name)
  }

  /// Whether a member is a requirement or an override, which needs no witness.
  private func isExempt(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains(.optional) || modifiers.contains(.override)
  }

  /// The modifiers before the declaration of a witness.
  private func head(_ modifiers: DeclModifierListSyntax, requirement: String) -> String {
    let text = "@_disfavoredOverload @_implements(\(requirement)) " + visibility(modifiers)
    return modifiers.isStatic ? text + "static " : text
  }

  /// The access level of a witness, with a blank.
  private func visibility(_ modifiers: DeclModifierListSyntax) -> String {
    switch modifiers.access {
    case "open": "public "
    case "private": "fileprivate "
    case let access?: access + " "
    case nil: ""
    }
  }

  // MARK: Calls

  func rewrite(_ node: FunctionCallExprSyntax, in pass: RewritingPass) {
    guard let (callee, mark) = node.calledExpression.unwrapped else { return }
    let reference =
      callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self)
    guard let base = reference?.baseName.text else { return }
    var labels = node.arguments.map { $0.label?.text ?? "_" }
    if let names = reference?.argumentNames { labels = names.arguments.map { $0.name.text } }
    let isCalled = pass.declarations.optionalRequirements.contains { requirement in
      guard requirement.kind == .method, requirement.base == base else { return false }
      return node.trailingClosure == nil
        ? requirement.labels == labels : requirement.labels.starts(with: labels)
    }
    // A call without a base may be one of a closure that has the name of a delegate's method.
    let isOfFramework =
      callee.is(MemberAccessExprSyntax.self)
      && FrameworkRequirements.isOptional(
        base, labels, hasTrailingClosure: node.trailingClosure != nil)
    guard isCalled || isOfFramework, !isClosure(callee, named: base, in: pass) else { return }
    pass.remove(mark, rule: name)
    // The result of a requirement of the package's own is optional, so that `!` follows it, and `?` if something of
    // the result does.
    guard isCalled,
      pass.declarations.isMadeOptional(
        base, labels, hasTrailingClosure: node.trailingClosure != nil)
    else { return }
    if mark.tokenKind == .exclamationMark {
      pass.insert("!", after: node, rule: name)
    } else if node.isContinued {
      pass.insert("?", after: node, rule: name)
    }
  }

  /// Whether a call is one of an optional closure that the package keeps in a property of the name, as the object that
  /// has it is not called a delegate.
  private func isClosure(_ callee: ExprSyntax, named base: String, in pass: RewritingPass) -> Bool {
    guard pass.declarations.closures.contains(base) else { return false }
    let object = callee.as(MemberAccessExprSyntax.self)?.base
    let name = object?.lastName?.lowercased() ?? ""
    return !name.hasSuffix("delegate") && !name.hasSuffix("datasource")
  }

  /// `delegate.window??` and `delegate.window!!`, of an optional property whose type is optional, lose one
  /// of their marks. `let window = UIApplication.shared.delegate?.window` in a condition still gives an optional.
  func rewrite(_ node: MemberAccessExprSyntax, in pass: RewritingPass) {
    if FrameworkRequirements.optionalProperties.contains(node.declName.baseName.text),
      node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true,
      let owner = node.base?.as(OptionalChainingExprSyntax.self)?.expression
        .as(MemberAccessExprSyntax.self), owner.declName.baseName.text == "delegate",
      ["UIApplication.shared", "UIApplication.shared()"]
        .contains(owner.base?.trimmedDescription)
    {
      pass.insert("Optional(", before: node, rule: name)
      pass.insert(")", after: node, rule: name)
      return
    }
    guard FrameworkRequirements.optionalProperties.contains(node.declName.baseName.text),
      let inner = node.parent?.as(ExprSyntax.self)?.unwrapped, inner.expression.id == node.id,
      let outer = node.parent?.parent?.as(ExprSyntax.self)?.unwrapped,
      outer.expression.id == node.parent?.id
    else { return }
    pass.remove(outer.mark, rule: name)
  }
}

extension FunctionCallExprSyntax {
  /// Whether a member, a subscript or a call of the result follows.
  fileprivate var isContinued: Bool {
    guard let parent else { return false }
    return parent.as(MemberAccessExprSyntax.self)?.base?.id == id
      || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == id
      || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
  }
}

extension ExprSyntax {
  /// The name of what an expression refers to, without marks: `delegate` of `self.delegate?`.
  fileprivate var lastName: String? {
    if let unwrapped { return unwrapped.expression.lastName }
    return self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The expression that `?` or `!` unwraps, and that mark; nil for another expression.
  fileprivate var unwrapped: (expression: ExprSyntax, mark: TokenSyntax)? {
    if let chain = self.as(OptionalChainingExprSyntax.self) {
      return (chain.expression, chain.questionMark)
    }
    return self.as(ForceUnwrapExprSyntax.self).map { ($0.expression, $0.exclamationMark) }
  }
}

extension MemberBlockSyntax {
  /// The members that conditional compilation leaves.
  var compiledMembers: [DeclSyntax] {
    members.flatMap { $0.decl.compiledDeclarations }
  }
}

extension DeclSyntax {
  fileprivate var compiledDeclarations: [DeclSyntax] {
    guard let conditional = self.as(IfConfigDeclSyntax.self) else { return [self] }
    return conditional.compiledClauses.flatMap { clause -> [DeclSyntax] in
      guard case .decls(let members) = clause.elements else { return [] }
      return members.flatMap { $0.decl.compiledDeclarations }
    }
  }
}
