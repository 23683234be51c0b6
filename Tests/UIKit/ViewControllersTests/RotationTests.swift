import Testing
import ViewControllers
import ViewTestSupport

/// The order of rotation: Apple's documentation of `viewWillTransition(to:with:)` and
/// `willTransition(to:with:)`, and the order of `viewWillLayoutSubviews` and what animates along in
/// the View Controller Programming Guide.
@Suite struct Rotation {
  let record = CallRecord()

  private func application(_ name: String) throws -> UIApplication {
    UIApplication(screen: UIScreen(device: try #require(Device(named: name))))
  }

  @Test func controllersHearOfItThenAreLaidOutThenAnimate() throws {
    let application = try application("iPhone 15")
    application.show(RecordingController(record))
    _ = record.take()

    #expect(application.rotate(to: .landscapeRight))
    #expect(
      record.take() == [
        "willTransition", "viewWillTransition(852 x 393)", "traitCollectionDidChange",
        "viewSafeAreaInsetsDidChange", "updateViewConstraints", "viewLayoutMarginsDidChange",
        "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews", "alongside",
      ])
    application.advance(by: 0.29)
    #expect(record.take() == [])
    application.advance(by: 0.01)
    #expect(record.take() == ["completion"])
  }

  private final class Delegate: UIApplicationDelegate {
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { window == nil ? .landscape : .portrait }
  }

  @Test func theApplicationsOrientationsAreItsDelegates() throws {
    let phone = try application("iPhone 15")
    let window = UIWindow()
    #expect(phone.supportedInterfaceOrientations(for: window) == .allButUpsideDown)
    #expect(try application("iPad (A16)").supportedInterfaceOrientations(for: nil) == .all)
    let delegate = Delegate()
    phone.delegate = delegate
    #expect(phone.supportedInterfaceOrientations(for: window) == .portrait)
    #expect(phone.supportedInterfaceOrientations(for: nil) == .landscape)
  }

  @Test func withoutAnimationItIsOverAtOnce() throws {
    let application = try application("iPad (A16)")
    application.show(RecordingController(record))
    _ = record.take()
    application.rotate(to: .landscapeLeft, animated: false)
    // An iPad is regular both ways, and has the same insets.
    #expect(
      record.take() == [
        "viewWillTransition(1180 x 820)", "viewWillLayoutSubviews", "layoutSubviews",
        "viewDidLayoutSubviews", "alongside", "completion",
      ])
  }

  @Test func theScreenItsWindowsAndTheirTraitsTurn() throws {
    let application = try application("iPhone 16 Pro Max")
    let controller = UIViewController()
    let window = application.show(controller)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 440, height: 956))
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    #expect(controller.traitCollection.verticalSizeClass == .regular)

    application.rotate(to: .landscapeLeft)
    #expect(application.screen.bounds == CGRect(x: 0, y: 0, width: 956, height: 440))
    #expect(application.screen.nativeBounds == CGRect(x: 0, y: 0, width: 1320, height: 2868))
    #expect(window.frame == CGRect(x: 0, y: 0, width: 956, height: 440))
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 956, height: 440))
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62))
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
    #expect(controller.traitCollection.verticalSizeClass == .compact)
  }

  @Test func childrenHearOfTheSizesThatTheirParentGivesThem() {
    final class Halves: UIViewController {
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize {
        CGSize(width: parentSize.width / 2, height: parentSize.height)
      }
    }
    let application = UIApplication(screen: UIScreen(device: .plain))
    let parent = Halves()
    let child = RecordingController(record)
    application.show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    application.updateDisplay()
    _ = record.take()
    application.rotate(to: .landscapeLeft)
    #expect(record.take().prefix(2) == ["willTransition", "viewWillTransition(30 x 40)"])
  }

  @Test func aHalfTurnChangesNoSize() {
    let application = UIApplication(
      screen: UIScreen(device: .plain, orientation: .landscapeLeft))
    application.show(RecordingController(record))
    _ = record.take()
    #expect(application.rotate(to: .landscapeRight))
    #expect(record.take() == [])
    #expect(application.screen.orientation == .landscapeRight)
  }

  @Test func theControllerOfTheKeyWindowDeterminesTheOrientations() throws {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let application = UIApplication(screen: UIScreen(device: .plain))
    application.show(Upright())
    #expect(!application.rotate(to: .landscapeLeft))
    #expect(application.screen.orientation == .portrait)

    let phone = try self.application("iPhone 15")
    phone.show(UIViewController())
    #expect(!phone.rotate(to: .portraitUpsideDown))
    #expect(!phone.rotate(to: .portrait))
    #expect(!phone.rotate(to: .unknown))
    let pad = try self.application("iPad (A16)")
    pad.show(UIViewController())
    #expect(pad.rotate(to: .portraitUpsideDown))
  }

  private final class Containers: UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIPageViewControllerDelegate, UISplitViewControllerDelegate
  {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portrait }
    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .portrait }
    func pageViewControllerSupportedInterfaceOrientations(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .portrait }
    func splitViewControllerSupportedInterfaceOrientations(
      _ svc: UISplitViewController
    ) -> UIInterfaceOrientationMask { .portrait }
  }

  @Test func theOrientationsOfAContainerAreItsDelegates() throws {
    let delegate = Containers()
    let (navigation, tabs) = (UINavigationController(), UITabBarController())
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let split = UISplitViewController()
    for container in [navigation, tabs, pages, split] {
      let phone = try application("iPhone 15")
      phone.show(container)
      #expect(container.supportedInterfaceOrientations == .allButUpsideDown)
      (navigation.delegate, tabs.delegate) = (delegate, delegate)
      (pages.delegate, split.delegate) = (delegate, delegate)
      #expect(!phone.rotate(to: .landscapeLeft))
      (navigation.delegate, tabs.delegate, pages.delegate, split.delegate) = (nil, nil, nil, nil)
      #expect(phone.rotate(to: .landscapeLeft))
    }
  }

  @Test func smallWindowsKeepTheirPlaceAndHiddenOnesFollowWhenTheyAreShown() {
    let application = UIApplication(screen: UIScreen(device: .plain))
    let small = application.perform { UIWindow(frame: CGRect(x: 5, y: 5, width: 10, height: 20)) }
    small.isHidden = false
    let hidden = application.perform { UIWindow() }
    application.rotate(to: .landscapeLeft)
    #expect(small.frame == CGRect(x: 5, y: 5, width: 10, height: 20))
    hidden.isHidden = false
    #expect(hidden.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
  }

  @Test func aPictureHalfWayShowsTheWindowHalfWay() throws {
    let application = UIApplication(screen: UIScreen(device: .plain))
    let controller = UIViewController()
    application.show(controller)
    application.rotate(to: .landscapeLeft)
    application.advance(by: 0.15)
    let halfWay = try #require(controller.view.layer.presentation())
    // Half way in time is half way in space, since the curve is symmetrical.
    #expect(abs(halfWay.bounds.width - 50) < 0.001)
    #expect(abs(halfWay.bounds.height - 50) < 0.001)
    application.advance(by: 0.15)
    #expect(try application.picture().width == 60)
  }

  @Test(arguments: [
    (UIInterfaceOrientation.landscapeRight, 5, 35), (.landscapeLeft, 55, 5),
  ])
  func theInterfaceLiesAsItStoodAndTurnsUpright(
    orientation: UIInterfaceOrientation, x: Int, y: Int
  ) throws {
    let application = UIApplication(screen: UIScreen(device: .plain))
    let controller = UIViewController()
    application.show(controller)
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    mark.backgroundColor = .red
    controller.view.addSubview(mark)
    application.updateDisplay()

    application.rotate(to: orientation)
    let start = try application.picture()
    #expect(start[x, y] == 0xFFFF_0000)
    #expect(start[5, 5] == 0xFF00_0000)
    application.advance(by: 0.15)
    let halfWay = try #require(controller.view.window?.layer.presentation())
    // An eighth of a full turn to the left, or to the right.
    let sine = orientation == .landscapeRight ? -0.7071 : 0.7071
    #expect(abs(halfWay.affineTransform().b - sine) < 0.001)
    application.advance(by: 0.15)
    #expect(try application.picture()[5, 5] == 0xFFFF_0000)
    #expect(controller.view.window?.transform == .identity)
  }

  @Test func aSmallWindowTurnsAroundTheMiddleOfTheScreen() throws {
    let application = UIApplication(screen: UIScreen(device: .plain))
    let small = application.perform { UIWindow(frame: CGRect(x: 5, y: 5, width: 10, height: 20)) }
    small.isHidden = false
    application.rotate(to: .landscapeLeft)
    // Its centre was 10 to the left of the screen's and 15 above it: 15 to the right and 10 above.
    let frame = try #require(small.layer.presentation()).frame
    #expect(abs(frame.minX - 35) < 0.001)
    #expect(abs(frame.minY - 5) < 0.001)
    #expect(abs(frame.width - 20) < 0.001)
    application.advance(by: 0.3)
    #expect(small.layer.presentation()?.frame == CGRect(x: 5, y: 5, width: 10, height: 20))
  }

  @Test func aChangeOfTheUsersTraitsIsReportedToControllersAndViews() {
    let application = UIApplication(screen: UIScreen(device: .plain))
    let controller = RecordingController(record)
    application.show(controller)
    _ = record.take()
    application.userTraits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(record.take() == ["traitCollectionDidChange"])
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    application.userTraits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(record.take() == [])
  }
}
