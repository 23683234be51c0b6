import SwiftSyntax

/// `@MainActor` is removed: views here belong to the task that builds them, and a class that is isolated
/// to the main actor could not override what they declare.
///
/// A member of an actor, which would be the actor's then, becomes `nonisolated`.
///
/// Tests of Swift Testing keep it, so that they run one after the other, and so do closures that a task
/// runs, and asynchronous tests of XCTest, which would run on another thread.
struct MainActorRule: RewritingRule {
  let name = "@MainActor"

  func rewrite(_ node: AttributeSyntax, in pass: RewritingPass) {
    guard node.simpleName == "MainActor", !isKept(node) else { return }
    if let signature = node.parent?.parent?.as(ClosureSignatureSyntax.self),
      signature.attributes.count == 1, signature.capture == nil, signature.parameterClause == nil,
      signature.effectSpecifiers == nil, signature.returnClause == nil
    {
      // Nothing is left before `in`.
      pass.remove(signature, rule: name)
      return
    }
    if isOfActor(node) {
      pass.replace(node, with: "nonisolated", rule: name)
    } else {
      pass.remove(node, rule: name)
    }
  }

  /// Whether it is the attribute of a function, a computed property or an initializer of an actor.
  private func isOfActor(_ node: AttributeSyntax) -> Bool {
    guard let owner = node.parent?.parent,
      owner.parent?.parent?.parent?.parent?.is(ActorDeclSyntax.self) == true
    else { return false }
    if let variable = owner.as(VariableDeclSyntax.self) {
      return variable.bindings.allSatisfy(\.isComputed)
    }
    return owner.is(FunctionDeclSyntax.self)
  }

  private func isKept(_ node: AttributeSyntax) -> Bool {
    var owner = node.parent
    while let list = owner, list.is(AttributeListSyntax.self) { owner = list.parent }
    guard let owner else { return false }
    if let closure = owner.as(ClosureSignatureSyntax.self)?.parent { return isOfTask(closure) }
    if let function = owner.as(FunctionDeclSyntax.self) {
      return function.attributes.contains(named: "Test") || isOfTestCase(function)
    }
    if let type = owner.as(StructDeclSyntax.self) {
      return isSuite(type.attributes, type.memberBlock)
    }
    if let type = owner.as(EnumDeclSyntax.self) {
      return isSuite(type.attributes, type.memberBlock)
    }
    if let type = owner.as(ClassDeclSyntax.self), type.inheritanceClause == nil {
      return isSuite(type.attributes, type.memberBlock)
    }
    return false
  }

  /// Whether a function is an asynchronous one of XCTest, which it would call on another thread.
  private func isOfTestCase(_ node: FunctionDeclSyntax) -> Bool {
    guard node.signature.effectSpecifiers?.asyncSpecifier != nil else { return false }
    let name = node.name.text
    return name.hasPrefix("test") && node.signature.parameterClause.parameters.isEmpty
      || ["setUp", "tearDown"].contains(name)
  }

  /// The asynchronous functions of an isolated class of XCTest's are isolated each by itself.
  func rewrite(_ node: FunctionDeclSyntax, in pass: RewritingPass) {
    guard node.signature.effectSpecifiers?.asyncSpecifier != nil,
      let type = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self),
      type.inheritanceClause != nil, isIsolated(type, in: pass),
      !node.attributes.contains(named: "MainActor"), !node.modifiers.isStatic,
      !node.modifiers.contains(.nonisolated),
      type.memberBlock.members.contains(where: {
        $0.decl.as(FunctionDeclSyntax.self)?.name.text.hasPrefix("test") ?? false
      })
    else { return }
    let first = node.modifiers.first.map(Syntax.init) ?? Syntax(node.funcKeyword)
    pass.insert("@MainActor ", before: first, rule: name)
  }

  /// Whether a class, or one that it inherits from, is isolated.
  private func isIsolated(_ node: ClassDeclSyntax, in pass: RewritingPass) -> Bool {
    node.attributes.contains(named: "MainActor")
      || pass.declarations.lineage(of: node.name.text).contains {
        $0.kind == .class && $0.isOnMainActor
      }
  }

  private func isSuite(_ attributes: AttributeListSyntax, _ members: MemberBlockSyntax) -> Bool {
    if attributes.contains(named: "Suite") { return true }
    return members.members.contains { item in
      item.decl.as(FunctionDeclSyntax.self)?.attributes.contains(named: "Test") ?? false
    }
  }

  /// Whether a closure is an argument of `Task { … }`, `Task.detached { … }` or `MainActor.run { … }`.
  private func isOfTask(_ closure: Syntax) -> Bool {
    var node = closure.parent
    while let current = node {
      if let call = current.as(FunctionCallExprSyntax.self) {
        let callee = call.calledExpression.trimmedDescription
        return callee.hasPrefix("Task") || callee == "MainActor.run"
      }
      guard current.is(LabeledExprSyntax.self) || current.is(LabeledExprListSyntax.self) else {
        return false
      }
      node = current.parent
    }
    return false
  }

  func rewrite(_ node: FunctionCallExprSyntax, in pass: RewritingPass) {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "assumeIsolated",
      callee.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "MainActor"
    else { return }
    pass.needsRuntime = true
    pass.replace(callee, with: "performUnisolated", rule: name)
  }

  func rewrite(_ node: DeinitializerDeclSyntax, in pass: RewritingPass) {
    if let modifier = node.modifiers.first(.isolated) { pass.remove(modifier, rule: name) }
  }
}
