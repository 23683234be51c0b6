import UIKit
import XCTest

@testable import Ports

private final class DarkPage: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
}

private final class Pages: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.tag = 7
  }
}

/// Overrides in extensions of UIKit's own classes.
final class SystemOverrideTests: XCTestCase {
  func testAControllerAsksTheOneThatItShows() {
    XCTAssertEqual(UINavigationController().preferredStatusBarStyle, .default)
    let navigation: UIViewController = UINavigationController(rootViewController: DarkPage())
    XCTAssertEqual(navigation.preferredStatusBarStyle, .lightContent)
    XCTAssertEqual(UIViewController().preferredStatusBarStyle, .default)
    let tabs = UITabBarController()
    XCTAssertEqual(tabs.supportedInterfaceOrientations, .portrait)
    tabs.viewControllers = [DarkPage()]
    XCTAssertEqual(tabs.supportedInterfaceOrientations, .landscape)
  }

  func testASubclassCallsWhatTheExtensionOverrides() {
    let page = DarkPage()
    let pages = Pages(rootViewController: page)
    pages.loadViewIfNeeded()
    XCTAssertTrue(pages.navigationBar.prefersLargeTitles)
    XCTAssertEqual(pages.navigationBar.tag, 7)
    XCTAssertTrue(page.view.isDescendant(of: pages.view))
  }

  func testAPropertyIsObserved() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.isEnabled = false
    XCTAssertEqual(control.accessibilityHint, "Disabled")
    XCTAssertEqual(control.state, .disabled)
    (control as UIControl).isEnabled = true
    XCTAssertNil(control.accessibilityHint)
  }

  func testATextViewInheritsWhatScrollViewsOverride() {
    let text = UITextView()
    text.touchesBegan([], with: nil)
    XCTAssertEqual(text.accessibilityHint, "Touched")
    text.awakeFromNib()
    XCTAssertFalse(text.bounces)
    XCTAssertEqual(UIToolbar().sizeThatFits(CGSize(width: 320, height: 1)).height, 64)
  }

  func testAnOverrideCallsThatOfTheSuperclass() {
    let table = UITableView()
    table.touchesBegan([], with: nil)
    XCTAssertEqual(table.accessibilityHint, "Touched list")
  }

  func testAnOverrideOfAnInheritedMethodCallsTheInheritedOne() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    XCTAssertTrue(scrollView.point(inside: CGPoint(x: 50, y: 50), with: nil))
    XCTAssertTrue(scrollView.point(inside: CGPoint(x: -5, y: 50), with: nil))
    XCTAssertFalse(scrollView.point(inside: CGPoint(x: -15, y: 50), with: nil))
    XCTAssertFalse(UIView(frame: scrollView.frame).point(inside: CGPoint(x: -5, y: 50), with: nil))
  }
}
