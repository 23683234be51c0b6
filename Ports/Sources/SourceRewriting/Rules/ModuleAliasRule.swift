import SwiftSyntax

/// A file that imports a module gets names for types of it which Layouter has, too.
struct ModuleAliasRule: RewritingRule {
  let name = "typealias"

  func finish(_ node: SourceFileSyntax, in pass: RewritingPass) {
    for alias in pass.aliases {
      let finder = ImportFinder(modules: [alias.module])
      finder.walk(node)
      guard let anchor = finder.found else { continue }
      pass.insert(
        "; \(alias.isPublic ? "public " : "")typealias \(alias.name) = \(alias.module).\(alias.name)",
        after: anchor, rule: name)
    }
  }
}
