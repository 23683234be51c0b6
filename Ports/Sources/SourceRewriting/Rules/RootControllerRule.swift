import SwiftSyntax

/// An override of a window's `rootViewController`, which an extension declares here since windows do not know controllers,
/// becomes an override of `rootObject`, which the property reads and sets.
struct RootControllerRule: RewritingRule {
  let name = "rootViewController"

  func rewrite(_ node: VariableDeclSyntax, in pass: RewritingPass) {
    guard node.modifiers.contains(.override), node.bindings.count == 1,
      let binding = node.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      pattern.identifier.text == name, let type = binding.typeAnnotation?.type,
      let block = binding.accessorBlock, let owner = pass.enclosingTypes.last, !owner.isExtension,
      isWindow(owner.qualifiedName, in: pass)
    else { return }
    pass.replace(pattern, with: "rootObject", rule: name)
    pass.replace(type, with: "AnyObject?", rule: name)
    if case .accessors(let accessors) = block.accessors {
      for accessor in accessors { restoreType(in: accessor, pass) }
    }
    let references = SuperReferences(to: name)
    references.walk(block)
    for reference in references.found {
      pass.replace(reference.declName, with: "rootObject", rule: name)
      if case .whole = reference.assignment { continue }
      pass.insert("(", before: reference, rule: name)
      pass.insert(" as? UIViewController)", after: reference, rule: name)
    }
  }

  /// Whether a class inherits from UIKit's windows. Coordinators and other classes have properties of this name, too.
  private func isWindow(_ type: String, in pass: RewritingPass) -> Bool {
    pass.declarations.lineage(of: type).contains { ancestor in
      ancestor.inherited.contains {
        pass.declarations.isFrameworkClass($0, inheritingFrom: "UIWindow")
      }
    }
  }

  /// Makes the new or the old value a controller.
  private func restoreType(in accessor: AccessorDeclSyntax, _ pass: RewritingPass) {
    guard let body = accessor.body else { return }
    let usual: String
    switch accessor.accessorSpecifier.tokenKind {
    case .keyword(.set), .keyword(.willSet): usual = "newValue"
    case .keyword(.didSet): usual = "oldValue"
    default: return
    }
    let value = accessor.parameters?.name.text ?? usual
    let isNamed = body.tokens(viewMode: .sourceAccurate).contains { $0.text == value }
    guard isNamed else { return }
    pass.insert(
      " let \(value) = \(value) as? UIViewController;", after: body.leftBrace, rule: name)
  }
}
