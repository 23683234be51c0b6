import SwiftSyntax

/// A call of `NSLocalizedString` with all of its arguments, which Foundation and UIKit both have here, names
/// UIKit's. Calls with fewer arguments find it by themselves.
struct LocalizedStringRule: RewritingRule {
  let name = "NSLocalizedString"

  private static let labels = ["_", "tableName", "bundle", "value", "comment"]

  func rewrite(_ node: FunctionCallExprSyntax, in pass: RewritingPass) {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.text == "NSLocalizedString",
      node.arguments.map({ $0.label?.text ?? "_" }) == Self.labels
    else { return }
    pass.replace(callee, with: "_NSLocalizedString", rule: name)
  }
}
