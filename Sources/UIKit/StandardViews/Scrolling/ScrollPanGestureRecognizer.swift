@_spi(PackageViews) import GestureRecognizers
import HeadlessUIKit

/// The pan that scrolls a scroll view.
///
/// It begins when the finger moves in a direction in which the content can scroll. The content then
/// follows the finger from there, without the distance moved before. Touches in the content are
/// delayed for a moment, in which they may become a scroll.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// The time for which touches are withheld from the content, seconds; as in UIKit.
  private static let contentDelay: TimeInterval = 0.15

  private var delayEnd: ScheduledAction?
  /// The fingers' translation when the gesture began.
  private var travelAtBegin = CGPoint.zero

  private var scrollView: UIScrollView? { view as? UIScrollView }

  /// Whether touches are currently withheld from the content.
  override var delaysTouchesBegan: Bool {
    get { delayEnd?.isPending ?? false }
    set {}
  }

  /// Creates a pan that scrolls the view it is attached to.
  init() {
    super.init(target: nil, action: nil)
    addAction(
      UIAction { action in (action.sender as? ScrollPanGestureRecognizer)?.scroll() })
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let scrollView else { return }
    guard scrollView.isScrollEnabled else {
      state = .failed
      return
    }
    if scrollView.isDecelerating || scrollView.isScrollAnimating {
      // The finger catches the moving content.
      state = .began
    } else if scrollView.delaysContentTouches, scrollView.canScroll.x || scrollView.canScroll.y {
      delayEnd = delivery?.clock.schedule(after: Self.contentDelay) { [weak self] in
        self?.delivery?.process {}
      }
    }
  }

  /// Whether the fingers have moved far enough in a direction in which the content scrolls.
  override var hasLeftSlop: Bool {
    guard let scrollView, mayTakeTouches else { return false }
    let way = UIPanGestureRecognizer.vector(travel, in: scrollView)
    switch scrollView.canScroll {
    case (true, true): return (way.x * way.x + way.y * way.y).squareRoot() >= Self.slop
    case (true, false): return abs(way.x) >= Self.slop
    case (false, true): return abs(way.y) >= Self.slop
    case (false, false): return false
    }
  }

  /// Whether the views in the content give up the touches they have received.
  private var mayTakeTouches: Bool {
    guard let scrollView else { return false }
    return trackedTouches.allSatisfy { touch in
      guard touch.isForView, touch.hasBegunInView, let view = touch.view, view !== scrollView else {
        return true
      }
      return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view)
    }
  }

  private func scroll() {
    guard let scrollView else { return }
    switch state {
    case .began:
      travelAtBegin = travel
      scrollView.beginDragging()
    case .changed:
      scrollView.drag(
        by: UIPanGestureRecognizer.vector(
          CGPoint(x: travel.x - travelAtBegin.x, y: travel.y - travelAtBegin.y), in: scrollView))
    case .ended: scrollView.endDragging(velocity: velocity(in: scrollView))
    case .cancelled: scrollView.endDragging(velocity: .zero)
    case .possible, .failed: break
    }
  }

  override func reset() {
    super.reset()
    delayEnd?.cancel()
    delayEnd = nil
  }
}

extension UIScrollView {
  /// Whether a finger that moves along a vector scrolls the content; its longer component counts.
  package func scrolls(along way: CGPoint) -> Bool {
    isScrollEnabled && (abs(way.x) > abs(way.y) ? canScroll.x : canScroll.y)
  }

  /// Whether a finger can move the content, for each axis.
  fileprivate var canScroll: (x: Bool, y: Bool) {
    let edges = restingOffsets
    return (
      x: edges.x.lowerBound < edges.x.upperBound || bouncesX && alwaysBounceHorizontal,
      y: edges.y.lowerBound < edges.y.upperBound || bouncesY && alwaysBounceVertical
    )
  }
}
