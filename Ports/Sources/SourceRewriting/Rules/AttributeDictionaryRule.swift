import SwiftSyntax

/// A variable without a type whose value is a dictionary of different attributes of text gets one:
/// `let attributes = [NSAttributedString.Key.font: font, …]`.
///
/// On Apple's systems the values have a class in common, `NSObject`; here they have none, so that a dictionary that is
/// declared to have values of that class has any values.
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
    for binding in node.bindings { allowAnyValue(in: binding.typeAnnotation?.type, pass) }
  }

  func rewrite(_ node: FunctionDeclSyntax, in pass: RewritingPass) {
    for parameter in node.signature.parameterClause.parameters {
      allowAnyValue(in: parameter.type, pass)
    }
    allowAnyValue(in: node.signature.returnClause?.type, pass)
  }

  private func allowAnyValue(in type: TypeSyntax?, _ pass: RewritingPass) {
    let wrapped = type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type
    guard let dictionary = wrapped?.as(DictionaryTypeSyntax.self),
      Self.keyTypes.contains(dictionary.key.trimmedDescription),
      dictionary.value.trimmedDescription == "NSObject"
    else { return }
    pass.replace(dictionary.value, with: "Any", rule: name)
  }
}
