import SwiftSyntax

/// `os(iOS)` holds: `#if os(iOS) || os(tvOS)` is compiled. `os(Linux)` does not, as on iOS. `canImport(ObjectiveC)` does: most
/// of what code asks Objective-C for is there, as UIKit is.
///
/// `compiler(>=6.2)` does not: code asks so for the declarations of the system that came with that compiler, which
/// redesigned UIKit in 2025.
struct PlatformConditionRule: RewritingRule {
  let name = "os(iOS)"

  func rewrite(condition: ExprSyntax, in pass: RewritingPass) {
    rewrite(Syntax(condition), in: pass)
  }

  private func rewrite(_ node: Syntax, in pass: RewritingPass) {
    if let call = node.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "os",
      let system = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      system == "iOS" || system == "Linux"
    {
      let isIOS = system == "iOS"
      pass.replace(call, with: isIOS ? "true" : "false", rule: isIOS ? name : "os(Linux)")
      return
    }
    if let call = node.as(FunctionCallExprSyntax.self),
      call.trimmedDescription == "canImport(ObjectiveC)"
    {
      pass.replace(call, with: "true", rule: "canImport")
      return
    }
    if let call = node.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "compiler",
      let version = call.arguments.first?.expression.as(PrefixOperatorExprSyntax.self),
      version.expression.trimmedDescription.hasPrefix("6.")
        || version.expression.trimmedDescription.hasPrefix("26"),
      case let result = CompilationCondition(evaluating: ExprSyntax(call)),
      result == (version.operator.text == "<" ? .holds : .fails)
    {
      pass.replace(call, with: result == .holds ? "true" : "false", rule: "compiler")
      return
    }
    for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
      rewrite(child, in: pass)
    }
  }
}
