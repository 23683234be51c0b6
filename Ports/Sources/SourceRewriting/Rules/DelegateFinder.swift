import SwiftSyntax

/// Determines whether an expression is an object of a protocol with an optional method, by the names of properties and
/// by the declarations around it.
struct DelegateFinder {
  let method: MemberDeclaration.Name
  let pass: RewritingPass

  func isDelegate(_ expression: ExprSyntax) -> Bool { isDelegate(expression, depth: 0) }

  private func isDelegate(_ expression: ExprSyntax, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return isDelegate(chain.expression, depth: depth)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return isDelegate(forced.expression, depth: depth)
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return isDelegate(only.expression, depth: depth)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      guard let cast = sequence.elements.last?.as(TypeExprSyntax.self)?.type.objectTypeName else {
        return false
      }
      return pass.declarations.hasOptionalMethod(method, type: cast)
    }
    if let access = expression.as(MemberAccessExprSyntax.self) {
      return isProperty(access.declName.baseName.text)
    }
    guard let reference = expression.as(DeclReferenceExprSyntax.self),
      reference.baseName.tokenKind != .keyword(.self)
    else { return false }
    let name = reference.baseName.text
    switch local(name, at: Syntax(reference)) {
    case .type(let type): return pass.declarations.hasOptionalMethod(method, type: type)
    case .value(let value) where value.id != expression.id:
      return isDelegate(value, depth: depth + 1)
    case .value, .unknown: return isProperty(name)
    }
  }

  /// A property that is declared with such a type, or one of a type that is inferred, as its name says.
  private func isProperty(_ name: String) -> Bool {
    if pass.declarations.isDelegate(name, with: method) { return true }
    let lower = name.lowercased()
    return pass.declarations.propertyTypes[name] == nil
      && (lower.hasSuffix("delegate") || lower.hasSuffix("datasource"))
  }

  // MARK: Local names

  private enum Local {
    case type(String)
    case value(ExprSyntax)
    case unknown
  }

  /// What a name is declared with around a piece of code.
  private func local(_ name: String, at node: Syntax) -> Local {
    var previous = node
    for ancestor in sequence(first: node, next: \.parent) {
      if let found = parameter(name, of: ancestor) { return found }
      if let conditions = conditions(of: ancestor), let found = binding(name, in: conditions) {
        return found
      }
      if let list = ancestor.as(CodeBlockItemListSyntax.self),
        let found = statement(name, in: list, before: previous.position)
      {
        return found
      }
      if ancestor.is(MemberBlockSyntax.self) { break }
      previous = ancestor
    }
    return .unknown
  }

  private func parameter(_ name: String, of node: Syntax) -> Local? {
    let parameters =
      node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
    for parameter in parameters ?? []
    where (parameter.secondName ?? parameter.firstName).text == name {
      return parameter.type.objectTypeName.map { .type($0) } ?? .unknown
    }
    return nil
  }

  private func conditions(of node: Syntax) -> ConditionElementListSyntax? {
    node.as(IfExprSyntax.self)?.conditions ?? node.as(WhileStmtSyntax.self)?.conditions
      ?? node.as(ConditionElementListSyntax.self)
  }

  private func binding(_ name: String, in conditions: ConditionElementListSyntax) -> Local? {
    for condition in conditions {
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      else { continue }
      if let type = binding.typeAnnotation?.type.objectTypeName { return .type(type) }
      return binding.initializer.map { .value($0.value) }
    }
    return nil
  }

  private func statement(
    _ name: String, in list: CodeBlockItemListSyntax, before position: AbsolutePosition
  ) -> Local? {
    for item in list where item.position < position {
      if let guarded = item.item.as(GuardStmtSyntax.self),
        let found = binding(name, in: guarded.conditions)
      {
        return found
      }
      guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings
      where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
        if let type = binding.typeAnnotation?.type.objectTypeName { return .type(type) }
        return binding.initializer.map { .value($0.value) } ?? .unknown
      }
    }
    return nil
  }
}
