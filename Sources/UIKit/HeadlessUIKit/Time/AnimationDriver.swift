import Threads

/// What moves animations to and fro instead of their clock, such as a gesture.
package protocol AnimationDriver: AnyObject {
  /// Where the animations are, in seconds of their clock.
  var now: TimeInterval { get }

  /// Registers an animation.
  ///
  /// - Parameters:
  ///   - end: in seconds of its clock; can be infinite.
  ///   - finish: called when time passes the end after the driver has released the animations.
  ///   - revert: called when the driver has taken the animations back to their begin.
  func add(end: TimeInterval, finish: @escaping () -> Void, revert: @escaping () -> Void)
}

extension AnimationBlock {
  /// What drives the animations that begin on this thread, if anything does.
  package static let drivers = ThreadStack<any AnimationDriver>()

  /// The time of the animations.
  var now: TimeInterval { driver?.now ?? clock.now }
}
