import SwiftSyntax

/// What conditional compilation leaves of a file.
struct ActiveContent {
  /// Whether the file has declarations, but none of them is compiled.
  let isEmptied: Bool

  init(of tree: SourceFileSyntax) {
    let items = Self.items(of: tree.statements, onlyCompiled: true)
    isEmptied =
      items.isEmpty && !Self.items(of: tree.statements, onlyCompiled: false).isEmpty
  }

  /// The statements and declarations at the top level, besides imports.
  private static func items(
    of list: CodeBlockItemListSyntax, onlyCompiled: Bool
  ) -> [CodeBlockItemSyntax] {
    list.flatMap { item -> [CodeBlockItemSyntax] in
      if item.item.is(ImportDeclSyntax.self) { return [] }
      guard let conditional = item.item.as(IfConfigDeclSyntax.self) else { return [item] }
      let clauses = onlyCompiled ? conditional.compiledClauses : Array(conditional.clauses)
      return clauses.flatMap { clause -> [CodeBlockItemSyntax] in
        guard let elements = clause.elements?.as(CodeBlockItemListSyntax.self) else { return [] }
        return items(of: elements, onlyCompiled: onlyCompiled)
      }
    }
  }
}
