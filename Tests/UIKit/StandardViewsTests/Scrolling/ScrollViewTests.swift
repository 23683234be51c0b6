import Testing

@testable import StandardViews

/// Records the calls of a scroll view.
private final class Listener: UIScrollViewDelegate {
  var calls: [String] = []
  var velocity = CGPoint.zero
  var target = CGPoint.zero
  var newTarget: CGPoint?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if calls.last != "didScroll" { calls.append("didScroll") }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    calls.append("willBeginDragging")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("willEndDragging")
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let newTarget { targetContentOffset.pointee = newTarget }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEndDragging(\(decelerate))")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    calls.append("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    calls.append("didEndDecelerating")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    calls.append("didEndScrollingAnimation")
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    calls.append("didChangeAdjustedContentInset")
  }
}

private func makeScrollView(content: CGSize = CGSize(width: 100, height: 1000)) -> UIScrollView {
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  view.contentSize = content
  return view
}

@Suite struct ScrollViews {
  private let view = makeScrollView()
  private let listener = Listener()

  init() { view.delegate = listener }

  // MARK: By code

  @Test func aScrollSetsNeedsLayoutAndNotifies() {
    view.layoutIfNeeded()
    view.contentOffset.y = 30
    #expect(listener.calls == ["didScroll"])
    #expect(view.bounds.origin == CGPoint(x: 0, y: 30))
    listener.calls = []
    view.contentOffset.y = 30
    #expect(listener.calls.isEmpty)
  }

  @Test func rectanglesAreScrolledToByAsLittleAsShowsThem() {
    view.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 30), animated: false)
    #expect(view.contentOffset.y == 80)
    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 30), animated: false)
    #expect(view.contentOffset.y == 80)
    view.scrollRectToVisible(CGRect(x: 0, y: 60, width: 10, height: 30), animated: false)
    #expect(view.contentOffset.y == 60)
    // Of a rectangle beyond the content only the part inside counts.
    view.scrollRectToVisible(CGRect(x: 0, y: 950, width: 10, height: 300), animated: false)
    #expect(view.contentOffset.y == 800)
    // The start of a rectangle that is longer than the view.
    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 300), animated: false)
    #expect(view.contentOffset.y == 100)
    view.scrollRectToVisible(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), animated: false)
    view.scrollRectToVisible(CGRect(x: 0, y: 5000, width: 1, height: 1), animated: false)
    #expect(view.contentOffset.y == 100)
  }

  @Test func anAnimatedScrollEndsAtOnceWithoutAClock() {
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    #expect(view.contentOffset.y == 50)
    #expect(listener.calls == ["didScroll", "didEndScrollingAnimation"])
  }

  @Test func anAnimatedScrollEndsAtOnceWithoutAWindow() {
    let clock = VirtualClock()
    clock.perform { view.setContentOffset(CGPoint(x: 0, y: 50), animated: true) }
    #expect(view.contentOffset.y == 50 && !view.isScrollAnimating)
    #expect(listener.calls == ["didScroll", "didEndScrollingAnimation"])
  }

  /// Animations of the offset need a window.
  private func window() -> UIWindow {
    let window = UIWindow(frame: view.frame)
    view.contentInsetAdjustmentBehavior = .never
    window.addSubview(view)
    return window
  }

  @Test func anAnimatedScrollMovesFrameByFrame() {
    let window = window()
    defer { withExtendedLifetime(window) {} }
    final class Frames: UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      var ends = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }
    let frames = Frames()
    view.delegate = frames
    let clock = VirtualClock()
    clock.perform { view.setContentOffset(CGPoint(x: 0, y: 50), animated: true) }
    #expect(view.contentOffset.y == 0 && view.isScrollAnimating)
    clock.advance(by: 0.15)
    // The middle of ease in, ease out, after nine of 60 frames per second.
    #expect(abs(view.contentOffset.y - 25) < 0.01)
    #expect(view.bounds.origin == view.contentOffset)
    #expect(view.presentedBounds.origin == view.contentOffset)
    #expect(frames.offsets.count == 9 && frames.ends == 0)
    clock.advance(by: 0.15)
    #expect(view.contentOffset.y == 50 && !view.isScrollAnimating)
    #expect(frames.offsets.count == 18 && frames.ends == 1)
    #expect(frames.offsets == frames.offsets.sorted())
    clock.advance(by: 1)
    #expect(frames.offsets.count == 18 && frames.ends == 1)
  }

  @Test func aFurtherCallInterruptsAnAnimatedScroll() {
    let window = window()
    defer { withExtendedLifetime(window) {} }
    let clock = VirtualClock()
    clock.perform { view.setContentOffset(CGPoint(x: 0, y: 50), animated: true) }
    clock.advance(by: 0.15)
    clock.perform { view.setContentOffset(CGPoint(x: 0, y: 125), animated: true) }
    clock.advance(by: 0.15)
    // Half the way from 25, where the first one was.
    #expect(abs(view.contentOffset.y - 75) < 0.01)
    clock.perform { view.setContentOffset(CGPoint(x: 0, y: 7), animated: false) }
    clock.advance(by: 1)
    #expect(view.contentOffset.y == 7)
    // Of interrupted ones only the former's place was taken; nothing has ended by itself.
    #expect(listener.calls == ["didScroll"])
  }

  @Test func aFingerInterruptsAnAnimatedScroll() {
    let window = window()
    defer { withExtendedLifetime(window) {} }
    let clock = VirtualClock()
    clock.perform { view.setContentOffset(CGPoint(x: 0, y: 50), animated: true) }
    clock.advance(by: 0.15)
    clock.perform { view.beginDragging() }
    clock.advance(by: 1)
    #expect(abs(view.contentOffset.y - 25) < 0.01 && !view.isScrollAnimating)
    #expect(listener.calls == ["didScroll", "didEndScrollingAnimation", "willBeginDragging"])
  }

  @Test func anAnimatedScrollEndsWhereTheContentEndsNow() {
    let window = window()
    defer { withExtendedLifetime(window) {} }
    let clock = VirtualClock()
    clock.perform { view.setContentOffset(CGPoint(x: 0, y: 800), animated: true) }
    clock.advance(by: 0.1)
    view.contentSize.height = 500
    clock.advance(by: 0.3)
    // 500 of content in 200 of the view.
    #expect(view.contentOffset.y == 300)
  }

  @Test func rectanglesAreScrolledToFromWhereAnAnimationEnds() {
    let clock = VirtualClock()
    clock.perform {
      view.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 30), animated: true)
      // Is visible now and at the end: changes nothing.
      view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 30), animated: true)
    }
    clock.advance(by: 0.3)
    #expect(view.contentOffset.y == 80)
  }

  // MARK: Insets

  /// Long content stays where it is: code that wants to show the space above it scrolls there.
  @Test func anInsetOfLongContentDoesNotScroll() {
    view.contentInset.top = 20
    #expect(view.contentOffset.y == 0)
    view.contentOffset.y = -20
    view.contentInset.top = 50
    #expect(view.contentOffset.y == -20)
    view.contentInset.top = 10
    #expect(view.contentOffset.y == -10)
    #expect(
      listener.calls == [
        "didChangeAdjustedContentInset", "didScroll", "didChangeAdjustedContentInset",
        "didChangeAdjustedContentInset", "didScroll",
      ])
  }

  /// Content that fits has one place, below its inset.
  @Test func anInsetOfContentThatFitsMovesIt() {
    view.contentSize = .zero
    view.contentInset.top = 20
    #expect(view.contentOffset.y == -20)
    view.contentSize.height = 2000
    #expect(view.contentOffset.y == -20)
  }

  /// As of a list that is configured before it has a size.
  @Test func theInsetOfAViewWithoutASizeIsSeenLater() {
    let view = UIScrollView()
    view.contentInset = UIEdgeInsets(top: 10, left: 5, bottom: 10, right: 5)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    view.contentSize = CGSize(width: 100, height: 1000)
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: -5, y: -10))
  }

  @Test func contentThatShrinksIsShownToItsEnd() {
    view.contentOffset.y = 500
    listener.calls = []
    view.contentSize.height = 300
    // 300 of content in 200 of the view.
    #expect(view.contentOffset.y == 100)
    #expect(listener.calls == ["didScroll"])
    view.contentInset.bottom = 30
    view.contentOffset.y = 130
    view.contentSize.height = 290
    #expect(view.contentOffset.y == 120)
    // What fits is at its start.
    view.contentInset.top = 20
    view.contentSize.height = 50
    #expect(view.contentOffset.y == -20)
  }

  @Test func contentThatStillReachesBeyondTheViewStays() {
    view.contentOffset.y = 100
    listener.calls = []
    view.contentSize.height = 400
    view.contentSize.height = 2000
    #expect(view.contentOffset.y == 100 && listener.calls.isEmpty)
  }

  @Test func aViewThatGrowsShowsTheEndAtItsEnd() {
    view.contentOffset.y = 800
    view.layoutIfNeeded()
    view.frame.size.height = 400
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 600)
    view.frame.size.height = 100
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 600)
  }

  @Test func aFingerHoldsContentThatShrinks() {
    view.beginDragging()
    view.drag(by: CGPoint(x: 0, y: -500))
    view.contentSize.height = 300
    #expect(view.contentOffset.y == 500)
  }

  @Test func theSafeAreaCountsInTheAxesThatScroll() {
    let safeArea = UIEdgeInsets(top: 47, left: 5, bottom: 34, right: 5)
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.contentOffset = CGPoint(x: -2, y: -1)
    view.safeAreaInsets = safeArea
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 48, left: 2, bottom: 37, right: 4))
    #expect(view.contentOffset == CGPoint(x: -2, y: -48))
    view.alwaysBounceHorizontal = true
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 48, left: 7, bottom: 37, right: 9))
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == view.contentInset)
    #expect(view.contentOffset == CGPoint(x: -2, y: -1))
    view.contentInsetAdjustmentBehavior = .always
    view.contentSize = .zero
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 48, left: 7, bottom: 37, right: 9))
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    view.alwaysBounceHorizontal = false
    #expect(view.adjustedContentInset == view.contentInset)
  }

  // MARK: By a finger

  @Test func aFingerMovesTheContent() {
    view.beginDragging()
    #expect(view.isDragging && view.isTracking)
    view.drag(by: CGPoint(x: 30, y: -40))
    // Content that fits does not move.
    #expect(view.contentOffset == CGPoint(x: 0, y: 40))
    view.endDragging(velocity: .zero)
    #expect(!view.isDragging)
    #expect(
      listener.calls == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)",
      ])
    #expect(listener.target == CGPoint(x: 0, y: 40))
  }

  @Test func beyondAnEdgeContentFollowsLessAndLess() {
    view.beginDragging()
    view.drag(by: CGPoint(x: 0, y: 100))
    // (1 - 1 / (100 · 0.55 / 200 + 1)) · 200
    #expect(abs(view.contentOffset.y + 43.137) < 0.001)
    view.endDragging(velocity: .zero)
    // Without a clock it is back at once.
    #expect(view.contentOffset.y == 0)
    #expect(
      listener.calls.suffix(3) == ["willBeginDecelerating", "didScroll", "didEndDecelerating"])
  }

  @Test func withoutBouncingContentStopsAtItsEdges() {
    view.bounces = false
    view.beginDragging()
    view.drag(by: CGPoint(x: 0, y: 100))
    #expect(view.contentOffset.y == 0)
    view.drag(by: CGPoint(x: 0, y: -5000))
    #expect(view.contentOffset.y == 800)
  }

  @Test func whatIsNotEnabledIsNotDragged() {
    view.isScrollEnabled = false
    view.beginDragging()
    view.drag(by: CGPoint(x: 0, y: -10))
    view.endDragging(velocity: CGPoint(x: 0, y: -100))
    #expect(view.contentOffset.y == 0)
    #expect(listener.calls.isEmpty)
  }

  @Test func thrownContentComesToRestWhereItsSpeedEnds() {
    let clock = VirtualClock()
    clock.perform {
      view.beginDragging()
      view.endDragging(velocity: CGPoint(x: 0, y: -1000))
    }
    #expect(view.isDecelerating)
    #expect(listener.velocity == CGPoint(x: 0, y: 1))
    // 1 point a millisecond, of which 0.998 is left after each: 1 / -ln 0.998.
    #expect(abs(listener.target.y - 499.4998) < 0.001)
    clock.advance(by: 0.5)
    // Half a second leaves 0.998 to the power of 500 of the way.
    #expect(abs(view.contentOffset.y - 499.4998 * (1 - 0.367511)) < 0.1)
    clock.advance(by: 5)
    #expect(view.contentOffset.y == listener.target.y)
    #expect(!view.isDecelerating)
    #expect(
      listener.calls == [
        "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
        "didScroll", "didEndDecelerating",
      ])
    #expect(clock.nextDue == nil)
  }

  @Test func contentThrownBeyondAnEdgeSpringsBack() {
    let clock = VirtualClock()
    view.contentOffset.y = 750
    clock.perform {
      view.beginDragging()
      view.endDragging(velocity: CGPoint(x: 0, y: -2000))
    }
    var highest: CGFloat = 0
    for _ in 0..<180 {
      clock.advance(by: 1.0 / 60)
      highest = max(highest, view.contentOffset.y)
    }
    #expect(listener.target.y == 800)
    // It meets the edge at some 1,900 points per second; a critically damped spring of frequency 10
    // goes a tenth of that over e further.
    #expect(abs(highest - 800 - 1900 / 10 / 2.71828) < 2)
    #expect(view.contentOffset.y == 800)
    #expect(!view.isDecelerating)
  }

  @Test func theDelegateMayChooseWhereToRest() {
    let clock = VirtualClock()
    listener.newTarget = CGPoint(x: 0, y: 300)
    clock.perform {
      view.beginDragging()
      view.endDragging(velocity: CGPoint(x: 0, y: -1000))
    }
    clock.advance(by: 10)
    #expect(view.contentOffset.y == 300)
  }

  @Test func pagesAreRestedAt() {
    view.isPagingEnabled = true
    view.contentOffset.y = 270
    view.beginDragging()
    view.endDragging(velocity: .zero)
    #expect(view.contentOffset.y == 200)
    view.contentOffset.y = 210
    view.beginDragging()
    view.endDragging(velocity: CGPoint(x: 0, y: -50))
    #expect(view.contentOffset.y == 400)
    view.contentOffset.y = 390
    view.beginDragging()
    view.endDragging(velocity: CGPoint(x: 0, y: 50))
    #expect(view.contentOffset.y == 200)
  }

  @Test func aFingerStopsContentThatMovesOn() {
    let clock = VirtualClock()
    clock.perform {
      view.beginDragging()
      view.endDragging(velocity: CGPoint(x: 0, y: -1000))
    }
    clock.advance(by: 0.1)
    let offset = view.contentOffset
    clock.perform { view.beginDragging() }
    clock.advance(by: 1)
    #expect(view.contentOffset == offset)
    #expect(view.isDragging && !view.isDecelerating)
  }

  @Test func velocitiesThatAreNoNumbersThrowNothing() {
    view.beginDragging()
    view.drag(by: CGPoint(x: CGFloat.nan, y: .infinity))
    view.endDragging(velocity: CGPoint(x: CGFloat.nan, y: .infinity))
    #expect(view.contentOffset == .zero)
    view.contentSize = CGSize(width: CGFloat.infinity, height: .nan)
    view.beginDragging()
    view.endDragging(velocity: CGPoint(x: -100, y: -100))
  }
}

@Suite struct ScrollIndicatorBars {
  private let view = makeScrollView()

  private func bars() -> [CGRect] {
    ScrollIndicators.bars(of: view, in: CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test func theBarShowsWhichPartIsSeen() {
    // The way is 194 long; a fifth of it is 38.8.
    view.contentOffset.y = 400
    #expect(bars() == [CGRect(x: 94, y: 3 + (194 - 38.8) / 2, width: 3, height: 38.8)])
    view.contentOffset.y = 800
    #expect(abs((bars().first?.maxY ?? 0) - 197) < 1e-9)
  }

  @Test func theBarIsNotTooShortUnlessPulled() {
    view.contentSize.height = 100_000
    #expect(bars() == [CGRect(x: 94, y: 3, width: 3, height: 36)])
    view.contentOffset.y = -16
    #expect(bars() == [CGRect(x: 94, y: 3, width: 3, height: 20)])
    view.contentOffset.y = -160
    #expect(bars() == [CGRect(x: 94, y: 3, width: 3, height: 8)])
  }

  @Test func whatFitsHasNoBar() {
    view.contentSize = CGSize(width: 100, height: 200)
    #expect(bars().isEmpty)
    view.contentSize = CGSize(width: 200, height: 400)
    #expect(
      bars() == [
        CGRect(x: 94, y: 3, width: 3, height: 94), CGRect(x: 3, y: 194, width: 44, height: 3),
      ])
    view.showsVerticalScrollIndicator = false
    view.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 10, bottom: 5, right: 0)
    #expect(bars() == [CGRect(x: 13, y: 189, width: 42, height: 3)])
  }

  @Test func barsAreShownWhileScrollingAndAfterAFlashOnly() throws {
    func isShown() throws -> Bool {
      try UIViewRenderer(scale: 1).bitmap(of: view).pixels.contains { $0 != 0 }
    }
    #expect(try !isShown())
    view.contentOffset.y = 10
    #expect(try !isShown())
    view.beginDragging()
    #expect(try isShown())
    view.endDragging(velocity: .zero)
    #expect(try !isShown())
    view.flashScrollIndicators()
    #expect(try isShown())
  }

  @Test func aFlashFadesOnAClock() throws {
    let clock = VirtualClock()
    clock.perform { view.flashScrollIndicators() }
    func darkest() throws -> UInt32 {
      try UIViewRenderer(scale: 1).bitmap(of: view).pixels.map { $0 >> 24 }.max() ?? 0
    }
    #expect(try darkest() == 89)
    clock.advance(by: 0.625)
    #expect(try (44...45).contains(darkest()))
    clock.advance(by: 0.2)
    #expect(try darkest() == 0)
  }
}
