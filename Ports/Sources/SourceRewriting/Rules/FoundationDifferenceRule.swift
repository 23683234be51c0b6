import SwiftSyntax

/// Single names of Foundation that mean something else on Linux.
///
/// In an extension of `CGFloat`, `abs` is a static method of that type, which hides the function. `ProcessInfo()` is not
/// public; all instances describe the same process.
struct FoundationDifferenceRule: RewritingRule {
  let name = "Foundation"

  func rewrite(_ node: FunctionCallExprSyntax, in pass: RewritingPass) {
    guard let reference = node.calledExpression.as(DeclReferenceExprSyntax.self),
      reference.argumentNames == nil
    else { return }
    switch reference.baseName.text {
    case "abs" where pass.enclosingTypes.last?.qualifiedName == "CGFloat":
      pass.insert("Swift.", before: reference, rule: name)
    case "ProcessInfo"
    where node.arguments.isEmpty && node.trailingClosure == nil
      && !pass.declarations.declares("ProcessInfo"):
      pass.insert(".processInfo", after: reference, rule: name)
      if let left = node.leftParen, let right = node.rightParen {
        pass.remove(left, rule: name)
        pass.remove(right, rule: name)
      }
    default: return
    }
  }
}
