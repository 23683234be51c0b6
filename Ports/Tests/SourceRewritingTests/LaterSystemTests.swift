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
    "if #available(iOS 18, *) { a() }", "@available(iOS 17, *) func a() {} // iOS 26",
    "@available(iOS, deprecated: 26.0) func a() {}", "if #unavailable(iOS 26) { a() }",
  ])
  func otherConditionsStay(source: String) {
    #expect(rewriting(source).isUnchanged)
  }
}
