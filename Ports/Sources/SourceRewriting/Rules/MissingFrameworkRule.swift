import SwiftSyntax

/// Leaves out declarations for SwiftUI, in files that import it.
///
/// Many packages of views have a wrapper for SwiftUI, `extension View` or a `UIViewRepresentable`, next to their UIKit
/// code. A declaration that names something of this module is left out: a whole type or extension if it requires the
/// module, otherwise the members that use it.
struct MissingFrameworkRule: RewritingRule {
  let name = "SwiftUI"

  func begin(_ node: SourceFileSyntax, in pass: RewritingPass) {
    let types = pass.declarations.frameworkTypes
    if !types.isEmpty,
      node.tokens(viewMode: .sourceAccurate).contains(where: { token in
        if case .identifier(let text) = token.tokenKind { types.contains(text) } else { false }
      })
    {
      pass.importsMissingFramework = true
    }
    for statement in node.statements.compiledItems { leaveOut(statement, in: pass) }
  }

  /// Whether the file imports one of the modules; found on the way, since imports come first.
  private func leaveOut(_ node: Syntax, in pass: RewritingPass) {
    if let item = node.as(ImportDeclSyntax.self) {
      if MissingFramework.modules.contains(item.moduleName) { pass.importsMissingFramework = true }
      return
    }
    if let macro = node.as(MacroExpansionExprSyntax.self)?.macroName.text
      ?? node.as(MacroExpansionDeclSyntax.self)?.macroName.text
    {
      if macro == "Preview" { pass.remove(node, rule: name) }
      return
    }
    guard pass.importsMissingFramework else { return }
    guard isAbout(node, in: pass) else { return }
    guard let group = node.asProtocol((any DeclGroupSyntax).self), !isOfFramework(group, in: pass)
    else { return remove(node, in: pass) }
    for member in group.memberBlock.compiledMembers { leaveOut(Syntax(member), in: pass) }
  }

  private func remove(_ node: Syntax, in pass: RewritingPass) {
    pass.limit("declarations for SwiftUI are left out", at: node)
    pass.remove(node, rule: name)
  }

  /// Whether a type is one of the framework's: it extends one, or inherits from one.
  private func isOfFramework(_ node: any DeclGroupSyntax, in pass: RewritingPass) -> Bool {
    if let type = node.as(ExtensionDeclSyntax.self)?.extendedType, isAbout(Syntax(type), in: pass) {
      return true
    }
    if node.attributes.contains(where: { isAbout(Syntax($0), in: pass) }) { return true }
    if let type = node.asProtocol((any NamedDeclSyntax).self)?.name.text,
      pass.declarations.frameworkTypes.contains(type)
    {
      return true
    }
    return MissingFramework.parts(of: node).contains { isName($0, in: pass) }
  }

  /// Whether the code names something that only the framework declares.
  private func isAbout(_ node: Syntax, in pass: RewritingPass) -> Bool {
    if let conditional = node.as(IfConfigDeclSyntax.self) {
      return conditional.compiledClauses.contains { clause in
        clause.elements.map { isAbout(Syntax($0), in: pass) } ?? false
      }
    }
    guard let token = node.as(TokenSyntax.self) else {
      return node.children(viewMode: .sourceAccurate).contains { isAbout($0, in: pass) }
    }
    return isName(token, in: pass)
  }

  private func isName(_ token: TokenSyntax, in pass: RewritingPass) -> Bool {
    guard case .identifier(let text) = token.tokenKind else { return false }
    if MissingFramework.modules.contains(text) { return true }
    guard isName(text, in: pass) else { return false }
    // The name of a member or an argument is not a type.
    let isMember = token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
    let isLabel = token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .colon
    return !isMember && !isLabel
  }

  private func isName(_ text: String, in pass: RewritingPass) -> Bool {
    pass.declarations.frameworkTypes.contains(text)
      || MissingFramework.names.contains(text) && !pass.declarations.declares(text)
  }
}

extension CodeBlockItemListSyntax {
  /// The items that conditional compilation leaves.
  var compiledItems: [Syntax] {
    flatMap { item -> [Syntax] in
      guard let conditional = item.item.as(IfConfigDeclSyntax.self) else {
        return [Syntax(item.item)]
      }
      return conditional.compiledClauses.flatMap { clause -> [Syntax] in
        guard case .statements(let items) = clause.elements else { return [] }
        return items.compiledItems
      }
    }
  }
}
