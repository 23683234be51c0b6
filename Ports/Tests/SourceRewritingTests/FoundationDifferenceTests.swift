import SourceRewriting
import Testing

@Suite struct FoundationDifferenceTests {
  @Test func abs() {
    #expect(
      rewritten("extension CGFloat { var size: CGFloat { abs(self) } }")
        == "extension CGFloat { var size: CGFloat { Swift.abs(self) } }")
    #expect(rewriting("extension Double { var size: Double { abs(self) } }").isUnchanged)
    #expect(rewriting("let a = abs(b)").isUnchanged)
  }

  @Test func theProcess() {
    #expect(rewritten("let a = ProcessInfo().name") == "let a = ProcessInfo.processInfo.name")
    #expect(rewriting("let a = ProcessInfo()", with: ["class ProcessInfo {}"]).isUnchanged)
  }

  @Test(arguments: [
    "(in: text, options: [], range: all, using: block)", "(in: text, range: all, using: block)",
    "(in: text, range: all) { match, _, _ in use(match) }",
  ])
  func matches(arguments: String) {
    #expect(
      rewritten("import Foundation\nexpression.enumerateMatches\(arguments)")
        .hasSuffix("\nexpression._enumerateMatches\(arguments)"))
  }

  @Test func matchesOfOwnTypes() {
    let own =
      "extension Words { func enumerateMatches(in: Int, options: Int, range: Int, using: Int) {} }"
    let source = "words.enumerateMatches(in: a, range: b, using: c)"
    #expect(rewriting(source, with: [own]).isUnchanged)
    let other = "words.enumerateMatches(in: a, range: NSRange(b, in: a), using: c)"
    #expect(rewriting(other, with: [own]).text.contains("_enumerateMatches"))
    #expect(rewriting("words.enumerateMatches(in: a)").isUnchanged)
    #expect(rewriting("enumerateMatches(in: a, range: b, using: c)").isUnchanged)
  }

  @Test func matchesInAnExtension() {
    let body = "func f() { enumerateMatches(in: a, range: b, using: c) }"
    #expect(
      rewriting("extension NSRegularExpression { \(body) }").text.contains("_enumerateMatches"))
    #expect(rewriting("extension Words { \(body) }").isUnchanged)
  }

  /// The class of that name hides the module.
  @Test func theLog() {
    #expect(rewritten("import os.log\nlet a = OSLog.disabled").hasSuffix("let a = OSLog.disabled"))
  }

  @Test func hexadecimalNumbersAreScannedByOurMethod() {
    #expect(
      rewritten("import UIKit\nlet a = b.scanHexInt64(&c)")
        == "import UIKit\nlet a = b._scanHexInt64(&c)")
    #expect(rewriting("import UIKit\nlet a = b.scanHexInt64()").isUnchanged)
    #expect(
      rewriting(
        "import UIKit\nlet a = b.scanHexInt64(&c)",
        with: ["struct Reader { func scanHexInt64(_ a: inout UInt64) {} }"]
      ).isUnchanged)
  }

  @Test func anExpressionWithoutAPatternMatchesNothing() {
    #expect(
      rewritten("import UIKit\nvar a = NSRegularExpression()")
        == "import UIKit\nvar a = _emptyRegularExpression()")
  }

  @Test func aSubclassOfURLProtocolHasItsInitializer() {
    let body = "init(request: URLRequest, cachedResponse: CachedURLResponse?, client: C?) {} }"
    #expect(
      rewriting("class A: URLProtocol { override \(body)").text
        .hasSuffix("class A: URLProtocol { required \(body)"))
    #expect(rewriting("class A: B { override \(body)").isUnchanged)
  }

  @Test(arguments: [
    ("type?.superclass()", "class_getSuperclass(type)"),
    ("Swift.type(of: a).superclass()", "class_getSuperclass(Swift.type(of: a))"),
    ("view.superclass", "view.superclass"),
    ("view.superclass(of: a)", "view.superclass(of: a)"),
  ])
  func theSuperclassOfAClassIsAskedOfTheRuntime(source: String, expected: String) {
    #expect(rewritten("_ = \(source)") == "_ = \(expected)")
  }
}
