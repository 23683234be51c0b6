import SourceRewriting
import Testing

@Suite struct TestObjectTests {
  private let imports = "import XCTest; import UIKit; import XCTestObjects"

  @Test(arguments: [
    "class FormTests: XCTestCase, UITextFieldDelegate {}",
    "class FormTests: XCTestCase {}\nextension FormTests: PickerDelegate {}",
    "class FormTests: XCTestCase { func testA() { perform(action) } }",
    "class FormTests: XCTestCase { func testA() { form.completion = expectation.fulfill } }",
    "class FormTests: XCTestCase { func testA() { measure(metrics: [XCTClockMetric()]) {} } }",
  ])
  func testsThatAreUsedAsObjectsAreObjects(source: String) {
    #expect(rewritten("import XCTest\n" + source) == imports + "\n" + source)
  }

  @Test func testsOfABaseClassAreTests() {
    let source = "class FormTests: BaseTests, UITextFieldDelegate {}"
    #expect(
      rewritten("import XCTest\n" + source, with: "import XCTest\nclass BaseTests: XCTestCase {}")
        == imports + "\n" + source)
  }

  @Test func otherTestsStayAsTheyAre() {
    #expect(rewriting("import UIKit\nimport XCTest\nclass FormTests: XCTestCase {}").isUnchanged)
    #expect(rewriting("import UIKit\nclass Form: UIView, UITextFieldDelegate {}").isUnchanged)
  }

  @Test func aTestThatObservesPropertiesIsAnObserver() {
    let source = """
      import XCTest
      class FormTests: XCTestCase {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?, \
      change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
          super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
      }
      """
    let expected = """
      import XCTest; import UIKit
      class FormTests: XCTestCase, KeyValueObserver {
         func observeValue(forKeyPath keyPath: String?, of object: Any?, \
      change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
          ()
        }
      }
      """
    #expect(rewritten(source) == expected)
  }
}
