import Foundation
import Glibc

/// Reads files that a user names, which may be anything.
package enum RegularFile {
  package enum Problem: Error, Equatable {
    case missing
    /// A folder, a pipe, a socket or a device, which could have no end.
    case notRegular
    /// In bytes.
    case tooLarge(size: Int)
    case unreadable
  }

  /// The bytes of a file; links are followed.
  ///
  /// - Parameter limit: The greatest size, in bytes.
  package static func read(_ path: String, limit: Int) throws(Problem) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .missing }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard status.st_size <= limit else { throw .tooLarge(size: status.st_size) }
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable }
    return [UInt8](data)
  }
}
