import SwiftSyntax

/// A file of tests that names `XCTAttachment` gets the method `add(_:)` of `XCTestCase`, which XCTest on Linux lacks. The
/// classes are in Layouter's module UIKit, which does not depend on XCTest.
struct TestAttachmentRule: RewritingRule {
  let name = "XCTAttachment"

  func finish(_ node: SourceFileSyntax, in pass: RewritingPass) {
    guard pass.imports.contains("XCTest"), !pass.declarations.declares(name) else { return }
    let isNamed = node.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .identifier(name)
    }
    guard isNamed else { return }
    let finder = ImportFinder(modules: ["XCTest"])
    finder.walk(node)
    guard let anchor = finder.found else { return }
    pass.insert(
      "; fileprivate extension XCTestCase { func add(_ attachment: XCTAttachment) "
        + "{ attachment.keep(of: name) } }",
      after: anchor, rule: name)
  }
}
