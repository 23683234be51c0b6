import SnapshotTesting
import XCTest

@testable import Ports

/// A suite for swift-snapshot-testing.
final class SnapshotTests: XCTestCase {
  private func ring() -> UIView {
    let ring = ProgressRing(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    ring.progress = 0.75
    return ring
  }

  func testRing() {
    assertSnapshot(of: ring(), as: .image)
  }

  func testRingOnAnotherDevice() {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    controller.view.addSubview(ring())
    // The scale is that of the device that the tests run on, an iPhone 15.
    let config = ViewImageConfig.iPhone8
    Snapshotting<UIViewController, UIImage>.image(on: config).snapshot(controller).run { image in
      XCTAssertEqual(image.size, CGSize(width: 375, height: 667))
      XCTAssertEqual(image.scale, 3)
    }
  }
}
