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

  /// On a screen of 393 by 852 points: 59 above and 34 below. What extends beyond the superview does not add to them.
  @Test(
    arguments: [
      (CGRect(x: -10, y: -20, width: 100, height: 200), 59, 0),
      (CGRect(x: 300, y: 700, width: 200, height: 300), 0, 34),
      (CGRect(x: -10, y: -20, width: 500, height: 1000), 59, 34),
      (CGRect(x: 0, y: 20, width: 100, height: 812), 39, 14),
      (CGRect(x: 0, y: -200, width: 100, height: 100), 59, 0),
      (CGRect(x: 0, y: 900, width: 100, height: 100), 0, 34),
    ] as [(CGRect, CGFloat, CGFloat)])
  func nothingCoversWhatExtendsBeyondTheSuperview(
    frame: CGRect, top: CGFloat, bottom: CGFloat
  ) throws {
    let application = try application()
    let controller = UIViewController()
    application.show(controller)
    let view = UIView(frame: frame)
    controller.view.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test func sidesAreCoveredAsTheTopIs() throws {
    let application = try application()
    let controller = UIViewController()
    application.show(controller)
    // 59 points at both sides of 852, 21 below.
    application.rotate(to: .landscapeLeft)
    let view = UIView(frame: CGRect(x: -30, y: 10, width: 900, height: 20))
    controller.view.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59))
  }

  @Test func viewsWithinOthersThatExtendBeyondTheScreen() throws {
    let application = try application()
    let controller = UIViewController()
    application.show(controller)
    let outer = UIView(frame: CGRect(x: 0, y: -20, width: 393, height: 400))
    let (inner, lower) = (
      UIView(frame: CGRect(x: 0, y: -5, width: 10, height: 100)),
      UIView(frame: CGRect(x: 0, y: 30, width: 10, height: 100))
    )
    outer.addSubview(inner)
    outer.addSubview(lower)
    controller.view.addSubview(outer)
    #expect(inner.safeAreaInsets.top == 59)
    #expect(lower.safeAreaInsets.top == 29)
    // A transform moves the frame.
    lower.transform = CGAffineTransform(translationX: 0, y: -40)
    #expect(lower.safeAreaInsets.top == 59)
  }

  @Test func scrolledViewsAreCoveredAsFarAsTheyAreVisible() throws {
    let application = try application()
    let controller = UIViewController()
    application.show(controller)
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    controller.view.addSubview(scrollView)
    scrollView.contentOffset.y = 100
    let (first, second) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 300)),
      UIView(frame: CGRect(x: 0, y: 120, width: 10, height: 300))
    )
    scrollView.addSubview(first)
    scrollView.addSubview(second)
    #expect(first.safeAreaInsets.top == 59)
    #expect(second.safeAreaInsets.top == 39)
  }

  /// The insets of its content move it out of the safe area, in the directions in which it scrolls.
  @Test func aScrollViewThatAdjustsItsInsetsConsumesTheSafeArea() throws {
    let application = try application()
    let controller = UIViewController()
    application.show(controller)
    let scrollView = UIScrollView(frame: controller.view.bounds)
    controller.view.addSubview(scrollView)
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 40))
    scrollView.addSubview(row)
    // What does not scroll is covered.
    #expect(row.safeAreaInsets.top == 59)
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    controller.view.layoutIfNeeded()
    #expect(scrollView.contentOffset.y == -59)
    #expect(row.safeAreaInsets == .zero)
    scrollView.contentOffset.y = 20
    #expect(row.safeAreaInsets == .zero)
    application.rotate(to: .landscapeLeft, animated: false)
    scrollView.frame = controller.view.bounds
    row.frame.size.width = 852
    scrollView.contentSize.width = 852
    controller.view.layoutIfNeeded()
    #expect(row.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59))
  }

  @Test func additionalInsetsAreAddedToAllThatIsCovered() throws {
    let application = try application()
    let (controller, child) = (UIViewController(), UIViewController())
    application.show(controller)
    controller.addChild(child)
    child.view.frame = CGRect(x: 0, y: -20, width: 393, height: 900)
    child.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
    controller.view.addSubview(child.view)
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 69, left: 1, bottom: 36, right: 3))
    let window = application.perform {
      UIWindow(frame: CGRect(x: -10, y: -40, width: 393, height: 852))
    }
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
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
    // 852 points are wide, but the phone is small: 16, and the sensors' 59.
    #expect(view.layoutMargins == UIEdgeInsets(top: 10, left: 75, bottom: 31, right: 89))
  }

  @Test(arguments: [
    ("iPhone 15", CGFloat(16), CGFloat(16)), ("iPhone 15 Pro Max", 20, 20), ("iPad (A16)", 20, 20),
  ])
  func marginsAreThoseOfTheDevice(name: String, portrait: CGFloat, landscape: CGFloat) throws {
    let application = UIApplication(screen: UIScreen(device: try #require(Device(named: name))))
    let controller = UIViewController()
    application.show(controller)
    #expect(controller.systemMinimumLayoutMargins.leading == portrait)
    application.rotate(to: .landscapeLeft)
    #expect(controller.systemMinimumLayoutMargins.leading == landscape)
  }

  @Test func changingOneMarginOfARootViewLeavesTheSystemsOnTheOtherSides() throws {
    let application = try application()
    let controller = UIViewController()
    application.show(controller)
    let view = try #require(controller.view)
    view.layoutMargins.left = 30
    #expect(view.layoutMargins == UIEdgeInsets(top: 59, left: 30, bottom: 34, right: 16))
    application.rotate(to: .landscapeLeft)
    // 16 at the sides at least, and the sensors' 59; below there is the home indicator's 21.
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 89, bottom: 21, right: 75))
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
