/// What happened: the touches that are on the screen.
open class UIEvent: NSObject {
  /// The touches, or nil if the event has none.
  public let allTouches: Set<UITouch>?
  /// Seconds since the start of the clock that drives the events.
  public let timestamp: TimeInterval
  /// What brings the event to recognisers and views.
  weak var delivery: TouchDelivery?

  package init(touches: Set<UITouch>, timestamp: TimeInterval = 0) {
    allTouches = touches
    self.timestamp = timestamp
    super.init()
  }

  /// The touches that belong to the views of a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// The touches that a recogniser watches.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { touch in touch.gestureRecognizers.contains { $0 === gesture } }
  }

  /// The touches that belong to a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }
}
