import Synchronization

/// What a command leaves as it is at its end, with the process that ends too: taking apart a
/// thousand scenes and results, piece by piece, would have a person wait for nothing.
final class Remains: Sendable {
  private let values = Mutex<[any Sendable]>([])

  func add(_ value: some Sendable) { values.withLock { $0.append(value) } }
}
