import SourceRewriting
import Testing

@Suite struct MainActorTests {
  @Test(arguments: [
    ("@MainActor class A: UIView {}", " class A: UIView {}"),
    ("@MainActor func a() {}", " func a() {}"),
    ("var a: (@MainActor () -> Void)?", "var a: ( () -> Void)?"),
    ("extension A: @MainActor B {}", "extension A:  B {}"),
    ("a { @MainActor in b() }", "a {  b() }"),
    ("@MainActor(unsafe) protocol A {}", " protocol A {}"),
    ("@MainActor struct A { func b() {} }", " struct A { func b() {} }"),
    ("class A { isolated deinit {} }", "class A {  deinit {} }"),
    ("MainActor.assumeIsolated { a() }", "performUnisolated { a() }"),
  ])
  func isolationToTheMainActorIsRemoved(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: [
    "Task { @MainActor in a() }", "Task.detached { @MainActor in a() }",
    "Task(priority: .high, operation: { @MainActor in a() })",
    "await MainActor.run { @MainActor in a() }",
    "@MainActor @Test func a() {}", "@Suite @MainActor struct A { func b() {} }",
    "@MainActor struct A { @Test func b() {} }", "@MainActor final class A { @Test func b() {} }",
    "nonisolated func a() {}", "@SomeActor func a() {}", "actor A {}",
  ])
  func tasksAndTestsStay(source: String) {
    #expect(rewriting(source).isUnchanged)
  }

  @Test func aClassOfXCTestIsNotIsolated() {
    #expect(
      rewritten("@MainActor class A: XCTestCase { @MainActor func testB() {} }")
        == " class A: XCTestCase {  func testB() {} }")
  }

  @Test func asynchronousTestsOfASubclassAreIsolatedToo() {
    let source = "class B: A { func testB() async {} }"
    let expected = "class B: A { @MainActor func testB() async {} }"
    #expect(rewritten(source, with: "@MainActor class A: XCTestCase {}") == expected)
    #expect(rewritten(source, with: "class A: XCTestCase {}") == source)
  }

  @Test func asynchronousTestsOfXCTestAreIsolatedEachByItself() {
    let source = """
      @MainActor final class A: XCTestCase {
        override func setUp() async throws {}
        func testB() async {}
        func testC() {}
        nonisolated func d() async {}
      }
      class E: XCTestCase { @MainActor func testF() async {} }
      """
    let expected = """
       final class A: XCTestCase {
        @MainActor override func setUp() async throws {}
        @MainActor func testB() async {}
        func testC() {}
        nonisolated func d() async {}
      }
      class E: XCTestCase { @MainActor func testF() async {} }
      """
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: [
    ("queue.async { @MainActor in tap() }", "queue.async {  tap() }"),
    ("onDone = { @MainActor in }", "onDone = {  }"),
    ("queue.async { @MainActor [weak self] in tap() }", "queue.async {  [weak self] in tap() }"),
    ("done = { @MainActor a in b(a) }", "done = {  a in b(a) }"),
    ("done = { @MainActor @Sendable in b() }", "done = {  @Sendable in b() }"),
    ("Task { @MainActor in tap() }", "Task { @MainActor in tap() }"),
  ])
  func aClosureThatIsIsolatedLosesItsSignature(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test func aMemberOfAnActorIsNotIsolatedToIt() {
    #expect(
      rewritten("actor A { @MainActor func b() {}\n@MainActor var c: Int { 1 } }")
        == "actor A { nonisolated func b() {}\nnonisolated var c: Int { 1 } }")
  }
}
