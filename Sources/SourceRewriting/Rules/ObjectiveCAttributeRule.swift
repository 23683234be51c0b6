import SwiftSyntax

/// Attributes that only mean something to Objective-C and to Interface Builder are removed.
struct ObjectiveCAttributeRule: RewritingRule {
  let name = "@objc"

  /// `@IBAction` is an error where a method has no parameters, as it may have on iOS; `@IBInspectable`,
  /// `@IBDesignable` and `@nonobjc` are accepted.
  private static let removed: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction",
  ]
  private static let mainAttributes: Set<String> = ["UIApplicationMain", "NSApplicationMain"]

  func rewrite(_ node: AttributeSyntax, in pass: RewritingPass) {
    let attribute = node.simpleName
    if Self.removed.contains(attribute) || isConventionOfObjectiveC(node) {
      pass.remove(node, rule: name)
    } else if Self.mainAttributes.contains(attribute) {
      pass.remove(node, rule: name)
      pass.limit("an application's @\(attribute) does not start one on Linux", at: node)
    }
  }

  /// Whether an attribute makes a function a block, or one that implements a method.
  private func isConventionOfObjectiveC(_ node: AttributeSyntax) -> Bool {
    guard node.simpleName == "convention" else { return false }
    switch node.arguments?.trimmedDescription {
    case "block": return true
    case "c":
      let type = node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType
      return type?.tokens(viewMode: .sourceAccurate).contains { $0.text == "Selector" } ?? false
    default: return false
    }
  }
}
