import SwiftSyntax

extension Syntax {
  /// The tokens that conditional compilation leaves, and conditions that ask for iOS 26 or a later system.
  var compiledTokens: [TokenSyntax] {
    if let token = self.as(TokenSyntax.self) { return [token] }
    if let conditional = self.as(IfConfigDeclSyntax.self) {
      return conditional.compiledClauses.flatMap { clause in
        clause.elements.map { Syntax($0).compiledTokens } ?? []
      }
    }
    if let node = self.as(IfExprSyntax.self),
      node.conditions.contains(where: \.isOfLaterSystem)
    {
      return node.elseBody.map { Syntax($0).compiledTokens } ?? []
    }
    if let list = self.as(CodeBlockItemListSyntax.self) {
      var tokens: [TokenSyntax] = []
      for item in list {
        if let node = item.item.as(GuardStmtSyntax.self),
          node.conditions.contains(where: \.isOfLaterSystem)
        {
          return tokens + Syntax(node.body).compiledTokens
        }
        tokens += Syntax(item).compiledTokens
      }
      return tokens
    }
    return children(viewMode: .sourceAccurate).flatMap(\.compiledTokens)
  }

  /// Whether it is a declaration for iOS 26 or a later system.
  var isOfLaterSystem: Bool {
    asProtocol((any WithAttributesSyntax).self)?.attributes.all
      .contains(where: \.isOfLaterSystem) == true
  }
}
