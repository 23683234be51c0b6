import SwiftSyntax

/// A protocol that requires `init()` of classes of UIKit or Foundation: these have it, but not as `required`, which Swift
/// demands of its own classes only. The protocol inherits the requirement of a static method instead, which `self.init()`
/// calls, and classes of the package fulfil it by their `init()`.
struct InitializerRequirementRule: RewritingRule {
  let name = "init() of a protocol"

  func rewrite(_ node: ProtocolDeclSyntax, in pass: RewritingPass) {
    let outer = pass.enclosingTypes.last.map { $0.qualifiedName + "." } ?? ""
    guard pass.declarations.instanceProtocols.contains(outer + node.name.text) else { return }
    for member in node.memberBlock.compiledMembers {
      guard let requirement = member.as(InitializerDeclSyntax.self),
        requirement.signature.parameterClause.parameters.isEmpty
      else { continue }
      pass.remove(requirement, rule: name)
    }
    pass.needsRuntime = true
    if let last = node.inheritanceClause?.inheritedTypes.last {
      pass.insert(", _DynamicInstance", after: last, rule: name)
    } else {
      pass.insert(": _DynamicInstance", after: node.name, rule: name)
    }
  }

  func rewrite(_ node: FunctionCallExprSyntax, in pass: RewritingPass) {
    guard node.arguments.isEmpty, node.trailingClosure == nil, let parenthesis = node.leftParen,
      let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.`init`),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self),
      let type = pass.enclosingTypes.last, type.isExtension, node.isInInitializer,
      pass.declarations.requiresInstance(type.qualifiedName)
    else { return }
    pass.insert("_instance: ()", after: parenthesis, rule: name)
  }

  func rewrite(_ node: ClassDeclSyntax, in pass: RewritingPass) {
    let outer = pass.enclosingTypes.last.map { $0.qualifiedName + "." } ?? ""
    guard pass.declarations.mustMakeInstance(outer + node.name.text) else { return }
    let level = node.modifiers.access
    let access = level == "open" || level == "public" ? "public " : ""
    pass.insert(
      " \(access)static func _instance() -> Self { Self() };", after: node.memberBlock.leftBrace,
      rule: name)
  }
}

extension FunctionCallExprSyntax {
  /// Whether the closest function around it is an initializer.
  fileprivate var isInInitializer: Bool {
    for node in sequence(first: Syntax(self), next: \.parent) {
      if node.is(InitializerDeclSyntax.self) { return true }
      if node.is(FunctionDeclSyntax.self) || node.is(AccessorBlockSyntax.self) { return false }
    }
    return false
  }
}
