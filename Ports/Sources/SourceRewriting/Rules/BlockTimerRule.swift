import SwiftSyntax

/// A timer that is scheduled with a block runs on the virtual clock, as one with a selector does. Foundation has the
/// method on Linux too, so that a declaration of ours would be ambiguous in files that import Foundation.
struct BlockTimerRule: RewritingRule {
  let name = "timer"

  func rewrite(_ node: FunctionCallExprSyntax, in pass: RewritingPass) {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName,
      callee.baseName.text == "scheduledTimer", callee.argumentNames == nil
    else { return }
    let labels = node.arguments.map { $0.label?.text }
    guard
      labels == ["withTimeInterval", "repeats", "block"]
        || labels == ["withTimeInterval", "repeats"] && node.trailingClosure != nil
    else { return }
    pass.replace(callee.baseName, with: "_scheduledTimer", rule: name)
    pass.needsRuntime = true
  }
}
