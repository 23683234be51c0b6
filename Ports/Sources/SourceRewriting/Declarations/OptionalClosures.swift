import SwiftSyntax

/// The names of properties whose type is an optional closure.
struct OptionalClosures: Sendable {
  /// Those whose type is written there.
  var properties: Set<String> = []
  /// The names that may be type aliases, by the properties whose optional type they are.
  var aliasesOfProperties: [String: Set<String>] = [:]
  /// The type aliases of closures.
  var aliases: Set<String> = []

  /// Adds what another file declares.
  mutating func formUnion(_ other: OptionalClosures) {
    properties.formUnion(other.properties)
    aliasesOfProperties.merge(other.aliasesOfProperties) { $0.union($1) }
    aliases.formUnion(other.aliases)
  }

  /// Whether some type has such a property with a name.
  func contains(_ name: String) -> Bool {
    properties.contains(name)
      || aliasesOfProperties[name]?.isDisjoint(with: aliases) == false
  }
}

extension TypeSyntax {
  /// What an optional may hold; nil for other types.
  var wrappedType: TypeSyntax? {
    self.as(OptionalTypeSyntax.self)?.wrappedType
      ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
  }

  /// Whether it is the type of a closure, in parentheses or not.
  var isFunction: Bool {
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return only.type.isFunction
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isFunction }
    return self.is(FunctionTypeSyntax.self)
  }
}
