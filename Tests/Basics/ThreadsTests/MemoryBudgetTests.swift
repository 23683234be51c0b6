import Foundation
import Synchronization
import Testing

@testable import Threads

@Suite struct MemoryBudgetTests {
  /// 4,096 by 2,048 pixels of 16 bytes.
  private let pictureBytes = 128 << 20

  private func reserve(in budget: MemoryBudget) throws(MemoryBudget.Exceeded) {
    try budget.reserve(width: 4096, height: 2048)
  }

  /// Two threads that each draw a picture; the second one begins when the first one has its memory.
  ///
  /// - Returns: The order in which they got and released memory.
  private func twoThreads(_ budget: MemoryBudget) -> [String] {
    let events = Mutex<[String]>([])
    @Sendable func add(_ event: String) { events.withLock { $0.append(event) } }
    let isFirstReserved = DispatchSemaphore(value: 0)
    let isSecondStarted = DispatchSemaphore(value: 0)
    let threads = DispatchGroup()
    DispatchQueue.global().async(group: threads) {
      try? budget.withTurn {
        try reserve(in: budget)
        add("first begins")
        isFirstReserved.signal()
        isSecondStarted.wait()
        // Long enough for the second one to go on, if it does not wait.
        usleep(100_000)
        add("first ends")
      }
    }
    DispatchQueue.global().async(group: threads) {
      isFirstReserved.wait()
      isSecondStarted.signal()
      try? budget.withTurn {
        try reserve(in: budget)
        add("second begins")
      }
    }
    threads.wait()
    return events.withLock { $0 }
  }

  @Test func largePicturesThatDoNotFitTogetherWaitForEachOther() {
    #expect(
      twoThreads(MemoryBudget(capacity: 2 * pictureBytes - 1))
        == ["first begins", "first ends", "second begins"])
  }

  @Test func picturesThatFitTogetherAreDrawnConcurrently() {
    #expect(
      twoThreads(MemoryBudget(capacity: 2 * pictureBytes))
        == ["first begins", "second begins", "first ends"])
  }

  @Test func aThreadDoesNotWaitForItself() throws {
    let budget = MemoryBudget(capacity: 1)
    try budget.withTurn {
      try reserve(in: budget)
      try reserve(in: budget)
    }
    // All of it is released.
    try budget.withTurn { try reserve(in: budget) }
  }

  @Test func aPictureThatCannotBeAllocatedIsAnError() {
    let budget = MemoryBudget(capacity: 1 << 30, canAllocate: { $0 < 128 << 20 })
    // 4096 × 2048 pixels of 16 bytes.
    #expect(throws: MemoryBudget.Exceeded(byteCount: 134_217_728)) { try reserve(in: budget) }
  }

  @Test func smallPicturesAreNotCounted() throws {
    let budget = MemoryBudget(capacity: 0, canAllocate: { _ in false })
    try budget.reserve(width: 1000, height: 1000)
  }
}
