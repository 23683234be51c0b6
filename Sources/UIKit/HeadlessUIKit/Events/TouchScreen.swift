/// A screen to touch, for scenes and tests: fingers touch down, move and lift, and time passes on
/// the clock between these events.
///
///     let screen = TouchScreen(of: view)
///     screen.tap(button)
///     screen.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50))
///
/// Places are in the coordinates of the application's screen, or relative to the top left of a view
/// without an application, as in pictures of them.
public final class TouchScreen {
  private enum Surface {
    case application(UIApplication)
    case view(UIView)
  }

  /// The time of the touches.
  public let clock: VirtualClock
  private let surface: Surface
  private let delivery: TouchDelivery
  /// The fingers that are down, by their numbers.
  private var fingers: [Int: Finger] = [:]
  private var touchCount = 0
  private var lastTap: (place: CGPoint, time: TimeInterval, count: Int)?

  private struct Finger {
    let touch: UITouch
    /// The root of the view that was hit, whose coordinates the touch is in.
    let root: UIView
    var place: CGPoint
  }

  /// The largest number of moves of a drag, which take a minute. More are clamped to it.
  public static let maximumFrames = 3600
  /// The largest number of taps of a call. More are clamped to it.
  public static let maximumTaps = 100

  /// The time between two moves of a finger that is dragged, seconds.
  public static let frameDuration: TimeInterval = 1.0 / 60

  /// The screen of an application.
  public init(_ application: UIApplication) {
    clock = application.clock
    surface = .application(application)
    delivery = application.touchDelivery
  }

  /// A view without an application, and its descendants.
  public init(of view: UIView, clock: VirtualClock = VirtualClock()) {
    self.clock = clock
    surface = .view(view)
    delivery = TouchDelivery(clock: clock)
  }

  // MARK: Fingers

  /// Puts a finger on the screen.
  ///
  /// - Parameter finger: identifies the finger; one that is down already is lifted first.
  public func touchDown(at place: CGPoint, finger: Int = 0) {
    touchUp(finger: finger)
    perform {
      let hit = view(at: place)
      let root = hit?.root ?? UIView()
      let touch = UITouch(
        at: convert(place, to: root), in: hit, tapCount: tapCount(at: place),
        timestamp: clock.now)
      touch.number = touchCount
      touchCount += 1
      fingers[finger] = Finger(touch: touch, root: root, place: place)
      send()
    }
  }

  /// Moves a finger that is down.
  public func move(to place: CGPoint, finger: Int = 0) {
    update(finger, .moved, at: place)
  }

  /// Lifts a finger at its current position.
  public func touchUp(finger: Int = 0) {
    guard let present = fingers[finger] else { return }
    lastTap = (present.place, clock.now, present.touch.tapCount)
    update(finger, .ended, at: present.place)
  }

  /// The position of a finger; nil if it is not down.
  public func place(ofFinger finger: Int = 0) -> CGPoint? { fingers[finger]?.place }

  /// The view that receives the touches of a finger; nil if there is none, or the finger is not down.
  public func view(underFinger finger: Int = 0) -> UIView? { fingers[finger]?.touch.view }

  /// Cancels the touches of all fingers, as an incoming call does.
  public func cancel() {
    for finger in fingers.keys.sorted() {
      if let place = fingers[finger]?.place { update(finger, .cancelled, at: place) }
    }
  }

  /// Advances the clock.
  public func advance(by seconds: TimeInterval) {
    perform { clock.advance(by: seconds) }
  }

  // MARK: Gestures

  /// Taps a place.
  ///
  /// - Parameter count: at most ``maximumTaps``.
  public func tap(at place: CGPoint, count: Int = 1) {
    for number in 0..<min(max(0, count), Self.maximumTaps) {
      if number > 0 { advance(by: 0.1) }
      touchDown(at: place)
      advance(by: 0.05)
      touchUp()
    }
  }

  /// Taps the middle of a view.
  public func tap(_ view: UIView, count: Int = 1) {
    tap(at: middle(of: view), count: count)
  }

  /// Presses the middle of a view and releases it.
  ///
  /// - Parameter duration: how long the finger stays, seconds.
  public func longPress(_ view: UIView, duration: TimeInterval = 0.6) {
    longPress(at: middle(of: view), duration: duration)
  }

  /// Presses a point and releases it.
  ///
  /// - Parameter duration: how long the finger stays, seconds.
  public func longPress(at place: CGPoint, duration: TimeInterval = 0.6) {
    touchDown(at: place)
    advance(by: duration)
    touchUp()
  }

  /// Drags a finger in a straight line, evenly, and lifts it.
  ///
  /// - Parameters:
  ///   - frames: the number of moves, a sixtieth of a second each; at most ``maximumFrames``.
  ///   - press: how long the finger stays before it moves, seconds.
  ///   - rest: how long the finger stays before it is lifted, seconds.
  public func drag(
    from start: CGPoint, to end: CGPoint, frames: Int = 10, press: TimeInterval = 0,
    rest: TimeInterval = 0
  ) {
    touchDown(at: start)
    if press > 0 { advance(by: press) }
    let frames = min(max(1, frames), Self.maximumFrames)
    for frame in 1...frames {
      let part = CGFloat(frame) / CGFloat(frames)
      advance(by: Self.frameDuration)
      move(
        to: frame == frames
          ? end
          : CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    if rest > 0 { advance(by: rest) }
    touchUp()
  }

  /// The middle of a view's bounds on the screen.
  public func middle(of view: UIView) -> CGPoint {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    switch surface {
    case .application:
      let root = view.root
      let inRoot = view.convert(middle, to: root)
      return (root as? UIWindow)?.convert(inRoot, to: nil) ?? inRoot
    case .view(let surface):
      let place = view.convert(middle, to: surface)
      return CGPoint(x: place.x - surface.bounds.minX, y: place.y - surface.bounds.minY)
    }
  }

  // MARK: Delivery

  private func update(_ number: Int, _ phase: UITouch.Phase, at place: CGPoint) {
    guard var finger = fingers[number], place.x.isFinite, place.y.isFinite else { return }
    perform {
      finger.place = place
      finger.touch.update(
        phase: phase, at: convert(place, to: finger.root), timestamp: clock.now)
      fingers[number] = finger
      send()
      if finger.touch.isOver { fingers[number] = nil }
    }
  }

  private func send() {
    let touches = Set(fingers.values.map(\.touch))
    let event = UIEvent(touches: touches, timestamp: clock.now)
    switch surface {
    case .application(let application): application.sendEvent(event)
    case .view: delivery.dispatch(event)
    }
    clock.onTurnEnd?()
  }

  private func perform(_ actions: () -> Void) {
    switch surface {
    case .application(let application): application.perform(actions)
    case .view: clock.perform(actions)
    }
  }

  private func view(at place: CGPoint) -> UIView? {
    switch surface {
    case .application(let application): application.hitTest(place, with: nil)
    case .view(let view): view.hitTest(Self.point(at: place, of: view), with: nil)
    }
  }

  /// A place of the screen from the top left of a root.
  private func convert(_ place: CGPoint, to root: UIView) -> CGPoint {
    let point =
      switch surface {
      case .application: (root as? UIWindow)?.convert(place, from: nil) ?? place
      case .view(let view): view.convert(Self.point(at: place, of: view), to: root)
      }
    return CGPoint(x: point.x - root.bounds.minX, y: point.y - root.bounds.minY)
  }

  /// A place from the top left of a view in its coordinates.
  private static func point(at place: CGPoint, of view: UIView) -> CGPoint {
    CGPoint(x: place.x + view.bounds.minX, y: place.y + view.bounds.minY)
  }

  /// The tap count: consecutive touches within the multi-tap interval and distance.
  private func tapCount(at place: CGPoint) -> Int {
    guard let lastTap,
      clock.now - lastTap.time <= TapLimits.maximumInterval + 1e-7,
      abs(place.x - lastTap.place.x) <= TapLimits.allowableMovement,
      abs(place.y - lastTap.place.y) <= TapLimits.allowableMovement
    else { return 1 }
    return lastTap.count + 1
  }
}

extension UIApplication {
  /// Delivers an event to the windows that it concerns.
  public func sendEvent(_ event: UIEvent) {
    touchDelivery.dispatch(event)
  }
}
