import SwiftSyntax

// Overrides in extensions of UIKit's classes. In Objective-C such an override replaces the method of the class, and so
// does `@_dynamicReplacement` in Swift if the class declares the member `dynamic`.

extension ExtensionOverrideRule {
  /// Makes an override the replacement of the member of UIKit's class, or leaves it out.
  func replaceFramework(_ node: FunctionDeclSyntax, in pass: RewritingPass) -> Bool {
    let member = node.memberName
    guard let type = replacedType(member, node, node.modifiers, in: pass) else { return false }
    pass.insert(attribute(for: member), before: node, rule: name)
    remove(node.modifiers, in: pass)
    pass.replace(node.name, with: replacementName(member, in: type), rule: name)
    guard node.signature.returnClause == nil, let body = node.body else { return true }
    // UIKit's classes do more in their methods here than Apple's, some of which do not have the method at all.
    let references = DirectSuperReferences(to: member)
    references.walk(body)
    for reference in references.found { pass.replace(reference, with: "self", rule: name) }
    return true
  }

  /// The same of a property.
  func replaceFramework(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax,
    _ pattern: IdentifierPatternSyntax, in pass: RewritingPass
  ) -> Bool {
    let base = pattern.identifier.text
    let member = MemberDeclaration.Name(kind: .property, base: base, labels: [])
    guard let block = binding.accessorBlock, let value = binding.typeAnnotation?.type,
      let type = replacedType(member, node, node.modifiers, in: pass)
    else { return false }
    let replacement = replacementName(member, in: type)
    guard case .observed(let willSet, let didSet) = ExtensionProperty(block) else {
      pass.insert(attribute(for: member), before: node, rule: name)
      remove(node.modifiers, in: pass)
      pass.replace(pattern, with: replacement, rule: name)
      return true
    }
    let moved = ClassMember.movedName(base, in: type)
    let property =
      "var \(replacement): \(value.onOneLine) { get { super.\(base) } set { let _old = super.\(base); "
      + (willSet ? "\(moved)(true, newValue, _old); " : "") + "super.\(base) = newValue"
      + (didSet ? "; \(moved)(false, newValue, _old)" : "") + " } }; "
    pass.insert(attribute(for: member) + property, before: node, rule: name)
    remove(node.modifiers, in: pass)
    makeFunction(of: node, binding, named: moved, in: pass)
    return true
  }

  /// The class of UIKit whose member a declaration replaces; nil if it does not override one, or was left out.
  private func replacedType(
    _ member: MemberDeclaration.Name, _ node: some SyntaxProtocol,
    _ modifiers: DeclModifierListSyntax, in pass: RewritingPass
  ) -> String? {
    guard modifiers.contains(.override), node.parent?.is(MemberBlockItemSyntax.self) == true,
      let type = pass.enclosingTypes.last, type.isExtension,
      let override = pass.declarations.frameworkOverride(
        of: member, isStatic: modifiers.isStatic, in: type.qualifiedName)
    else { return nil }
    guard override == .omission else { return type.qualifiedName }
    pass.limit(
      "'\(type.reference)' has no '\(member.base)' here that an extension can override: the override is left out; "
        + "a subclass can override it", at: node)
    pass.remove(node, rule: name)
    return nil
  }

  private func attribute(for member: MemberDeclaration.Name) -> String {
    "@_dynamicReplacement(for: \(member.signature)) "
  }

  private func replacementName(_ member: MemberDeclaration.Name, in type: String) -> String {
    "_replaced_\(type)_\(member.base)"
  }
}

/// Finds `super` of calls of a method in the body of its override, but not in closures: only the body itself can call
/// what it replaces.
private final class DirectSuperReferences: SyntaxVisitor {
  private let name: MemberDeclaration.Name
  private(set) var found: [SuperExprSyntax] = []

  init(to name: MemberDeclaration.Name) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      let object = access.base?.as(SuperExprSyntax.self),
      access.declName.baseName.text == name.base,
      node.arguments.map({ $0.label?.text ?? "_" }) == name.labels
    {
      found.append(object)
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
