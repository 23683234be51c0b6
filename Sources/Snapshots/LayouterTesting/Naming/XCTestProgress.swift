import Foundation
import Synchronization
import XCTest

/// Counts the tests of XCTest that have ended, of which a process runs one at a time.
final class XCTestProgress: NSObject, XCTestObservation, Sendable {
  static let shared = XCTestProgress()

  private let state = Mutex((isObserving: false, endedCount: 0))

  /// Counted from the first call.
  var endedCount: Int {
    observe()
    return state.withLock { $0.endedCount }
  }

  private func observe() {
    let isFirst = state.withLock { state in
      defer { state.isObserving = true }
      return !state.isObserving
    }
    guard isFirst else { return }
    // XCTest wants observers to be added on the main thread.
    let add = { @Sendable in XCTestObservationCenter.shared.addTestObserver(self) }
    if Thread.isMainThread { add() } else { DispatchQueue.main.sync(execute: add) }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    state.withLock { $0.endedCount += 1 }
  }
}
