import FileAccess
import Foundation
import Synchronization

/// A file of lines that the processes of a run append to, each after it has read the lines of the others.
package final class SharedLines: Sendable {
  private let path: String
  private let descriptor: Int32
  /// The number of bytes that were read.
  private let offset = Mutex(0)

  package init(path: String) throws(FileSystemError) {
    self.path = path
    descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileSystemError(.write, path, code: errno) }
  }

  deinit { close(descriptor) }

  /// Reads the lines that were appended since the last call, and appends others; no other process does so between.
  ///
  /// - Parameter next: Returns the lines to append, without line ends.
  package func update(_ next: (_ new: [String]) -> [String]) throws(FileSystemError) {
    let error = offset.withLock { offset -> FileSystemError? in
      while flock(descriptor, LOCK_EX) != 0 {
        guard errno == EINTR else { return FileSystemError(.write, path, code: errno) }
      }
      defer { flock(descriptor, LOCK_UN) }
      do throws(FileSystemError) {
        let new = try read(from: offset)
        offset += new.count
        var text = next(Self.lines(of: new)).map { $0 + "\n" }.joined()
        guard !text.isEmpty else { return nil }
        // A process that crashed may not have completed its line.
        if let last = new.last, last != UInt8(ascii: "\n") { text = "\n" + text }
        let bytes = Array(text.utf8)
        try writeAll(bytes, to: descriptor, path: path)
        offset += bytes.count
        return nil
      } catch {
        return error
      }
    }
    if let error { throw error }
  }

  /// Appends a line, which the next ``update(_:)`` reads as well.
  package func append(_ line: String) throws(FileSystemError) {
    let error = offset.withLock { _ -> FileSystemError? in
      while flock(descriptor, LOCK_EX) != 0 {
        guard errno == EINTR else { return FileSystemError(.write, path, code: errno) }
      }
      defer { flock(descriptor, LOCK_UN) }
      do throws(FileSystemError) {
        // An empty line ends what a process that crashed may have left.
        try writeAll(Array("\n\(line)\n".utf8), to: descriptor, path: path)
        return nil
      } catch {
        return error
      }
    }
    if let error { throw error }
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  private func read(from offset: Int) throws(FileSystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = pread(descriptor, &buffer, buffer.count, off_t(offset + bytes.count))
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileSystemError(.read, path, code: errno) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}

/// Writes all bytes, in one call if the system can, so that lines of concurrent callers do not mix.
func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(FileSystemError) {
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes { buffer in
      write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
    }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { throw FileSystemError(.write, path, code: errno) }
    written += count
  }
}
