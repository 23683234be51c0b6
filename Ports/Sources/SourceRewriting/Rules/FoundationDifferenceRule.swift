import SwiftSyntax

/// Single names of Foundation that mean something else on Linux.
///
/// In an extension of `CGFloat`, `abs` is a static method of that type, which hides the function. `ProcessInfo()` is not
/// public; all instances describe the same process. The closure of `NSRegularExpression.enumerateMatches` escapes, as no
/// other closure does that is called at once on iOS. An overload of ours would not be chosen, so calls get its name.
struct FoundationDifferenceRule: RewritingRule {
  let name = "Foundation"

  func rewrite(_ node: FunctionCallExprSyntax, in pass: RewritingPass) {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName {
      rewriteEnumeration(by: member, node, in: pass)
      return
    }
    guard let reference = node.calledExpression.as(DeclReferenceExprSyntax.self),
      reference.argumentNames == nil
    else { return }
    switch reference.baseName.text {
    case "enumerateMatches" where pass.enclosingTypes.last?.qualifiedName == "NSRegularExpression":
      rewriteEnumeration(by: reference, node, in: pass)
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

  private func rewriteEnumeration(
    by member: DeclReferenceExprSyntax, _ node: FunctionCallExprSyntax, in pass: RewritingPass
  ) {
    let method = "enumerateMatches"
    let parameters = ["in", "options", "range", "using"]
    guard member.baseName.text == method, member.argumentNames == nil else { return }
    var labels = node.arguments.map { $0.label?.text }
    if node.trailingClosure != nil { labels.append("using") }
    guard labels == parameters || labels == parameters.filter({ $0 != "options" }) else { return }
    // An overload of the package has a range of another type.
    let range = node.arguments.first { $0.label?.text == "range" }?.expression
    let maker = range?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    guard
      maker == "NSRange" || maker == "NSMakeRange"
        || !pass.declarations.declaresMethod(method, labels: parameters)
    else { return }
    pass.replace(member.baseName, with: "_enumerateMatches", rule: name)
    pass.needsRuntime = true
  }
}
