// Core Animation's global functions keep their names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The current time of the current ``VirtualClock``, seconds; 0 without a clock, since time does not pass
/// there.
public func CACurrentMediaTime() -> TimeInterval {
  VirtualClock.current?.now ?? 0
}

/// The values that an animation shows before and after its time.
public struct CAMediaTimingFillMode: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name of the mode.
  public let rawValue: String

  /// A mode by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Shows the last value after the animation ends.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Shows the first value before the animation starts.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Shows the first value before the animation starts and the last one after it ends.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Shows no values outside of the animation's time; the default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var isBackwards: Bool { self == .backwards || self == .both }
  var isForwards: Bool { self == .forwards || self == .both }
}

/// How the time of a layer or an animation follows from the time of its parent: the superlayer, the
/// layer or the group.
///
/// The local time is `(parent's time - beginTime) * speed + timeOffset`.
public protocol CAMediaTiming: AnyObject {
  /// When the object's time starts, in the time of its parent, seconds. 0 for an animation means: when it is
  /// added.
  var beginTime: TimeInterval { get set }
  /// The length of one run of an animation, seconds; 0 for the transaction's duration.
  var duration: TimeInterval { get set }
  /// How fast local time passes; 0 stops it, a negative number reverses an animation.
  var speed: Float { get set }
  /// Added to the local time, seconds.
  var timeOffset: TimeInterval { get set }
  /// The number of runs; 0 counts as 1.
  var repeatCount: Float { get set }
  /// How long an animation is repeated, seconds, instead of ``repeatCount``; 0 leaves it to that.
  var repeatDuration: TimeInterval { get set }
  /// Whether each run plays forwards and then backwards.
  var autoreverses: Bool { get set }
  /// The values that are shown before the start and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The values of ``CAMediaTiming``.
struct MediaTiming: Sendable, Equatable {
  var beginTime: TimeInterval = 0
  var duration: TimeInterval = 0
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// The local time of a layer for the time of its superlayer.
  func localTime(atParentTime time: TimeInterval) -> TimeInterval {
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// The time of the superlayer for a local time; ``beginTime`` if time does not pass.
  func parentTime(atLocalTime time: TimeInterval) -> TimeInterval {
    speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
  }

  // MARK: Of an animation

  /// A difference of times that is a rounding error, seconds.
  private static let tolerance: TimeInterval = 1e-7

  /// The length of all runs in local time, seconds; can be infinite.
  ///
  /// - Parameter duration: of one run.
  func activeDuration(_ duration: TimeInterval) -> TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let count = repeatCount > 0 ? Double(repeatCount) : 1
    return duration * count * (autoreverses ? 2 : 1)
  }

  /// When the animation is over, in the time of its parent; infinite for never.
  func end(_ duration: TimeInterval) -> TimeInterval {
    speed == 0 ? .infinity : beginTime + activeDuration(duration) / Double(abs(speed))
  }

  /// A place in an animation.
  struct Position: Equatable {
    /// The part of one run that has passed, 0...1.
    var fraction: Double
    /// The number of whole runs before, for cumulative animations.
    var run: Int
  }

  /// The place at a time of the parent; nil where the animation shows nothing.
  ///
  /// - Parameters:
  ///   - duration: of one run.
  ///   - isOver: whether the animation counts as over whatever the time.
  ///   - includesEnd: whether the end itself still belongs to the animation.
  func position(
    atParentTime time: TimeInterval, duration: TimeInterval, isOver: Bool = false,
    includesEnd: Bool = false
  ) -> Position? {
    let active = activeDuration(duration)
    var elapsed = (time - beginTime) * Double(abs(speed))
    if isOver { elapsed = active }
    if elapsed < 0 {
      guard fillMode.isBackwards else { return nil }
      elapsed = 0
    } else if elapsed >= active, speed != 0 || isOver {
      let isEnd = includesEnd && elapsed - active < Self.tolerance
      guard fillMode.isForwards || isEnd, active.isFinite else { return nil }
      return position(speed < 0 ? 0 : active, duration, isEnd: speed >= 0)
    }
    return position(
      speed < 0 && active.isFinite ? active - elapsed : elapsed + timeOffset, duration,
      isEnd: false)
  }

  /// - Parameter isEnd: whether the end of a run counts as its end, rather than as the start of the next run.
  private func position(_ elapsed: Double, _ duration: Double, isEnd: Bool) -> Position {
    guard duration > 0, elapsed.isFinite else { return Position(fraction: isEnd ? 1 : 0, run: 0) }
    let runs = elapsed / duration
    var whole = runs.rounded(.down)
    var fraction = runs - whole
    if isEnd, fraction < 1e-9, whole > 0 { (whole, fraction) = (whole - 1, 1) }
    if autoreverses {
      if Int(min(max(whole, -1e9), 1e9)) & 1 == 1 { fraction = 1 - fraction }
      whole = (whole / 2).rounded(.down)
    }
    return Position(fraction: fraction, run: Int(min(max(whole, -1e9), 1e9)))
  }
}
