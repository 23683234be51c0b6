import StandardControls
import StandardViews
import Testing
import ViewTestSupport

@Suite struct ScrollingByHand {
  let log = EventLog()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let content: TouchedView
  let screen: TouchScreen

  init() {
    content = TouchedView("content", frame: CGRect(x: 0, y: 0, width: 100, height: 1000), log: log)
    scrollView.contentSize = content.frame.size
    scrollView.addSubview(content)
    screen = TouchScreen(of: scrollView)
  }

  @Test func theContentFollowsTheFingerFromWhereItBegins() {
    screen.touchDown(at: CGPoint(x: 50, y: 90))
    screen.move(to: CGPoint(x: 50, y: 81))
    #expect(scrollView.contentOffset.y == 0)
    screen.move(to: CGPoint(x: 50, y: 78))
    #expect(scrollView.isDragging)
    #expect(scrollView.contentOffset.y == 0)
    screen.move(to: CGPoint(x: 50, y: 48))
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 30))
    // The content moved with the finger: so did the finger's place in it.
    screen.advance(by: 1)
    screen.touchUp()
    #expect(!scrollView.isDragging)
    #expect(!scrollView.isDecelerating)
    #expect(scrollView.contentOffset.y == 30)
    #expect(log.take() == [])
  }

  @Test(arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag])
  func draggingEndsEditingWhereItDismissesTheKeyboard(
    mode: UIScrollView.KeyboardDismissMode
  ) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    window.addSubview(scrollView)
    scrollView.addSubview(field)
    scrollView.keyboardDismissMode = mode
    window.isHidden = false
    try #require(field.becomeFirstResponder())
    let screen = TouchScreen(of: window)
    screen.touchDown(at: CGPoint(x: 50, y: 90))
    screen.move(to: CGPoint(x: 50, y: 60))
    #expect(scrollView.isDragging)
    #expect(field.isFirstResponder == (mode == .none))
  }

  @Test func beyondAnEdgeTheContentFollowsLessAndLess() {
    screen.touchDown(at: CGPoint(x: 50, y: 10))
    screen.move(to: CGPoint(x: 50, y: 20))
    screen.move(to: CGPoint(x: 50, y: 60))
    // 40 points of pull in a view of 100: (1 − 1/(0.55·40/100 + 1))·100.
    #expect(abs(scrollView.contentOffset.y - -(1 - 1 / 1.22) * 100) < 1e-9)
    screen.advance(by: 1)
    screen.touchUp()
    #expect(scrollView.isDecelerating)
    screen.advance(by: 3)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func aThrownContentSlowsDown() {
    screen.drag(from: CGPoint(x: 50, y: 95), to: CGPoint(x: 50, y: 5), frames: 9)
    let released = scrollView.contentOffset.y
    #expect(scrollView.isDecelerating)
    screen.advance(by: 10)
    // 600 points per second, of which 0.998 are left after each millisecond, go 600/(−1000·ln
    // 0.998) = 299.7 points.
    #expect(abs(scrollView.contentOffset.y - released - 299.7) < 1)
  }

  @Test func aFingerCatchesMovingContent() {
    screen.drag(from: CGPoint(x: 50, y: 95), to: CGPoint(x: 50, y: 5), frames: 9)
    screen.advance(by: 0.1)
    #expect(scrollView.isDecelerating)
    screen.touchDown(at: CGPoint(x: 50, y: 50))
    #expect(!scrollView.isDecelerating)
    #expect(scrollView.isDragging)
    let caught = scrollView.contentOffset.y
    screen.advance(by: 0.2)
    screen.move(to: CGPoint(x: 50, y: 45))
    #expect(scrollView.contentOffset.y == caught + 5)
    screen.advance(by: 0.2)
    screen.touchUp()
    #expect(scrollView.contentOffset.y == caught + 5)
    #expect(log.take() == [])
  }

  @Test func touchesOfTheContentAreKeptBackForAMoment() {
    screen.touchDown(at: CGPoint(x: 50, y: 50))
    screen.advance(by: 0.14)
    #expect(log.take() == [])
    screen.advance(by: 0.01)
    #expect(log.take() == ["content began 50,50"])
    screen.move(to: CGPoint(x: 50, y: 30))
    #expect(log.take() == ["content cancelled 50,30"])
    screen.touchUp()
    screen.advance(by: 1)
    scrollView.contentOffset = .zero
    // A tap gets through.
    screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.take() == ["content began 50,50", "content ended 50,50"])
    scrollView.delaysContentTouches = false
    screen.touchDown(at: CGPoint(x: 50, y: 50))
    #expect(log.take() == ["content began 50,50"])
  }

  @Test func aControlThatHasItsTouchKeepsIt() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.addSubview(control)
    screen.touchDown(at: CGPoint(x: 50, y: 50))
    screen.advance(by: 0.2)
    #expect(control.isHighlighted)
    screen.move(to: CGPoint(x: 50, y: 10))
    #expect(!scrollView.isDragging)
    screen.touchUp()
    // A finger that scrolls at once does not touch the control.
    screen.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 10), frames: 2)
    #expect(scrollView.contentOffset.y == 20)
  }

  @Test func theFingerScrollsOnlyAlongTheContent() {
    screen.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 10, y: 50))
    #expect(!scrollView.isDecelerating)
    #expect(scrollView.contentOffset == .zero)
    scrollView.isScrollEnabled = false
    screen.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10))
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func aScrollViewInAnotherScrollsItsOwnAxis() {
    let row = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    row.contentSize = CGSize(width: 500, height: 50)
    scrollView.addSubview(row)
    screen.touchDown(at: CGPoint(x: 90, y: 25))
    screen.move(to: CGPoint(x: 80, y: 25))
    screen.move(to: CGPoint(x: 60, y: 25))
    screen.cancel()
    #expect(row.contentOffset.x == 20)
    screen.touchDown(at: CGPoint(x: 50, y: 45))
    screen.move(to: CGPoint(x: 50, y: 35))
    screen.move(to: CGPoint(x: 50, y: 5))
    screen.cancel()
    #expect(row.contentOffset.x == 20)
    #expect(scrollView.contentOffset.y == 30)
  }
}
