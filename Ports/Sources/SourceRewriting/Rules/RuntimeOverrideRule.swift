import SwiftSyntax

/// Overrides of what every object has on Apple's systems only, and which nothing here asks objects for, become
/// methods.
struct RuntimeOverrideRule: RewritingRule {
  let name = "override of NSObject"

  private static let methods: Set<MemberDeclaration.Name> = [
    .init(kind: .method, base: "isKind", labels: ["of"]),
    .init(kind: .method, base: "conforms", labels: ["to"]),
    .init(kind: .method, base: "doesNotRecognizeSelector", labels: ["_"]),
  ]

  func rewrite(_ node: FunctionDeclSyntax, in pass: RewritingPass) {
    guard Self.methods.contains(node.memberName), let modifier = node.modifiers.first(.override)
    else { return }
    pass.remove(modifier, rule: name)
    if let modifier = node.modifiers.first(.open) {
      pass.replace(modifier, with: "public", rule: name)
    }
  }
}
