import UIKit
import XCTest

/// Rectangles as Core Graphics compares them.
final class GeometryTests: XCTestCase {
  private let rectangle = CGRect(x: 0, y: 0, width: 10, height: 10)

  func testRectanglesThatTouchDoNotIntersect() {
    for other in [
      CGRect(x: 10, y: 0, width: 10, height: 10), CGRect(x: 0, y: -10, width: 10, height: 10),
      CGRect(x: 10, y: 10, width: 10, height: 10), CGRect(x: -10, y: -10, width: 10, height: 10),
    ] {
      XCTAssertFalse(rectangle.intersects(other))
      XCTAssertFalse(other.intersects(rectangle))
      XCTAssertFalse(rectangle.intersection(other).isNull)
    }
  }

  func testRectanglesThatOverlapIntersect() {
    XCTAssertTrue(rectangle.intersects(CGRect(x: 9, y: 9, width: 10, height: 10)))
    XCTAssertTrue(rectangle.intersects(CGRect(x: 11, y: 11, width: -2, height: -2)))
    XCTAssertTrue(rectangle.intersects(CGRect(x: 5, y: 5, width: 0, height: 0)))
    XCTAssertTrue(rectangle.intersects(.infinite))
  }

  func testNothingIntersectsNull() {
    XCTAssertFalse(rectangle.intersects(.null))
    XCTAssertFalse(CGRect.null.intersects(rectangle))
    XCTAssertFalse(CGRect.null.intersects(.infinite))
    XCTAssertFalse(CGRect.null.intersects(.null))
  }

  func testOtherTypesIntersectAsBefore() {
    XCTAssertTrue(IndexSet([1, 2]).intersects(integersIn: 2...3))
    XCTAssertFalse(IndexSet([1, 2]).intersects(integersIn: 3...4))
  }
}
