import Foundation
import Synchronization

/// A value that another thread works out while this one goes on.
package final class Meanwhile<Value: Sendable>: Sendable {
  private let work: @Sendable () throws -> Value
  private let result = Mutex<Result<Value, any Error>?>(nil)
  /// What the other thread is in until the result is there; nil where there is no other thread.
  private let thread: DispatchGroup?

  /// Begins the work.
  ///
  /// - Parameter jobs: How many threads may work at the same time. With one the work is done by the
  ///   first who asks for the value.
  package init(jobs: Int, _ work: @escaping @Sendable () throws -> Value) {
    self.work = work
    guard jobs > 1 else {
      thread = nil
      return
    }
    let group = DispatchGroup()
    thread = group
    group.enter()
    Thread { [self] in
      self.result.withLock { $0 = Result(catching: work) }
      group.leave()
    }.start()
  }

  /// What came of the work, as soon as it is there.
  package func value() throws -> Value {
    thread?.wait()
    return try result.withLock { result in
      let known = result ?? Result(catching: work)
      result = known
      return try known.get()
    }
  }
}
