import SwiftSyntax

/// A property of an object in a list that is declared as `[AnyObject]`, which Objective-C looks up by its
/// name, is looked up by the classes that have it: `list.first?.constant`. The structure in a value of a dictionary of
/// objects, `info[key]?.cgRectValue`, and the anchors of a parameter that is declared as `AnyObject` are asked of the only
/// classes that have them. A method of an object that is declared
/// as `AnyObject`, or cast to it, is called where the object is of the type that declares it: `delegate?.didTap?(self)`.
struct DynamicLookupRule: RewritingRule {
  let name = "AnyObject"

  private static let structures: Set<String> = [
    "cgRectValue", "cgSizeValue", "cgPointValue", "cgVectorValue", "cgAffineTransformValue",
    "uiEdgeInsetsValue", "uiOffsetValue",
  ]

  private static let numbers: Set<String> = [
    "boolValue", "doubleValue", "floatValue", "intValue", "int64Value", "uintValue",
  ]

  /// The class of an object in a dictionary that has a member. Strings have numbers too, so that those count in
  /// dictionaries of any objects alone.
  private func valueType(
    of member: String, in value: SubscriptCallExprSyntax, _ pass: RewritingPass
  ) -> String? {
    if Self.structures.contains(member) { return "NSValue" }
    guard Self.numbers.contains(member),
      case .dictionary(.instance(["AnyObject"])) = ClassValueFinder(pass: pass)
        .value(of: value.calledExpression)
    else { return nil }
    return "NSNumber"
  }

  private static let anchors: Set<String> = [
    "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor",
    "centerXAnchor", "centerYAnchor", "widthAnchor", "heightAnchor",
  ]

  func rewrite(_ node: MemberAccessExprSyntax, in pass: RewritingPass) {
    let member = node.declName.baseName.text
    if let chain = node.base?.as(OptionalChainingExprSyntax.self),
      let value = chain.expression.as(SubscriptCallExprSyntax.self),
      let type = valueType(of: member, in: value, pass)
    {
      pass.insert("(", before: value, rule: name)
      pass.insert(" as? \(type))", after: value, rule: name)
      return
    }
    if Self.anchors.contains(member), let object = node.base?.as(DeclReferenceExprSyntax.self),
      parameterType(object.baseName.text, at: Syntax(node)) == "AnyObject"
    {
      pass.needsUIKit = true
      pass.replace(object, with: "_anchors(of: \(object.baseName.text))", rule: name)
      return
    }
    guard !pass.declarations.objectLists.isEmpty, node.declName.argumentNames == nil,
      node.parent?.is(FunctionCallExprSyntax.self) != true
    else { return }
    let mark: TokenSyntax
    let element: ExprSyntax
    let suffix: String
    if let chain = node.base?.as(OptionalChainingExprSyntax.self) {
      (mark, element, suffix) = (chain.questionMark, chain.expression, "")
    } else if let forced = node.base?.as(ForceUnwrapExprSyntax.self) {
      (mark, element, suffix) = (forced.exclamationMark, forced.expression, "!")
    } else {
      return
    }
    guard let access = element.as(MemberAccessExprSyntax.self),
      ["first", "last"].contains(access.declName.baseName.text), let list = access.base,
      let listName = list.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? list.as(DeclReferenceExprSyntax.self)?.baseName.text,
      pass.declarations.objectLists.contains(listName)
    else { return }
    pass.replace(
      from: mark, to: node.declName,
      with: ".dynamicMember(\"\(node.declName.baseName.text)\")\(suffix)", rule: name)
  }

  // MARK: Methods

  /// Methods of every object.
  private static let ofObjects: Set<String> = [
    "perform", "performSelector", "responds", "isKind", "isEqual",
  ]

  /// Those that give a truth value. An object of no class of Objective-C gives false.
  private static let questions: Set<String> = ["responds", "isKind", "isEqual"]

  func rewrite(_ node: FunctionCallExprSyntax, in pass: RewritingPass) {
    var callee = node.calledExpression
    var mark: TokenSyntax?
    if let chain = callee.as(OptionalChainingExprSyntax.self) {
      (callee, mark) = (chain.expression, chain.questionMark)
    }
    guard let access = callee.as(MemberAccessExprSyntax.self), var object = access.base else {
      return
    }
    var isChained = false
    var forced: ForceUnwrapExprSyntax?
    if let chain = object.as(OptionalChainingExprSyntax.self) {
      (object, isChained) = (chain.expression, true)
    } else if let unwrapped = object.as(ForceUnwrapExprSyntax.self) {
      (object, forced) = (unwrapped.expression, unwrapped)
    }
    let isCast = object.isCastToObject
    guard
      let name = isCast
        ? ""
        : object.as(MemberAccessExprSyntax.self)?.declName.baseName.text
          ?? object.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return }
    let method = access.declName.baseName.text
    let parameter =
      object.is(DeclReferenceExprSyntax.self) ? parameterType(name, at: Syntax(node)) : nil
    let isObject =
      isCast || parameter.map { $0 == "AnyObject" } ?? isProperty(object, named: name, in: pass)
    guard isObject || parameter == nil && name == "target" else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    if !isObject {
      // The target of an item of a bar, or of a control's action, is any object.
      guard
        method == "perform" && labels.first == "_"
          && labels.dropFirst().allSatisfy({ $0 == "with" })
          || method == "performSelector" && labels.first == "onMainThread",
        pass.declarations.declarer(ofMethod: method, labels: labels) == nil
      else { return }
    }
    let type: String
    if let declarer = pass.declarations.declarer(ofMethod: method, labels: labels) {
      type = pass.declarations.types[declarer]?.kind == .class ? declarer : "any " + declarer
    } else if Self.ofObjects.contains(method) {
      type = "any NSObjectProtocol"
    } else {
      return
    }
    if let forced {
      // The code insists on the object: where it is nil, or has no such method, the program stops on Apple's systems too.
      pass.insert("(", before: forced, rule: self.name)
      pass.insert(" as! \(type))", after: forced, rule: self.name)
      if let mark { pass.remove(mark, rule: self.name) }
      return
    }
    // The answer of an object that is not optional is not optional either.
    let isAnswer = !isChained && mark == nil && Self.questions.contains(method)
    pass.insert(isAnswer ? "((" : "(", before: object, rule: self.name)
    pass.insert(" as? \(type))\(isChained ? "" : "?")", after: object, rule: self.name)
    if isAnswer { pass.insert(" ?? false)", after: node, rule: self.name) }
    if let mark { pass.remove(mark, rule: self.name) }
  }

  /// Whether an expression is a property that is declared as `AnyObject`, and no variable of the function hides it.
  private func isProperty(_ node: ExprSyntax, named name: String, in pass: RewritingPass) -> Bool {
    guard pass.declarations.propertyTypes[name]?.contains("AnyObject") == true else { return false }
    let isReference = node.is(DeclReferenceExprSyntax.self)
    if isReference, isHidden(name, at: node) { return false }
    let isOwn =
      isReference
      || node.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "self"
    let own = pass.enclosingTypes.last.flatMap { type in
      isOwn ? pass.declarations.type(ofProperty: name, in: type.qualifiedName) : nil
    }
    return (own ?? pass.declarations.type(ofProperty: name)) == "AnyObject"
  }

  /// Whether the member around a reference has a variable with its name that is not simply the property's value.
  private func isHidden(_ name: String, at node: ExprSyntax) -> Bool {
    let ancestors = sequence(first: Syntax(node), next: \.parent)
    guard let member = ancestors.first(where: { $0.parent?.is(MemberBlockItemSyntax.self) == true })
    else { return false }
    return member.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == name && token.isVariable && !token.isBoundToProperty
    }
  }

  /// The type of the parameter around a call that a name refers to; nil if it refers to none.
  private func parameterType(_ name: String, at node: Syntax) -> String? {
    for ancestor in sequence(first: node, next: \.parent) {
      let parameters =
        ancestor.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        ?? ancestor.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      if let parameter = parameters?.first(where: { ($0.secondName ?? $0.firstName).text == name })
      {
        return parameter.type.objectTypeName ?? ""
      }
      if ancestor.is(MemberBlockSyntax.self) { return nil }
    }
    return nil
  }
}

extension TokenSyntax {
  /// Whether the token declares a variable or a parameter of a closure.
  fileprivate var isVariable: Bool {
    guard let parent else { return false }
    return parent.is(IdentifierPatternSyntax.self)
      || parent.is(ClosureShorthandParameterSyntax.self) || parent.is(ClosureParameterSyntax.self)
  }

  /// Whether the token is a variable in `if let a`, `if let a = a` or `if let a = self.a`.
  fileprivate var isBoundToProperty: Bool {
    guard let condition = parent?.parent?.as(OptionalBindingConditionSyntax.self) else {
      return false
    }
    guard let value = condition.initializer?.value else { return true }
    return ["\(text)", "self.\(text)", "self?.\(text)"].contains(value.trimmedDescription)
  }
}
