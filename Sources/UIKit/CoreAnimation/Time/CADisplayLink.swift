import ObjectiveCRuntime

/// Calls for each picture of the screen: sixty times per second of the ``VirtualClock`` that is current when
/// it is added to a run loop.
///
/// Without a clock it is never called. The clock retains it until it is invalidated.
open class CADisplayLink: NSObject {
  /// Pictures of the screen per second.
  private static let screenRate = 60.0

  private var action: ((CADisplayLink) -> Void)?
  private var clock: VirtualClock?
  private var nextCall: ScheduledAction?
  /// The number of the picture that was called for last, counted from the clock's start.
  private var picture = 0
  private var shownTime: TimeInterval = 0

  /// A link that calls a closure.
  public init(_ action: @escaping (CADisplayLink) -> Void) {
    self.action = action
    super.init()
  }

  /// A link that calls nothing.
  public override init() { super.init() }

  /// A link that calls a method with the link as its argument, or with none; it retains the target.
  public convenience init(target: Any, selector sel: Selector) {
    self.init { link in _ = sel.perform(on: target, with: link) }
  }

  /// When the picture of the last call is shown, in seconds of the clock.
  open var timestamp: TimeInterval { shownTime }

  /// When the next picture is shown, in seconds of the clock.
  open var targetTimestamp: TimeInterval { timestamp + Double(interval) / Self.screenRate }

  /// The time between two pictures of the screen, seconds.
  open var duration: TimeInterval { 1 / Self.screenRate }

  /// Whether calls are left out.
  open var isPaused = false {
    didSet {
      guard isPaused != oldValue else { return }
      if isPaused { nextCall?.cancel() } else { schedule() }
    }
  }

  /// The preferred number of calls per second; 0, the default, for one with each picture. The rate is the
  /// nearest that divides the screen's.
  open var preferredFramesPerSecond = 0 {
    didSet { chosenInterval = nil }
  }
  /// The number of pictures that ``frameInterval`` was set to; nil if the rate was set since.
  private var chosenInterval: Int?

  /// The preferred range of calls per second.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The number of pictures from call to call.
  open var frameInterval: Int {
    get { interval }
    set {
      preferredFramesPerSecond = newValue > 0 ? Int(Self.screenRate) / newValue : 0
      chosenInterval = newValue > 0 ? newValue : nil
    }
  }

  private var interval: Int {
    if let chosenInterval { return chosenInterval }
    let range = preferredFrameRateRange
    let wanted = range.preferred ?? (range.maximum > 0 ? range.maximum : nil)
    let rate =
      preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : wanted.map(Double.init)
    guard let rate, rate > 0, rate < Self.screenRate else { return 1 }
    return Int(min((Self.screenRate / rate).rounded(), 3600))
  }

  /// Starts to call, on the current clock whatever the run loop.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard clock == nil, action != nil, let current = VirtualClock.current else { return }
    clock = current
    schedule()
  }

  /// Ends the calls; adding the link again starts them anew.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    nextCall?.cancel()
    nextCall = nil
    clock = nil
  }

  /// Ends the calls for good, and releases the target or closure.
  open func invalidate() {
    nextCall?.cancel()
    nextCall = nil
    clock = nil
    action = nil
  }

  private func schedule() {
    nextCall?.cancel()
    guard let clock, !isPaused, action != nil else { return }
    // The first picture after now; a rounding error is not a picture.
    let current = Int((clock.now * Self.screenRate + 1e-6).rounded(.down))
    picture = current + 1
    schedulePicture(on: clock)
  }

  private func schedulePicture(on clock: VirtualClock) {
    let time = Double(picture) / Self.screenRate
    nextCall = clock.schedule(at: time) { [self] in
      shownTime = time
      action?(self)
      guard let clock = self.clock, !isPaused, action != nil else { return }
      picture += interval
      schedulePicture(on: clock)
    }
  }
}
