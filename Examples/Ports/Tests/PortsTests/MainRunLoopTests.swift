import XCTest

/// What tests of UIKit code expect of the main run loop.
@MainActor
final class MainRunLoopTests: XCTestCase {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  func testACompletionIsCalledLater() {
    let ended = expectation(description: "the animation has ended")
    var isOver = false
    UIView.animate(withDuration: 0.1) {
      self.view.alpha = 0
    } completion: { finished in
      XCTAssertTrue(finished)
      isOver = true
      ended.fulfill()
    }
    XCTAssertFalse(isOver)
    XCTAssertEqual(view.alpha, 0)
    XCTAssertEqual(Double(view.layer.presentation()?.opacity ?? 0), 1, accuracy: 0.001)
    wait(for: [ended], timeout: 5)
    XCTAssertTrue(isOver)
  }

  func testALayerKeepsItsAnimationUntilItIsOver() {
    let shake = CABasicAnimation(keyPath: "position.x")
    shake.byValue = 8
    shake.duration = 0.1
    view.layer.add(shake, forKey: "shake")
    XCTAssertNotNil(view.layer.animation(forKey: "shake"))
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
    XCTAssertNil(view.layer.animation(forKey: "shake"))
  }

  func testAnAnimatorIsActiveWhileItRuns() {
    let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { self.view.alpha = 0 }
    let ended = expectation(description: "the animator has ended")
    animator.addCompletion { position in
      XCTAssertEqual(position, .end)
      ended.fulfill()
    }
    animator.startAnimation()
    XCTAssertEqual(animator.state, .active)
    XCTAssertTrue(animator.isRunning)
    wait(for: [ended], timeout: 5)
    XCTAssertEqual(animator.state, .inactive)
  }

  func testAnimationsAreSwitchedOff() {
    XCTAssertTrue(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    XCTAssertFalse(UIView.areAnimationsEnabled)
    let isOver = expectation(description: "over")
    var hasReturned = false
    UIView.animate(withDuration: 60) {
      self.view.alpha = 0
    } completion: { _ in
      XCTAssertTrue(hasReturned)
      isOver.fulfill()
    }
    hasReturned = true
    XCTAssertEqual(view.layer.presentation()?.opacity ?? view.layer.opacity, 0)
    wait(for: [isOver], timeout: 1)
  }

  func testWindowsAreLaidOutAndShown() {
    final class Page: UIViewController {
      var events: [String] = []
      override func viewWillAppear(_ animated: Bool) { events.append("willAppear") }
      override func viewDidLayoutSubviews() { events.append("layout") }
      override func viewDidAppear(_ animated: Bool) { events.append("didAppear") }
    }
    final class Canvas: UIView {
      var drawings = 0
      override func draw(_ rect: CGRect) { drawings += 1 }
    }
    let page = Page()
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    page.view.addSubview(canvas)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = page
    window.makeKeyAndVisible()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    XCTAssertEqual(page.events.first, "willAppear")
    XCTAssertEqual(page.events.last, "didAppear")
    XCTAssertTrue(page.events.contains("layout"))
    XCTAssertEqual(canvas.drawings, 1)
    page.events = []
    page.view.setNeedsLayout()
    canvas.setNeedsDisplay()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    XCTAssertEqual(page.events, ["layout"])
    XCTAssertEqual(canvas.drawings, 2)
  }

  func testChangesAreCommittedBeforeTheLoopWaits() {
    final class Row: UIView {
      var layouts = 0
      var drawings = 0
      override func layoutSubviews() { layouts += 1 }
      override func draw(_ rect: CGRect) { drawings += 1 }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(row)
    window.isHidden = false
    RunLoop.main.run(until: Date())
    XCTAssertEqual(row.layouts, 1)
    XCTAssertEqual(row.drawings, 1)
    row.setNeedsLayout()
    row.setNeedsDisplay()
    RunLoop.main.run(until: Date())
    XCTAssertEqual(row.layouts, 2)
    XCTAssertEqual(row.drawings, 2)
    let next = expectation(description: "the next turn of the main queue")
    row.setNeedsLayout()
    DispatchQueue.main.async { next.fulfill() }
    wait(for: [next], timeout: 5)
    XCTAssertEqual(row.layouts, 3)
    // Nothing is left to do.
    RunLoop.main.run(until: Date())
    XCTAssertEqual(row.layouts, 3)
    XCTAssertEqual(row.drawings, 2)
  }

  func testADelayWithoutDurationIsOverInTheNextTurn() {
    final class Card: NSObject {
      var isShown = false
      @objc func show() { isShown = true }
    }
    let card = Card()
    card.perform(#selector(Card.show), with: nil, afterDelay: 0)
    XCTAssertFalse(card.isShown)
    RunLoop.main.run(until: Date())
    XCTAssertTrue(card.isShown)
  }

  func testNothingRetainsAWindow() {
    weak var page: UIViewController?
    do {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      page = window.rootViewController
      window.makeKeyAndVisible()
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
      XCTAssertNotNil(page)
    }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    XCTAssertNil(page)
  }

  func testADisplayLinkIsCalledForEachPicture() {
    final class Counter: NSObject {
      var count = 0
      @objc func step(_ link: CADisplayLink) { count += 1 }
    }
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: #selector(Counter.step))
    link.add(to: .main, forMode: .common)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
    link.invalidate()
    XCTAssertGreaterThan(counter.count, 2)
    let count = counter.count
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    XCTAssertEqual(counter.count, count)
  }
}
