/// The devices whose scrolling counts as a gesture.
public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
  /// The bits of the mask.
  public let rawValue: Int

  /// Creates a mask from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Devices that scroll in steps, such as a mouse wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Devices that scroll smoothly, such as a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both kinds of devices.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognises fingers that move over the view; a continuous gesture.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The number of fingers that it needs to begin.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers with which it begins.
  open var maximumNumberOfTouches = Int.max
  /// Kept, without effect: no device here scrolls.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The distance that the fingers move before the gesture begins, points.
  package static let slop: CGFloat = 10
  /// The interval over which the velocity is averaged, seconds.
  private static let velocitySpan: TimeInterval = 0.1

  private struct Sample {
    let time: TimeInterval
    let travel: CGPoint
  }

  /// The fingers' translation since they touched down, in the root's coordinates.
  package private(set) final var travel = CGPoint.zero
  /// The travel at which ``translation(in:)`` is zero.
  private var origin = CGPoint.zero
  private var samples: [Sample] = []

  private var touchesDown: [UITouch] { trackedTouches.filter { !$0.isOver } }

  /// The fingers' translation since they touched down, or since ``setTranslation(_:in:)``, in the
  /// coordinates of a view; nil means the root.
  open func translation(in view: UIView?) -> CGPoint {
    Self.vector(CGPoint(x: travel.x - origin.x, y: travel.y - origin.y), in: view)
  }

  /// Sets the current translation, and resets the velocity.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let translation = view.map { Self.vector(translation, from: $0) } ?? translation
    origin = CGPoint(x: travel.x - translation.x, y: travel.y - translation.y)
    samples = samples.suffix(1)
  }

  /// The fingers' velocity, points per second in the coordinates of a view; nil means the root. It
  /// is the average over the last tenth of a second: zero if the fingers rested before they were
  /// lifted.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let now = delivery?.clock.now ?? samples.last?.time, let last = samples.last else {
      return .zero
    }
    let span = now - Self.velocitySpan - 1e-7
    guard let first = samples.first(where: { $0.time >= span }), now > first.time else {
      return .zero
    }
    return Self.vector(
      CGPoint(
        x: (last.travel.x - first.travel.x) / (now - first.time),
        y: (last.travel.y - first.travel.y) / (now - first.time)), in: view)
  }

  /// Whether the fingers have moved far enough.
  @_spi(PackageViews)
  open var hasLeftSlop: Bool {
    (travel.x * travel.x + travel.y * travel.y).squareRoot() >= Self.slop
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    if touchesDown.count > maximumNumberOfTouches {
      state = .failed
    } else {
      record(event.timestamp)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let fingers = touchesDown
    guard !fingers.isEmpty else { return }
    for touch in touches {
      let (old, new) = (touch.previousLocation(in: nil), touch.location(in: nil))
      travel.x += (new.x - old.x) / CGFloat(fingers.count)
      travel.y += (new.y - old.y) / CGFloat(fingers.count)
    }
    record(event.timestamp)
    if state == .began || state == .changed {
      state = .changed
    } else if hasLeftSlop, fingers.count >= minimumNumberOfTouches {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchesDown.isEmpty else { return }
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    travel = .zero
    origin = .zero
    samples = []
  }

  private func record(_ time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append(Sample(time: time, travel: travel))
    if samples.count > 64 { samples.removeFirst(32) }
  }

  /// Converts a vector from the root's coordinates to a view's; nil means the root.
  package static func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let root = view.root
    let start = view.convert(CGPoint.zero, from: root)
    let end = view.convert(vector, from: root)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Converts a vector from a view's coordinates to the root's.
  private static func vector(_ vector: CGPoint, from view: UIView) -> CGPoint {
    let root = view.root
    let start = view.convert(CGPoint.zero, to: root)
    let end = view.convert(vector, to: root)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
