import SwiftSyntax

/// Attributes that only mean something to Objective-C and to Interface Builder are removed.
struct ObjectiveCAttributeRule: RewritingRule {
  let name = "@objc"

  /// `@IBAction` is an error where a method has no parameters, as it may have on iOS; `@IBInspectable`,
  /// `@IBDesignable` and `@nonobjc` are accepted.
  private static let removed: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction",
  ]
  private static let mainAttributes: Set<String> = [
    "UIApplicationMain", "NSApplicationMain", "main",
  ]

  func rewrite(_ node: AttributeSyntax, in pass: RewritingPass) {
    let attribute = node.simpleName
    if Self.removed.contains(attribute) || isConventionOfObjectiveC(node) {
      pass.remove(node, rule: name)
    } else if Self.mainAttributes.contains(attribute), isOfDelegate(node, in: pass) {
      pass.remove(node, rule: name)
      pass.limit("an application's @\(attribute) does not start one on Linux", at: node)
    }
  }

  /// Whether an attribute is one of an application's delegate, which UIKit starts: not of a program of another kind.
  private func isOfDelegate(_ node: AttributeSyntax, in pass: RewritingPass) -> Bool {
    guard node.simpleName == "main" else { return true }
    guard let type = node.parent?.parent?.as(ClassDeclSyntax.self) else { return false }
    let inherited = type.inheritanceClause?.inheritedTypes.flatMap { $0.type.inheritedNames } ?? []
    return ([type.name.text] + inherited).contains { name in
      name == "UIApplicationDelegate"
        || pass.declarations.lineage(of: name).contains {
          $0.inherited.contains("UIApplicationDelegate")
        }
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
