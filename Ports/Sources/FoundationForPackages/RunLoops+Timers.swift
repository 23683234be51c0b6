import Foundation

/// Core Foundation's timer of a run loop: Foundation's class.
public typealias CFRunLoopTimer = Timer

// Core Foundation's functions keep their names.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A timer that belongs to no run loop yet.
///
/// - Parameters:
///   - fireDate: when it fires first, seconds since 2001.
///   - interval: seconds from then on; 0 to fire once.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval,
  _ flags: CFOptionFlags, _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  nonisolated(unsafe) let block = block
  return Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
  ) { block?($0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds a timer to a run loop.
public func CFRunLoopAddTimer(_ rl: RunLoop!, _ timer: CFRunLoopTimer!, _ mode: RunLoop.Mode!) {
  if let timer { rl?.add(timer, forMode: mode ?? .default) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes a timer from all modes of its run loop, as it is in few others than the one that is asked for.
public func CFRunLoopRemoveTimer(_ rl: RunLoop!, _ timer: CFRunLoopTimer!, _ mode: RunLoop.Mode!) {
  timer?.invalidate()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends a timer.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }
