import Foundation
import Testing
import UIKit

/// Core Foundation's functions of run loops.
@Suite struct WakingRunLoopTests {
  @Test func aBlockRunsInTheNextTurn() async {
    let isDone = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        nonisolated(unsafe) var count = 0
        CFRunLoopPerformBlock(CFRunLoopGetCurrent(), .defaultMode) { count += 1 }
        CFRunLoopWakeUp(CFRunLoopGetCurrent())
        CFRunLoopRunInMode(.defaultMode, 0.05, false)
        continuation.resume(returning: count == 1)
      }
    }
    #expect(isDone)
    CFRunLoopStop(nil)
  }

  @Test func anObserverIsCalledUntilItIsRemoved() async {
    let counts = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        nonisolated(unsafe) var activities: [CFRunLoopActivity] = []
        let ends: CFRunLoopActivity = [.entry, .exit]
        let observer = CFRunLoopObserverCreateWithHandler(nil, ends.rawValue, true, 0) {
          activities.append($1)
        }
        let loop = CFRunLoopGetCurrent()
        func turn() {
          CFRunLoopPerformBlock(loop, .defaultMode) {}
          CFRunLoopRunInMode(.defaultMode, 0.01, false)
        }
        CFRunLoopAddObserver(loop, observer, .defaultMode)
        turn()
        let seen = activities
        CFRunLoopRemoveObserver(loop, observer, .defaultMode)
        turn()
        continuation.resume(
          returning: (seen.first == .entry, seen.contains(.exit), activities.count - seen.count))
      }
    }
    #expect(counts == (true, true, 0))
  }
}
