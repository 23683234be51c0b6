import Glibc
import Synchronization

/// A destination of text: standard output, standard error, or the memory of a test.
public final class OutputSink: Sendable {
  /// Writes all of the bytes; returns 0, or an `errno` value.
  private let writeBytes: @Sendable (UnsafeRawBufferPointer) -> Int32
  private let failureNumber = Atomic<Int32>(0)

  /// Whether the destination is a terminal, which can show colours and a progress bar.
  public let isTerminal: Bool

  /// - Parameter writeBytes: Writes all of the bytes; returns 0, or an `errno` value.
  public init(
    isTerminal: Bool = false, writeBytes: @escaping @Sendable (UnsafeRawBufferPointer) -> Int32
  ) {
    self.isTerminal = isTerminal
    self.writeBytes = writeBytes
  }

  /// A sink that writes to a file descriptor, without a buffer.
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

  /// The `errno` value of the first write that failed; 0 if all succeeded. After a failure nothing
  /// more is written.
  package var failure: Int32 { failureNumber.load(ordering: .relaxed) }

  /// Whether the reader has closed the pipe, as `head` does after its last line, which is not an
  /// error.
  package var isClosedByReader: Bool { failure == EPIPE }

  /// Writes all of the bytes; returns ``failure``.
  @discardableResult
  public func write(_ bytes: some Collection<UInt8>) -> Int32 {
    guard failure == 0 else { return failure }
    let result =
      bytes.withContiguousStorageIfAvailable { writeBytes(UnsafeRawBufferPointer($0)) }
      ?? Array(bytes).withUnsafeBytes(writeBytes)
    if result != 0 { failureNumber.store(result, ordering: .relaxed) }
    return result
  }

  package func write(_ text: String) { write(text.utf8) }
}
