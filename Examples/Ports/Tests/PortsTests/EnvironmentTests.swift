import UIKit
import XCTest

/// What applications ask to know that they are tested.
final class EnvironmentTests: XCTestCase {
  func testTheClassOfTestsIsFound() {
    XCTAssertNotNil(NSClassFromString("XCTestCase"))
    XCTAssertNotNil(NSClassFromString("XCTest"))
    XCTAssertNil(NSClassFromString("XCTestCast"))
  }

  func testTheEnvironmentNamesAConfigurationOfTests() {
    XCTAssertNotNil(ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"])
  }

  func testViewsAreFoundByTheirNames() {
    let type = NSClassFromString("UILabel") as? UIView.Type
    XCTAssertTrue(type?.init() is UILabel)
  }
}
