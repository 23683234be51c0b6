import SwiftSyntax

/// Single names of Foundation that mean something else on Linux.
///
/// In an extension of `CGFloat`, `abs` is a static method of that type, which hides the function. `ProcessInfo()` is not
/// public; all instances describe the same process. The closure of `NSRegularExpression.enumerateMatches` escapes, as no
/// other closure does that is called at once on iOS. An overload of ours would not be chosen, so calls get its name, and so do
/// calls of `scanHexInt64`, which stops at an emoji. `NSRegularExpression()` is not declared. Subclasses of `URLProtocol` must
/// have its initializer.
/// A class that is a value has no `superclass()`.
struct FoundationDifferenceRule: RewritingRule {
  let name = "Foundation"

  func rewrite(_ node: FunctionCallExprSyntax, in pass: RewritingPass) {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
      let member = access.declName
      rewriteSuperclass(access, node, in: pass)
      rewriteEnumeration(by: member, node, in: pass)
      rewriteHexadecimal(member, node, in: pass)
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
    case "NSRegularExpression"
    where node.arguments.isEmpty && node.trailingClosure == nil
      && !pass.declarations.declares("NSRegularExpression"):
      pass.needsRuntime = true
      pass.replace(reference, with: "_emptyRegularExpression", rule: name)
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

  func rewrite(_ node: ClassDeclSyntax, in pass: RewritingPass) {
    guard node.inheritanceClause?.inheritedTypes.first?.type.simpleName == "URLProtocol" else {
      return
    }
    for member in node.memberBlock.compiledMembers {
      guard let initializer = member.as(InitializerDeclSyntax.self),
        initializer.signature.parameterClause.parameters.map(\.firstName.text) == [
          "request", "cachedResponse", "client",
        ],
        let modifier = initializer.modifiers.first(.override)
      else { continue }
      pass.replace(modifier, with: "required", rule: name)
    }
  }

  /// `type?.superclass()` of a class object, which has no members here.
  private func rewriteSuperclass(
    _ access: MemberAccessExprSyntax, _ node: FunctionCallExprSyntax, in pass: RewritingPass
  ) {
    guard access.declName.baseName.text == "superclass", access.declName.argumentNames == nil,
      node.arguments.isEmpty, node.trailingClosure == nil, let right = node.rightParen,
      let base = access.base, !pass.declarations.declaresMethod("superclass", labels: [])
    else { return }
    pass.needsRuntime = true
    let chain = base.as(OptionalChainingExprSyntax.self)
    let object = chain?.expression ?? base
    pass.insert("class_getSuperclass(", before: object, rule: name)
    pass.replace(
      from: chain?.questionMark ?? access.period, to: right, with: ")", rule: name)
  }

  private func rewriteHexadecimal(
    _ member: DeclReferenceExprSyntax, _ node: FunctionCallExprSyntax, in pass: RewritingPass
  ) {
    guard ["scanHexInt32", "scanHexInt64"].contains(member.baseName.text),
      node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil,
      argument.expression.is(InOutExprSyntax.self),
      !pass.declarations.declaresMethod(member.baseName.text, labels: ["_"])
    else { return }
    pass.needsRuntime = true
    pass.replace(member.baseName, with: "_" + member.baseName.text, rule: name)
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
