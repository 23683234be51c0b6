import Foundation
import Synchronization

/// Work was stopped before its end because the caller wished so.
public struct RunCancelled: Error, Sendable, Equatable, CustomStringConvertible {
  public init() {}

  public var description: String { "stopped before the end" }
}

/// Calls a function for each element on several threads and returns what it returned, in the order
/// of the elements: the result does not depend on the number of threads.
///
/// A thread takes several neighbours at a time: they tend to show the same texts, which are then
/// shaped and drawn by one thread and in the caches for the rest, not by all threads at once.
///
/// The threads are the run's own and not those of the concurrency pool, since views are drawn
/// recursively, and the pool's half megabyte of stack ends a deep tree.
///
/// - Parameter isCancelled: Asked before each element. Elements that have been begun are finished.
/// - Throws: ``RunCancelled``, or what the function threw for the first of the elements for which
///   it did; no further element is begun then.
package func concurrentMap<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], jobs: Int, isCancelled: @escaping @Sendable () -> Bool = { false },
  _ transform: @escaping @Sendable (Input) throws -> Output
) throws -> [Output] {
  let jobs = max(1, min(jobs, inputs.count))
  let queue = WorkQueue<Output>(count: inputs.count, jobs: jobs, isCancelled: isCancelled)
  let threads = DispatchGroup()
  for _ in 0..<jobs {
    threads.enter()
    let thread = Thread {
      var taken = 0..<0
      while let index = queue.next(of: &taken) {
        queue.finish(index, with: Result { try transform(inputs[index]) })
      }
      threads.leave()
    }
    thread.stackSize = 16 << 20
    thread.start()
  }
  threads.wait()
  return try queue.outputs()
}

/// Which elements are still to be done, and what came of the others.
private final class WorkQueue<Output: Sendable>: Sendable {
  private struct State {
    /// Elements that no thread has taken.
    var rest: Range<Int>
    var stop: (any Error)?
    var results: [Result<Output, any Error>?]
  }

  private let state: Mutex<State>
  /// How many elements a thread takes at a time: few enough that all threads end together.
  private let portion: Int
  private let isCancelled: @Sendable () -> Bool

  init(count: Int, jobs: Int, isCancelled: @escaping @Sendable () -> Bool) {
    state = Mutex(State(rest: 0..<count, results: Array(repeating: nil, count: count)))
    portion = min(max(1, count / (8 * jobs)), 16)
    self.isCancelled = isCancelled
  }

  /// The next element for a thread.
  ///
  /// - Parameter taken: What the thread has taken and not begun yet; more is taken if need be.
  func next(of taken: inout Range<Int>) -> Int? {
    state.withLock { state in
      if taken.isEmpty {
        taken = state.rest.prefix(portion)
        state.rest.removeFirst(taken.count)
      }
      guard state.stop == nil, !taken.isEmpty else { return nil }
      if isCancelled() {
        state.stop = RunCancelled()
        return nil
      }
      return taken.removeFirst()
    }
  }

  func finish(_ index: Int, with result: Result<Output, any Error>) {
    state.withLock { state in
      state.results[index] = result
      if case .failure(let error) = result, state.stop == nil { state.stop = error }
    }
  }

  func outputs() throws -> [Output] {
    let state = state.withLock { $0 }
    let outputs = try state.results.compactMap { try $0?.get() }
    if let stop = state.stop { throw stop }
    return outputs
  }
}
