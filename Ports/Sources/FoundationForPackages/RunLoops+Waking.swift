internal import CoreFoundation
import Foundation

// Apart from the others, whose names Core Foundation has, too.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Wakes a run loop that waits, if it is this thread's or the main thread's.
public func CFRunLoopWakeUp(_ rl: RunLoop!) {
  if let loop = coreRunLoop(of: rl) { CoreFoundation.CFRunLoopWakeUp(loop) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Lets a run loop return, if it is this thread's or the main thread's.
public func CFRunLoopStop(_ rl: RunLoop!) {
  if let loop = coreRunLoop(of: rl) { CoreFoundation.CFRunLoopStop(loop) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Calls a block in the next turn of a run loop in a mode.
public func CFRunLoopPerformBlock(_ rl: RunLoop!, _ mode: RunLoop.Mode!, _ block: (() -> Void)!) {
  guard let rl, let mode, let block else { return }
  nonisolated(unsafe) let work = block
  rl.perform(inModes: [mode]) { work() }
}

/// Foundation does not give away its run loops' own.
func coreRunLoop(of loop: RunLoop?) -> CoreFoundation.CFRunLoop? {
  if loop === RunLoop.main { return CoreFoundation.CFRunLoopGetMain() }
  return loop === RunLoop.current ? CoreFoundation.CFRunLoopGetCurrent() : nil
}
