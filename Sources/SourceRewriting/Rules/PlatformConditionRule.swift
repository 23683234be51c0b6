import SwiftSyntax

/// `os(iOS)` holds: `#if os(iOS) || os(tvOS)` is compiled.
struct PlatformConditionRule: RewritingRule {
  let name = "os(iOS)"

  func rewrite(condition: ExprSyntax, in pass: RewritingPass) {
    rewrite(Syntax(condition), in: pass)
  }

  private func rewrite(_ node: Syntax, in pass: RewritingPass) {
    if let call = node.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "os",
      call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "iOS"
    {
      pass.replace(call, with: "true", rule: name)
      return
    }
    for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
      rewrite(child, in: pass)
    }
  }
}
