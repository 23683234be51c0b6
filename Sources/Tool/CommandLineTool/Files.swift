import FileAccess
import Foundation
import Glibc

/// Reads and writes the files that arguments name.
public enum Files {
  /// Whether a file or folder is at a path, links followed.
  public static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// Whether a folder is at a path, links followed.
  public static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// When a file was changed; nil if it does not exist.
  public static func time(of path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }

  /// The content of a file.
  ///
  /// - Throws: `CommandFailure` if it is missing or cannot be read.
  public static func read(_ path: String) throws(CommandFailure) -> [UInt8] {
    do {
      if let bytes = try DiskFileSystem().read(path) { return bytes }
    } catch {
      throw CommandFailure("\(error)")
    }
    throw CommandFailure("cannot read '\(path)': \(systemMessage(ENOENT))")
  }

  /// Writes a file atomically, and creates its folders.
  public static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    if let kind = kind(of: path), kind != S_IFREG, kind != S_IFDIR {
      return try writeInPlace(bytes, to: path)
    }
    // A symbolic link is kept: its target is replaced.
    let target = realpath(path, nil)
    defer { free(target) }
    do {
      try DiskFileSystem().replace(
        target.map { String(cString: $0) } ?? path, with: bytes, isFlushed: false)
    } catch {
      throw CommandFailure("\(error)")
    }
  }

  /// Writes a file unless it has this text already: its time stays then.
  public static func writeIfDifferent(_ text: String, to path: String) throws(CommandFailure) {
    let bytes = Array(text.utf8)
    if let old = FileManager.default.contents(atPath: path), Array(old) == bytes { return }
    try write(bytes, to: path)
  }

  /// Appends to a file that other programs append to as well, and creates it if it is missing.
  public static func append(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    try writeInPlace(bytes, to: path, flags: O_APPEND | O_CREAT)
  }

  /// A device or a pipe, such as `/dev/null`, must not be replaced by a file.
  private static func writeInPlace(
    _ bytes: [UInt8], to path: String, flags: Int32 = 0
  ) throws(CommandFailure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
    guard descriptor >= 0 else {
      throw CommandFailure("cannot write '\(path)': \(systemMessage(errno))")
    }
    let failure = OutputSink(fileDescriptor: descriptor).write(bytes)
    close(descriptor)
    if failure != 0 && failure != EPIPE {
      throw CommandFailure("cannot write '\(path)': \(systemMessage(failure))")
    }
  }

  /// The file type at a path, such as `S_IFREG`; nil if nothing exists there.
  private static func kind(of path: String) -> mode_t? {
    var information = stat()
    return stat(path, &information) == 0 ? information.st_mode & S_IFMT : nil
  }
}
