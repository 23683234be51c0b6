import HeadlessUIKit

/// Whether a finger rests over a place where it cannot drop what it drags.
package struct DragHover<Place: Equatable> {
  /// The time after which a resting finger counts as hovering, seconds.
  package static var duration: TimeInterval { 0.5 }
  /// The tolerated movement of the finger, points: from -reach (inclusive) to reach (exclusive) of
  /// its initial position.
  package static var reach: CGFloat { 5 }

  private struct Rest {
    let place: Place
    let box: CGRect
    let begin: TimeInterval
    var hasFired = false
  }

  private var rest: Rest?

  package init() {}

  /// Records the position of the finger at a time, in seconds.
  ///
  /// - Returns: whether the finger just started to hover; once, until it rests at another place.
  package mutating func update(
    over place: Place, at pointer: CGPoint, time: TimeInterval
  ) -> Bool {
    guard let current = rest, current.place == place, current.box.includes(pointer) else {
      rest = Rest(
        place: place,
        box: CGRect(origin: pointer, size: .zero).insetBy(dx: -Self.reach, dy: -Self.reach),
        begin: time)
      return false
    }
    // Times are sums of frame durations, and rounding errors may keep them just below a limit.
    guard !current.hasFired, time - current.begin > Self.duration + 1e-7 else { return false }
    rest?.hasFired = true
    return true
  }

  /// Resets the hover.
  package mutating func clear() { rest = nil }
}
