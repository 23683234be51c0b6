import SwiftSyntax

/// `@NSManaged var x: T`, for which a layer provides the storage, becomes a computed property that reads
/// and writes the layer's value for the key "x".
struct ManagedPropertyRule: RewritingRule {
  let name = "@NSManaged"

  func rewrite(_ node: VariableDeclSyntax, in pass: RewritingPass) {
    guard let attribute = node.attributes.all.first(where: { $0.simpleName == "NSManaged" })
    else { return }
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let type = binding.typeAnnotation
    else {
      pass.limit("@NSManaged is carried over for one property with a type", at: attribute)
      return
    }
    let key = "\"\(pattern.identifier.text)\""
    pass.remove(attribute, rule: name)
    pass.insert(
      " { get { managedValue(forKey: \(key)) } set { setManagedValue(newValue, forKey: \(key)) } }",
      after: type, rule: name)
  }

  func rewrite(_ node: FunctionDeclSyntax, in pass: RewritingPass) {
    guard let attribute = node.attributes.all.first(where: { $0.simpleName == "NSManaged" })
    else { return }
    pass.limit("a method that Core Data provides is missing", at: attribute)
  }
}
