import SwiftSyntax

/// The types of the variables and parameters in a declaration, as far as they are written.
final class LocalTypes: SyntaxVisitor {
  private(set) var names: [String: String] = [:]

  init(of node: Syntax) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names[(node.secondName ?? node.firstName).text] = node.type.wrapped.simpleName
    return .skipChildren
  }

  override func visitPost(_ node: PatternBindingSyntax) {
    add(node.pattern, node.typeAnnotation, node.initializer)
  }

  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    add(node.pattern, node.typeAnnotation, node.initializer)
  }

  private func add(
    _ pattern: PatternSyntax, _ type: TypeAnnotationSyntax?, _ value: InitializerClauseSyntax?
  ) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
    names[name] =
      type?.type.wrapped.simpleName ?? value?.value.producingTypeName ?? value?.value.castTypeName
  }
}

extension TypeSyntax {
  /// The type without the marks of optionals.
  fileprivate var wrapped: TypeSyntax {
    self.as(OptionalTypeSyntax.self)?.wrappedType.wrapped
      ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType.wrapped ?? self
  }
}

extension ExprSyntax {
  /// The name of the property whose value an expression is: `a`, `self.a`, `b.a?`.
  var propertyName: String? {
    let value = withoutOptionality
    return
      (value.as(MemberAccessExprSyntax.self)?.declName ?? value.as(DeclReferenceExprSyntax.self))?
      .baseName.text
  }

  /// The expression without `?`, `!` and `try`.
  var withoutOptionality: ExprSyntax {
    let inner =
      self.as(OptionalChainingExprSyntax.self)?.expression
      ?? self.as(ForceUnwrapExprSyntax.self)?.expression ?? self.as(TryExprSyntax.self)?.expression
    return inner?.withoutOptionality ?? self
  }

  /// The type that makes the value: `A` of `A()`, `A.shared`, `A.make()` and `A.B` of `A.B()`. The members that a
  /// type has itself are taken to be instances of it.
  var producingTypeName: String? {
    let value = withoutOptionality
    if let call = value.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.typeReference
        ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.typeReference
    }
    return value.as(MemberAccessExprSyntax.self)?.base?.typeReference
  }

  /// The type that the value is cast to: `A` of `b as? A` and `(b as! A)`.
  var castTypeName: String? {
    let value = withoutOptionality
    if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.castTypeName
    }
    // The operators of a file are not folded.
    guard let elements = value.as(SequenceExprSyntax.self)?.elements.suffix(2), elements.count == 2,
      elements.first?.is(UnresolvedAsExprSyntax.self) == true
    else { return nil }
    return elements.last?.as(TypeExprSyntax.self)?.type.wrapped.simpleName
  }

  /// The name of a type, whose last part is capitalised.
  private var typeReference: String? {
    let name =
      self.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? self.as(MemberAccessExprSyntax.self).flatMap { access in
        access.base?.typeReference.map { "\($0).\(access.declName.baseName.text)" }
      }
    guard let name, let last = name.split(separator: ".").last, last.first?.isUppercase == true
    else { return nil }
    return name
  }
}
