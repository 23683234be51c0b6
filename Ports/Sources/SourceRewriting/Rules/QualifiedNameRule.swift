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
        let replacement = part(of: module, before: token)
          ?? replacement(of: module, in: pass),
        !pass.declarations.frameworkNames.declares(module), !pass.isRemoved(token)
      else { continue }
      pass.replace(token, with: replacement, rule: name)
      if replacement == "UIKit" { pass.needsUIKit = true }
    }
  }

  /// The module on Linux of a type that is a part of Foundation on Apple's systems; nil for other names.
  private func part(of module: String, before token: TokenSyntax) -> String? {
    guard module == "Foundation",
      let name = token.nextToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)?
        .text
    else { return nil }
    return PlatformModules.partsOfFoundation.first { $0.value.contains(name) }?.key
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
