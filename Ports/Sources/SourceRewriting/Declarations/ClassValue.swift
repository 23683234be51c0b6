import SwiftSyntax

/// The known type of a value, if the value is a class or leads to one. An optional has the type of its wrapped value.
indirect enum ClassValue: Sendable, Hashable {
  /// An instance of a class that adopts protocols.
  case instance([String])
  /// A class, with protocols that it adopts.
  case metatype([String])
  case list(ClassValue)
  /// A dictionary with such values.
  case dictionary(ClassValue)

  /// The key of a case's associated value among the properties and methods of an enumeration, which have other names.
  static func key(ofCase name: String) -> String { "." + name }

  /// The type of a list's element, or of a dictionary's value.
  var element: ClassValue? {
    switch self {
    case .list(let element), .dictionary(let element): element
    default: nil
    }
  }

  /// Whether it is a class or has classes.
  var hasClass: Bool {
    switch self {
    case .instance: false
    case .metatype: true
    case .list(let element), .dictionary(let element): element.hasClass
    }
  }
}

extension TypeSyntax {
  /// What a value of the type is; nil for functions, tuples and the like.
  var classValue: ClassValue? {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.classValue }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.classValue
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.classValue }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.classValue }
    if let type = self.as(MetatypeTypeSyntax.self) {
      return type.metatypeSpecifier.text == "Type" ? .metatype(type.baseType.classNames) : nil
    }
    if let type = self.as(ArrayTypeSyntax.self) {
      return type.element.classValue.map(ClassValue.list)
    }
    if let type = self.as(DictionaryTypeSyntax.self) {
      return type.value.classValue.map(ClassValue.dictionary)
    }
    if let type = self.as(TupleTypeSyntax.self) {
      guard type.elements.count == 1, let element = type.elements.first else { return nil }
      return element.type.classValue
    }
    if let type = self.as(IdentifierTypeSyntax.self), let arguments = type.genericArgumentClause {
      guard let last = arguments.arguments.last,
        let value = last.argument.as(TypeSyntax.self)?.classValue
      else { return nil }
      switch type.name.text {
      case "Array", "Set": return .list(value)
      case "Dictionary": return .dictionary(value)
      case "Optional": return value
      default: break
      }
    }
    return .instance(classNames)
  }

  /// The names of a class and protocols, without `any`, `some` and parentheses.
  private var classNames: [String] {
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.classNames }
    if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1,
      let element = type.elements.first
    {
      return element.type.classNames
    }
    return inheritedNames
  }
}

extension ExprSyntax {
  /// What an expression is that needs no declarations to be understood: `UIView.self`, or a list of such classes.
  var literalClassValue: ClassValue? {
    if let access = self.as(MemberAccessExprSyntax.self) {
      guard access.declName.baseName.tokenKind == .keyword(.self), let type = access.base else {
        return nil
      }
      return .metatype([type.trimmedDescription.filter { !"()".contains($0) }])
    }
    if let array = self.as(ArrayExprSyntax.self) {
      return array.elements.first?.expression.literalClassValue.map(ClassValue.list)
    }
    if let dictionary = self.as(DictionaryExprSyntax.self) {
      return dictionary.content.as(DictionaryElementListSyntax.self)?.first?.value
        .literalClassValue.map(ClassValue.dictionary)
    }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.literalClassValue
    }
    if let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty {
      return call.calledExpression.collectionType
    }
    return nil
  }

  /// The type of `[Cell.Type]()` or `[String: Cell.Type]()`, which the parser takes for literals.
  private var collectionType: ClassValue? {
    if let elements = self.as(ArrayExprSyntax.self)?.elements, elements.count == 1 {
      return elements.first?.expression.namedClassValue.map(ClassValue.list)
    }
    guard
      let elements = self.as(DictionaryExprSyntax.self)?.content.as(
        DictionaryElementListSyntax.self), elements.count == 1
    else { return nil }
    return elements.first?.value.namedClassValue.map(ClassValue.dictionary)
  }

  /// What values are of a type that the parser takes for an expression: `Cell` or `Cell.Type`.
  private var namedClassValue: ClassValue? {
    if let access = self.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "Type",
      let base = access.base
    {
      return .metatype([base.trimmedDescription])
    }
    return self.as(DeclReferenceExprSyntax.self).map { .instance([$0.baseName.text]) }
  }
}
