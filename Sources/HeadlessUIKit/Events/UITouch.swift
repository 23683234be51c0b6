/// One finger on the screen.
open class UITouch: NSObject {
  /// What the finger does.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// The view that was hit when the finger came down; it gets the touch until the end.
  public internal(set) weak var view: UIView?
  /// What the finger did last.
  public internal(set) var phase: Phase
  /// How often the finger tapped this place.
  public internal(set) var tapCount: Int
  /// Seconds since the start of the clock that drives the events.
  public internal(set) var timestamp: TimeInterval

  private var position: CGPoint
  private var previousPosition: CGPoint

  /// A finger that just came down.
  ///
  /// - Parameters:
  ///   - position: in the coordinates of the view's root, points.
  ///   - view: the view that was hit.
  package init(
    at position: CGPoint, in view: UIView?, tapCount: Int = 1, timestamp: TimeInterval = 0
  ) {
    self.position = position
    self.previousPosition = position
    self.view = view
    self.phase = .began
    self.tapCount = tapCount
    self.timestamp = timestamp
    super.init()
  }

  /// Changes what the finger does, and where, in the coordinates of the view's root.
  package func update(phase: Phase, at position: CGPoint, timestamp: TimeInterval) {
    previousPosition = self.position
    self.position = position
    self.phase = phase
    self.timestamp = timestamp
  }

  /// Where the finger is, in a view's coordinates; nil stands for the root.
  open func location(in view: UIView?) -> CGPoint {
    convert(position, to: view)
  }

  /// Where the finger was before its last move, in a view's coordinates; nil stands for the root.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousPosition, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }
}

/// What happened: the touches that are on the screen.
open class UIEvent: NSObject {
  /// The touches, or nil if the event has none.
  public let allTouches: Set<UITouch>?
  /// Seconds since the start of the clock that drives the events.
  public let timestamp: TimeInterval

  package init(touches: Set<UITouch>, timestamp: TimeInterval = 0) {
    allTouches = touches
    self.timestamp = timestamp
    super.init()
  }

  /// The touches that belong to a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }
}
