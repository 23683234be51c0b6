/// Recognises fingers that move quickly in a direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable, Hashable {
    /// The bits of the directions.
    public let rawValue: UInt

    /// Creates directions from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A swipe to the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// A swipe upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// A swipe downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that are recognised.
  open var direction: Direction = .right
  /// The number of fingers that swipe.
  open var numberOfTouchesRequired = 1

  // The limits of UIKit's swipe recogniser.

  /// The longest duration of a swipe, seconds.
  private static let maximumDuration: TimeInterval = 0.5
  /// The shortest length of a swipe, points.
  private static let minimumMovement: CGFloat = 50
  /// The largest deviation to the sides, points.
  private static let maximumSideMovement: CGFloat = 50

  private var start: (place: CGPoint, time: TimeInterval)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count > numberOfTouchesRequired {
      state = .failed
    } else {
      start = (location(in: nil), event.timestamp)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let start else { return }
    let place = location(in: nil)
    let (x, y) = (place.x - start.place.x, place.y - start.place.y)
    guard event.timestamp - start.time <= Self.maximumDuration else {
      state = .failed
      return
    }
    let isSideways = abs(x) >= abs(y)
    let (along, across) = isSideways ? (x, y) : (y, x)
    if abs(across) > Self.maximumSideMovement {
      state = .failed
    } else if abs(along) >= Self.minimumMovement {
      let way: Direction = isSideways ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
      let isSwipe =
        direction.contains(way) && trackedTouches.count == numberOfTouchesRequired
      state = isSwipe ? .ended : .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, wantedState == nil { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    start = nil
  }
}
