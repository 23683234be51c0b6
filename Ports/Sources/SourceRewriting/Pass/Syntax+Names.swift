import SwiftSyntax

extension AttributeSyntax {
  /// The name without the module, such as `objc`.
  var simpleName: String {
    attributeName.as(IdentifierTypeSyntax.self)?.name.text
      ?? attributeName.as(MemberTypeSyntax.self)?.name.text ?? ""
  }
}

extension AttributeListSyntax {
  /// The attributes, also those within `#if`.
  var all: [AttributeSyntax] {
    flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let attribute): [attribute]
      case .ifConfigDecl(let decl):
        decl.compiledClauses.flatMap { $0.elements?.as(AttributeListSyntax.self)?.all ?? [] }
      }
    }
  }

  func contains(named name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.simpleName == name }
  }
}

extension DeclModifierListSyntax {
  func contains(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
  }

  func first(_ keyword: Keyword) -> DeclModifierSyntax? {
    first { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
  }

  /// Whether members belong to the type.
  var isStatic: Bool { contains(.static) || contains(.class) }

  /// The keyword of the access level; nil for the default one.
  var access: String? {
    for modifier in self where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.open), .keyword(.public), .keyword(.package), .keyword(.internal),
        .keyword(.fileprivate), .keyword(.private):
        return modifier.name.text
      default: break
      }
    }
    return nil
  }
}

extension TypeSyntax {
  /// The name of a type without generic arguments: `A.B` of `A<T>.B`.
  var simpleName: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self) {
      return type.baseType.simpleName + "." + type.name.text
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.simpleName }
    return trimmedDescription
  }
}

extension ImportDeclSyntax {
  /// The first component of the path.
  var moduleName: String { path.first?.name.text ?? "" }
}

extension ClassDeclSyntax {
  /// Whether the class is declared within a function or a closure.
  var isLocal: Bool {
    guard parent?.is(CodeBlockItemSyntax.self) == true else { return false }
    return sequence(first: Syntax(self), next: \.parent).contains {
      $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self)
        || $0.is(AccessorBlockSyntax.self)
    }
  }
}

extension SyntaxProtocol {
  /// The code in one line, without comments.
  var onOneLine: String {
    var result = ""
    for token in tokens(viewMode: .sourceAccurate) {
      let isSeparated = !token.leadingTrivia.isEmpty
      if isSeparated, !result.isEmpty, !result.hasSuffix(" ") { result += " " }
      result += token.text
      if !token.trailingTrivia.isEmpty { result += " " }
    }
    return result.trimmingSpaces
  }
}

extension String {
  var trimmingSpaces: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
