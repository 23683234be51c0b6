import SourceRewriting
import Testing

@Suite struct TestAttachmentTests {
  @Test func aTestThatAttachesSomethingHasTheMethod() {
    let source = "import XCTest\nimport UIKit\nfunc f() { add(XCTAttachment(image: image)) }"
    #expect(
      rewritten(source)
        == "import XCTest; fileprivate extension XCTestCase { func add(_ attachment: XCTAttachment) "
        + "{ attachment.keep(of: name) } }\nimport UIKit\nfunc f() { add(XCTAttachment(image: image)) }"
    )
  }

  @Test func otherTestsStay() {
    #expect(rewriting("import XCTest\nimport UIKit\nfunc f() { add(view) }").isUnchanged)
  }
}
