import SwiftSyntax

/// `type(of: object).description()`, `object.classForCoder.description()` and `Cell.description()`, which all classes have
/// in Objective-C, become the name of the class, and so does `NSStringFromClass(Cell.self)`. `NSClassFromString`, which
/// requires the module in a name here, becomes a function that finds classes of UIKit and XCTest without it, and
/// `NSClassFromString("UIApplication")` the class itself, whose methods code for extensions calls.
/// `type.isSubclass(of: UIView.self)` becomes a function, since a class of any kind has no methods.
struct ClassDescriptionRule: RewritingRule {
  let name = "description()"

  private static let functions = [
    "NSStringFromClass": "_className", "NSClassFromString": "_classNamed",
  ]

  func rewrite(_ node: FunctionCallExprSyntax, in pass: RewritingPass) {
    if let function = node.calledExpression.as(DeclReferenceExprSyntax.self),
      let replacement = Self.functions[function.baseName.text]
    {
      if function.baseName.text == "NSClassFromString", let argument = node.arguments.first,
        argument.expression.trimmedDescription == "\"UIApplication\""
      {
        pass.needsUIKit = true
        pass.replace(node, with: "Optional(UIApplication.self)", rule: name)
        return
      }
      pass.needsRuntime = true
      pass.replace(function, with: replacement, rule: name)
      return
    }
    rewriteSubclassQuestion(node, in: pass)
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "description", callee.declName.argumentNames == nil,
      let base = callee.base
    else { return }
    if let type = base.as(DeclReferenceExprSyntax.self) {
      let name = type.baseName.text
      guard name.first?.isUppercase == true, !declaresDescription(name, in: pass) else { return }
      pass.needsRuntime = true
      pass.replace(node, with: "_className(\(name).self)", rule: self.name)
    } else if let call = base.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
      call.arguments.first?.label?.text == "of"
    {
      pass.needsRuntime = true
      pass.replace(node, with: "_className(\(call.onOneLine))", rule: name)
    } else if base.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "classForCoder" {
      pass.needsRuntime = true
      pass.replace(node, with: "_className(\(base.onOneLine))", rule: name)
    }
  }

  private func rewriteSubclassQuestion(_ node: FunctionCallExprSyntax, in pass: RewritingPass) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "isSubclass", node.arguments.count == 1,
      let argument = node.arguments.first, argument.label?.text == "of", let base = access.base,
      !base.is(SuperExprSyntax.self),
      pass.declarations.declarer(ofMethod: "isSubclass", labels: ["of"]) == nil
    else { return }
    pass.needsRuntime = true
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      pass.insert("(", before: chain.expression, rule: name)
      pass.replace(
        from: chain.questionMark, to: argument.label ?? access.period,
        with: ").map { _isSubclass($0, of", rule: name)
      pass.insert(" }", after: node, rule: name)
      return
    }
    // A type by its name alone cannot be an argument.
    let isType = base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
    pass.insert("_isSubclass(", before: base, rule: name)
    pass.replace(
      from: access.period, to: argument.label ?? access.period,
      with: "\(isType ? ".self" : ""), of", rule: name)
  }

  /// Whether a type of the package has such a method of its own.
  private func declaresDescription(_ type: String, in pass: RewritingPass) -> Bool {
    let reference = type == "Self" ? pass.enclosingTypes.last?.qualifiedName ?? type : type
    return pass.declarations.members(named: "description", of: reference).contains {
      $0.isStatic && $0.name.kind == .method
    }
  }
}
