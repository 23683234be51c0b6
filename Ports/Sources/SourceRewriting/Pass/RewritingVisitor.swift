import SwiftSyntax

/// Shows the nodes that conditional compilation leaves to the rules.
final class RewritingVisitor: SyntaxVisitor {
  private let pass: RewritingPass
  private let rules: [any RewritingRule]

  init(pass: RewritingPass, rules: [any RewritingRule]) {
    self.pass = pass
    self.rules = rules
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Conditional compilation

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      if let condition = clause.condition {
        for rule in rules { rule.rewrite(condition: condition, in: pass) }
      }
    }
    for clause in node.compiledClauses {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isLocal { pass.addLocal(node) }
    for rule in rules { rule.rewrite(node, in: pass) }
    return enter(named: node.name.text)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    for rule in rules { rule.rewrite(node, in: pass) }
    return enter(named: node.name.text)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(named: node.name.text)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(named: node.name.text)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(named: node.name.text)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for rule in rules { rule.rewrite(node, in: pass) }
    let alias = node.extendedType.simpleName
    let targets = pass.declarations.aliases.resolve(alias)
    let name = targets.count == 1 ? targets[0] : alias
    pass.enter(EnclosingType(reference: name, qualifiedName: name, isExtension: true))
    return .visitChildren
  }

  private func enter(named name: String) -> SyntaxVisitorContinueKind {
    let outer = pass.enclosingTypes.last.map { $0.qualifiedName + "." } ?? ""
    pass.enter(
      EnclosingType(reference: name, qualifiedName: outer + name, isExtension: false))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { pass.leaveType() }
  override func visitPost(_ node: ProtocolDeclSyntax) { pass.leaveType() }
  override func visitPost(_ node: StructDeclSyntax) { pass.leaveType() }
  override func visitPost(_ node: EnumDeclSyntax) { pass.leaveType() }
  override func visitPost(_ node: ActorDeclSyntax) { pass.leaveType() }
  override func visitPost(_ node: ExtensionDeclSyntax) { pass.leaveType() }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    for rule in rules { rule.rewrite(node, in: pass) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for rule in rules { rule.rewrite(node, in: pass) }
    return .visitChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    for rule in rules { rule.rewrite(node, in: pass) }
    return .visitChildren
  }

  // MARK: Other nodes

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    pass.imports.insert(node.moduleName)
    for rule in rules { rule.rewrite(node, in: pass) }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    for rule in rules { rule.rewrite(node, in: pass) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    for rule in rules { rule.rewrite(node, in: pass) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    for rule in rules { rule.rewrite(node, in: pass) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    for rule in rules { rule.rewrite(node, in: pass) }
    return .visitChildren
  }
}
