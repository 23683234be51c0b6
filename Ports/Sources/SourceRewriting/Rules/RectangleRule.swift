import SwiftSyntax

/// A file that calls `intersects(_:)` gets an extension of `CGRect` with the method as Core Graphics has it: false for
/// rectangles that only touch, true for an empty one within the other or on its upper or left edge. Foundation's on Linux
/// is true for all of them.
///
/// Swift prefers what a module declares to what it imports. A declaration of a module of ours would be preferred only
/// in files that see Foundation through that module alone, which those do not that import Foundation or XCTest.
struct RectangleRule: RewritingRule {
  let name = "intersects"

  func rewrite(_ node: MemberAccessExprSyntax, in pass: RewritingPass) {
    if node.declName.baseName.text == name { use(at: node, in: pass) }
  }

  func rewrite(_ node: FunctionCallExprSyntax, in pass: RewritingPass) {
    guard let reference = node.calledExpression.as(DeclReferenceExprSyntax.self),
      reference.baseName.text == name,
      pass.enclosingTypes.contains(where: { $0.reference == "CGRect" })
    else { return }
    use(at: reference, in: pass)
  }

  /// Other modules cannot see the extension, so that code which names it is not inlined there.
  private func use(at node: some SyntaxProtocol, in pass: RewritingPass) {
    pass.asksForIntersections = true
    for ancestor in sequence(first: Syntax(node), next: \.parent) {
      let attributes = ancestor.asProtocol((any WithAttributesSyntax).self)?.attributes
      for attribute in attributes?.all ?? [] where attribute.simpleName == "inlinable" {
        pass.remove(attribute, rule: name)
      }
    }
  }

  func finish(_ node: SourceFileSyntax, in pass: RewritingPass) {
    guard pass.asksForIntersections else { return }
    let own = pass.declarations.members(named: name, of: "CGRect")
    guard !own.contains(where: { $0.name.labels == ["_"] && !$0.isStatic }) else { return }
    let finder = ImportFinder(modules: Self.modules)
    finder.walk(node)
    guard let anchor = finder.found else { return }
    pass.insert("; " + Self.declaration, after: anchor, rule: name)
  }

  /// The modules that make `CGRect` visible.
  private static let modules: Set<String> = [
    "CoreGraphics", "Foundation", "QuartzCore", "UIKit", "XCTest",
  ]

  /// No comparison holds for the edges of null, which are infinite, and for those that are not numbers.
  private static let declaration =
    "fileprivate extension CGRect { func intersects(_ _rect: CGRect) -> Bool { "
    + "func _meet(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Bool "
    + "{ a < d && c < b || a == b && c <= a && a < d || c == d && a <= c && c < b }; "
    + "return _meet(minX, maxX, _rect.minX, _rect.maxX) && _meet(minY, maxY, _rect.minY, _rect.maxY) } }"
}
