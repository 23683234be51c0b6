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
  let work = SharedWork(on: inputs, jobs: jobs, isCancelled: isCancelled, transform)
  let threads = DispatchGroup()
  for _ in 0..<jobs {
    threads.enter()
    let thread = Thread {
      work.takePart()
      threads.leave()
    }
    thread.stackSize = 16 << 20
    thread.start()
  }
  threads.wait()
  return try work.outputs()
}

/// Elements that several threads work off. They meet only between portions.
private final class SharedWork<Input: Sendable, Output: Sendable>: Sendable {
  private struct State {
    /// Elements that no thread has taken.
    var rest: Range<Int>
    /// What came of portions, each with its first element.
    var finished: [(start: Int, outputs: [Output])] = []
    /// Why not all came to an end, and the element for which.
    var stop: (index: Int, reason: any Error)?
  }

  private let inputs: [Input]
  private let jobs: Int
  private let isCancelled: @Sendable () -> Bool
  private let transform: @Sendable (Input) throws -> Output

  private let state: Mutex<State>
  private let isStopped = Atomic(false)

  init(
    on inputs: [Input], jobs: Int, isCancelled: @escaping @Sendable () -> Bool,
    _ transform: @escaping @Sendable (Input) throws -> Output
  ) {
    (self.inputs, self.jobs) = (inputs, jobs)
    (self.isCancelled, self.transform) = (isCancelled, transform)
    state = Mutex(State(rest: inputs.indices))
  }

  /// Works off portions until there are no more; for each thread to call.
  func takePart() {
    while let portion = take(), let outputs = outputs(of: portion) {
      state.withLock { $0.finished.append((portion.lowerBound, outputs)) }
    }
  }

  /// Some of the elements that are left, ever fewer towards the end, so that all threads end
  /// together.
  private func take() -> Range<Int>? {
    state.withLock { state in
      let portion = state.rest.prefix(min(max(1, state.rest.count / (4 * jobs)), 16))
      state.rest.removeFirst(portion.count)
      return portion.isEmpty ? nil : portion
    }
  }

  /// - Returns: `nil` if the work was stopped.
  private func outputs(of portion: Range<Int>) -> [Output]? {
    var outputs: [Output] = []
    outputs.reserveCapacity(portion.count)
    for index in portion {
      if isStopped.load(ordering: .relaxed) { return nil }
      if isCancelled() {
        // Behind all elements: what the function threw for one of them is rather told.
        stop(at: inputs.count, for: RunCancelled())
        return nil
      }
      do {
        outputs.append(try transform(inputs[index]))
      } catch {
        stop(at: index, for: error)
        return nil
      }
    }
    return outputs
  }

  private func stop(at index: Int, for reason: any Error) {
    isStopped.store(true, ordering: .relaxed)
    state.withLock { state in
      if index < state.stop?.index ?? .max { state.stop = (index, reason) }
    }
  }

  func outputs() throws -> [Output] {
    try state.withLock { state in
      if let stop = state.stop { throw stop.reason }
      var outputs: [Output] = []
      outputs.reserveCapacity(inputs.count)
      for portion in state.finished.sorted(by: { $0.start < $1.start }) {
        outputs += portion.outputs
      }
      return outputs
    }
  }
}
