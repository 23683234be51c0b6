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
package func splitPath(_ path: String) -> (folder: String, name: String) {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
  let start = path.utf8.index(after: slash)
  return (String(path[..<start]), String(path[start...]))
}

/// The content of a file to write.
package struct NewFile: Sendable {
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    (self.path, self.bytes) = (path, bytes)
  }
}

/// A file to replace.
private struct Replacement {
  var path: String
  /// Writes the new content to a file of the given path, which does not exist.
  var create: (String) throws(FileSystemError) -> Void
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
    try replace([NewFile(path: path, bytes: bytes)], below: root, isFlushed: isFlushed)
  }

  /// Replaces several files, each atomically. If one of them cannot be written, as on a full disk, none
  /// is replaced.
  ///
  /// - Parameters: As for a single file.
  package func replace(
    _ files: [NewFile], below root: String? = nil, isFlushed: Bool = true
  ) throws(FileSystemError) {
    if let root {
      for file in files { try checkLinks(in: splitPath(file.path).folder, below: root) }
    }
    try replace(
      files.map { file in
        Replacement(path: file.path) { (temporary) throws(FileSystemError) in
          try create(temporary, with: file.bytes, isFlushed: isFlushed)
        }
      })
  }

  /// Replaces a file atomically by one that is written piece by piece, as a large one.
  ///
  /// - Parameter content: Passes the pieces in order to its argument. Called again if another process
  ///   interferes.
  package func replace(
    _ path: String, isFlushed: Bool = true,
    content: @escaping (FileAppending) throws(FileSystemError) -> Void
  ) throws(FileSystemError) {
    try replace([
      Replacement(path: path) { (temporary) throws(FileSystemError) in
        try create(temporary, isFlushed: isFlushed, content: content)
      }
    ])
  }

  private func replace(_ files: [Replacement]) throws(FileSystemError) {
    var attemptsLeft = 4
    while true {
      do {
        return try replaceOnce(files)
      } catch {
        attemptsLeft -= 1
        // Another process has a temporary file of this name, or has removed this one as a leftover.
        guard [EEXIST, ENOENT].contains(error.code), attemptsLeft > 0 else { throw error }
      }
    }
  }

  private func replaceOnce(_ files: [Replacement]) throws(FileSystemError) {
    var temporaries: [String] = []
    do {
      for file in files { temporaries.append(try createTemporary(for: file)) }
      for (temporary, file) in zip(temporaries, files) { try rename(temporary, to: file.path) }
    } catch {
      // The original error is thrown, not one of the cleanup.
      for temporary in temporaries { try? remove(temporary) }
      throw error
    }
  }

  /// Writes a file's content beside it. Errors name the file itself.
  private func createTemporary(for file: Replacement) throws(FileSystemError) -> String {
    let folder = splitPath(file.path).folder
    if !folder.isEmpty { try createFolder(folder) }
    let temporary = TemporaryFile.path(for: file.path)
    do {
      try file.create(temporary)
    } catch {
      // An existing file belongs to another process.
      if error.code != EEXIST { try? remove(temporary) }
      throw FileSystemError(error.operation, file.path, code: error.code)
    }
    return temporary
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
