import Synchronization

/// Informs the open pages of changes.
final class ReviewEvents: Sendable {
  private struct Pages {
    var next = 0
    var continuations: [Int: AsyncStream<String>.Continuation] = [:]
  }

  private let pages = Mutex(Pages())

  /// The messages for one page, in the format of event streams (HTML, 9.2), beginning with a version.
  func subscribe(version: Int) -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream<String>.makeStream(
      // A page that does not read misses beats and earlier versions, and nothing else.
      bufferingPolicy: .bufferingNewest(4))
    let number = pages.withLock { pages in
      pages.next += 1
      pages.continuations[pages.next] = continuation
      return pages.next
    }
    continuation.onTermination = { [weak self] _ in
      _ = self?.pages.withLock { $0.continuations.removeValue(forKey: number) }
    }
    continuation.yield(Self.message(version))
    return stream
  }

  func send(version: Int) { send(Self.message(version)) }

  /// Keeps connections open, and finds out which are closed.
  func beat() { send(": beat\n\n") }

  /// The number of pages that are informed.
  var pageCount: Int { pages.withLock(\.continuations.count) }

  /// Ends all streams.
  func finish() { for continuation in continuations { continuation.finish() } }

  private func send(_ message: String) {
    for continuation in continuations { continuation.yield(message) }
  }

  /// Outside of the lock, which a continuation that ends needs itself.
  private var continuations: [AsyncStream<String>.Continuation] {
    pages.withLock { Array($0.continuations.values) }
  }

  private static func message(_ version: Int) -> String { "data: \(version)\n\n" }
}
