import SourceRewriting
import Testing

@Suite struct LaterSystemTests {
  @Test(arguments: [
    (
      "func f() {\n  if #available(iOS 26.0, *) { return .glass() } else { return .plain() }\n}",
      "func f() {\n   return .plain() \n}"
    ),
    (
      "func f() {\n  if #available(iOS 26, tvOS 26, *), a {\n    b()\n  }\n  c()\n}",
      "func f() {\n  \n\n\n  c()\n}"
    ),
    (
      "func f() { if #available(iOS 26, *) { a() } else if b { c() } else { d() } }",
      "func f() {  if b { c() } else { d() } }"
    ),
    (
      "func f() {\n  guard #available(iOS 26, *) else { return a() }\n  b()\n  c()\n}",
      "func f() {\n  do { return a() }\n  \n\n}"
    ),
    (
      "class A {\n  @available(iOS 26, *)\n  func b() {}\n  func c() {}\n}",
      "class A {\n  \n\n  func c() {}\n}"
    ),
  ])
  func codeForALaterSystemIsLeftOut(source: String, expected: String) {
    #expect(rewritten(source) == expected)
    #expect(rewriting(source).limitations.count == 1)
    #expect(rewritten(source).lineCount == source.lineCount)
  }

  @Test(arguments: [
    ("if #available(iOS 18, *) { a() }", "if _isAvailable(iOS: 18) { a() }"),
    ("if #available(macOS 14, iOS 17.4.1, *) { a() }", "if _isAvailable(iOS: 17, 4, 1) { a() }"),
    ("if #unavailable(iOS 26) { a() }", "if !_isAvailable(iOS: 26) { a() }"),
    (
      "guard #available(iOS 13.4, *), let a else { return }",
      "guard _isAvailable(iOS: 13, 4), let a else { return }"
    ),
    ("while b, #available(iOS 16, *) {}", "while b, _isAvailable(iOS: 16) {}"),
  ])
  func conditionsAskForTheSystemOfTheTests(source: String, expected: String) {
    let text = "import UIKit\nfunc f() {\n  \(source)\n}"
    #expect(rewritten(text) == "import UIKit\nfunc f() {\n  \(expected)\n}")
    #expect(rewriting(text).limitations.isEmpty)
  }

  @Test func everyLaterSystemIsLaterThanThis() {
    #expect(
      rewritten("func f() { if #available(iOS 1000, *) { a() } else { b() } }")
        == "func f() {  b()  }")
  }

  @Test(arguments: [
    (
      "import Foundation\nlet a = ProcessInfo.processInfo.operatingSystemVersion.majorVersion",
      "import Foundation; import FoundationForPackages\nlet a = ProcessInfo.processInfo._operatingSystemVersion.majorVersion"
    ),
    (
      "import UIKit\nlet a = processInfo.isOperatingSystemAtLeast(version)",
      "import UIKit\nlet a = processInfo._isOperatingSystemAtLeast(version)"
    ),
    (
      "import UIKit\nclass A { var operatingSystemVersion = 1 }\nlet a = A().operatingSystemVersion",
      "import UIKit\nclass A { var operatingSystemVersion = 1 }\nlet a = A().operatingSystemVersion"
    ),
  ])
  func theProcessHasTheSystemOfTheTests(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: [
    "@available(iOS 17, *) func a() {} // iOS 26", "if #available(iOS 12, *) { a() }",
    "@available(iOS, deprecated: 26.0) func a() {}", "if #available(macOS 14, *) { a() }",
  ])
  func otherConditionsStay(source: String) {
    #expect(rewriting(source).isUnchanged)
  }
}
