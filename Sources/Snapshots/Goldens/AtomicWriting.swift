import Foundation
import Synchronization

/// The number of temporary files so far, which makes their names unique within the process.
private let temporaryFileCount = Atomic<Int>(0)

/// The names of temporary files: `.save@2x.png.4711-3.layouter-tmp`, with process id and number. They
/// start with a dot, so that they are not mistaken for goldens.
enum TemporaryFile {
  static let suffix = ".layouter-tmp"

  static func path(for path: String) -> String {
    let count = temporaryFileCount.wrappingAdd(1, ordering: .relaxed).newValue
    let parts = splitPath(path)
    return "\(parts.folder).\(parts.name).\(getpid())-\(count)\(suffix)"
  }

  /// Whether a file is a temporary file of a process that no longer exists.
  static func isLeftover(_ name: String) -> Bool {
    guard name.hasPrefix("."), name.hasSuffix(suffix) else { return false }
    let owner = name.dropLast(suffix.count).split(separator: ".").last?.split(separator: "-").first
    guard let owner, let process = pid_t(owner), process > 0 else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}

/// Splits a path after its last slash.
///
/// Foundation's `deletingLastPathComponent` crashes on Linux for a path of one character.
func splitPath(_ path: String) -> (folder: String, name: String) {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
  let start = path.utf8.index(after: slash)
  return (String(path[..<start]), String(path[start...]))
}

extension FileSystem {
  /// Replaces a file atomically: at any moment it has either the complete old or the complete new
  /// content. Writes a temporary file in the same folder, flushes it, and renames it.
  ///
  /// Processes that write the same file concurrently use different temporary files; the last one to
  /// rename determines the content.
  ///
  /// - Parameter isFlushed: Whether the same holds after a power failure, which costs some
  ///   milliseconds.
  package func replace(
    _ path: String, with bytes: [UInt8], isFlushed: Bool = true
  ) throws(FileSystemError) {
    let folder = splitPath(path).folder
    if !folder.isEmpty { try createFolder(folder) }
    let temporary = TemporaryFile.path(for: path)
    do {
      try create(temporary, with: bytes, isFlushed: isFlushed)
      try rename(temporary, to: path)
    } catch {
      // The original error is thrown, not one of the cleanup.
      try? remove(temporary)
      throw FileSystemError(error.operation, path, code: error.code)
    }
  }

  /// Removes the temporary files that killed processes have left in a folder and its subfolders.
  package func removeLeftovers(below folder: String) throws(FileSystemError) {
    for entry in try entries(of: folder) {
      let path = folder + "/" + entry.name
      if entry.isFolder {
        try removeLeftovers(below: path)
      } else if TemporaryFile.isLeftover(entry.name) {
        try remove(path)
      }
    }
  }
}
