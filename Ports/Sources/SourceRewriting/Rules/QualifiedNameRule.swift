import SwiftSyntax

/// A name that is qualified by a module of Apple's systems, `Darwin.round` or `ObjectiveC.NSObject`, is qualified by the
/// module that has it on Linux.
struct QualifiedNameRule: RewritingRule {
  let name = "module"

  func finish(_ node: SourceFileSyntax, in pass: RewritingPass) {
    for token in node.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let module) = token.tokenKind,
        token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .period,
        token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period,
        token.parent?.is(ImportPathComponentSyntax.self) == false,
        let replacement = replacement(of: module, in: pass),
        !pass.declarations.frameworkNames.declares(module), !pass.isRemoved(token)
      else { continue }
      pass.replace(token, with: replacement, rule: name)
      if replacement == "UIKit" { pass.needsUIKit = true }
    }
  }

  private func replacement(of module: String, in pass: RewritingPass) -> String? {
    // `OSLog.disabled` is of the class, which hides the module of its name.
    guard FrameworkClasses.superclasses[module] == nil else { return nil }
    if let replacement = PlatformModules.replaced[module] { return replacement }
    // UIKit exports the declarations of other modules, but not their names.
    guard module != "UIKit", PlatformModules.provided.contains(module),
      !pass.imports.contains(module)
    else { return nil }
    return "UIKit"
  }
}
