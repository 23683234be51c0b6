/// What snapshots do with files; a test puts one in that fails where it likes.
package protocol FileSystem: Sendable {
  /// The bytes of a file, or `nil` where there is nothing under the path.
  func read(_ path: String) throws(FileSystemError) -> [UInt8]?
  /// Writes a file that must not exist yet. A failed write may leave a part of the file.
  ///
  /// - Parameter isFlushed: Whether to wait until the bytes are on the disk.
  func create(
    _ path: String, with bytes: [UInt8], isFlushed: Bool
  ) throws(FileSystemError)
  /// Gives a file another name in one step, taking the place of a file that has it.
  func rename(_ path: String, to newPath: String) throws(FileSystemError)
  /// Removes a file, or a folder that is empty. Nothing to remove is no error.
  func remove(_ path: String) throws(FileSystemError)
  /// Makes a folder and the folders above it, where they are missing.
  func createFolder(_ path: String) throws(FileSystemError)
  /// What is directly in a folder, in no order; nothing for a folder that does not exist.
  func entries(of folder: String) throws(FileSystemError) -> [FolderEntry]
}

/// A file or a folder in a folder.
package struct FolderEntry: Sendable, Equatable {
  package var name: String
  package var isFolder: Bool

  package init(name: String, isFolder: Bool) {
    (self.name, self.isFolder) = (name, isFolder)
  }
}

extension FileSystem {
  /// All files below a folder, as paths relative to it, in no order.
  ///
  /// Names that start with a dot are left out.
  package func files(below folder: String) throws(FileSystemError) -> [String] {
    var files: [String] = []
    for entry in try entries(of: folder) where !entry.name.hasPrefix(".") {
      if entry.isFolder {
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
  /// Whether the string comes first in the order of Unicode scalars, which is that of the bytes of
  /// UTF-8.
  func precedesByScalars(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
