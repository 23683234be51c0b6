import Foundation
import ObjectiveCRuntime

extension Timer {
  /// Makes a timer that calls a method of a target, with the timer as its argument.
  ///
  /// It runs on the current ``VirtualClock``, or without one on the current run loop.
  ///
  /// - Parameters:
  ///   - interval: Seconds to the first firing, and between two.
  ///   - target: It is retained until the timer is invalid.
  ///   - userInfo: Data of the client, which the timer keeps.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = InformedTimer(
      interval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    if let clock = VirtualClock.current {
      timer.schedule(on: clock, after: interval)
    } else {
      RunLoop.current.add(timer, forMode: .default)
    }
    return timer
  }

  /// Lets a clock fire the timer.
  ///
  /// - Parameter interval: Seconds to the first firing; a tenth of a millisecond if it is not positive, as in Foundation.
  @_spi(Ports) public func schedule(on clock: VirtualClock, after interval: TimeInterval) {
    clock.schedule(after: interval > 0 ? interval : 0.0001) { [self] in
      guard isValid else { return }
      if timeInterval > 0 { schedule(on: clock, after: timeInterval) }
      fire()
    }
  }
}

/// A class whose initializer makes an instance of a subclass, as Objective-C's can: in Swift only one of a
/// protocol does.
public protocol TargetedTimer {}

extension Timer: TargetedTimer {}

extension TargetedTimer {
  /// Makes a timer that calls a method of a target, for a run loop to which it is added.
  ///
  /// - Parameter userInfo: Data of the client, which the timer keeps.
  public init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let timer = InformedTimer(
      interval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    guard let timer = timer as? Self else {
      preconditionFailure(
        "A subclass of Timer is made with a block: iOS does not support it at all.")
    }
    self = timer
  }

  /// Makes a timer that calls a method of a target, for a run loop to which it is added.
  ///
  /// - Parameters:
  ///   - date: When it fires first.
  ///   - interval: Seconds between two firings.
  ///   - userInfo: Data of the client, which the timer keeps.
  public init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    (self as? Timer)?.fireDate = date
  }
}

/// A timer with data of its client: Foundation's own property cannot be set from outside.
private final class InformedTimer: Timer {
  nonisolated(unsafe) var information: Any?

  convenience init(
    interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    nonisolated(unsafe) let target = target
    self.init(timeInterval: interval, repeats: repeats) { timer in
      selector.perform(on: target, with: timer)
    }
    information = userInfo
  }

  override var userInfo: Any? { information }
}
