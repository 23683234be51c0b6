import SwiftSyntax

/// Classes that override what `NSObject` has on Apple's systems only inherit from an object that has it, and
/// classes whose properties code may read by their keys say which these are.
struct ObjectRule: RewritingRule {
  let name = "NSObject"

  func rewrite(_ node: ClassDeclSyntax, in pass: RewritingPass) {
    let outer = pass.enclosingTypes.last.map { $0.qualifiedName + "." } ?? ""
    let qualifiedName = outer + node.name.text
    if pass.declarations.objectiveCObjects.contains(qualifiedName),
      let superclass = node.inheritanceClause?.inheritedTypes.first(where: {
        $0.type.simpleName == "NSObject"
      })
    {
      pass.replace(superclass.type, with: "ObjectiveCObject", rule: name)
      pass.needsRuntime = true
    }
    addKeys(pass.declarations.keyedProperties(of: qualifiedName), to: node, in: pass)
    addDependentKeys(pass.declarations.dependentKeys(of: qualifiedName), to: node, in: pass)
  }

  private func addDependentKeys(
    _ keys: [(key: String, method: String)], to node: ClassDeclSyntax, in pass: RewritingPass
  ) {
    guard !keys.isEmpty else { return }
    pass.needsRuntime = true
    let cases = keys.map { "case \"\($0.key)\": return \($0.method)(); " }
    pass.insert(
      " \(access(of: node))override class func keyPathsForValuesAffectingValue(forKey key: String) -> "
        + "Set<String> { switch key { \(cases.joined())default: return "
        + "super.keyPathsForValuesAffectingValue(forKey: key) } };",
      after: node.memberBlock.leftBrace, rule: "key-value observing")
  }

  private func access(of node: ClassDeclSyntax) -> String {
    let access = node.modifiers.access
    return access == "open" || access == "public" ? access! + " " : ""
  }

  private func addKeys(
    _ properties: [(key: String, name: String)], to node: ClassDeclSyntax, in pass: RewritingPass
  ) {
    guard !properties.isEmpty else { return }
    pass.needsRuntime = true
    let cases = properties.map { property in
      "case \"\(property.key)\": return KeyedProperty(\\\(node.name.text).\(property.name)); "
    }
    pass.insert(
      " \(access(of: node))override class func _keyedProperty(_ key: String) -> KeyedProperty? { switch key { "
        + cases.joined() + "default: return super._keyedProperty(key) } };",
      after: node.memberBlock.leftBrace, rule: "key-value coding")
  }
}

/// The members of `NSObject` that there are on Apple's systems only, and that classes override.
enum ObjectMembers {
  static let all: Set<MemberDeclaration.Name> = [
    method("observeValue", "forKeyPath", "of", "change", "context"),
    method("keyPathsForValuesAffectingValue", "forKey"),
    method("automaticallyNotifiesObservers", "forKey"),
    method("value", "forKey"), method("setValue", "_", "forKey"),
    method("value", "forKeyPath"), method("setValue", "_", "forKeyPath"),
    method("value", "forUndefinedKey"), method("setValue", "_", "forUndefinedKey"),
    method("setNilValueForKey", "_"),
    method("responds", "to"), method("forwardingTarget", "for"),
    method("awakeFromNib"), method("prepareForInterfaceBuilder"),
  ]

  private static func method(_ base: String, _ labels: String...) -> MemberDeclaration.Name {
    MemberDeclaration.Name(kind: .method, base: base, labels: labels)
  }
}
