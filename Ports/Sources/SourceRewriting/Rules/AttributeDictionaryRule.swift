import SwiftSyntax

/// A variable without a type whose value is a dictionary of different attributes of text gets one:
/// `let attributes = [NSAttributedString.Key.font: font, …]`.
///
/// On Apple's systems the values have a class in common, `NSObject`; here they have none.
struct AttributeDictionaryRule: RewritingRule {
  let name = "NSAttributedString.Key"

  private static let keyTypes: Set<String> = ["NSAttributedString.Key", "NSAttributedStringKey"]

  func rewrite(_ node: VariableDeclSyntax, in pass: RewritingPass) {
    for binding in node.bindings where binding.typeAnnotation == nil {
      guard let literal = binding.initializer?.value.as(DictionaryExprSyntax.self),
        let elements = literal.content.as(DictionaryElementListSyntax.self), elements.count > 1,
        let key = elements.first?.key.as(MemberAccessExprSyntax.self)?.base,
        Self.keyTypes.contains(key.trimmedDescription)
      else { continue }
      pass.insert(" as [NSAttributedString.Key: Any]", after: literal, rule: name)
    }
  }
}
