import Synchronization
import Testing
import Threads

@Suite struct ConcurrentMapTests {
  @Test(arguments: [1, 2, 3, 200]) func outputsAreInTheOrderOfTheInputs(jobs: Int) throws {
    let squares = try concurrentMap(Array(0..<100), jobs: jobs) { $0 * $0 }
    #expect(squares == (0..<100).map { $0 * $0 })
  }

  @Test func nothingComesOfNothing() throws {
    #expect(try concurrentMap([Int](), jobs: 2) { $0 }.isEmpty)
  }

  @Test func afterAFailureNoElementIsBegun() {
    let begun = Mutex<[Int]>([])
    #expect(throws: Failure(index: 20)) {
      try concurrentMap(Array(0..<100), jobs: 1) { index in
        begun.withLock { $0.append(index) }
        if index == 20 { throw Failure(index: index) }
      }
    }
    #expect(begun.withLock { $0 } == Array(0...20))
  }

  @Test func theErrorOfTheFirstElementIsThrown() {
    let hasBegun = Atomic(false)
    let otherHasFailed = Atomic(false)
    #expect(throws: Failure(index: 0)) {
      try concurrentMap([0, 1], jobs: 2) { index in
        if index == 0 {
          hasBegun.store(true, ordering: .relaxed)
          while !otherHasFailed.load(ordering: .relaxed) {}
        } else {
          while !hasBegun.load(ordering: .relaxed) {}
          otherHasFailed.store(true, ordering: .relaxed)
        }
        throw Failure(index: index)
      }
    }
  }

  @Test(arguments: [1, 2]) func cancellingIsAskedForBeforeEachElement(jobs: Int) {
    let count = Atomic(0)
    let isCancelled: @Sendable () -> Bool = { count.load(ordering: .relaxed) >= 5 }
    #expect(throws: RunCancelled()) {
      try concurrentMap(Array(0..<100), jobs: jobs, isCancelled: isCancelled) { _ in
        _ = count.wrappingAdd(1, ordering: .relaxed)
      }
    }
    // Each of the other threads may just have started another element.
    #expect((5..<5 + jobs).contains(count.load(ordering: .relaxed)))
  }

  @Test func anErrorTakesPrecedenceOverCancellation() {
    let hasBegun = Atomic(false)
    let isAnswered = Atomic(false)
    let isCancelled: @Sendable () -> Bool = {
      guard hasBegun.load(ordering: .relaxed) else { return false }
      isAnswered.store(true, ordering: .relaxed)
      return true
    }
    #expect(throws: Failure(index: 1)) {
      try concurrentMap([0, 1, 2], jobs: 2, isCancelled: isCancelled) { index in
        if index == 1 {
          hasBegun.store(true, ordering: .relaxed)
          while !isAnswered.load(ordering: .relaxed) {}
          throw Failure(index: index)
        }
        while !hasBegun.load(ordering: .relaxed) {}
      }
    }
  }
}

private struct Failure: Error, Equatable {
  var index: Int
}
