import Testing

@testable import ViewControllers

/// Swipes from the edge, and titles that snap.
@Suite final class BarGestureTests: BarScreens {
  private func swipe(from start: CGFloat, to end: CGFloat) {
    let fingers = TouchScreen(application)
    fingers.touchDown(at: CGPoint(x: start, y: 400))
    for part in 1...10 {
      application.advance(by: 0.02)
      fingers.move(to: CGPoint(x: start + (end - start) * CGFloat(part) / 10, y: 400))
    }
    // At rest: only the place decides.
    application.advance(by: 0.5)
    fingers.move(to: CGPoint(x: end, y: 400))
    application.advance(by: 0.5)
    fingers.touchUp()
    application.advance(by: 1)
  }

  @Test(
    arguments: [
      (false, 5, 300, true), (false, 5, 100, false), (false, 60, 350, false),
      (true, 388, 90, true), (true, 388, 300, false), (true, 5, 300, false),
    ] as [(Bool, CGFloat, CGFloat, Bool)])
  func aSwipeFromTheLeadingEdgePops(isMirrored: Bool, start: CGFloat, end: CGFloat, pops: Bool) {
    navigation.viewControllers = [root, detail]
    if isMirrored {
      navigation.traitOverrides.layoutDirection = .rightToLeft
    }
    show()
    swipe(from: start, to: end)
    #expect(navigation.viewControllers == (pops ? [root] : [root, detail]))
    #expect((detail.view.window == nil) == pops)
    #expect(bar.items?.count == (pops ? 1 : 2))
  }

  private func move(from start: CGFloat, to end: CGFloat) {
    let finger = TouchScreen(application)
    finger.touchDown(at: CGPoint(x: 200, y: start))
    for part in 1...5 {
      application.advance(by: 0.02)
      finger.move(to: CGPoint(x: 200, y: start + (end - start) * CGFloat(part) / 5))
    }
    finger.touchUp()
    application.advance(by: 1)
  }

  @Test func aSwipeUpHidesTheBarsAndOneDownShowsThem() {
    navigation.hidesBarsOnSwipe = true
    navigation.isToolbarHidden = false
    show()
    #expect(navigation.barHideOnSwipeGestureRecognizer.view === navigation.view)
    move(from: 500, to: 480)
    #expect(!navigation.isNavigationBarHidden)
    move(from: 500, to: 400)
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    // Content scrolls too.
    #expect(root.scrollView.contentOffset.y > 0)
    move(from: 400, to: 500)
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    navigation.hidesBarsOnSwipe = false
    move(from: 500, to: 400)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func aTapOnTheContentHidesTheBars() throws {
    navigation.hidesBarsOnTap = true
    root.navigationItem.rightBarButtonItem = root.add("Add")
    show()
    try tap(bar.control(labelled: "Add"))
    #expect(!navigation.isNavigationBarHidden && root.taps == ["Add"])
    try tap(root.scrollView)
    #expect(navigation.isNavigationBarHidden)
    // A toolbar that was hidden before stays so.
    try tap(root.scrollView)
    #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
  }

  @Test func aKeyboardHidesTheBars() {
    navigation.hidesBarsWhenKeyboardAppears = true
    show()
    application.showKeyboard(SoftwareKeyboard(.default), animated: false)
    #expect(navigation.isNavigationBarHidden)
    application.hideKeyboard(animated: false)
    #expect(navigation.isNavigationBarHidden)
  }

  @Test func theRootAndAReplacedBackButtonAreNotSwiped() {
    show()
    swipe(from: 5, to: 300)
    #expect(navigation.viewControllers == [root])
    detail.navigationItem.leftBarButtonItem = detail.add("Cancel")
    perform { navigation.pushViewController(detail, animated: false) }
    swipe(from: 5, to: 300)
    #expect(navigation.viewControllers == [root, detail])
  }

  @Test(
    arguments: [
      // 52 points of large title: nearer to its start, nearer to its end, behind it.
      (20, -150), (30, -98), (60, -90),
    ] as [(CGFloat, CGFloat)])
  func aLargeTitleDoesNotStayInBetween(way: CGFloat, offset: CGFloat) {
    bar.prefersLargeTitles = true
    show()
    application.perform {
      root.scrollView.beginDragging()
      root.scrollView.drag(by: CGPoint(x: 0, y: -way))
    }
    application.perform { root.scrollView.endDragging(velocity: .zero) }
    application.advance(by: 3)
    #expect(root.scrollView.contentOffset.y == offset)
  }
}
