@_spi(Ports) import CoreAnimation
import Foundation

extension Timer {
  /// `scheduledTimer(withTimeInterval:repeats:block:)` in rewritten code.
  ///
  /// It runs on the current `VirtualClock`, or without one on the current run loop.
  ///
  /// - Parameters:
  ///   - interval: Seconds to the first firing, and between two.
  ///   - block: Receives the timer each time it fires.
  @discardableResult
  public class func _scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    guard let clock = VirtualClock.current else {
      return scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
    }
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule(on: clock, after: interval)
    return timer
  }
}
