import Foundation
import Synchronization

/// Makes the names of temporary files unique within the process.
private let temporaryFileCount = Atomic<Int>(0)

/// How temporary files are called: `.save@2x.png.4711-3.layouter-tmp`, with the process and a count
/// in it. They start with a dot, so nothing takes them for goldens.
enum TemporaryFile {
  static let suffix = ".layouter-tmp"

  static func path(for path: String) -> String {
    let count = temporaryFileCount.wrappingAdd(1, ordering: .relaxed).newValue
    let parts = splitPath(path)
    return "\(parts.folder).\(parts.name).\(getpid())-\(count)\(suffix)"
  }

  /// Whether a file is a temporary file whose process has ended without removing it.
  static func isLeftover(_ name: String) -> Bool {
    guard name.hasPrefix("."), name.hasSuffix(suffix) else { return false }
    let owner = name.dropLast(suffix.count).split(separator: ".").last?.split(separator: "-").first
    guard let owner, let process = pid_t(owner), process > 0 else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}

/// A path up to its last slash, that slash included, and what follows it.
///
/// Foundation's `deletingLastPathComponent` ends the process on Linux for a path of one character.
func splitPath(_ path: String) -> (folder: String, name: String) {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
  let start = path.utf8.index(after: slash)
  return (String(path[..<start]), String(path[start...]))
}

extension FileSystem {
  /// Writes a file so that its path leads to the whole old or the whole new content at any moment:
  /// into a temporary file beside it, onto the disk, then renamed over the old one.
  ///
  /// Two runs that write the same file at once do not disturb each other, as each has a temporary
  /// file of its own: the file is then the one that came last, whole.
  ///
  /// - Parameter isFlushed: Whether the same holds after a power failure, which takes the disk some
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
      // The failure to be told is the first one, not that of tidying up.
      try? remove(temporary)
      throw FileSystemError(error.operation, path, code: error.code)
    }
  }

  /// Removes the temporary files that killed runs have left in a folder and the folders in it.
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
