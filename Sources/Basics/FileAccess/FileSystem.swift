/// Appends bytes to a file that is being written.
package typealias FileAppending = ([UInt8]) throws(FileSystemError) -> Void

/// The file operations of snapshots; tests provide one that fails.
package protocol FileSystem: Sendable {
  /// Reads a file; returns `nil` if nothing exists at the path.
  func read(_ path: String) throws(FileSystemError) -> [UInt8]?
  /// Writes a file that must not exist yet. A failed write may leave a part of the file.
  ///
  /// - Parameter isFlushed: Whether to wait until the bytes are on the disk.
  func create(
    _ path: String, with bytes: [UInt8], isFlushed: Bool
  ) throws(FileSystemError)
  /// Writes a file that must not exist yet, piece by piece. A failed write may leave a part of the
  /// file.
  ///
  /// - Parameter content: Passes the pieces in order to its argument; what it throws is thrown.
  func create(
    _ path: String, isFlushed: Bool,
    content: (FileAppending) throws(FileSystemError) -> Void
  ) throws(FileSystemError)
  /// Renames a file atomically, replacing a file of the new name.
  func rename(_ path: String, to newPath: String) throws(FileSystemError)
  /// Removes a file or an empty folder. A missing path is not an error.
  func remove(_ path: String) throws(FileSystemError)
  /// Creates a folder and its parents, unless they exist.
  func createFolder(_ path: String) throws(FileSystemError)
  /// The status of the item at a path, without following a symbolic link; `nil` if nothing is
  /// there.
  func status(of path: String) throws(FileSystemError) -> FileStatus?
  /// The direct content of a folder, in no particular order; empty if the folder does not exist.
  func entries(of folder: String) throws(FileSystemError) -> [FolderEntry]
}

/// The type of a file.
package enum FileKind: Sendable {
  case file, folder, symbolicLink
  /// A pipe, a socket or a device.
  case special
}

/// The properties of a file that are known without reading it.
package struct FileStatus: Sendable, Equatable {
  package var kind: FileKind
  /// The time since the file was written, by this machine's clock; negative if the clock of the
  /// machine that wrote it is ahead.
  package var age: Duration

  package init(kind: FileKind, age: Duration) {
    (self.kind, self.age) = (kind, age)
  }
}

/// A file or folder in a folder.
package struct FolderEntry: Sendable, Equatable {
  package var name: String
  package var kind: FileKind

  package init(name: String, kind: FileKind) {
    (self.name, self.kind) = (name, kind)
  }
}

extension FileSystem {
  package func create(
    _ path: String, isFlushed: Bool,
    content: (FileAppending) throws(FileSystemError) -> Void
  ) throws(FileSystemError) {
    var bytes: [UInt8] = []
    try content { (piece) throws(FileSystemError) in bytes += piece }
    try create(path, with: bytes, isFlushed: isFlushed)
  }

  /// The paths of all files in a folder and its subfolders, relative to it, in no particular order.
  ///
  /// Names that start with a dot are left out; symbolic links are listed, but not followed.
  package func files(below folder: String) throws(FileSystemError) -> [String] {
    var files: [String] = []
    for entry in try entries(of: folder) where !entry.name.hasPrefix(".") {
      if entry.kind == .folder {
        for file in try self.files(below: folder + "/" + entry.name) {
          files.append(entry.name + "/" + file)
        }
      } else {
        files.append(entry.name)
      }
    }
    return files
  }
}

extension String {
  /// Whether the string precedes another one in the order of Unicode scalars, which is also the
  /// order of UTF-8 bytes.
  package func precedesByScalars(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
