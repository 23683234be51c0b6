/// A timer that runs on the current ``VirtualClock``, with Foundation's `Timer` API.
///
/// Code that uses `Timer` is ported by one line in its module, which then covers all its uses:
///
///     typealias Timer = VirtualTimer
///
/// A timer that is made where no clock is current never fires, as one without a run loop.
public final class VirtualTimer {
  /// The time between two firings of a repeating timer, seconds; 0 for one that fires once.
  public let timeInterval: TimeInterval
  /// Whether the timer will still fire.
  public private(set) var isValid = true
  /// Data of the client.
  public var userInfo: Any?

  private let clock: VirtualClock?
  private let block: (VirtualTimer) -> Void
  private var action: ScheduledAction?

  private init(interval: TimeInterval, repeats: Bool, block: @escaping (VirtualTimer) -> Void) {
    // Foundation replaces intervals that are not positive by a tenth of a millisecond.
    let interval = interval > 0 ? interval : 0.0001
    timeInterval = repeats ? interval : 0
    self.block = block
    clock = .current
    if let clock { schedule(on: clock, at: clock.now + interval) }
  }

  /// Makes a timer that the current clock fires.
  ///
  /// - Parameters:
  ///   - interval: seconds to the first firing, and between two.
  ///   - repeats: whether it fires again and again, until it is invalidated.
  ///   - block: receives the timer each time it fires.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping (VirtualTimer) -> Void
  ) -> VirtualTimer {
    VirtualTimer(interval: interval, repeats: repeats, block: block)
  }

  private func schedule(on clock: VirtualClock, at due: TimeInterval) {
    action = clock.schedule(at: due) { [self] in
      if timeInterval > 0 { schedule(on: clock, at: due + timeInterval) }
      fire()
    }
  }

  /// Fires at once; this invalidates a timer that does not repeat.
  public func fire() {
    guard isValid else { return }
    block(self)
    if timeInterval == 0 { invalidate() }
  }

  /// Fires never again.
  public func invalidate() {
    isValid = false
    action?.cancel()
    action = nil
  }
}
