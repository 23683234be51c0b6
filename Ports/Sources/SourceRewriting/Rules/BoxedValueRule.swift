import SwiftSyntax

/// A property of a number or another value that is known as `AnyObject` only, which Objective-C looks up by its
/// name: `(notification.userInfo?[key] as AnyObject).doubleValue`.
struct BoxedValueRule: RewritingRule {
  let name = "AnyObject"

  private static let properties: Set<String> = [
    "boolValue", "intValue", "integerValue", "floatValue", "doubleValue",
    "stringValue", "cgRectValue", "cgPointValue", "cgSizeValue",
    "uiEdgeInsetsValue", "cgVectorValue", "cgAffineTransformValue",
  ]

  func rewrite(_ node: MemberAccessExprSyntax, in pass: RewritingPass) {
    let property = node.declName.baseName.text
    guard Self.properties.contains(property), node.declName.argumentNames == nil,
      var base = node.base
    else { return }
    var mark = node.period
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      (base, mark) = (chain.expression, chain.questionMark)
    } else if let forced = base.as(ForceUnwrapExprSyntax.self) {
      (base, mark) = (forced.expression, forced.exclamationMark)
    }
    guard base.isCastToObject else { return }
    pass.insert("BoxedValue.\(property)(", before: node, rule: name)
    pass.replace(from: mark, to: node.declName, with: ")", rule: name)
  }
}

extension ExprSyntax {
  /// Whether it is a cast to `AnyObject` in parentheses, or `unsafeBitCast(a, to: AnyObject.self)`.
  var isCastToObject: Bool {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        == "unsafeBitCast"
        && call.arguments.last?.expression.trimmedDescription == "AnyObject.self"
    }
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
      let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type,
      ["AnyObject", "AnyObject?", "AnyObject!"].contains(type.trimmedDescription)
    else { return false }
    return sequence.elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) ?? false
  }
}
