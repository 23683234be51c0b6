/// Repeats an action while a control is pressed, on the current ``VirtualClock``.
///
/// Starts after half a second and then repeats ten times per second, like the keys of a keyboard.
/// UIKit documents neither number.
final class AutomaticRepeat {
  /// The time until the first repetition, seconds.
  static let delay: TimeInterval = 0.5
  /// The time between two repetitions, seconds.
  static let interval: TimeInterval = 0.1

  private var pending: ScheduledAction?
  /// The number of times that the action has run since the start.
  private(set) var count = 0

  /// - Parameter action: returns whether to continue.
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

  /// Stops, and resets the count.
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
