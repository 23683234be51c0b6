import SwiftSyntax

/// `type(of: object).description()`, which all classes have in Objective-C, becomes the name of the class.
struct ClassDescriptionRule: RewritingRule {
  let name = "description()"

  func rewrite(_ node: FunctionCallExprSyntax, in pass: RewritingPass) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "description", callee.declName.argumentNames == nil,
      let base = callee.base?.as(FunctionCallExprSyntax.self),
      base.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
      base.arguments.first?.label?.text == "of"
    else { return }
    pass.replace(node, with: "String(reflecting: \(base.onOneLine))", rule: name)
  }
}
