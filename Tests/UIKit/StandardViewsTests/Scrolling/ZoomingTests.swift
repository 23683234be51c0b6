import StandardViews
import Testing

/// A view of 200 x 100 points in a scroll view of 100 x 100.
@Suite struct ZoomingTests {
  private final class Zoomer: UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var log: [String] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.append("begin")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom") }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      log.append("end \(scale)")
    }
  }

  private let zoomer = Zoomer()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    scrollView.addSubview(zoomer.view)
    scrollView.contentSize = zoomer.view.frame.size
    scrollView.delegate = zoomer
    scrollView.maximumZoomScale = 4
  }

  @Test func withoutAViewNothingZooms() {
    scrollView.delegate = nil
    scrollView.zoomScale = 2
    #expect(scrollView.zoomScale == 1)
    #expect(zoomer.view.frame.width == 200)
  }

  @Test func theMiddleOfWhatIsVisibleStays() {
    scrollView.contentOffset = CGPoint(x: 50, y: 0)
    // The middle is at 100, 50 of the view: at 200, 100 of the content at twice the scale.
    scrollView.zoomScale = 2
    #expect(scrollView.zoomScale == 2)
    #expect(zoomer.view.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(scrollView.contentSize == CGSize(width: 400, height: 200))
    #expect(scrollView.contentOffset == CGPoint(x: 150, y: 50))
    #expect(zoomer.log == ["zoom"])
  }

  @Test func theContentDoesNotLeaveTheEdges() {
    scrollView.zoomScale = 2
    scrollView.contentOffset = .zero
    scrollView.zoomScale = 1
    #expect(scrollView.contentOffset == .zero)
    #expect(scrollView.contentSize == CGSize(width: 200, height: 100))
  }

  @Test(
    arguments: [(0.1, 1), (9, 4), (CGFloat.nan, 1), (CGFloat.infinity, 1)] as [(CGFloat, CGFloat)])
  func theScaleStaysWithinItsLimits(scale: CGFloat, expected: CGFloat) {
    scrollView.zoomScale = scale
    #expect(scrollView.zoomScale == expected)
  }

  @Test(arguments: [0, -1, CGFloat.nan, -CGFloat.infinity])
  func aViewKeepsAScaleThatItCanHave(minimum: CGFloat) {
    scrollView.minimumZoomScale = minimum
    scrollView.zoomScale = 0
    scrollView.zoom(to: CGRect(x: CGFloat.nan, y: 0, width: 50, height: 50), animated: false)
    #expect(scrollView.zoomScale > 0 && scrollView.zoomScale <= 4)
    #expect(scrollView.contentOffset.x.isFinite && scrollView.contentOffset.y.isFinite)
    #expect(scrollView.contentSize.width.isFinite && scrollView.contentSize.width > 0)
  }

  @Test func aPartOfTheViewFillsTheScrollView() {
    scrollView.zoom(to: CGRect(x: 100, y: 50, width: 40, height: 50), animated: false)
    // 100 / 50 of the height; the middle of the part, at 120, 75 of the view, is then at 240, 150.
    #expect(scrollView.zoomScale == 2)
    #expect(scrollView.contentOffset == CGPoint(x: 190, y: 100))
  }

  @Test func anAnimationReportsItsEnd() {
    let clock = VirtualClock()
    clock.perform { scrollView.setZoomScale(3, animated: true) }
    #expect(zoomer.log == ["begin", "zoom"])
    clock.advance(by: 0.3)
    #expect(zoomer.log == ["begin", "zoom", "end 3.0"])
  }

  @Test func fingersZoomWhereTheLimitsAllowIt() {
    #expect(scrollView.pinchGestureRecognizer != nil)
    let screen = TouchScreen(of: scrollView)
    screen.pinch(around: CGPoint(x: 50, y: 50), from: 20, to: 40)
    #expect(scrollView.zoomScale == 2)
    #expect(zoomer.log.first == "begin" && zoomer.log.last == "end 2.0")
    #expect(!scrollView.isZooming)
    // What was between the fingers is still there: 50, 50 of the view. They move one after the other, by
    // a point each, so that their middle was within half a point of it when the gesture began.
    #expect(abs(scrollView.contentOffset.x - 50) <= 1 && scrollView.contentOffset.y == 50)
    scrollView.maximumZoomScale = 1
    #expect(scrollView.pinchGestureRecognizer == nil)
  }

  @Test func fingersThatMoveTogetherTakeTheContentAlong() {
    scrollView.zoomScale = 2
    scrollView.contentOffset = CGPoint(x: 100, y: 50)
    let screen = TouchScreen(of: scrollView)
    screen.touchDown(at: CGPoint(x: 40, y: 50), finger: 0)
    screen.touchDown(at: CGPoint(x: 60, y: 50), finger: 1)
    // The gesture begins here: 55, 50 is between the fingers, and stays there at 1.5 times the scale.
    screen.move(to: CGPoint(x: 70, y: 50), finger: 1)
    screen.move(to: CGPoint(x: 80, y: 50), finger: 1)
    screen.move(to: CGPoint(x: 50, y: 50), finger: 0)
    #expect(scrollView.zoomScale == 3)
    let place = CGPoint(x: (100.0 + 55) / 2 * 3 - 65, y: (50.0 + 50) / 2 * 3 - 50)
    #expect(abs(scrollView.contentOffset.x - place.x) < 1e-9)
    #expect(abs(scrollView.contentOffset.y - place.y) < 1e-9)
  }

  @Test func aScaleBeyondALimitReturns() {
    let screen = TouchScreen(of: scrollView)
    screen.touchDown(at: CGPoint(x: 45, y: 50), finger: 0)
    screen.touchDown(at: CGPoint(x: 55, y: 50), finger: 1)
    screen.move(to: CGPoint(x: 10, y: 50), finger: 0)
    screen.move(to: CGPoint(x: 90, y: 50), finger: 1)
    // Eight times as far apart: a quarter of the distance beyond 4 is followed.
    #expect(scrollView.zoomScale == 5)
    #expect(scrollView.isZooming)
    screen.touchUp(finger: 0)
    screen.touchUp(finger: 1)
    #expect(scrollView.isZoomBouncing && scrollView.zoomScale == 4)
    screen.advance(by: 0.3)
    #expect(!scrollView.isZoomBouncing && zoomer.log.last == "end 4.0")
  }
}
