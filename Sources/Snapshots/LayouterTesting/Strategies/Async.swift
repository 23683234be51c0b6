import Foundation
import Synchronization

/// A value that is ready later.
public struct Async<Value> {
  /// Calls its argument with the value, once, on any thread.
  public let run: (@escaping (Value) -> Void) -> Void

  /// A value that a closure passes to its callback, once, on any thread.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// A value that is ready already.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  /// The value that a function makes of this one, when this one is ready.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }

  /// Waits for the value. On the main thread, it runs the main run loop while it waits.
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
