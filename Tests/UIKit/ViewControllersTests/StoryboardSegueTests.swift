import HeadlessUIKit
import Lists
import ObjectiveCRuntime
import StandardControls
import StandardViews
import Testing

@testable import ViewControllers

/// The first screen of a storyboard, which records its segues.
final class SegueScreen: UIViewController {
  var segues: [String] = []
  var allows = true

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segues.append(segue.identifier ?? "none")
    segue.destination.title = "prepared"
  }

  func back(_ segue: UIStoryboardSegue) { segues.append("back") }
}

/// A segue that shows its destination as a child at the top of the source.
final class ChildSegue: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
    destination.view.accessibilityIdentifier = "made"
  }

  override func perform() {
    source.addChild(destination)
    destination.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    source.view.addSubview(destination.view)
    destination.didMove(toParent: source)
  }
}

/// A segue that does what its kind says, and counts.
final class CountingSegue: UIStoryboardSegue {
  nonisolated(unsafe) static var count = 0

  override func perform() {
    Self.count += 1
    super.perform()
  }
}

@Suite final class StoryboardSegueTests {
  private let application: UIApplication
  private let navigation: UINavigationController
  private let screen: SegueScreen

  init() throws {
    let storyboard = UIStoryboard(
      name: "Main",
      text: """
        <document initialViewController="n"><scenes>
          <scene><objects>
            <navigationController id="n"><connections>
              <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
            </connections></navigationController>
          </objects></scene>
          <scene><objects>
            <viewController id="a" customClass="SegueScreen" customModule="ViewControllersTests">
              <view key="view" id="av"><rect key="frame" width="393" height="852"/><subviews>
                <button buttonType="system" id="go"><rect key="frame" x="20" y="200" width="100" height="44"/>
                  <state key="normal" title="Go"/>
                  <connections><segue destination="b" kind="show" identifier="next" id="s1"/></connections></button>
                <containerView id="c"><rect key="frame" x="0" y="400" width="393" height="100"/>
                  <connections><segue destination="d" kind="embed" identifier="embedded" id="s4"/></connections>
                </containerView>
                <label id="tapped" userInteractionEnabled="YES" text="Tap"><rect key="frame" x="20" y="300" width="100" height="44"/>
                  <connections><outletCollection property="gestureRecognizers" destination="g" appends="YES"/></connections></label>
              </subviews></view>
              <navigationItem key="navigationItem"><barButtonItem key="rightBarButtonItem" title="More" id="more">
                <connections><segue destination="b" kind="popoverPresentation" identifier="more" id="s3"/></connections>
              </barButtonItem></navigationItem>
              <connections>
                <segue destination="b" kind="presentation" modalPresentationStyle="fullScreen" identifier="modal" id="s2"/>
                <segue destination="gone" kind="show" identifier="broken" id="s9"/>
                <segue destination="b" kind="custom" identifier="child" customClass="ChildSegue"
                  customModule="ViewControllersTests" id="s10"/>
                <segue destination="b" kind="show" identifier="counted" customClass="CountingSegue" id="s11"/>
                <segue destination="b" kind="custom" identifier="lost" customClass="LostSegue" id="s12"/>
              </connections>
            </viewController>
            <tapGestureRecognizer id="g"><connections>
              <segue destination="b" kind="presentation" identifier="tap" id="s5"/>
            </connections></tapGestureRecognizer>
          </objects></scene>
          <scene><objects>
            <viewController id="b"><view key="view" id="bv"/><connections>
              <segue destination="e" kind="unwind" identifier="home" unwindAction="back:" id="s6"/>
            </connections></viewController>
            <exit id="e" sceneMemberID="exit"/>
          </objects></scene>
          <scene><objects>
            <viewController id="d"><view key="view" id="dv"><subviews>
              <containerView id="dc"><connections><segue destination="d" kind="embed" id="s7"/></connections></containerView>
            </subviews></view></viewController>
          </objects></scene>
        </scenes></document>
        """)
    navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    screen = try #require(navigation.viewControllers.first as? SegueScreen)
    application = UIApplication(
      screen: UIScreen(device: try #require(Device(named: "iPhone 15"))))
    application.show(navigation)
    application.updateDisplay()
  }

  private func perform(_ identifier: String, of controller: UIViewController? = nil) {
    application.perform {
      (controller ?? screen).performSegue(withIdentifier: identifier, sender: nil)
    }
    application.advance(by: 1)
  }

  @Test func aButtonShowsTheDestinationOfItsSegue() throws {
    #expect(screen.segues == ["embedded"])
    let button = try #require(screen.view.first(UIButton.self) { _ in true })
    screen.allows = false
    TouchScreen(application).tap(button)
    application.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
    screen.allows = true
    TouchScreen(application).tap(button)
    application.advance(by: 1)
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController?.title == "prepared")
    #expect(screen.segues == ["embedded", "next"])
  }

  @Test func aModalSeguePresents() {
    perform("modal")
    let presented = navigation.presentedViewController
    #expect(presented?.title == "prepared")
    #expect(presented?.modalPresentationStyle == .fullScreen)
  }

  @Test func aGestureRecognizerPerformsASegue() throws {
    let label = try #require(screen.view.text("Tap"))
    #expect(label.gestureRecognizers?.count == 1)
    TouchScreen(application).tap(label)
    application.advance(by: 1)
    #expect(screen.segues.last == "tap")
    #expect(navigation.presentedViewController != nil)
  }

  @Test func aBarButtonItemPerformsASegue() throws {
    let item = try #require(screen.navigationItem.rightBarButtonItem)
    TouchScreen(application).tap(
      try #require(navigation.navigationBar.control(labelled: "More")))
    application.advance(by: 1)
    #expect(screen.segues.last == "more")
    let popover = navigation.presentedViewController?.popoverPresentationController
    #expect(popover?.barButtonItem === item)
  }

  @Test func unwindingPopsToTheControllerWithTheAction() {
    // The selector of a method that the compiler has seen: `#selector` of rewritten code.
    _ = Selector("back:") { (screen: SegueScreen) in screen.back }
    perform("next")
    perform("home", of: navigation.topViewController)
    #expect(navigation.viewControllers == [screen])
    #expect(screen.segues.last == "back")
  }

  @Test func unwindingDismissesWhatIsPresented() {
    _ = Selector("back:") { (screen: SegueScreen) in screen.back }
    perform("modal")
    perform("home", of: navigation.presentedViewController)
    #expect(navigation.presentedViewController == nil)
    #expect(screen.segues.last == "back")
  }

  @Test func aContainerEmbedsItsDestinationOnce() throws {
    let child = try #require(screen.children.first)
    #expect(child.title == "prepared")
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 393, height: 100))
    // It would embed itself without end.
    #expect(child.children.isEmpty)
  }

  @Test func aSegueOfOnesOwnClassPerforms() throws {
    perform("child")
    let child = try #require(screen.children.last)
    #expect(child.title == "prepared")
    #expect(child.view.accessibilityIdentifier == "made")
    #expect(child.view.superview === screen.view)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(navigation.presentedViewController == nil)
  }

  /// The class is found in the module of the controller.
  @Test func aSegueOfOnesOwnClassMayDoWhatItsKindSays() {
    let count = CountingSegue.count
    perform("counted")
    #expect(CountingSegue.count == count + 1)
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController?.title == "prepared")
  }

  @Test func aSegueOfAnUnknownClassPresents() {
    perform("lost")
    #expect(navigation.presentedViewController?.title == "prepared")
  }

  @Test func whatASegueLacksIsAWarning() {
    perform("broken")
    perform("unknown")
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.presentedViewController == nil)
  }

  @Test func aCellHasASegueForItsAccessoryAndOneForItself() throws {
    let storyboard = UIStoryboard(
      name: "Rows",
      text: """
        <document initialViewController="t"><scenes>
          <scene><objects>
            <tableViewController id="t">
              <tableView key="view" dataMode="static" id="table"><sections><tableViewSection id="sec"><cells>
                <tableViewCell accessoryType="detailButton" id="c"><connections>
                  <segue destination="b" kind="presentation" identifier="row" id="s1"/>
                  <segue destination="d" kind="presentation" identifier="detail" trigger="accessoryAction" id="s2"/>
                </connections></tableViewCell>
              </cells></tableViewSection></sections></tableView>
            </tableViewController>
          </objects></scene>
          <scene><objects><viewController title="Row" id="b"><view key="view" id="bv"/></viewController></objects></scene>
          <scene><objects><viewController title="Detail" id="d"><view key="view" id="dv"/></viewController></objects></scene>
        </scenes></document>
        """)
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? UITableViewController)
    application.show(controller)
    application.updateDisplay()
    let cell = try #require(controller.tableView.visibleCells.first)
    let touch = TouchScreen(application)
    touch.tap(try #require(cell.first(UIControl.self) { _ in true }))
    application.advance(by: 1)
    #expect(controller.presentedViewController?.title == "Detail")
    application.perform { controller.dismiss(animated: false) }
    application.advance(by: 1)
    touch.tap(cell.contentView)
    application.advance(by: 1)
    #expect(controller.presentedViewController?.title == "Row")
  }
}
