import Foundation

/// Core Foundation's run loop: Foundation's class.
public typealias CFRunLoop = RunLoop
/// A mode of a run loop: Foundation's type.
public typealias CFRunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// Core Foundation's name of `default`.
  public static var defaultMode: RunLoop.Mode { .default }
}

/// Why a run loop has returned.
public enum CFRunLoopRunResult: Int32, Sendable {
  /// It has neither sources nor timers in the mode.
  case finished = 1
  /// The run loop was stopped. Not returned here.
  case stopped = 2
  /// The time was over.
  case timedOut = 3
  /// One of its sources was handled, and it was to return then.
  case handledSource = 4
}

// Core Foundation's functions keep their names.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The run loop of this thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Runs this thread's run loop.
///
/// - Parameters:
///   - seconds: how long at most; 0 for one pass.
///   - returnAfterSourceHandled: whether it returns after the first source.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let end = Date(timeIntervalSinceNow: seconds)
  repeat {
    guard RunLoop.current.run(mode: mode, before: end) else { return .finished }
    if returnAfterSourceHandled, end > Date() { return .handledSource }
  } while end > Date()
  return .timedOut
}
