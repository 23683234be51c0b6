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

/// Elements that several threads work off. They meet only at the end of a portion.
private final class SharedWork<Input: Sendable, Output: Sendable>: Sendable {
  private struct Outcome {
    /// What came of each portion, in order; nothing of one that is not finished.
    var portions: [[Output]]
    /// Why not all came to an end, and the element for which.
    var stop: (index: Int, reason: any Error)?
  }

  private let inputs: [Input]
  /// How many elements a thread takes at a time: few enough that all threads end together.
  private let portion: Int
  private let isCancelled: @Sendable () -> Bool
  private let transform: @Sendable (Input) throws -> Output

  /// How many portions threads have taken.
  private let takenCount = Atomic(0)
  private let isStopped = Atomic(false)
  private let outcome: Mutex<Outcome>

  init(
    on inputs: [Input], jobs: Int, isCancelled: @escaping @Sendable () -> Bool,
    _ transform: @escaping @Sendable (Input) throws -> Output
  ) {
    (self.inputs, self.isCancelled, self.transform) = (inputs, isCancelled, transform)
    portion = min(max(1, inputs.count / (8 * jobs)), 16)
    let count = (inputs.count + portion - 1) / portion
    outcome = Mutex(Outcome(portions: Array(repeating: [], count: count)))
  }

  /// Works off portions until there are no more; for each thread to call.
  func takePart() {
    while true {
      let number = takenCount.wrappingAdd(1, ordering: .relaxed).oldValue
      guard number * portion < inputs.count, let outputs = outputs(ofPortion: number) else {
        return
      }
      outcome.withLock { $0.portions[number] = outputs }
    }
  }

  /// - Returns: `nil` if the work was stopped.
  private func outputs(ofPortion number: Int) -> [Output]? {
    let start = number * portion
    let indices = start..<min(start + portion, inputs.count)
    var outputs: [Output] = []
    outputs.reserveCapacity(indices.count)
    for index in indices {
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
    outcome.withLock { outcome in
      if index < outcome.stop?.index ?? .max { outcome.stop = (index, reason) }
    }
  }

  func outputs() throws -> [Output] {
    try outcome.withLock { outcome in
      if let stop = outcome.stop { throw stop.reason }
      var outputs: [Output] = []
      outputs.reserveCapacity(inputs.count)
      for portion in outcome.portions { outputs += portion }
      return outputs
    }
  }
}
