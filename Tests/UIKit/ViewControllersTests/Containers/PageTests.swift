import Testing
import ViewControllers
import ViewTestSupport

@Suite struct PageTests {
  @Test func aPageFillsItsController() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.loadViewIfNeeded()
    pages.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let (first, second) = (UIViewController(), UIViewController())
    pages.setViewControllers([first], direction: .forward, animated: false)
    #expect(first.view.superview != nil)
    #expect(first.view.frame == pages.view.bounds)
    var isComplete = false
    pages.setViewControllers([second], direction: .reverse, animated: true) { isComplete = $0 }
    #expect(isComplete)
    #expect(pages.children == [second])
    #expect(first.viewIfLoaded?.superview == nil)
    #expect(pages.viewControllers == [second])
  }

  // MARK: Scrolling

  /// Notes when it appears.
  private final class Page: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
  }

  private final class Source: NSObject, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
  {
    let pages = [Page(), Page(), Page()]
    var calls: [String] = []

    private func page(_ offset: Int, from page: UIViewController) -> UIViewController? {
      let index = (pages.firstIndex { $0 === page } ?? 0) + offset
      return pages.indices.contains(index) ? pages[index] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? { self.page(-1, from: page) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? { self.page(1, from: page) }
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pages: [UIViewController]
    ) { calls.append("will \(self.pages.firstIndex { $0 === pages[0] } ?? -1)") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      calls.append(
        "did \(pages.firstIndex { $0 === previousViewControllers[0] } ?? -1) \(completed)")
    }
  }

  /// A window of 200 by 100 points with three pages, of which the first one is shown.
  private func shown(
    _ source: Source, orientation: UIPageViewController.NavigationOrientation = .horizontal,
    spacing: CGFloat = 0
  ) -> (UIPageViewController, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation,
      options: [.interPageSpacing: spacing])
    controller.dataSource = source
    controller.delegate = source
    controller.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    for page in source.pages { page.calls = [] }
    return (controller, window)
  }

  private func scrollView(of controller: UIPageViewController) throws -> UIScrollView {
    try #require(controller.view.subviews.compactMap { $0 as? UIScrollView }.first)
  }

  @Test func aFingerTurnsToTheNextPage() throws {
    let source = Source()
    let (controller, window) = shown(source)
    let scroller = try scrollView(of: controller)
    #expect(scroller.contentOffset.x == 200)
    let screen = TouchScreen(of: window)
    screen.touchDown(at: CGPoint(x: 180, y: 50))
    for x in stride(from: 170, through: 60, by: -10) { screen.move(to: CGPoint(x: x, y: 50)) }
    #expect(source.calls == ["will 1"])
    #expect(source.pages[1].calls == ["will appear"])
    #expect(source.pages[0].calls == ["will disappear"])
    // Both are next to each other on the way.
    let (first, second) = (source.pages[0].view!, source.pages[1].view!)
    let gap = second.convert(CGPoint.zero, to: window).x - first.convert(CGPoint.zero, to: window).x
    #expect(gap == 200)
    screen.touchUp()
    screen.advance(by: 2)
    #expect(source.calls == ["will 1", "did 0 true"])
    #expect(controller.viewControllers == [source.pages[1]])
    #expect(controller.children == [source.pages[1]])
    #expect(source.pages[1].calls == ["will appear", "did appear"])
    #expect(source.pages[0].calls == ["will disappear", "did disappear"])
    #expect(scroller.contentOffset.x == 200)
    #expect(second.convert(second.bounds, to: window) == window.bounds)
  }

  @Test func aShortDragReturns() throws {
    let source = Source()
    let (controller, window) = shown(source)
    let screen = TouchScreen(of: window)
    screen.touchDown(at: CGPoint(x: 180, y: 50))
    for x in stride(from: 170, through: 130, by: -10) { screen.move(to: CGPoint(x: x, y: 50)) }
    screen.advance(by: 1)
    screen.touchUp()
    screen.advance(by: 2)
    #expect(source.calls == ["will 1", "did 0 false"])
    #expect(controller.viewControllers == [source.pages[0]])
    #expect(controller.children == [source.pages[0]])
    #expect(
      source.pages[0].calls == ["will disappear", "will appear", "did appear"])
    #expect(
      source.pages[1].calls == ["will appear", "will disappear", "did disappear"])
  }

  @Test func thereIsNothingBeforeTheFirstPage() throws {
    let source = Source()
    let (controller, window) = shown(source)
    let screen = TouchScreen(of: window)
    screen.touchDown(at: CGPoint(x: 20, y: 50))
    for x in stride(from: 30, through: 150, by: 10) { screen.move(to: CGPoint(x: x, y: 50)) }
    // It bounces.
    #expect(try scrollView(of: controller).contentOffset.x < 200)
    screen.touchUp()
    screen.advance(by: 2)
    #expect(try scrollView(of: controller).contentOffset.x == 200)
    #expect(source.calls.isEmpty && controller.viewControllers == [source.pages[0]])
  }

  @Test func anAnimatedPageScrollsFromItsSide() throws {
    let source = Source()
    let (controller, window) = shown(source, spacing: 20)
    let clock = VirtualClock()
    var isDone: Bool?
    clock.perform {
      controller.setViewControllers([source.pages[2]], direction: .reverse, animated: true) {
        isDone = $0
      }
    }
    #expect(controller.viewControllers == [source.pages[2]])
    #expect(isDone == nil)
    clock.advance(by: 0.15)
    window.layoutIfNeeded()
    // Half of the way of a page of 200 points and the space of 20 is behind.
    let x = source.pages[2].view.convert(CGPoint.zero, to: window).x
    #expect(abs(x + 110) < 8)
    #expect(source.pages[0].view.convert(CGPoint.zero, to: window).x == x + 220)
    clock.advance(by: 0.3)
    #expect(isDone == true)
    #expect(source.pages[2].view.convert(CGPoint.zero, to: window).x == 0)
    #expect(source.pages[2].calls == ["will appear", "did appear"])
    #expect(controller.children == [source.pages[2]])
    // The delegate is notified of fingers only.
    #expect(source.calls.isEmpty)
  }

  @Test func aFingerTakesAnAnimatedPageBack() throws {
    let source = Source()
    let (controller, window) = shown(source)
    let screen = TouchScreen(of: window)
    var isDone: Bool?
    screen.clock.perform {
      controller.setViewControllers([source.pages[1]], direction: .forward, animated: true) {
        isDone = $0
      }
    }
    screen.advance(by: 0.1)
    screen.touchDown(at: CGPoint(x: 20, y: 50))
    for x in stride(from: 30, through: 190, by: 10) { screen.move(to: CGPoint(x: x, y: 50)) }
    screen.touchUp()
    screen.advance(by: 2)
    #expect(isDone == false)
    #expect(controller.viewControllers == [source.pages[0]])
    #expect(controller.children == [source.pages[0]])
    #expect(try scrollView(of: controller).contentOffset.x == 200)
    // And the next finger turns as ever.
    screen.touchDown(at: CGPoint(x: 180, y: 50))
    for x in stride(from: 170, through: 60, by: -10) { screen.move(to: CGPoint(x: x, y: 50)) }
    screen.touchUp()
    screen.advance(by: 2)
    #expect(controller.viewControllers == [source.pages[1]])
  }

  @Test func anotherPageReplacesTheOneThatScrolls() throws {
    let source = Source()
    let (controller, window) = shown(source)
    let clock = VirtualClock()
    var ends: [Bool] = []
    clock.perform {
      controller.setViewControllers([source.pages[1]], direction: .forward, animated: true) {
        ends.append($0)
      }
    }
    clock.advance(by: 0.1)
    clock.perform {
      controller.setViewControllers([source.pages[2]], direction: .reverse, animated: true) {
        ends.append($0)
      }
    }
    #expect(ends == [true])
    clock.advance(by: 1)
    #expect(ends == [true, true])
    #expect(controller.children == [source.pages[2]])
    // One that is shown at once, in the middle of a drag.
    try scrollView(of: controller).contentOffset.x = 120
    #expect(source.calls == ["will 1"])
    controller.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    #expect(source.calls == ["will 1", "did 2 false"])
    #expect(controller.children == [source.pages[0]])
    #expect(controller.viewControllers == [source.pages[0]])
    #expect(source.pages[0].view.convert(CGPoint.zero, to: window).x == 0)
  }

  @Test func anotherSizeEndsATransition() throws {
    let source = Source()
    let (controller, window) = shown(source)
    let clock = VirtualClock()
    var isDone: Bool?
    clock.perform {
      controller.setViewControllers([source.pages[1]], direction: .forward, animated: true) {
        isDone = $0
      }
    }
    clock.advance(by: 0.1)
    window.frame.size = CGSize(width: 300, height: 100)
    window.layoutIfNeeded()
    #expect(isDone == true)
    clock.advance(by: 1)
    let page = source.pages[1].view!
    #expect(page.convert(page.bounds, to: window) == window.bounds)
    #expect(controller.children == [source.pages[1]])
  }

  @Test func pagesWithoutASizeAreReplacedAtOnce() {
    let source = Source()
    let (controller, window) = shown(source)
    window.frame.size = .zero
    window.layoutIfNeeded()
    var isDone: Bool?
    VirtualClock().perform {
      controller.setViewControllers([source.pages[1]], direction: .forward, animated: true) {
        isDone = $0
      }
    }
    #expect(isDone == true && controller.children == [source.pages[1]])
  }

  /// A source that has one page only, which is next to itself.
  private final class Loop: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? { page }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? { page }
  }

  @Test func aPageIsNotNextToItself() throws {
    let (source, loop) = (Source(), Loop())
    let (controller, window) = shown(source)
    controller.dataSource = loop
    window.layoutIfNeeded()
    try scrollView(of: controller).contentOffset.x = 400
    #expect(controller.children == [source.pages[0]])
    #expect(source.pages[0].view.superview != nil && source.calls.isEmpty)
  }

  @Test func theViewMayOutliveItsController() throws {
    var source: Source? = Source()
    var controller: UIPageViewController? = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller?.dataSource = source
    controller?.setViewControllers([source!.pages[0]], direction: .forward, animated: false)
    let view = controller!.view!
    let scroller = try scrollView(of: controller!)
    let isEnded = { [weak controller] in controller == nil }
    (controller, source) = (nil, nil)
    #expect(isEnded())
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    scroller.contentOffset.x = 100
    #expect(scroller.bounds.size == CGSize(width: 50, height: 50))
  }

  @Test func pagesFollowTheSizeAndScrollDownwards() throws {
    let source = Source()
    let (controller, window) = shown(source, orientation: .vertical)
    let scroller = try scrollView(of: controller)
    #expect(scroller.contentSize == CGSize(width: 200, height: 300))
    window.frame.size = CGSize(width: 100, height: 300)
    window.layoutIfNeeded()
    #expect(scroller.contentOffset == CGPoint(x: 0, y: 300))
    #expect(source.pages[0].view.convert(source.pages[0].view.bounds, to: window) == window.bounds)
    // As an app does that shows a part of a page.
    scroller.contentOffset.y = 450
    #expect(source.calls == ["will 1"])
    scroller.contentOffset.y = 600
    #expect(source.calls == ["will 1", "did 0 true"])
    #expect(scroller.contentOffset.y == 300)
  }

  @Test func theSpineIsInTheOptions() {
    let book = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    #expect(book.spineLocation == .mid)
    let scrolling = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .vertical)
    #expect(scrolling.spineLocation == UIPageViewController.SpineLocation.none)
  }
}

@Suite struct AlertTests {
  @Test func anAlertKeepsItsActionsAndFields() {
    let alert = UIAlertController(title: "Delete?", message: "All", preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Yes", style: .destructive))
    alert.addTextField { $0.placeholder = "Name" }
    #expect(alert.title == "Delete?")
    #expect(alert.message == "All")
    #expect(alert.preferredStyle == .actionSheet)
    #expect(alert.actions.map(\.title) == ["Yes"])
    #expect(alert.textFields?.map(\.placeholder) == ["Name"])
  }
}
