/// One finger on the screen.
open class UITouch: NSObject {
  /// The state of a touch.
  public enum Phase: Int, Sendable {
    /// The finger has touched the screen.
    case began
    /// The finger has moved.
    case moved
    /// The finger has not moved since the last event, in which another one has.
    case stationary
    /// The finger has left the screen.
    case ended
    /// The system, or a gesture, has taken the touch from the view.
    case cancelled
    /// The states of a pointer, which never occur here.
    case regionEntered, regionMoved, regionExited
  }

  /// The view that was hit when the finger touched down; it receives the touch until the end.
  open var view: UIView? { hitView }
  /// The last change of the touch.
  open internal(set) var phase: Phase
  /// The number of consecutive taps at this place.
  open internal(set) var tapCount: Int
  /// Seconds since the start of the clock that drives the events.
  open internal(set) var timestamp: TimeInterval
  /// The recognisers that track the touch, innermost view first.
  open var gestureRecognizers: [UIGestureRecognizer]? { trackers }
  /// The window that was hit.
  open var window: UIWindow? { view?.window }
  /// The kind of the touch: direct, by a finger.
  open var type: TouchType { .direct }

  private weak var hitView: UIView?
  /// The recognisers that track the touch, innermost view first.
  final var trackers: [UIGestureRecognizer] = []
  /// The index in the order of touches.
  final var number = 0
  /// Whether the view receives the touch: false if the view accepts no more touches, and after the
  /// end.
  package final var isForView = false
  /// Whether the view was notified that the touch began.
  package final var hasBegunInView = false
  /// Whether the view is not yet notified that the touch ended.
  final var hasDeferredEnd = false

  /// From the top left of the root as displayed, so that scrolling the root does not move a finger.
  private var position = CGPoint.zero
  private var previousPosition = CGPoint.zero

  /// A finger at (0, 0) without a view, as tests of UIKit code make one.
  public override init() {
    phase = .began
    tapCount = 1
    timestamp = 0
    super.init()
  }

  /// A finger that just touched down.
  ///
  /// - Parameters:
  ///   - position: from the top left of the view's root, points.
  ///   - view: the view that was hit.
  package convenience init(
    at position: CGPoint, in view: UIView?, tapCount: Int = 1, timestamp: TimeInterval = 0
  ) {
    self.init()
    self.position = position
    previousPosition = position
    hitView = view
    self.tapCount = tapCount
    self.timestamp = timestamp
  }

  /// Updates the state and the position of the finger, from the top left of the view's root.
  package func update(phase: Phase, at position: CGPoint, timestamp: TimeInterval) {
    previousPosition = self.position
    self.position = position
    self.phase = phase
    self.timestamp = timestamp
  }

  /// Whether the finger is off the screen.
  package final var isOver: Bool { phase == .ended || phase == .cancelled }

  /// Whether a notification of the view is pending.
  var isDeferred: Bool { isForView && (!hasBegunInView || hasDeferredEnd) }

  /// Whether a recogniser that tracks the touch delays it, and may still recognise.
  func isDelayed(_ delays: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
    trackers.contains { recognizer in
      recognizer[keyPath: delays] && recognizer.currentState == .possible
        && recognizer.trackedTouches.contains { $0 === self }
    }
  }

  /// Where the finger is, in a view's coordinates; nil means the root.
  open func location(in view: UIView?) -> CGPoint {
    convert(position, to: view)
  }

  /// Where the finger was before its last move, in a view's coordinates; nil means the root.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousPosition, to: view)
  }

  // MARK: Properties that a pencil reports

  /// The radius of a fingertip, points.
  open var majorRadius: CGFloat { 20 }
  /// The inaccuracy of the radius, points.
  open var majorRadiusTolerance: CGFloat { 5 }
  /// The force of the touch: 0, since it is not measured.
  open var force: CGFloat { 0 }
  /// The greatest force that the device measures: 0.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The slope of the touch, radians: a right angle for a finger.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The identity of an estimated touch: nil, since nothing is estimated.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// Empty: no properties are estimated.
  open var estimatedProperties: Properties { [] }
  /// Empty: no properties are estimated.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// The location of the finger in a view's coordinates, as in ``location(in:)``.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// The location before the last move, as in ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  /// The direction of the pencil, radians: 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The direction of the pencil as a vector: to the right.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    let root = view.root
    let origin = root.boundsOrigin
    return view.convert(CGPoint(x: point.x + origin.x, y: point.y + origin.y), from: root)
  }
}
