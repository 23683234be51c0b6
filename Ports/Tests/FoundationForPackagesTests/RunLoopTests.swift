import Foundation
import Synchronization
import Testing

@testable import FoundationForPackages

@Suite struct RunLoopTests {
  @Test func aRunLoopReturnsAfterItsTimeOrAfterASource() {
    let count = Mutex(0)
    let timer = Timer(timeInterval: 0.01, repeats: true) { _ in count.withLock { $0 += 1 } }
    defer { timer.invalidate() }
    RunLoop.current.add(timer, forMode: .default)
    let start = Date()
    #expect(CFRunLoopRunInMode(.defaultMode, 0.05, false) == .timedOut)
    #expect(Date().timeIntervalSince(start) >= 0.05)
    #expect(count.withLock { $0 } > 0)
  }

  @Test func theRecordOfMessagesIsEmpty() throws {
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let entries = try store.getEntries(at: store.position(date: .distantPast))
    #expect(Array(entries).isEmpty)
  }

  @Test func aProcessIsNoneOfAMac() {
    #expect(!ProcessInfo.processInfo.isMacCatalystApp && !ProcessInfo.processInfo.isiOSAppOnMac)
  }

  /// As a widespread extension of `Timer` writes it.
  @Test func aTimerOfCoreFoundationFiresOnceOrRepeatedly() {
    let once = Mutex(0)
    let often = Mutex(0)
    let now = CFAbsoluteTimeGetCurrent()
    let timers = [
      CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, now, 0, 0, 0) { timer in
        once.withLock { $0 += timer == nil ? 0 : 1 }
      },
      CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, now, 0.01, 0, 0) { _ in
        often.withLock { $0 += 1 }
      },
    ]
    for timer in timers { CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .defaultMode) }
    _ = CFRunLoopRunInMode(.defaultMode, 0.06, false)
    CFRunLoopTimerInvalidate(timers[1])
    #expect(once.withLock { $0 } == 1 && often.withLock { $0 } > 1)
    #expect(timers[1]?.isValid == false)
  }
}
