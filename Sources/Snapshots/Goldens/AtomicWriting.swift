import Foundation

/// The names of temporary files: `.save@2x.png.3f9c2a17b04d6e58.layouter-tmp`. They start with a dot,
/// so that they are not mistaken for goldens. The random part differs between the processes that write
/// to a folder, which may run in different containers or on different machines.
enum TemporaryFile {
  static let suffix = ".layouter-tmp"

  /// A file that has not been written for so long belongs to a process that was killed. Writing takes
  /// milliseconds; a process that was suspended for longer writes its file again.
  static let lifetime = Duration.seconds(60)

  static func path(for path: String) -> String {
    let random = String(UInt64.random(in: 0 ... .max), radix: 16)
    let parts = splitPath(path)
    return "\(parts.folder).\(parts.name).\(random)\(suffix)"
  }

  static func isName(_ name: String) -> Bool { name.hasPrefix(".") && name.hasSuffix(suffix) }
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
  /// rename determines the content. A symbolic link in the file's place is replaced.
  ///
  /// - Parameters:
  ///   - root: A folder above the file; a symbolic link between the two is an error. `nil` follows
  ///     links.
  ///   - isFlushed: Whether the same holds after a power failure, which costs some milliseconds.
  package func replace(
    _ path: String, with bytes: [UInt8], below root: String? = nil, isFlushed: Bool = true
  ) throws(FileSystemError) {
    if let root { try checkLinks(in: splitPath(path).folder, below: root) }
    var attemptsLeft = 4
    while true {
      do {
        return try replaceOnce(path, with: bytes, isFlushed: isFlushed)
      } catch {
        attemptsLeft -= 1
        // Another process has a temporary file of this name, or has removed this one as a leftover.
        guard [EEXIST, ENOENT].contains(error.code), attemptsLeft > 0 else { throw error }
      }
    }
  }

  private func replaceOnce(
    _ path: String, with bytes: [UInt8], isFlushed: Bool
  ) throws(FileSystemError) {
    let folder = splitPath(path).folder
    if !folder.isEmpty { try createFolder(folder) }
    let temporary = TemporaryFile.path(for: path)
    do {
      try create(temporary, with: bytes, isFlushed: isFlushed)
      try rename(temporary, to: path)
    } catch {
      // The file of another process is not removed. The original error is thrown, not one of the
      // cleanup.
      if error.code != EEXIST { try? remove(temporary) }
      throw FileSystemError(error.operation, path, code: error.code)
    }
  }

  /// Checks that no part of a path below a folder is a symbolic link, so that the file is where its
  /// path says.
  package func checkLinks(in path: String, below root: String) throws(FileSystemError) {
    guard path.hasPrefix(root + "/") else { return }
    var place = root
    for name in path.dropFirst(root.count + 1).split(separator: "/") {
      place += "/" + name
      guard let status = try status(of: place) else { return }
      if status.kind == .symbolicLink { throw FileSystemError(.follow, place, code: ELOOP) }
    }
  }

  /// Removes the temporary files that killed processes have left in a folder and its subfolders.
  package func removeLeftovers(below folder: String) throws(FileSystemError) {
    for entry in try entries(of: folder) {
      let path = folder + "/" + entry.name
      if entry.kind == .folder {
        try removeLeftovers(below: path)
      } else if TemporaryFile.isName(entry.name), let status = try status(of: path),
        status.age >= TemporaryFile.lifetime
      {
        try remove(path)
      }
    }
  }
}
