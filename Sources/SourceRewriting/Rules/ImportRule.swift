import SwiftSyntax

/// Imports of submodules and of single declarations become imports of the module; modules of Apple's
/// systems, of those that have their declarations on Linux. What XCTest re-exports there is imported.
struct ImportRule: RewritingRule {
  let name = "import"

  func rewrite(_ node: ImportDeclSyntax, in pass: RewritingPass) {
    let module = node.moduleName
    if let replacement = PlatformModules.replaced[module] {
      replaceModule(of: node, by: replacement, in: pass)
    } else if PlatformModules.provided.contains(module) {
      if node.path.count > 1 || node.importKindSpecifier != nil {
        replaceModule(of: node, by: "UIKit", in: pass)
      }
    } else if PlatformModules.missing.contains(module) {
      pass.limit("there is no module \(module) on Linux", at: node)
    }
  }

  private func replaceModule(
    of node: ImportDeclSyntax, by module: String, in pass: RewritingPass
  ) {
    guard let last = node.path.last else { return }
    let first = node.importKindSpecifier.map(Syntax.init) ?? Syntax(node.path)
    pass.replace(from: first, to: last, with: module, rule: name)
  }

  func finish(_ node: SourceFileSyntax, in pass: RewritingPass) {
    guard !pass.imports.contains("UIKit") else { return }
    let module: String
    if pass.imports.contains("XCTest") {
      module = "UIKit"
    } else if pass.imports.contains("Foundation"), usesAdditions(node) {
      module = "CoreGraphics"
    } else {
      return
    }
    let existing = module == "UIKit" ? "XCTest" : "Foundation"
    let finder = ImportFinder(module: existing)
    finder.walk(node)
    if let found = finder.found { pass.insert("; import \(module)", after: found, rule: name) }
  }

  /// What Foundation has on Apple's systems only.
  private static let additions: Set<String> = [
    "CGAffineTransform", "CGVector", "Selector", "NSSelectorFromString", "NSStringFromSelector",
    "autoreleasepool", "objc_getAssociatedObject", "objc_setAssociatedObject", "perform",
    "NSKeyValueObservation", "observe", "addObserver", "scheduledTimer", "responds", "selector",
  ]

  private func usesAdditions(_ node: SourceFileSyntax) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let text) = token.tokenKind else { return false }
      return Self.additions.contains(text)
    }
  }
}

/// Finds the first import of a module.
private final class ImportFinder: SyntaxVisitor {
  private let module: String
  private(set) var found: ImportDeclSyntax?

  init(module: String) {
    self.module = module
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.compiledClauses {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if found == nil, node.moduleName == module { found = node }
    return .skipChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
