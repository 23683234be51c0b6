import SwiftSyntax

/// A call of `NSLocalizedString` with all of its arguments, which Foundation and UIKit both have here, names
/// UIKit's. Calls with fewer arguments find it by themselves. `String.localizedStringWithFormat` becomes UIKit's, which
/// knows the forms for numbers that a translation has.
struct LocalizedStringRule: RewritingRule {
  let name = "NSLocalizedString"

  private static let labels = ["_", "tableName", "bundle", "value", "comment"]

  func rewrite(_ node: FunctionCallExprSyntax, in pass: RewritingPass) {
    if let callee = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName,
      callee.baseName.text == "localizedStringWithFormat"
    {
      pass.replace(callee, with: "_localizedStringWithFormat", rule: callee.baseName.text)
      pass.needsUIKit = true
      return
    }
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.text == "NSLocalizedString",
      node.arguments.map({ $0.label?.text ?? "_" }) == Self.labels
    else { return }
    pass.replace(callee, with: "_NSLocalizedString", rule: name)
    pass.needsUIKit = true
  }
}
