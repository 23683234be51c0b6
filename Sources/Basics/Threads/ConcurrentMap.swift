import Foundation
import Synchronization

/// The caller has cancelled a run before its end.
public struct RunCancelled: Error, Sendable, Equatable, CustomStringConvertible {
  /// The error of a run that was cancelled.
  public init() {}

  /// A sentence without the cause, which the user knows.
  public var description: String { "cancelled before the end" }
}

/// Transforms each element on several threads. The results are in the order of the elements,
/// independently of the number of threads.
///
/// A thread takes several neighbouring elements at a time: they tend to show the same texts, which
/// one thread then shapes once, and finds in its caches for the others.
///
/// The threads do not belong to the concurrency pool: views are drawn recursively, and a deep tree
/// overflows the pool's stacks of half a megabyte.
///
/// - Parameter isCancelled: Called before each element. Elements in progress are finished.
/// - Throws: ``RunCancelled``, or the error for the first element whose transformation failed. After
///   an error no further element is started.
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
      work.run()
      threads.leave()
    }
    thread.stackSize = 16 << 20
    thread.start()
  }
  threads.wait()
  return try work.outputs()
}

/// The elements that several threads share. The threads synchronise only between portions.
private final class SharedWork<Input: Sendable, Output: Sendable>: Sendable {
  private struct State {
    /// The elements that no thread has taken yet.
    var rest: Range<Int>
    /// The outputs of finished portions, with the index of the first element.
    var finished: [(start: Int, outputs: [Output])] = []
    /// The reason to stop, and the index of the element that it concerns.
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

  /// Transforms portions until none is left; each thread calls it.
  func run() {
    while let portion = take(), let outputs = outputs(of: portion) {
      state.withLock { $0.finished.append((portion.lowerBound, outputs)) }
    }
  }

  /// Takes a portion; portions become smaller towards the end, so that all threads finish at about
  /// the same time.
  private func take() -> Range<Int>? {
    state.withLock { state in
      let portion = state.rest.prefix(min(max(1, state.rest.count / (4 * jobs)), 16))
      state.rest.removeFirst(portion.count)
      return portion.isEmpty ? nil : portion
    }
  }

  /// - Returns: The outputs of a portion; `nil` if the work was stopped.
  private func outputs(of portion: Range<Int>) -> [Output]? {
    var outputs: [Output] = []
    outputs.reserveCapacity(portion.count)
    for index in portion {
      if isStopped.load(ordering: .relaxed) { return nil }
      if isCancelled() {
        // Ordered after all elements, so that an element's error takes precedence.
        stop(at: inputs.count, for: RunCancelled())
        return nil
      }
      do {
        outputs.append(try MemoryBudget.shared.withTurn { try transform(inputs[index]) })
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
