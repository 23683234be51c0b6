import Foundation
import Synchronization

/// A value that another thread computes concurrently.
package final class BackgroundValue<Value: Sendable>: Sendable {
  private let work: @Sendable () throws -> Value
  private let result = Mutex<Result<Value, any Error>?>(nil)
  /// Entered by the other thread until the result is available; nil without another thread.
  private let thread: DispatchGroup?

  /// Starts the work.
  ///
  /// - Parameter jobs: The number of threads that may work concurrently. With one, the first call of
  ///   ``value()`` does the work.
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

  /// The result of the work; waits for it if necessary.
  package func value() throws -> Value {
    thread?.wait()
    return try result.withLock { result in
      let known = result ?? Result(catching: work)
      result = known
      return try known.get()
    }
  }
}
