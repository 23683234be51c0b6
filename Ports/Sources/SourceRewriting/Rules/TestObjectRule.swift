import SwiftSyntax

/// Tests of XCTest are not Objective-C objects on Linux. Where they are used as such, a module of Layouter is imported
/// that makes them comparable objects, and a test that observes properties conforms to a protocol of observers. The module
/// also has what XCTest lacks for measuring.
struct TestObjectRule: RewritingRule {
  let name = "XCTestCase"

  private static let observeValue = MemberDeclaration.Name(
    kind: .method, base: "observeValue", labels: ["forKeyPath", "of", "change", "context"])
  /// Members that every object has on Apple's systems.
  private static let members: Set<String> = [
    "perform", "responds", "isEqual", "isKind", "hash",
    "classForCoder",
  ]
  /// What only Apple's XCTest has of measuring.
  private static let measuring: Set<String> = [
    "XCTMetric", "XCTClockMetric", "XCTCPUMetric", "XCTMemoryMetric", "XCTStorageMetric",
    "XCTMeasureOptions", "defaultMetrics", "defaultMeasureOptions",
  ]
  /// Has a default argument on Linux: a reference to it has the type of a function with two parameters.
  private static let fulfill = "fulfill"

  func rewrite(_ node: ClassDeclSyntax, in pass: RewritingPass) {
    let outer = pass.enclosingTypes.last.map { $0.qualifiedName + "." } ?? ""
    let qualifiedName = outer + node.name.text
    guard pass.declarations.isTestCase(qualifiedName), let clause = node.inheritanceClause,
      let last = clause.inheritedTypes.last
    else { return }
    if clause.inheritedTypes.count > 1 { pass.hasTestObjects = true }
    let observes = pass.declarations.types[qualifiedName]?.members.contains {
      $0.isOverride && $0.name == Self.observeValue
    }
    if observes == true { pass.insert(", KeyValueObserver", after: last.type, rule: name) }
  }

  func rewrite(_ node: ExtensionDeclSyntax, in pass: RewritingPass) {
    if node.inheritanceClause != nil, pass.declarations.isTestCase(node.extendedType.simpleName) {
      pass.hasTestObjects = true
    }
  }

  func rewrite(_ node: FunctionDeclSyntax, in pass: RewritingPass) {
    guard node.memberName == Self.observeValue, isInTestCase(pass), node.isMember,
      let modifier = node.modifiers.first(.override)
    else { return }
    pass.remove(modifier, rule: name)
  }

  /// The superclass has no method to call.
  func rewrite(_ node: FunctionCallExprSyntax, in pass: RewritingPass) {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.base?.is(SuperExprSyntax.self) == true,
      callee.declName.baseName.text == Self.observeValue.base, isInTestCase(pass)
    else { return }
    pass.replace(node, with: "()", rule: name)
  }

  func rewrite(_ node: MemberAccessExprSyntax, in pass: RewritingPass) {
    guard node.declName.baseName.text == Self.fulfill, node.base != nil,
      node.parent?.is(FunctionCallExprSyntax.self) != true
    else { return }
    pass.hasTestObjects = true
  }

  private func isInTestCase(_ pass: RewritingPass) -> Bool {
    pass.enclosingTypes.last.map { pass.declarations.isTestCase($0.qualifiedName) } ?? false
  }

  func finish(_ node: SourceFileSyntax, in pass: RewritingPass) {
    guard pass.imports.contains("XCTest") else { return }
    let isUsed =
      pass.hasTestObjects
      || node.tokens(viewMode: .sourceAccurate).contains { token in
        guard case .identifier(let text) = token.tokenKind else { return false }
        return Self.members.contains(text) || Self.measuring.contains(text)
      }
    guard isUsed else { return }
    let finder = ImportFinder(modules: ["XCTest"])
    finder.walk(node)
    if let anchor = finder.found {
      pass.insert("; import XCTestObjects", after: anchor, rule: name)
    }
  }
}
