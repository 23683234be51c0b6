import SwiftSyntax

/// Only classes conform to a protocol that is `@objc`, so that references to it can be weak. Those that conform to one
/// with optional requirements can be asked which of them they implement.
struct ClassBoundProtocolRule: RewritingRule {
  let name = "@objc protocol"

  func rewrite(_ node: ProtocolDeclSyntax, in pass: RewritingPass) {
    guard node.attributes.contains(named: "objc") else { return }
    let hasOptional = node.memberBlock.compiledMembers.contains { member in
      member.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains(.optional) ?? false
    }
    if hasOptional { pass.needsRuntime = true }
    let base = hasOptional ? "ObjectiveCDelegate" : "AnyObject"
    guard let clause = node.inheritanceClause, let last = clause.inheritedTypes.last else {
      pass.insert(": \(base)", after: node.name, rule: name)
      return
    }
    let inherited = clause.inheritedTypes.map { $0.type.trimmedDescription }
    guard
      hasOptional
        || !inherited.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) })
    else { return }
    pass.insert(", \(base)", after: last, rule: name)
  }
}
