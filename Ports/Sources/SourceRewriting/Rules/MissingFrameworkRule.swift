import SwiftSyntax

/// Leaves out declarations for frameworks, and parts of UIKit, that are missing.
///
/// Many packages of views have a wrapper for SwiftUI, a map or a player next to their UIKit code. A declaration that
/// names something of such a framework is left out: a whole type or extension if it cannot be without it, otherwise
/// the members that use it, and what uses these members, also in other files. Functions, computed properties, initializers
/// and closures without a result stay if only their bodies need it, so that code may call them, and types conform to
/// protocols by them: they do nothing and give nil, zero or an empty value, or, where there is no such value, stop. Tests
/// are skipped, since one that does nothing would pass.
/// Conformances of a class to protocols of delegates are left out alone.
struct MissingFrameworkRule: RewritingRule {
  let name = "missing framework"

  /// The frameworks that export Combine.
  static let modulesWithCombine = ["SwiftUI", "WidgetKit"]

  func begin(_ node: SourceFileSyntax, in pass: RewritingPass) {
    let imports = TypeParts(of: node).imports
    let names = pass.declarations.frameworkNames
    pass.importsViewFramework = !imports.isDisjoint(with: Self.modulesWithCombine)
    let search = MissingFrameworkSearch(
      declarations: pass.declarations, modules: names.visible(importing: imports))
    search.visit(node.statements.compiledItems, in: nil)
    search.addDependents()
    for preview in search.previews { pass.remove(preview, rule: name) }
    for declaration in search.found {
      limit(declaration.node, named: declaration.node.declarationName, declaration.module, in: pass)
      pass.remove(declaration.node, rule: name)
    }
    for body in search.bodies {
      let omission = body.test == nil ? "what %@ does is left out" : "the test %@ is skipped"
      pass.limit(
        "\(Self.absence(of: body.module)): "
          + omission.replacing("%@", with: body.node.declarationName),
        at: body.node)
      pass.replace(body.statements, with: body.result, rule: name)
      if let end = body.test?.endOfSignatureWithoutThrows {
        pass.insert(" throws", after: end, rule: name)
      }
    }
    for conformance in search.conformances { remove(conformance, in: pass) }
  }

  private func limit(
    _ node: some SyntaxProtocol, named description: String, _ module: String, in pass: RewritingPass
  ) {
    pass.limit("\(Self.absence(of: module)): \(description) is left out", at: node)
  }

  /// - Parameter missing: a module, or a name that there is only in a module on devices.
  static func absence(of missing: String) -> String {
    let what = MissingFramework.isMissing(module: missing) ? "module \(missing)" : missing
    return "there is no \(what) on Linux"
  }

  /// Leaves out types of an inheritance clause with their commas, and all of it if none is left.
  private func remove(_ conformance: MissingFrameworkSearch.Conformance, in pass: RewritingPass) {
    let types = Array(conformance.clause.inheritedTypes)
    let isLeftOut = types.map { conformance.modules[$0.id] != nil }
    for type in types {
      guard let module = conformance.modules[type.id] else { continue }
      limit(type, named: "the conformance to \(type.type.trimmedDescription)", module, in: pass)
    }
    guard let kept = isLeftOut.firstIndex(of: false) else {
      pass.remove(conformance.clause, rule: name)
      return
    }
    if kept > 0, let first = types.first, let comma = types[kept - 1].trailingComma {
      pass.replace(from: first, to: comma, with: "", rule: name)
    }
    for index in types.indices where index > kept && isLeftOut[index] {
      guard let comma = types[index - 1].trailingComma else { continue }
      pass.replace(from: comma, to: types[index].type, with: "", rule: name)
    }
  }
}
