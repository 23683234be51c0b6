import Testing
import ViewTestSupport

@testable import StandardControls

@Suite struct RefreshControlTests {
  /// A scroll view with content of twice its height on a screen of 200 × 300 points.
  private final class Stage {
    let view = UIScrollView(frame: rect(0, 0, 200, 300))
    let control = UIRefreshControl()
    let screen: TouchScreen
    let root = UIView(frame: rect(0, 0, 200, 300))
    var changes = 0

    init() {
      screen = TouchScreen(of: root)
      view.contentSize = CGSize(width: 200, height: 600)
      root.addSubview(view)
      view.refreshControl = control
      control.addAction(UIAction { [weak self] _ in self?.changes += 1 }, for: .valueChanged)
      root.layoutIfNeeded()
    }

    func pull(by distance: CGFloat) {
      screen.touchDown(at: point(100, 20))
      for step in 1...10 {
        screen.clock.advance(by: 1.0 / 60)
        screen.move(to: point(100, 20 + distance * CGFloat(step) / 10))
      }
      root.layoutIfNeeded()
    }

    func lift() {
      screen.touchUp()
      screen.clock.advance(by: 3)
      root.layoutIfNeeded()
    }
  }

  @Test func theControlIsAboveTheContent() {
    let stage = Stage()
    #expect(stage.view.refreshControl === stage.control)
    #expect(stage.control.frame == rect(0, -60, 200, 60))
    #expect(stage.view.contentOffset.y == 0)
    stage.view.refreshControl = nil
    #expect(stage.control.superview == nil)
  }

  /// A bar covers 100 points; the spokes are in the middle of 60 points above the content.
  @Test func aControlThatIsScrolledUnderABarDisappears() throws {
    let stage = Stage()
    stage.view.contentInset.top = 100
    stage.control.beginRefreshing()
    stage.root.layoutIfNeeded()
    let spokes = try #require(stage.control.subviews.first)
    func alpha(at offset: CGFloat) -> CGFloat {
      stage.view.contentOffset.y = offset
      stage.root.layoutIfNeeded()
      return spokes.alpha
    }
    #expect(alpha(at: -160) == 1)
    // Its lower half is visible: 30 of 60 points are under the bar.
    #expect(abs(alpha(at: -130) - 0.5) < 0.03)
    #expect(alpha(at: -100) == 0)
    #expect(alpha(at: -160) == 1)
    // Nothing is above content without a bar.
    stage.view.contentInset.top = 0
    #expect(alpha(at: -10) == 1)
  }

  @Test func aShortPullReturns() {
    let stage = Stage()
    stage.pull(by: 80)
    #expect(stage.view.contentOffset.y < -20)
    #expect(!stage.control.isRefreshing)
    stage.lift()
    #expect(stage.changes == 0)
    #expect(stage.view.contentOffset.y == 0)
  }

  /// A pull of 280 points shows (1 - 1 / (280 · 0.55 / 300 + 1)) · 300 = 102 of them, less the slop.
  @Test func aLongPullRefreshes() {
    let stage = Stage()
    stage.pull(by: 320)
    #expect(stage.control.isRefreshing)
    #expect(stage.changes == 1)
    // The content follows the finger until it is lifted.
    #expect(stage.view.adjustedContentInset.top == 0)
    stage.lift()
    #expect(stage.view.adjustedContentInset.top == 60)
    #expect(stage.view.contentOffset.y == -60)
    stage.screen.clock.perform { stage.control.endRefreshing() }
    stage.screen.clock.advance(by: 1)
    #expect(!stage.control.isRefreshing)
    #expect(stage.view.contentOffset.y == 0)
    #expect(stage.view.adjustedContentInset.top == 0)
    #expect(stage.changes == 1)
  }

  @Test func theProgramRefreshesWithoutAnEvent() {
    let stage = Stage()
    stage.control.beginRefreshing()
    #expect(stage.control.isRefreshing)
    #expect(stage.changes == 0)
    #expect(stage.view.contentOffset.y == -60)
    stage.control.attributedTitle = NSAttributedString(string: "Updated now")
    #expect(stage.view.contentOffset.y == -80)
    #expect(stage.control.intrinsicContentSize.height == 80)
    stage.control.endRefreshing()
    #expect(stage.view.contentOffset.y == 0)
  }

  /// Half of the way shows four of eight spokes.
  @Test func spokesAppearAsTheContentIsPulled() {
    let spokes = RefreshSpokes()
    spokes.progress = 0.5
    #expect((0..<8).map { spokes.opacity(ofSpoke: $0) } == [1, 1, 1, 1, 0, 0, 0, 0])
    spokes.progress = 3
    #expect((0..<8).allSatisfy { spokes.opacity(ofSpoke: $0) == 1 })
    spokes.setTurning(true)
    #expect(spokes.opacity(ofSpoke: 0) == 1)
    #expect(spokes.opacity(ofSpoke: 1) < 0.3)
  }
}

@Suite struct ColorWellTests {
  @Test func theColorIsInTheRing() {
    let well = UIColorWell(frame: rect(0, 0, 44, 44))
    well.selectedColor = .red
    well.layoutIfNeeded()
    // A ring of 28 points in the middle, and 5 points inside it the colour.
    #expect(well.hasPart(at: rect(8, 8, 28, 28)))
    #expect(well.hasPart(at: rect(13, 13, 18, 18)))
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
  }

  @Test func withoutAlphaAColorIsOpaque() {
    let well = UIColorWell(frame: rect(0, 0, 28, 28))
    well.selectedColor = UIColor.red.withAlphaComponent(0.5)
    well.layoutIfNeeded()
    #expect(well.subviews.last?.backgroundColor?.cgColor.alpha == 0.5)
    well.supportsAlpha = false
    well.layoutIfNeeded()
    #expect(well.subviews.last?.backgroundColor?.cgColor.alpha == 1)
  }
}
