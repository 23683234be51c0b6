import Foundation
import Synchronization

/// A value that is ready later.
public struct Async<Value> {
  /// Calls its argument with the value, once, on any thread.
  public let run: (@escaping (Value) -> Void) -> Void

  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }

  /// Waits for the value. On the main thread, the main run loop runs meanwhile.
  ///
  /// - Parameter timeout: Seconds.
  /// - Returns: Nil if it is not ready in time.
  func wait(timeout: TimeInterval) -> Value? {
    let box = ValueBox<Value>()
    run { box.set($0) }
    let deadline = Date(timeIntervalSinceNow: timeout)
    while box.value == nil, Date() < deadline {
      if Thread.isMainThread {
        let turn = min(deadline, Date(timeIntervalSinceNow: 0.005))
        _ = RunLoop.main.run(mode: .default, before: turn)
      } else {
        _ = box.isSet.wait(timeout: .now() + max(deadline.timeIntervalSinceNow, 0))
      }
    }
    return box.value
  }
}

/// A value that another thread sets.
private final class ValueBox<Value> {
  private let lock = NSLock()
  private var stored: Value?
  let isSet = DispatchSemaphore(value: 0)

  var value: Value? { lock.withLock { stored } }

  func set(_ value: Value) {
    lock.withLock { stored = value }
    isSet.signal()
  }
}
