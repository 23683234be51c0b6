import Testing
import ViewControllers

@Suite struct SafeAreas {
  private func application() throws -> UIApplication {
    UIApplication(screen: UIScreen(device: try #require(Device(named: "iPhone 15"))))
  }

  @Test func viewsGetWhatReachesIntoThem() throws {
    let application = try application()
    let controller = UIViewController()
    application.show(controller)
    let top = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 100))
    let middle = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    controller.view.addSubview(top)
    controller.view.addSubview(middle)
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(top.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 0, right: 0))
    #expect(middle.safeAreaInsets == .zero)
  }

  @Test func viewsAreNotifiedOnceWhenTheirPartChanges() throws {
    final class Told: UIView {
      var count = 0
      override func safeAreaInsetsDidChange() { count += 1 }
    }
    let application = try application()
    let controller = UIViewController()
    application.show(controller)
    let view = Told(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    controller.view.addSubview(view)
    application.updateDisplay()
    #expect(view.count == 0)
    view.frame.origin.y = 20
    application.updateDisplay()
    application.updateDisplay()
    #expect(view.count == 1)
    view.frame.origin.y = 100
    application.updateDisplay()
    #expect(view.count == 2)
  }

  @Test func additionalInsetsAreAddedForTheControllersView() throws {
    let record = CallRecord()
    let application = try application()
    let controller = RecordingController(record)
    application.show(controller)
    _ = record.take()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 1, bottom: 0, right: 2)
    #expect(record.take() == ["viewSafeAreaInsetsDidChange"])
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 1, bottom: 34, right: 2))
    application.updateDisplay()
    #expect(
      record.take() == [
        "viewLayoutMarginsDidChange", "viewWillLayoutSubviews", "layoutSubviews",
        "viewDidLayoutSubviews",
      ])
  }

  @Test func rootViewsHaveTheSystemsMargins() throws {
    let application = try application()
    let controller = UIViewController()
    application.show(controller)
    let view = try #require(controller.view)
    // 393 points are narrow: 16. Above and below there is the safe area alone.
    #expect(view.layoutMargins == UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
    #expect(controller.systemMinimumLayoutMargins.leading == 16)

    view.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 30)
    #expect(view.layoutMargins == UIEdgeInsets(top: 69, left: 16, bottom: 44, right: 30))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 69, left: 10, bottom: 44, right: 30))
    controller.viewRespectsSystemMinimumLayoutMargins = true

    application.rotate(to: .landscapeLeft)
    // 852 points are wide: 20, and the sensors' 59.
    #expect(view.layoutMargins == UIEdgeInsets(top: 10, left: 79, bottom: 31, right: 89))
  }

  @Test func changingOneMarginOfARootViewLeavesTheSystemsOnTheOtherSides() throws {
    let application = try application()
    let controller = UIViewController()
    application.show(controller)
    let view = try #require(controller.view)
    view.layoutMargins.left = 30
    #expect(view.layoutMargins == UIEdgeInsets(top: 59, left: 30, bottom: 34, right: 16))
    application.rotate(to: .landscapeLeft)
    // 20 at the sides at least, and the sensors' 59; below there is the home indicator's 21.
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 89, bottom: 21, right: 79))
  }

  @Test func aWindowHasTheScreensInsetsAtItsPlace() throws {
    let application = try application()
    let window = application.perform {
      UIWindow(frame: CGRect(x: 0, y: 40, width: 393, height: 100))
    }
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 19, left: 0, bottom: 0, right: 0))
    #expect(UIWindow(frame: CGRect(x: 0, y: 70, width: 10, height: 10)).safeAreaInsets == .zero)
  }

  @Test func aWindowWithoutAnApplicationHasTheMainScreensInsets() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(window.traitCollection.displayScale == 3)
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    window.layoutIfNeeded()
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let inset = UIWindow(frame: CGRect(x: 0, y: 40, width: 393, height: 100))
    #expect(inset.safeAreaInsets == UIEdgeInsets(top: 19, left: 0, bottom: 0, right: 0))
  }

  @Test func aControllersViewInAWindowKnowsTheScreensSafeArea() throws {
    // Of an iPhone 15 in portrait: 393 by 852, less 59 above and 34 below.
    let application = UIApplication(
      screen: UIScreen(device: try #require(Device(named: "iPhone 15"))))
    let controller = UIViewController()
    application.show(controller)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    let guide = controller.view.safeAreaLayoutGuide
    box.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    box.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
    box.leadingAnchor.constraint(
      equalTo: controller.view.layoutMarginsGuide.leadingAnchor
    ).isActive = true
    application.updateDisplay()
    #expect(box.frame == CGRect(x: 16, y: 59, width: 0, height: 759))
  }
}
