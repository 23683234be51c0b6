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

  /// swift-snapshot-testing leaves out the safe area behind bars: 20 points at the top of an iPhone 8, 34 and 44 at the bottom
  /// and the top of an iPhone X.
  func testContainersOnAnotherDevice() {
    func size(_ controller: UIViewController, _ config: ViewImageConfig) -> CGSize {
      var size = CGSize.zero
      let strategy = Snapshotting<UIViewController, UIImage>.image(on: config)
      strategy.snapshot(controller).run { size = $0.size }
      return size
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    XCTAssertEqual(size(navigation, .iPhone8), CGSize(width: 375, height: 647))
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    XCTAssertEqual(size(tabs, .iPhoneX), CGSize(width: 375, height: 778))
    tabs.viewControllers = [navigation]
    XCTAssertEqual(size(tabs, .iPhoneX), CGSize(width: 375, height: 734))
  }

  /// As `CALayer.render(in:)`, which the library draws by, a picture shows the ends of animations.
  func testAnimationsThatHaveBegun() {
    let (view, badge) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIView())
    badge.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    badge.backgroundColor = .blue
    view.backgroundColor = .white
    view.addSubview(badge)
    UIView.transition(with: view, duration: 0.3, options: .transitionCrossDissolve) {
      badge.backgroundColor = .red
    }
    UIView.animate(withDuration: 0.3) { badge.frame.origin.x = 10 }
    Snapshotting<UIView, UIImage>.image.snapshot(view).run { image in
      let picture = Picture(image)
      XCTAssertEqual(picture.color(x: 5, y: 10), [255, 255, 255, 255])
      XCTAssertEqual(picture.color(x: 15, y: 10), [255, 0, 0, 255])
    }
  }
}
