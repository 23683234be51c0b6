import SwiftSyntax

/// Only classes conform to a protocol that is `@objc`, so that references to it can be weak.
struct ClassBoundProtocolRule: RewritingRule {
  let name = "@objc protocol"

  func rewrite(_ node: ProtocolDeclSyntax, in pass: RewritingPass) {
    guard node.attributes.contains(named: "objc") else { return }
    guard let clause = node.inheritanceClause, let last = clause.inheritedTypes.last else {
      pass.insert(": AnyObject", after: node.name, rule: name)
      return
    }
    let inherited = clause.inheritedTypes.map { $0.type.trimmedDescription }
    guard !inherited.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) })
    else { return }
    pass.insert(", AnyObject", after: last, rule: name)
  }
}
