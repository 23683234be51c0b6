import SwiftSyntax

/// The declaration that `#selector` refers to.
struct SelectorReference {
  /// Where the method is declared.
  private enum Target {
    /// Objects of a type.
    case type(String)
    /// Objects of the type of an expression.
    case object(String)
  }

  private let target: Target
  private let base: String
  /// The labels in the reference, or the labels of the only method that it can refer to; nil if they are unknown.
  private let labels: [String]?
  /// The type after `as`.
  private let cast: TypeSyntax?
  private let isStatic: Bool
  /// Whether the type has several methods with the name, and this is the one without parameters, which a
  /// reference cannot say by labels.
  private let isOverloadWithoutLabels: Bool
  private let objectiveCName: String?
  /// Whether UIKit declares it, according to the package's declarations.
  private let isOfFramework: Bool
  private let isThrowing: Bool
  /// Whether it is an optional requirement of a protocol.
  private let isOptional: Bool
  /// What selectors are called: by another name where the package has a type of its own named so.
  private let selectorType: String

  init?(_ expression: ExprSyntax, in pass: RewritingPass) {
    var expression = Self.unwrapped(expression)
    var cast: TypeSyntax?
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        let type = elements[2].as(TypeExprSyntax.self)
      else { return nil }
      cast = Self.unwrapped(type.type)
      expression = Self.unwrapped(elements[0])
    }
    let reference: DeclReferenceExprSyntax
    var object: ExprSyntax?
    if let access = expression.as(MemberAccessExprSyntax.self) {
      reference = access.declName
      object = access.base
    } else if let name = expression.as(DeclReferenceExprSyntax.self) {
      reference = name
    } else {
      return nil
    }
    let base = reference.baseName.text
    selectorType = pass.declarations.declares("Selector") ? "_Selector" : "Selector"
    self.base = base
    self.cast = cast
    let given = reference.argumentNames?.arguments.map { $0.name.text }

    guard let (target, typeName) = Self.target(object, member: base, in: pass) else { return nil }
    self.target = target
    let candidates = Self.candidates(base, labels: given, cast: cast, of: typeName, in: pass)
    let member = candidates.count == 1 ? candidates[0] : nil
    let requirement = typeName.flatMap { Self.requirement(base, labels: given, of: $0) }
    labels = given ?? member?.name.labels ?? requirement?.labels
    objectiveCName = member?.objectiveCName
    isThrowing = member?.isThrowing ?? false
    isOfFramework = candidates.isEmpty && requirement == nil || member?.isOverride == true
    isOptional = member?.isOptional ?? (requirement != nil)
    isOverloadWithoutLabels =
      member?.name.labels.isEmpty == true
      && typeName.map {
        pass.declarations.members(named: reference.baseName.text, of: $0).count > 1
      }
        == true
    isStatic = !candidates.isEmpty && candidates.allSatisfy(\.isStatic)
  }

  // MARK: Reading

  private static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    {
      return unwrapped(only.expression)
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return unwrapped(chain.expression)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return unwrapped(forced.expression)
    }
    return expression
  }

  /// A function type without `?` and parentheses, which the types of optional requirements have.
  private static func unwrapped(_ type: TypeSyntax) -> TypeSyntax {
    if let optional = type.as(OptionalTypeSyntax.self) { return unwrapped(optional.wrappedType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return unwrapped(only.type)
    }
    return type
  }

  /// - Returns: The target, and the name of its type if it is known.
  private static func target(
    _ object: ExprSyntax?, member: String, in pass: RewritingPass
  ) -> (Target, String?)? {
    guard let object, !isSelf(object) else {
      guard let type = enclosingType(with: member, in: pass) else { return nil }
      return (.type(type.reference), type.qualifiedName)
    }
    if let name = existential(object) ?? (isTypeName(object) ? pass.text(of: object) : nil) {
      let scope = pass.enclosingTypes.last?.qualifiedName
      return (.type(name), pass.declarations.qualifiedName(of: name, in: scope) ?? name)
    }
    // Only the type of the object counts, optional or not.
    let plain = object.as(OptionalChainingExprSyntax.self)?.expression ?? ExprSyntax(object)
    return (.object(pass.text(of: plain)), nil)
  }

  /// The protocol of `(any P)`.
  private static func existential(_ object: ExprSyntax) -> String? {
    unwrapped(object).as(TypeExprSyntax.self)?.type.as(SomeOrAnyTypeSyntax.self)?
      .constraint.trimmedDescription
  }

  private static func isSelf(_ object: ExprSyntax) -> Bool {
    if object.is(SuperExprSyntax.self) { return true }
    let name = object.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name == "self" || name == "Self"
  }

  private static func isTypeName(_ expression: ExprSyntax) -> Bool {
    func isUppercase(_ name: TokenSyntax) -> Bool {
      name.text.first { $0 != "_" }?.isUppercase == true
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) { return isUppercase(name.baseName) }
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      return isUppercase(access.declName.baseName) && isTypeName(base)
    }
    return expression.is(GenericSpecializationExprSyntax.self)
  }

  /// The innermost type around the code that has a member; the innermost one if none is known to.
  private static func enclosingType(
    with member: String, in pass: RewritingPass
  ) -> EnclosingType? {
    pass.enclosingTypes.last { type in
      !pass.declarations.members(named: member, of: type.qualifiedName).isEmpty
    } ?? pass.enclosingTypes.last
  }

  /// The methods that the reference can mean.
  private static func candidates(
    _ base: String, labels: [String]?, cast: TypeSyntax?, of type: String?, in pass: RewritingPass
  ) -> [MemberDeclaration] {
    guard let type else { return [] }
    var members = pass.declarations.members(named: base, of: type)
    if let labels { members = members.filter { $0.name.labels == labels } }
    if let count = cast?.parameterCount {
      members = members.filter { $0.name.labels.count == count }
    }
    // Of several methods, those that Objective-C could call.
    let exposed = members.filter(\.isObjectiveC)
    return exposed.isEmpty ? members : exposed
  }

  /// The optional requirement of a protocol of UIKit.
  private static func requirement(
    _ base: String, labels: [String]?, of type: String
  ) -> MemberDeclaration.Name? {
    FrameworkRequirements.methods(of: type).first { method in
      method.base == base && (labels == nil || labels == method.labels)
    }
  }

  // MARK: Writing

  private var objectiveCMethodName: String {
    if let objectiveCName { return objectiveCName }
    guard let labels else { return plainBase }
    if isOfFramework,
      let name = FrameworkSelector.method(base, labels: labels, firstType: cast?.firstParameter)
    {
      return name
    }
    let name = ObjectiveCName.method(plainBase, labels: labels)
    guard isThrowing else { return name }
    return name + (labels.isEmpty ? "AndReturnError:" : "error:")
  }

  /// The name without the marks of one that is a keyword.
  private var plainBase: String { base.filter { $0 != "`" } }

  /// The method's name with its labels, as far as they are known.
  private var methodName: String {
    guard let labels, !labels.isEmpty else { return base }
    return base + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// A selector of the name alone.
  var name: String { "\(selectorType)(\"\(objectiveCMethodName)\")" }

  var method: String { isOptional ? plainMethod + ".ofOptionalRequirement" : plainMethod }

  private var plainMethod: String {
    let name = "\"\(objectiveCMethodName)\""
    switch target {
    case .type(let type):
      if let cast, cast.isCurried {
        return "\(selectorType)(\(name), { (_target: \(type)) in "
          + "(\(type).\(methodName) as \(cast.onOneLine))(_target) })"
      }
      if isStatic { return "\(selectorType)(static: \(name), \(type).\(methodName))" }
      return "\(selectorType)(\(name), "
        + "{ (_target: \(type)) in _target.\(methodName)\(castSuffix) })"
    case .object(let object):
      return "\(selectorType)(\(name), of: \(object), { $0.\(methodName)\(castSuffix) })"
    }
  }

  private var castSuffix: String {
    guard let cast else { return isOverloadWithoutLabels ? " as () -> _" : "" }
    return " as \(cast.onOneLine)"
  }

  var getter: String { property(label: "getter", name: objectiveCName ?? base) }

  var setter: String {
    property(
      label: "setter",
      name: isOfFramework ? FrameworkSelector.setter(base) : ObjectiveCName.setter(base))
  }

  private func property(label: String, name: String) -> String {
    switch target {
    case .type(let type): "\(selectorType)(\"\(name)\", \(label): \\\(type).\(base))"
    case .object: "\(selectorType)(\"\(name)\")"
    }
  }
}

extension TypeSyntax {
  fileprivate var function: FunctionTypeSyntax? { self.as(FunctionTypeSyntax.self) }

  /// Whether it is the type of a method of a type, a function from objects to methods.
  fileprivate var isCurried: Bool { function?.returnClause.type.function != nil }

  /// The type of the method's first parameter.
  fileprivate var firstParameter: String? {
    let method = function?.returnClause.type.function ?? function
    return method?.parameters.first?.type.trimmedDescription
  }

  /// The number of the method's parameters.
  fileprivate var parameterCount: Int? {
    guard let function else { return nil }
    return function.returnClause.type.function?.parameters.count ?? function.parameters.count
  }
}
