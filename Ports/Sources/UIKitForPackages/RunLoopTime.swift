import Foundation

/// The time that the main run loop took, as far as it passes for animations.
///
/// All of it does, however long drawing takes, as on a device. But a turn that begins animations passes only in part: on a
/// device they begin once the turn is over, and are not over with it.
struct RunLoopTime {
  /// The longest time that passes in a turn that began animations, seconds.
  static let longestBeginning: TimeInterval = 0.1

  /// How many runs of the loop are nested.
  private var depth = 0
  /// What has passed before ``start``, and was not taken yet.
  private var elapsed: TimeInterval = 0
  private var start: TimeInterval

  /// - Parameter time: seconds of a clock that goes on by itself, as all times here.
  init(at time: TimeInterval) { start = time }

  /// The loop runs from now on, perhaps within itself. Time between two runs does not pass.
  mutating func loopDidEnter(at time: TimeInterval) {
    if depth == 0 { start = time }
    depth += 1
  }

  mutating func loopDidExit(at time: TimeInterval) {
    if depth == 1 { count(until: time) }
    depth = max(0, depth - 1)
  }

  /// The time that passes now: since the last call, while the loop ran.
  mutating func takeStep(at time: TimeInterval, hasBegunAnimations: Bool) -> TimeInterval {
    count(until: time)
    defer { elapsed = 0 }
    return hasBegunAnimations ? min(elapsed, Self.longestBeginning) : elapsed
  }

  private mutating func count(until time: TimeInterval) {
    elapsed += max(0, time - start)
    start = time
  }
}
