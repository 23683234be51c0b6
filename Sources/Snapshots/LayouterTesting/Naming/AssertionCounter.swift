import Synchronization

/// Numbers the assertions of a test that have no name, from 1.
final class AssertionCounter: Sendable {
  /// That of the running test case, with the trait `.snapshots`; nil without it.
  @TaskLocal static var ofTestCase: AssertionCounter?

  private let counts = Mutex([Key: Int]())

  /// What is counted on its own.
  struct Key: Hashable {
    var folder: String
    var test: String
    /// Tells apart what has the same name, and may run at the same time.
    var identity: TestIdentity
  }

  func next(for key: Key) -> Int {
    counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key, default: 1]
    }
  }
}
