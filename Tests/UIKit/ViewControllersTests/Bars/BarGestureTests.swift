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
