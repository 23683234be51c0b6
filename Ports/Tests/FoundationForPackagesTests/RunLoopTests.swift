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
}
