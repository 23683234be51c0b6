/// Repeats an action while a finger rests on a control, on the current ``VirtualClock``.
///
/// Starts after half a second and then repeats ten times a second, as the keys of a keyboard do; UIKit
/// documents neither number.
final class AutomaticRepeat {
  /// Seconds until the first repetition.
  static let delay: TimeInterval = 0.5
  /// Seconds between two repetitions.
  static let interval: TimeInterval = 0.1

  private var pending: ScheduledAction?
  /// How many times the action ran since the start.
  private(set) var count = 0

  /// - Parameter action: returns whether to go on.
  func start(_ action: @escaping () -> Bool) {
    reset()
    schedule(after: Self.delay, action)
  }

  private func schedule(after delay: TimeInterval, _ action: @escaping () -> Bool) {
    pending = VirtualClock.current?.schedule(after: delay) { [weak self] in
      guard let self else { return }
      pending = nil
      count += 1
      if action() { schedule(after: Self.interval, action) }
    }
  }

  /// Stops, and forgets earlier repetitions.
  func reset() {
    stop()
    count = 0
  }

  func stop() {
    pending?.cancel()
    pending = nil
  }

  deinit { pending?.cancel() }
}
