import SwiftSyntax

/// `T()` of a generic parameter, `Self(frame: rect)` and `viewClass.init()` call an initializer that the class
/// inherits from UIKit. Swift allows that for `required` initializers, and for all that are imported from Objective-C:
/// here the call is one of a static method that makes an instance of the class.
struct DynamicInitializerRule: RewritingRule {
  let name = "init"

  /// The labels of the initializers that UIKit's classes have, and that are called on values of classes.
  static let initializers: Set<[String]> = [
    [], ["frame"], ["nibName", "bundle"], ["target", "action"], ["style", "reuseIdentifier"],
    ["reuseIdentifier"], ["frame", "style"], ["frame", "collectionViewLayout"], ["image"],
    ["rootViewController"], ["style"], ["collectionViewLayout"], ["type"],
    ["identifier", "source", "destination"], ["presentedViewController", "presenting"],
    ["forCellWith"],
    ["forSupplementaryViewOfKind", "with"], ["forDecorationViewOfKind", "with"],
  ]

  // MARK: Calls

  func rewrite(_ node: FunctionCallExprSyntax, in pass: RewritingPass) {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard node.trailingClosure == nil, Self.initializers.contains(labels) else { return }
    func insert(after node: some SyntaxProtocol) {
      pass.needsRuntime = true
      pass.insert("._instance", after: node, rule: name)
    }
    if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      guard reference.argumentNames == nil,
        inherits(reference.baseName.text, labels, at: Syntax(node), in: pass)
      else { return }
      insert(after: reference)
    } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.argumentNames == nil
    {
      if access.declName.baseName.tokenKind != .keyword(.`init`) {
        guard isClass(access, labels, in: pass) else { return }
        insert(after: access)
      } else if makesInstance(access, labels, call: node, in: pass) {
        pass.needsRuntime = true
        pass.replace(access.declName, with: "_instance", rule: name)
      }
    }
  }

  /// Whether `x.init()` creates an instance of a class that is known only at run time.
  private func makesInstance(
    _ access: MemberAccessExprSyntax, _ labels: [String], call: FunctionCallExprSyntax,
    in pass: RewritingPass
  ) -> Bool {
    let node = Syntax(call)
    guard let base = access.base else {
      let types = call.contextualType.map { [$0] } ?? assignedTypes(of: call, in: pass)
      return types.contains { inherits($0, labels, at: node, in: pass) }
    }
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text, name.isTypeName {
      return inherits(name, labels, at: node, in: pass)
    }
    if let member = base.as(MemberAccessExprSyntax.self), isClass(member, labels, in: pass) {
      return true
    }
    guard case .metatype(let names) = ClassValueFinder(pass: pass).value(of: base) else {
      return false
    }
    return names.contains {
      inherits($0, labels, at: node, in: pass) || pass.declarations.inheritsInitializer(labels, $0)
    }
  }

  /// The types of a variable that `.init()` is assigned to.
  private func assignedTypes(of call: FunctionCallExprSyntax, in pass: RewritingPass) -> [String] {
    guard let list = call.parent?.as(ExprListSyntax.self), list.count == 3,
      list.last?.id == ExprSyntax(call).id, let variable = list.first,
      list.contains(where: { $0.is(AssignmentExprSyntax.self) }),
      case .instance(let names) = ClassValueFinder(pass: pass).value(of: variable)
    else { return [] }
    return names
  }

  /// Whether `T.Content` is an associated type of a class with the initializer.
  private func isClass(
    _ access: MemberAccessExprSyntax, _ labels: [String], in pass: RewritingPass
  ) -> Bool {
    let name = access.declName.baseName.text
    guard name.isTypeName, !pass.declarations.declares(name),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text.isTypeName == true
    else { return false }
    let owner = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    let known = constraints(ofMember: name, of: owner, at: Syntax(access), in: pass)
    let constraints =
      known.isEmpty ? pass.declarations.associatedTypeConstraints(of: name) : known
    return constraints.contains {
      pass.declarations.inheritsInitializer(labels, $0)
    }
  }

  /// What an associated type must inherit from by the protocols that a generic parameter, or `Self`, conforms to.
  private func constraints(
    ofMember name: String, of owner: String, at node: Syntax, in pass: RewritingPass
  ) -> [String] {
    let protocols =
      owner == "Self"
      ? (pass.enclosingTypes.last.map { [$0.qualifiedName] } ?? []) + selfConstraints(at: node)
      : constraints(of: owner, at: node, in: pass)
    return protocols.flatMap { pass.declarations.genericConstraints(of: name, in: $0) }
  }

  // MARK: Types

  /// Whether a name refers to a class which is known only at run time, and that has the initializer from UIKit.
  private func inherits(
    _ name: String, _ labels: [String], at node: Syntax, in pass: RewritingPass
  ) -> Bool {
    if name == "Self" {
      guard let type = pass.enclosingTypes.last else { return false }
      let constraint = selfConstraints(at: node).first ?? type.qualifiedName
      return pass.declarations.inheritsInitializer(labels, constraint)
    }
    let scope = pass.enclosingTypes.last?.qualifiedName
    // An alias can name a parameter.
    let names = pass.declarations.aliases.resolve(name, in: scope)
    return names.contains { name in
      constraints(of: name, at: node, in: pass).contains {
        pass.declarations.inheritsInitializer(labels, $0, in: scope)
      }
    }
  }

  /// What the types are that an extension of a protocol requires.
  private func selfConstraints(at node: Syntax) -> [String] {
    node.ancestors.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
      .flatMap { $0.genericWhereClause?.constraints(of: "Self") } ?? []
  }

  /// The types that a generic parameter or an associated type has to inherit from.
  private func constraints(
    of name: String, at node: Syntax, in pass: RewritingPass
  ) -> [String] {
    for ancestor in node.ancestors {
      guard let clauses = ancestor.genericClauses else { continue }
      if let found = clauses.parameters?.constraints(of: name) {
        return found + (clauses.requirements?.constraints(of: name) ?? [])
      }
      if let found = clauses.requirements?.constraints(of: name), !found.isEmpty { return found }
    }
    guard let type = pass.enclosingTypes.last else { return [] }
    return pass.declarations.genericConstraints(of: name, in: type.qualifiedName)
  }

  // MARK: Classes

  /// A class with an `init()` of its own makes instances by that one.
  func rewrite(_ node: ClassDeclSyntax, in pass: RewritingPass) {
    guard node.genericParameterClause == nil else { return }
    let outer = pass.enclosingTypes.last.map { $0.qualifiedName + "." } ?? ""
    guard pass.declarations.hasOwnInitializer(outer + node.name.text) else { return }
    pass.needsRuntime = true
    let level = node.modifiers.access
    let access = level == "open" || level == "public" ? level! + " " : ""
    pass.insert(
      " \(access)override class func _make() -> ObjectiveCObject { \(node.name.text)() };",
      after: node.memberBlock.leftBrace, rule: name)
  }
}

extension Syntax {
  fileprivate var ancestors: some Sequence<Syntax> {
    sequence(first: self) { $0.parent }
  }

  /// The generic parameters and requirements of a declaration.
  fileprivate var genericClauses:
    (parameters: GenericParameterClauseSyntax?, requirements: GenericWhereClauseSyntax?)?
  {
    if let node = self.as(FunctionDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = self.as(InitializerDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = self.as(SubscriptDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = self.as(ClassDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = self.as(StructDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = self.as(EnumDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = self.as(ExtensionDeclSyntax.self) { return (nil, node.genericWhereClause) }
    return nil
  }
}

extension String {
  fileprivate var isTypeName: Bool { first?.isUppercase == true }
}

extension FunctionCallExprSyntax {
  /// The name of the type of a variable that is initialized by `.init()`, or of a result that is made so.
  fileprivate var contextualType: String? {
    if let binding = parent?.as(InitializerClauseSyntax.self)?.parent {
      return binding.as(PatternBindingSyntax.self)?.typeAnnotation?.type.simpleName
    }
    guard parent?.is(ReturnStmtSyntax.self) == true || parent?.is(CodeBlockItemSyntax.self) == true
    else { return nil }
    for ancestor in sequence(first: Syntax(self), next: \.parent) {
      if ancestor.is(ClosureExprSyntax.self) { return nil }
      if let function = ancestor.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.simpleName
      }
      if let binding = ancestor.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation?.type.simpleName
      }
    }
    return nil
  }
}

extension GenericParameterClauseSyntax {
  /// What a parameter must inherit from; nil if there is no such parameter.
  func constraints(of name: String) -> [String]? {
    parameters.first { $0.name.text == name }.map { $0.inheritedType?.inheritedNames ?? [] }
  }
}

extension GenericWhereClauseSyntax {
  /// What a type must inherit from, or be.
  func constraints(of name: String) -> [String] {
    requirements.flatMap { requirement -> [String] in
      switch requirement.requirement {
      case .conformanceRequirement(let conformance)
      where [name, "Self." + name].contains(conformance.leftType.simpleName):
        conformance.rightType.inheritedNames
      default: []
      }
    }
  }
}
