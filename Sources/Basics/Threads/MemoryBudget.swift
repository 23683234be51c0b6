import Foundation

/// Keeps large pictures from exhausting the memory, which ends a process without a message: those that
/// several threads draw or read wait for each other, and one that does not fit is an error.
package final class MemoryBudget: Sendable {
  /// The budget of the process.
  package static let shared = MemoryBudget(capacity: 1 << 30)

  /// The process cannot allocate the memory of a picture.
  package struct Exceeded: Error, Equatable {
    package var byteCount: Int
  }

  /// The bytes for each pixel of a picture until it is written: the surface, the bitmap made of it,
  /// and the rows that are compressed. A picture that is read needs fewer: its bitmap, and its rows where
  /// these do not fit into the memory of the bitmap.
  static let bytesPerPixel = 16
  /// Smaller pictures are not counted: a screen of a phone needs less.
  static let countedBytes = 64 << 20

  private let capacity: Int
  private let canAllocate: @Sendable (_ byteCount: Int) -> Bool
  /// Protects ``reserved``.
  private let change = NSCondition()
  /// In bytes.
  nonisolated(unsafe) private var reserved = 0

  /// - Parameters:
  ///   - capacity: The bytes that concurrent pictures may need in total. A single one may need more.
  ///   - canAllocate: Whether the process could allocate so many bytes.
  package init(
    capacity: Int,
    canAllocate: @escaping @Sendable (Int) -> Bool = MemoryBudget.canProcessAllocate
  ) {
    self.capacity = capacity
    self.canAllocate = canAllocate
  }

  /// What one thread has reserved since its turn began.
  private final class Turn {
    var byteCount = 0
  }

  private static let currentTurn = ThreadLocal<Turn>()

  /// Runs a part of some concurrent work. The memory of the pictures that it draws is reserved until its
  /// end.
  package func withTurn<Value>(_ work: () throws -> Value) rethrows -> Value {
    let (turn, outer) = (Turn(), Self.currentTurn.value)
    Self.currentTurn.value = turn
    defer {
      Self.currentTurn.value = outer
      if turn.byteCount > 0 { release(turn.byteCount) }
    }
    return try work()
  }

  /// Reserves the memory of a picture. Within a turn, waits for pictures of other threads.
  ///
  /// - Throws: `Exceeded` if the process cannot allocate it.
  package func reserve(width: Int, height: Int) throws(Exceeded) {
    let byteCount = width * height * Self.bytesPerPixel
    guard byteCount >= Self.countedBytes else { return }
    if let turn = Self.currentTurn.value {
      change.withLock {
        // A thread that has a picture already does not wait: others may wait for that one.
        while turn.byteCount == 0, reserved > 0, reserved + byteCount > capacity { change.wait() }
        reserved += byteCount
      }
      turn.byteCount += byteCount
    }
    guard canAllocate(byteCount) else { throw Exceeded(byteCount: byteCount) }
  }

  private func release(_ byteCount: Int) {
    change.withLock {
      reserved -= byteCount
      change.broadcast()
    }
  }

  /// Whether the process could allocate so many bytes, within its own and its container's limits, if
  /// other processes needed nothing.
  package static func canProcessAllocate(_ byteCount: Int) -> Bool {
    // Memory that is not used costs nothing; the limit of addresses, as of `ulimit -v`, counts it.
    guard let memory = malloc(byteCount) else { return false }
    free(memory)
    let limits = ["/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"]
    return limits.allSatisfy { file in
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return true }
      // Without a limit the text is `max`.
      let limit = Int(text.trimmingCharacters(in: .whitespacesAndNewlines))
      return limit.map { byteCount <= $0 } ?? true
    }
  }
}
