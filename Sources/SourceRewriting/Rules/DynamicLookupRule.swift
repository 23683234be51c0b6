import SwiftSyntax

/// A property of an object in a list that is declared as `[AnyObject]`, which Objective-C looks up by its
/// name, is looked up by the classes that have it: `list.first?.constant`.
struct DynamicLookupRule: RewritingRule {
  let name = "AnyObject"

  func rewrite(_ node: MemberAccessExprSyntax, in pass: RewritingPass) {
    guard !pass.declarations.objectLists.isEmpty, node.declName.argumentNames == nil,
      node.parent?.is(FunctionCallExprSyntax.self) != true
    else { return }
    let mark: TokenSyntax
    let element: ExprSyntax
    let suffix: String
    if let chain = node.base?.as(OptionalChainingExprSyntax.self) {
      (mark, element, suffix) = (chain.questionMark, chain.expression, "")
    } else if let forced = node.base?.as(ForceUnwrapExprSyntax.self) {
      (mark, element, suffix) = (forced.exclamationMark, forced.expression, "!")
    } else {
      return
    }
    guard let access = element.as(MemberAccessExprSyntax.self),
      ["first", "last"].contains(access.declName.baseName.text), let list = access.base,
      let listName = list.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? list.as(DeclReferenceExprSyntax.self)?.baseName.text,
      pass.declarations.objectLists.contains(listName)
    else { return }
    pass.replace(
      from: mark, to: node.declName,
      with: ".dynamicMember(\"\(node.declName.baseName.text)\")\(suffix)", rule: name)
  }
}
