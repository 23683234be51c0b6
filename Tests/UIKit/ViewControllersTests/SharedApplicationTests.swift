import Testing
import ViewControllers

/// What code for UIKit asks the application, its scene, its screen and the device.
@Suite struct SharedApplicationTests {
  private let phone = Device(named: "iPhone 15") ?? .standard

  @Test func sharedIsTheCurrentApplication() {
    let application = UIApplication()
    application.perform { #expect(UIApplication.shared === application) }
    // Outside of all there is one for the thread.
    #expect(UIApplication.shared !== application)
    #expect(UIApplication.shared === UIApplication.shared)
    #expect(UIScreen.main === UIApplication.shared.screen)
  }

  @Test func windowsWithoutAnApplicationAreThoseOfShared() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    #expect(!UIApplication.shared.windows.contains(window))
    window.makeKeyAndVisible()
    #expect(UIApplication.shared.windows.contains(window))
    #expect(UIApplication.shared.keyWindow === window)
    let other = UIWindow(frame: UIScreen.main.bounds)
    other.makeKeyAndVisible()
    #expect(UIApplication.shared.keyWindow === other)
    #expect(!window.isKeyWindow)
    other.isHidden = true
    #expect(UIApplication.shared.keyWindow === window)
    window.isHidden = true
    #expect(!UIApplication.shared.windows.contains(window))
  }

  @Test func visibleWindowsWithoutAnApplicationAreNotRetained() {
    weak var window: UIWindow?
    do {
      let visible = UIWindow(frame: UIScreen.main.bounds)
      visible.makeKeyAndVisible()
      window = visible
    }
    #expect(window == nil)
  }

  /// As code for UIKit looks for the key window since iOS 13.
  @Test func theKeyWindowIsFoundThroughTheScene() {
    UIApplication().perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      let found = UIApplication.shared.connectedScenes
        .filter { $0.activationState == .foregroundActive }
        .compactMap { $0 as? UIWindowScene }
        .flatMap(\.windows)
        .first { $0.isKeyWindow }
      #expect(found === window)
      #expect(window.windowScene?.keyWindow === window)
      #expect(window.windowScene?.screen === UIScreen.main)
    }
  }

  @Test func aWindowOfASceneFillsItsScreen() throws {
    let application = UIApplication(screen: UIScreen(device: phone, orientation: .landscapeRight))
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    let window = UIWindow(windowScene: scene)
    window.isHidden = false
    #expect(window.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(application.windows == [window])
    #expect(scene.interfaceOrientation == .landscapeRight)
  }

  @Test func addressesAreRecorded() throws {
    let application = UIApplication()
    let page = try #require(URL(string: "https://example.com/a"))
    let unknown = try #require(URL(string: "unknown:b"))
    var answers: [Bool] = []
    application.open(page) { answers.append($0) }
    application.open(unknown, options: [:]) { answers.append($0) }
    #expect(application.openedURLs == [page, unknown])
    #expect(answers == [true, false])
    #expect(!application.canOpenURL(unknown))
  }

  @Test func theUsersChoicesAreTraits() {
    let application = UIApplication(
      screen: UIScreen(
        traits: UITraitCollection(traitsFrom: [
          UITraitCollection(preferredContentSizeCategory: .extraLarge),
          UITraitCollection(layoutDirection: .rightToLeft),
        ])))
    #expect(application.preferredContentSizeCategory == .extraLarge)
    #expect(application.userInterfaceLayoutDirection == .rightToLeft)
  }

  /// Below the sensors of an iPhone 15 the status bar ends 5 points above the safe area.
  @Test func theStatusBarIsAtTheTop() throws {
    func frame(_ name: String, _ orientation: UIInterfaceOrientation = .portrait) -> CGRect {
      let screen = UIScreen(device: Device(named: name) ?? .standard, orientation: orientation)
      return UIApplication(screen: screen).statusBarFrame
    }
    #expect(frame("iPhone 15") == CGRect(x: 0, y: 0, width: 393, height: 54))
    #expect(frame("iPhone 8") == CGRect(x: 0, y: 0, width: 375, height: 20))
    #expect(frame("iPhone 15", .landscapeLeft) == .zero)
  }

  @Test func eventsCanBeIgnored() {
    let application = UIApplication()
    application.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      #expect(application.hitTest(CGPoint(x: 5, y: 5), with: nil) === window)
      application.beginIgnoringInteractionEvents()
      #expect(application.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
      application.endIgnoringInteractionEvents()
      #expect(application.hitTest(CGPoint(x: 5, y: 5), with: nil) === window)
    }
  }

  /// In landscape with the home indicator to the right, the left edge of portrait is at the bottom.
  @Test func theFixedSpaceIsThatOfPortrait() {
    let screen = UIScreen(device: phone, orientation: .landscapeRight)
    #expect(screen.fixedCoordinateSpace.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    let corner = screen.fixedCoordinateSpace.convert(
      CGPoint(x: 0, y: 0), to: screen.coordinateSpace)
    #expect(corner == CGPoint(x: 0, y: 393))
    let back = screen.fixedCoordinateSpace.convert(
      CGRect(x: 0, y: 0, width: 852, height: 393), from: screen.coordinateSpace)
    #expect(back == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test func viewsConvertToTheScreensSpace() {
    UIApplication().perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      window.addSubview(view)
      let space = UIScreen.main.coordinateSpace
      #expect(
        view.convert(view.bounds, to: space) == CGRect(x: 10, y: 110, width: 20, height: 20))
      #expect(view.convert(CGPoint(x: 10, y: 110), from: space) == .zero)
    }
  }

  @Test func theDeviceIsThatOfTheScreen() {
    UIApplication(screen: UIScreen(device: Device(named: "iPad mini") ?? .standard)).perform {
      #expect(UIDevice.current.systemName == "iOS")
      #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
    }
  }
}
