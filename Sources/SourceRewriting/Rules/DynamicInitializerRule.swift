import SwiftSyntax

/// `T()` of a generic parameter, `Self(frame: rect)` and `viewClass.init()` call an initializer that the class
/// inherits from UIKit. Swift allows that for `required` initializers, and for all that are imported from Objective-C:
/// here the call is one of a static method that makes an instance of the class.
struct DynamicInitializerRule: RewritingRule {
  let name = "init"

  /// The labels of the initializers that UIKit's classes have, and that are called on values of classes.
  static let initializers: Set<[String]> = [
    [], ["frame"], ["nibName", "bundle"], ["target", "action"], ["style", "reuseIdentifier"],
  ]

  // MARK: Calls

  func rewrite(_ node: FunctionCallExprSyntax, in pass: RewritingPass) {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard node.trailingClosure == nil, Self.initializers.contains(labels) else { return }
    if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      guard reference.argumentNames == nil,
        inherits(reference.baseName.text, labels, at: Syntax(node), in: pass)
      else { return }
      pass.insert("._instance", after: reference, rule: name)
    } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.`init`), access.declName.argumentNames == nil,
      makesInstance(access, labels, call: node, in: pass)
    {
      pass.replace(access.declName, with: "_instance", rule: name)
    }
  }

  /// Whether `x.init()` makes an instance of a class that is only known when code runs.
  private func makesInstance(
    _ access: MemberAccessExprSyntax, _ labels: [String], call: FunctionCallExprSyntax,
    in pass: RewritingPass
  ) -> Bool {
    let node = Syntax(call)
    guard let base = access.base else {
      return declaredType(of: call).map { inherits($0, labels, at: node, in: pass) } ?? false
    }
    if let reference = base.as(DeclReferenceExprSyntax.self) {
      let text = reference.baseName.text
      guard text.first?.isUppercase != true else {
        return inherits(text, labels, at: node, in: pass)
      }
      guard let type = metatype(of: text, at: node, in: pass) else { return false }
      return inherits(type, labels, at: node, in: pass)
        || pass.declarations.inheritsInitializer(labels, type)
    }
    return base.isTypeOfSelf && inherits("Self", labels, at: node, in: pass)
  }

  /// The type of a variable that is initialized by `.init()`.
  private func declaredType(of call: FunctionCallExprSyntax) -> String? {
    guard let binding = call.parent?.as(InitializerClauseSyntax.self)?.parent else { return nil }
    return binding.as(PatternBindingSyntax.self)?.typeAnnotation?.type.simpleName
  }

  // MARK: Types

  /// Whether a name stands for a class which is only known when code runs, and that has the initializer from UIKit.
  private func inherits(
    _ name: String, _ labels: [String], at node: Syntax, in pass: RewritingPass
  ) -> Bool {
    if name == "Self" {
      guard let type = pass.enclosingTypes.last else { return false }
      let constraint = selfConstraint(at: node) ?? type.qualifiedName
      return pass.declarations.inheritsInitializer(labels, constraint)
    }
    return constraints(of: name, at: node, in: pass).contains {
      pass.declarations.inheritsInitializer(labels, $0)
    }
  }

  /// What the type is that an extension of a protocol requires.
  private func selfConstraint(at node: Syntax) -> String? {
    node.ancestors.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
      .flatMap { $0.genericWhereClause?.constraints(of: "Self").first }
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

  /// The name `T` of a parameter or a variable of the type `T.Type`.
  private func metatype(of name: String, at node: Syntax, in pass: RewritingPass) -> String? {
    for ancestor in node.ancestors {
      let parameters =
        ancestor.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        ?? ancestor.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      for parameter in parameters ?? []
      where (parameter.secondName ?? parameter.firstName).text == name {
        return parameter.type.metatypeInstance
      }
      for statement in ancestor.as(CodeBlockItemListSyntax.self) ?? [] {
        guard let variable = statement.item.as(VariableDeclSyntax.self) else { continue }
        for binding in variable.bindings
        where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
          return binding.typeAnnotation?.type.metatypeInstance
        }
      }
    }
    guard let type = pass.enclosingTypes.last else { return nil }
    return pass.declarations.metatype(of: name, in: type.qualifiedName)
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

extension ExprSyntax {
  /// Whether it is `type(of: self)`.
  fileprivate var isTypeOfSelf: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self), let argument = call.arguments.first,
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
    else { return false }
    return argument.label?.text == "of"
      && argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
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
      case .conformanceRequirement(let conformance) where conformance.leftType.simpleName == name:
        conformance.rightType.inheritedNames
      default: []
      }
    }
  }
}

extension TypeSyntax {
  /// `T` of `T.Type`, `(T & P).Type` or `T.Type?`.
  var metatypeInstance: String? {
    if let optional = self.as(OptionalTypeSyntax.self) {
      return optional.wrappedType.metatypeInstance
    }
    guard let metatype = self.as(MetatypeTypeSyntax.self), metatype.metatypeSpecifier.text == "Type"
    else { return nil }
    return metatype.baseType.inheritedNames.first
  }
}
