import SwiftSyntax

/// Finds out what an expression is, as far as the code around it and the declarations of the package say it.
struct ClassValueFinder {
  let pass: RewritingPass

  func value(of expression: ExprSyntax) -> ClassValue? {
    if let literal = expression.literalClassValue { return literal }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return value(named: reference.baseName.text, at: Syntax(expression))
    }
    if let access = expression.as(MemberAccessExprSyntax.self) { return value(of: access) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return value(of: call) }
    if let call = expression.as(SubscriptCallExprSyntax.self) {
      return value(of: call.calledExpression)?.element
    }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return value(of: optional.expression)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return value(of: forced.expression)
    }
    if let tuple = expression.as(TupleExprSyntax.self) {
      guard tuple.elements.count == 1, let element = tuple.elements.first else { return nil }
      return value(of: element.expression)
    }
    return expression.as(SequenceExprSyntax.self).flatMap { value(of: $0) }
  }

  /// Casts, and choices by `??` and `?:`.
  private func value(of sequence: SequenceExprSyntax) -> ClassValue? {
    let elements = Array(sequence.elements)
    guard elements.count > 1 else { return nil }
    if let type = elements.last?.as(TypeExprSyntax.self),
      elements[elements.count - 2].is(UnresolvedAsExprSyntax.self)
    {
      return type.type.classValue
    }
    if let choice = elements[1].as(UnresolvedTernaryExprSyntax.self) {
      return either(choice.thenExpression, elements.last)
    }
    guard elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??" else { return nil }
    return either(elements[0], elements.last)
  }

  private func either(_ first: ExprSyntax, _ second: ExprSyntax?) -> ClassValue? {
    let (one, other) = (value(of: first), second.flatMap { value(of: $0) })
    if case .metatype(let names) = one, case .metatype(let others) = other {
      return .metatype(names + others)
    }
    return one ?? other
  }

  private func value(of access: MemberAccessExprSyntax) -> ClassValue? {
    let name = access.declName.baseName.text
    guard let base = access.base else { return nil }
    if ["first", "last"].contains(name), let element = value(of: base)?.element { return element }
    if name == "values", case .dictionary(let value) = value(of: base) { return .list(value) }
    if name == "value", case .dictionary(let value) = value(of: base) { return value }
    return member(name, of: base)
  }

  private func value(of call: FunctionCallExprSyntax) -> ClassValue? {
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      guard name == "type", call.arguments.first?.label?.text == "of",
        let argument = call.arguments.first
      else { return property(name) }
      guard case .instance(let names) = value(of: argument.expression) else { return nil }
      return .metatype(names)
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base
    else { return nil }
    let name = access.declName.baseName.text
    if Self.methodsThatGiveElements.contains(name), let element = value(of: base)?.element {
      return element
    }
    if Self.methodsThatGiveLists.contains(name), let value = value(of: base) { return value }
    return member(name, of: base)
  }

  private static let methodsThatGiveElements: Set<String> = [
    "randomElement", "first", "last", "popLast", "removeFirst", "removeLast",
  ]
  private static let methodsThatGiveLists: Set<String> = [
    "filter", "reversed", "sorted", "shuffled", "prefix", "suffix", "dropFirst", "dropLast",
  ]

  /// A property or the result of a method of the package's.
  private func member(_ name: String, of base: ExprSyntax) -> ClassValue? {
    let owner = base.as(DeclReferenceExprSyntax.self)?.baseName.text
    return owner == "self" || owner == "Self"
      ? property(name) : pass.declarations.classValue(named: name)
  }

  private func property(_ name: String) -> ClassValue? {
    guard let type = pass.enclosingTypes.last else {
      return pass.declarations.classValue(named: name)
    }
    return pass.declarations.classValue(named: name, in: type.qualifiedName)
      ?? pass.declarations.classValue(named: name)
  }

  // MARK: Names

  private func value(named name: String, at node: Syntax) -> ClassValue? {
    if name == "self" {
      return node.isInStaticMember
        ? .metatype(["Self"]) : pass.enclosingTypes.last.map { _ in .instance(["Self"]) }
    }
    for ancestor in sequence(first: node, next: \.parent) {
      switch local(name, in: ancestor, at: node) {
      case .found(let value): return value
      case .missing: continue
      }
    }
    return property(name)
  }

  private enum Local {
    case found(ClassValue?)
    case missing
  }

  /// What a node declares for those in it.
  private func local(_ name: String, in ancestor: Syntax, at node: Syntax) -> Local {
    if let closure = ancestor.as(ClosureExprSyntax.self) { return parameter(name, of: closure) }
    if let list = ancestor.as(CodeBlockItemListSyntax.self) {
      // The last declaration before the use.
      for item in list.reversed() where item.position < node.position {
        if let variable = item.item.as(VariableDeclSyntax.self) {
          for binding in variable.bindings where binding.pattern.isName(name) {
            guard !node.isWithin(binding) else { continue }
            return .found(value(of: binding))
          }
        } else if let statement = item.item.as(GuardStmtSyntax.self), !node.isWithin(statement.body)
        {
          let local = bound(name, by: statement.conditions, at: node)
          if case .found = local { return local }
        }
      }
      return .missing
    }
    if let statement = ancestor.as(IfExprSyntax.self) {
      guard node.isWithin(statement.body) || node.isWithin(statement.conditions) else {
        return .missing
      }
      return bound(name, by: statement.conditions, at: node)
    }
    if let choice = ancestor.as(SwitchCaseSyntax.self),
      let label = choice.label.as(SwitchCaseLabelSyntax.self)
    {
      for item in label.caseItems {
        if let value = associatedValue(boundTo: name, by: Syntax(item.pattern)) { return value }
      }
      return .missing
    }
    if let statement = ancestor.as(WhileStmtSyntax.self) {
      return bound(name, by: statement.conditions, at: node)
    }
    if let statement = ancestor.as(ForStmtSyntax.self) {
      guard !node.isWithin(statement.sequence) else { return .missing }
      if statement.pattern.isName(name) {
        let sequence = value(of: statement.sequence)
        if case .dictionary = sequence { return .found(sequence) }
        return .found(statement.typeAnnotation?.type.classValue ?? sequence?.element)
      }
      // `for (key, value) in dictionary`
      if let pair = statement.pattern.as(TuplePatternSyntax.self), pair.elements.count == 2,
        pair.elements.last?.pattern.isName(name) == true
      {
        return .found(value(of: statement.sequence)?.element)
      }
      return .missing
    }
    for parameter in ancestor.functionParameters ?? []
    where (parameter.secondName ?? parameter.firstName).text == name {
      let value = parameter.type.classValue
      return .found(parameter.ellipsis == nil ? value : value.map(ClassValue.list))
    }
    return .missing
  }

  private func value(of binding: PatternBindingSyntax) -> ClassValue? {
    binding.typeAnnotation?.type.classValue
      ?? binding.initializer.flatMap { value(of: $0.value) }
  }

  /// `if let name = value` and `if let name`.
  private func bound(
    _ name: String, by conditions: ConditionElementListSyntax, at node: Syntax
  ) -> Local {
    for condition in conditions.reversed() where condition.position < node.position {
      if let match = condition.condition.as(MatchingPatternConditionSyntax.self),
        let value = associatedValue(boundTo: name, by: Syntax(match.pattern))
      {
        return value
      }
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.isName(name), !node.isWithin(binding)
      else { continue }
      if let type = binding.typeAnnotation?.type { return .found(type.classValue) }
      guard let value = binding.initializer?.value else { return .missing }
      return .found(self.value(of: value))
    }
    return .missing
  }

  /// The only associated value of an enumeration's case: `.type(let name)`.
  private func associatedValue(boundTo name: String, by pattern: Syntax) -> Local? {
    if let call = pattern.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first?.expression,
      let enumCase = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    {
      let words = argument.tokens(viewMode: .sourceAccurate).map(\.text)
      guard words.last == name, words.dropLast().allSatisfy({ ["let", "var"].contains($0) }) else {
        return nil
      }
      return .found(pass.declarations.classValue(named: ClassValue.key(ofCase: enumCase)))
    }
    return pattern.children(viewMode: .sourceAccurate).lazy.compactMap {
      associatedValue(boundTo: name, by: $0)
    }.first
  }

  /// The parameter of a closure, with a type or as the element of the list whose method is called with it.
  private func parameter(_ name: String, of closure: ClosureExprSyntax) -> Local {
    var index: Int?
    switch closure.signature?.parameterClause {
    case .parameterClause(let clause):
      for (place, parameter) in clause.parameters.enumerated()
      where (parameter.secondName ?? parameter.firstName).text == name {
        if let type = parameter.type { return .found(type.classValue) }
        index = place
      }
    case .simpleInput(let names):
      index = names.enumerated().first { $0.element.name.text == name }?.offset
    case nil:
      if name.hasPrefix("$") { index = Int(name.dropFirst()) }
    }
    guard let index else { return .missing }
    return .found(argument(index, of: closure))
  }

  private func argument(_ index: Int, of closure: ClosureExprSyntax) -> ClassValue? {
    var parent = closure.parent
    while let current = parent,
      current.is(LabeledExprSyntax.self) || current.is(LabeledExprListSyntax.self)
    {
      parent = current.parent
    }
    guard let call = parent?.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      let value = value(of: base)
    else { return nil }
    switch value {
    case .list(let element): return index == 0 ? element : nil
    case .dictionary(let element):
      // A pair of key and value counts as the dictionary here.
      return index == 1 || access.declName.baseName.text.hasSuffix("Values") ? element : value
    // `map` of an optional.
    case .instance, .metatype: return index == 0 ? value : nil
    }
  }
}

extension SyntaxProtocol {
  fileprivate func isWithin(_ other: some SyntaxProtocol) -> Bool {
    position >= other.position && endPosition <= other.endPosition
  }
}

extension Syntax {
  /// The parameters of a function, an initializer or a subscript.
  fileprivate var functionParameters: FunctionParameterListSyntax? {
    self.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      ?? self.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      ?? self.as(SubscriptDeclSyntax.self)?.parameterClause.parameters
  }

  /// Whether `self` is a class.
  fileprivate var isInStaticMember: Bool {
    for ancestor in sequence(first: self, next: \.parent) {
      if ancestor.is(InitializerDeclSyntax.self) { return false }
      if let function = ancestor.as(FunctionDeclSyntax.self), function.isMember {
        return function.modifiers.isStatic
      }
      if let variable = ancestor.as(VariableDeclSyntax.self), variable.isMember {
        return variable.modifiers.isStatic
      }
      if let member = ancestor.as(SubscriptDeclSyntax.self) { return member.modifiers.isStatic }
    }
    return false
  }
}

extension PatternSyntax {
  fileprivate func isName(_ name: String) -> Bool {
    self.as(IdentifierPatternSyntax.self)?.identifier.text == name
  }
}
