import Foundation
import ObjectiveCRuntime
import Synchronization

extension NSObjectProtocol {
  /// Calls a method of the object after a delay on the current ``VirtualClock``, or without one on the
  /// run loop. The object is retained until then.
  ///
  /// - Parameter delay: Seconds.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    DelayedCall(target: self, selector: selector, argument: argument).start(after: delay)
  }
}

extension NSObject {
  /// Calls a method of the class after a delay on the current ``VirtualClock``, or without one on the run loop.
  ///
  /// - Parameter delay: Seconds.
  public class func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedCall(target: self as AnyObject, selector: selector, argument: argument)
      .start(after: delay)
  }

  /// Cancels the delayed calls of a target.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedCall.cancel { $0.target === target as AnyObject }
  }

  /// Cancels the delayed calls of a method of a target.
  ///
  /// - Parameter argument: Only calls with the same object as their argument are cancelled.
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object argument: Any?
  ) {
    DelayedCall.cancel { call in
      call.target === target as AnyObject && call.selector == selector
        && call.argument.map { $0 as AnyObject } === argument.map { $0 as AnyObject }
    }
  }
}

/// A call of a method that is due later.
private final class DelayedCall: Sendable {
  /// The pending calls of all threads.
  static let all = Mutex<[DelayedCall]>([])

  // Only the thread that made the call runs it, and uses both. Other threads compare the references, to cancel calls.
  nonisolated(unsafe) let target: AnyObject
  let selector: Selector
  nonisolated(unsafe) let argument: Any?

  init(target: AnyObject, selector: Selector, argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  func start(after delay: TimeInterval) {
    Self.all.withLock { $0.append(self) }
    if let clock = VirtualClock.current {
      clock.schedule(after: delay) { self.run() }
    } else {
      let timer = Timer(timeInterval: max(0, delay), repeats: false) { _ in self.run() }
      RunLoop.current.add(timer, forMode: .default)
    }
  }

  func run() {
    let isPending = Self.all.withLock { pending in
      guard let index = pending.firstIndex(where: { $0 === self }) else { return false }
      pending.remove(at: index)
      return true
    }
    if isPending { selector.perform(on: target, with: argument) }
  }

  static func cancel(where matches: (DelayedCall) -> Bool) {
    // Released outside of the lock, since targets may cancel calls when they are.
    let cancelled = all.withLock { pending -> [DelayedCall] in
      let cancelled = pending.filter(matches)
      pending.removeAll { call in cancelled.contains { $0 === call } }
      return cancelled
    }
    _ = cancelled.count
  }
}
