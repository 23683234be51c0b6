import Synchronization

/// Numbers the assertions of a test that have no name, from 1.
final class AssertionCounter: Sendable {
  /// The counter of the running test case, with the trait `.snapshots`; nil without it.
  @TaskLocal static var ofTestCase: AssertionCounter?

  private let counts = Mutex([Key: Int]())

  /// A test that is counted separately.
  struct Key: Hashable {
    var folder: String
    var test: String
    /// Distinguishes tests with the same name that may run concurrently.
    var identity: TestIdentity
  }

  func next(for key: Key) -> Int {
    counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key, default: 1]
    }
  }
}
