import Glibc
import Synchronization

/// Where text goes: standard output, standard error, or a test's memory.
public final class OutputSink: Sendable {
  /// Takes all of the bytes; answers 0, or the error number that stopped it.
  private let take: @Sendable (UnsafeRawBufferPointer) -> Int32
  private let failureNumber = Atomic<Int32>(0)

  /// Whether a person reads along, so that colours and a moving bar make sense.
  public let isTerminal: Bool

  /// - Parameter take: Writes all of the bytes and answers 0, or an `errno` value.
  public init(
    isTerminal: Bool = false, take: @escaping @Sendable (UnsafeRawBufferPointer) -> Int32
  ) {
    self.isTerminal = isTerminal
    self.take = take
  }

  /// The file descriptor's own sink. It writes at once and in full.
  public convenience init(fileDescriptor: Int32) {
    self.init(isTerminal: isatty(fileDescriptor) == 1) { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let written = Glibc.write(fileDescriptor, rest.baseAddress, rest.count)
        if written < 0 {
          if errno == EINTR { continue }
          return errno
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      }
      return 0
    }
  }

  /// The error number of the first write that failed; 0 if all went well. After a failure nothing
  /// more is written.
  var failure: Int32 { failureNumber.load(ordering: .relaxed) }

  /// Whether the reader has gone, as `head` does when it has seen enough. That is no error.
  var isClosedByReader: Bool { failure == EPIPE }

  /// Writes all of the bytes; answers ``failure``.
  @discardableResult
  func write(_ bytes: some Collection<UInt8>) -> Int32 {
    guard failure == 0 else { return failure }
    let result =
      bytes.withContiguousStorageIfAvailable { take(UnsafeRawBufferPointer($0)) }
      ?? Array(bytes).withUnsafeBytes(take)
    if result != 0 { failureNumber.store(result, ordering: .relaxed) }
    return result
  }

  func write(_ text: String) { write(text.utf8) }
}
