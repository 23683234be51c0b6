import Synchronization
import Testing
import Threads

@testable import Snapshots

struct BackgroundValueTests {
  @Test(arguments: [1, 2]) func theWorkIsDoneOnceForAllCalls(jobs: Int) throws {
    let count = Mutex(0)
    let value = BackgroundValue(jobs: jobs) {
      count.withLock {
        $0 += 1
        return $0
      }
    }
    #expect(try value.value() == 1)
    #expect(try value.value() == 1)
  }

  @Test func withOneJobTheFirstCallDoesTheWork() throws {
    let isDone = Mutex(false)
    let value = BackgroundValue(jobs: 1) { isDone.withLock { $0 = true } }
    #expect(!isDone.withLock { $0 })
    try value.value()
    #expect(isDone.withLock { $0 })
  }

  @Test(arguments: [1, 2]) func anErrorOfTheWorkIsThrownByEveryCall(jobs: Int) {
    let value = BackgroundValue<Int>(jobs: jobs) { throw RunCancelled() }
    #expect(throws: RunCancelled.self) { try value.value() }
    #expect(throws: RunCancelled.self) { try value.value() }
  }
}
