import HeadlessUIKit

/// Whether a finger rests over a place where it cannot drop what it drags.
package struct DragHover<Place: Equatable> {
  /// Longer than this, seconds, a finger rests before it is taken to hover.
  package static var duration: TimeInterval { 0.5 }
  /// How far the finger may move meanwhile, points: from so much before where it began to less than
  /// so much behind.
  package static var reach: CGFloat { 5 }

  private struct Rest {
    let place: Place
    let box: CGRect
    let begin: TimeInterval
    var hasFired = false
  }

  private var rest: Rest?

  package init() {}

  /// Notes where the finger is at a time, in seconds.
  ///
  /// - Returns: whether it has now rested for long enough; once, until it rests elsewhere.
  package mutating func update(
    over place: Place, at pointer: CGPoint, time: TimeInterval
  ) -> Bool {
    guard let current = rest, current.place == place, current.box.contains(pointer) else {
      rest = Rest(
        place: place,
        box: CGRect(origin: pointer, size: .zero).insetBy(dx: -Self.reach, dy: -Self.reach),
        begin: time)
      return false
    }
    // Times are sums of frames, and may miss a limit by rounding errors.
    guard !current.hasFired, time - current.begin > Self.duration + 1e-7 else { return false }
    rest?.hasFired = true
    return true
  }

  /// Forgets that the finger rested anywhere.
  package mutating func clear() { rest = nil }
}
