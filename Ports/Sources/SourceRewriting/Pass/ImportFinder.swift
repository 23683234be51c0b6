import SwiftSyntax

/// Finds the first import of one of some modules, where conditional compilation leaves it.
final class ImportFinder: SyntaxVisitor {
  private let modules: Set<String>
  private(set) var found: ImportDeclSyntax?

  init(modules: Set<String>) {
    self.modules = modules
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.compiledClauses {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if found == nil, modules.contains(node.moduleName) { found = node }
    return .skipChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
