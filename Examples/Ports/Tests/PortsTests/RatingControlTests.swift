import XCTest

@testable import Ports

final class RatingControlTests: XCTestCase {
  private var control: RatingControl!
  private var changes = 0

  override func setUp() {
    super.setUp()
    control = RatingControl(frame: CGRect(x: 0, y: 0, width: 136, height: 24))
    control.tintColor = .red
    control.addTarget(self, action: #selector(valueChanged), for: .valueChanged)
  }

  @objc private func valueChanged() { changes += 1 }

  func testSizeFollowsTheStars() {
    XCTAssertEqual(control.intrinsicContentSize, CGSize(width: 136, height: 24))
    control.starCount = 3
    control.spacing = 10
    XCTAssertEqual(control.intrinsicContentSize, CGSize(width: 92, height: 24))
  }

  func testRatingIsLimited() {
    control.rating = 7
    XCTAssertEqual(control.rating, 5)
    control.rating = -1
    XCTAssertEqual(control.rating, 0)
  }

  func testResettingSendsAnAction() {
    control.rating = 3
    control.perform(#selector(RatingControl.reset))
    XCTAssertEqual(control.rating, 0)
    XCTAssertEqual(changes, 1)
  }

  func testActionsAreListed() {
    XCTAssertEqual(
      control.actions(forTarget: control, forControlEvent: .touchDown), ["touched:event:"])
    XCTAssertTrue(control.responds(to: #selector(RatingControl.reset)))
  }

  func testRatingIsDrawn() {
    let renderer = UIGraphicsImageRenderer(bounds: control.bounds)
    let empty = renderer.image { _ in control.draw(control.bounds) }.pngData()
    control.rating = 2.5
    let rated = renderer.image { _ in control.draw(control.bounds) }.pngData()
    XCTAssertNotNil(rated)
    XCTAssertNotEqual(empty, rated)
  }
}
