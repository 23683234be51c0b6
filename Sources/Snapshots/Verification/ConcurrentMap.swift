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
  let queue = WorkQueue<Output>(count: inputs.count, isCancelled: isCancelled)
  let threads = DispatchGroup()
  for _ in 0..<max(1, min(jobs, inputs.count)) {
    threads.enter()
    let thread = Thread {
      while let index = queue.next() {
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
    var next = 0
    var stop: (any Error)?
    var results: [Result<Output, any Error>?]
  }

  private let state: Mutex<State>
  private let isCancelled: @Sendable () -> Bool

  init(count: Int, isCancelled: @escaping @Sendable () -> Bool) {
    state = Mutex(State(results: Array(repeating: nil, count: count)))
    self.isCancelled = isCancelled
  }

  func next() -> Int? {
    state.withLock { state in
      guard state.stop == nil, state.next < state.results.count else { return nil }
      if isCancelled() {
        state.stop = RunCancelled()
        return nil
      }
      defer { state.next += 1 }
      return state.next
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
