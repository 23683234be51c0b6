import SwiftSyntax

/// Classes say which optional requirements they implement, and an optional method that is compared with nil or kept
/// as a value is nil in objects that do not implement it.
struct ImplementedMethodRule: RewritingRule {
  let name = "optional method"

  // MARK: Classes

  private static let conformance = "ImplementationReporting"

  func rewrite(_ node: ClassDeclSyntax, in pass: RewritingPass) {
    let outer = pass.enclosingTypes.last.map { $0.qualifiedName + "." } ?? ""
    guard let methods = pass.declarations.implementedMethods(ofClass: outer + node.name.text) else {
      return
    }
    if !methods.isOverride {
      if let last = node.inheritanceClause?.inheritedTypes.last {
        pass.insert(", " + Self.conformance, after: last, rule: name)
      } else {
        let head = node.genericParameterClause.map(Syntax.init) ?? Syntax(node.name)
        pass.insert(": " + Self.conformance, after: head, rule: name)
      }
      pass.needsRuntime = true
    }
    let access = node.modifiers.access == "open" ? "open" : "public"
    pass.insert(
      " \(access) \(methods.declaration);", after: node.memberBlock.leftBrace, rule: name)
  }

  func rewrite(_ node: ExtensionDeclSyntax, in pass: RewritingPass) {
    guard let clause = node.inheritanceClause, let last = clause.inheritedTypes.last else { return }
    let protocols = clause.inheritedTypes.flatMap { $0.type.inheritedNames }
    guard
      let methods = pass.declarations.implementedMethods(
        ofExtended: node.extendedType.simpleName, adopting: protocols)
    else { return }
    pass.needsRuntime = true
    pass.insert(", " + Self.conformance, after: last, rule: name)
    pass.insert(" public \(methods.declaration);", after: node.memberBlock.leftBrace, rule: name)
  }

  // MARK: Values

  func rewrite(_ node: MemberAccessExprSyntax, in pass: RewritingPass) {
    let base = node.declName.baseName.text
    guard let object = node.base,
      pass.declarations.isOptionalMethod(base, hasLabels: node.declName.argumentNames != nil)
    else { return }
    let value = OptionalValue(node)
    guard !value.isCalled, !value.isSelector, !value.isObject else { return }
    let labels = node.declName.argumentNames?.arguments.map { $0.name.text }
    guard let method = pass.declarations.optionalMethod(base, labels: labels),
      value.isOptional, DelegateFinder(method: method.name, pass: pass).isDelegate(object)
    else {
      pass.limit("the optional method '\(base)' is there in every object of its protocol", at: node)
      return
    }
    pass.needsRuntime = true
    let name = method.objectiveCName ?? method.name.objectiveCName
    pass.replace(
      node.declName, with: "_ifImplemented(\"\(name)\", \(method.getter))", rule: self.name)
  }
}

extension ImplementedMethods {
  /// The method that says so, on one line without an access level.
  fileprivate var declaration: String {
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    let own = names.isEmpty ? "false" : "[\(list)].contains(_name)"
    return isOverride
      ? "override func _implements(_ _name: String) -> Bool { \(own) || super._implements(_name) }"
      : "func _implements(_ _name: String) -> Bool { \(own) }"
  }
}

extension MemberDeclaration {
  /// A closure that gets the method of an object. The result of a requirement can have been made optional.
  fileprivate var getter: String {
    guard isMadeOptional, let result = classMember?.resultType else {
      return "{ $0.\(name.reference) }"
    }
    let arguments = name.labels.enumerated().map { index, label in
      label == "_" ? "$\(index)" : "\(label): $\(index)"
    }
    let call = "_self.\(name.base)(\(arguments.joined(separator: ", ")))"
    return "{ _self in { (\(call) as \(DeclarationIndex.optional(result)))! } }"
  }
}

/// How code uses an optional method that it names.
private struct OptionalValue {
  let isCalled: Bool
  let isSelector: Bool
  /// Whether a member of it follows or it is assigned to, so that it is a property of UIKit that has the name.
  let isObject: Bool
  /// Whether it is nil where the object or the method is missing, as the code around it expects.
  let isOptional: Bool

  init(_ node: MemberAccessExprSyntax) {
    var expression = Syntax(node)
    var isUnwrapped = false
    while let parent = expression.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      expression = parent
      isUnwrapped = true
    }
    isCalled =
      expression.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == expression.id
    isObject =
      expression.parent?.as(MemberAccessExprSyntax.self)?.base?.id == expression.id
      || expression.isAssigned
    var outer = expression.parent
    while let current = outer,
      current.is(LabeledExprSyntax.self) || current.is(LabeledExprListSyntax.self)
    {
      outer = current.parent
    }
    isSelector = outer?.is(MacroExpansionExprSyntax.self) == true
    isOptional =
      isUnwrapped || node.base.map { $0.isOptionalChain } == true
      || expression.isOptionalOperand
      || expression.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
  }
}

extension ExprSyntax {
  /// Whether it is `a?.b` or part of such a chain.
  fileprivate var isOptionalChain: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.base?.isOptionalChain ?? false
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.isOptionalChain
    }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.isOptionalChain }
    return false
  }
}

extension Syntax {
  /// Whether it is on the left of `=`.
  fileprivate var isAssigned: Bool {
    guard let list = parent?.as(ExprListSyntax.self) else { return false }
    let elements = Array(list)
    return elements.count > 2 && elements[0].id == id && elements[1].is(AssignmentExprSyntax.self)
  }

  /// Whether it is compared with nil, or has another value instead of nil.
  fileprivate var isOptionalOperand: Bool {
    guard let list = parent?.as(ExprListSyntax.self) else { return false }
    let elements = Array(list)
    guard let index = elements.firstIndex(where: { $0.id == id }) else { return false }
    func isOperator(_ index: Int, _ names: Set<String>) -> Bool {
      guard elements.indices.contains(index),
        let name = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text
      else { return false }
      return names.contains(name)
    }
    func isNil(_ index: Int) -> Bool {
      elements.indices.contains(index) && elements[index].is(NilLiteralExprSyntax.self)
    }
    return isOperator(index + 1, ["??"])
      || isOperator(index + 1, ["==", "!="]) && isNil(index + 2)
      || isOperator(index - 1, ["==", "!="]) && isNil(index - 2)
  }
}
