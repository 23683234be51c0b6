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
}
