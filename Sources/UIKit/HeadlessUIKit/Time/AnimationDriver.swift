import Threads

/// An object that scrubs animations back and forth instead of their clock, such as a gesture.
package protocol AnimationDriver: AnyObject {
  /// The current time of the animations, in seconds of their clock.
  var now: TimeInterval { get }

  /// Registers an animation.
  ///
  /// - Parameters:
  ///   - end: in seconds of its clock; can be infinite.
  ///   - finish: called when time passes the end after the driver has released the animations.
  ///   - revert: called when the driver has reversed the animations to their start.
  func add(end: TimeInterval, finish: @escaping () -> Void, revert: @escaping () -> Void)
}

extension AnimationBlock {
  /// The drivers of animations that begin on this thread; the last one is in effect.
  package static let drivers = ThreadStack<any AnimationDriver>()

  /// The time of the animations.
  var now: TimeInterval { driver?.now ?? clock.now }
}
