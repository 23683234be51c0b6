import Synchronization

/// The values of a process, for scopes and assertions that set none. They precede the environment's.
package final class ProcessConfiguration: Sendable {
  /// The process's own; another one in tests of this library, which run concurrently with other tests.
  @TaskLocal package static var current = ProcessConfiguration()

  private let stored = Mutex(SnapshotTestingConfiguration())

  package init() {}

  /// The values as they are now.
  package var values: SnapshotTestingConfiguration {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
