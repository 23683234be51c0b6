import SwiftSyntax

/// Overrides of what every object has on Apple's systems only, and which nothing here asks objects for, become
/// methods.
struct RuntimeOverrideRule: RewritingRule {
  let name = "override of NSObject"

  /// They become methods where they are, also in extensions.
  static let methods: Set<MemberDeclaration.Name> = [
    .init(kind: .method, base: "isKind", labels: ["of"]),
    .init(kind: .method, base: "conforms", labels: ["to"]),
    .init(kind: .method, base: "doesNotRecognizeSelector", labels: ["_"]),
  ]

  /// Methods whose selector is `Selector!`, for which the methods of Objective-C alone may have `Selector`.
  private static let methodsWithSelectors: Set<MemberDeclaration.Name> = [
    .init(kind: .method, base: "responds", labels: ["to"]),
    .init(kind: .method, base: "forwardingTarget", labels: ["for"]),
  ]

  func rewrite(_ node: FunctionDeclSyntax, in pass: RewritingPass) {
    if Self.methodsWithSelectors.contains(node.memberName), node.modifiers.contains(.override),
      let type = node.signature.parameterClause.parameters.first?.type,
      type.as(IdentifierTypeSyntax.self)?.name.text == "Selector"
    {
      pass.insert("!", after: type, rule: name)
    }
    guard Self.methods.contains(node.memberName), let modifier = node.modifiers.first(.override)
    else { return }
    pass.remove(modifier, rule: name)
    if node.name.text == "isKind" {
      pass.limit(
        "the method 'isKind(of:)' of Foundation on Linux cannot be overridden: it is not asked here",
        at: node)
      pass.replace(node.name, with: "_isKind", rule: name)
    }
    if let modifier = node.modifiers.first(.open) {
      pass.replace(modifier, with: "public", rule: name)
    }
  }
}
