import Foundation

/// A file or folder could not be read or changed.
public struct FileSystemError: Error, Sendable, Equatable {
  /// The operation that failed.
  public enum Operation: String, Sendable {
    /// The raw value is the verb of the message.
    case read, write, rename, remove, list
    /// Creating a folder, with those above it where they are missing.
    case createFolder = "create the folder"
    /// Reading where a symbolic link leads.
    case follow = "follow the symbolic link"
  }

  /// The operation that failed.
  public let operation: Operation
  /// The path that it was for.
  public let path: String
  /// The `errno` value, such as `ENOSPC`.
  public let code: Int32

  /// Whether the same operation would fail for all other files.
  package var concernsAllFiles: Bool { [ENOSPC, EDQUOT, EROFS].contains(code) }

  package init(_ operation: Operation, _ path: String, code: Int32) {
    (self.operation, self.path, self.code) = (operation, path, code)
  }
}

extension FileSystemError: CustomStringConvertible {
  /// The operation, the path and the cause, with a remedy where there is one.
  public var description: String {
    let what = "cannot \(operation.rawValue) '\(path)'"
    if operation == .follow {
      return what + ": it may lead to another folder; replace it by what it links to"
    }
    let why = "\(what): \(String(cString: strerror(code)))"
    return remedy.map { "\(why); \($0)" } ?? why
  }

  private var remedy: String? {
    switch code {
    case ENOSPC, EDQUOT: "free some space and run it again; the old files are unchanged"
    case EFBIG: "it would exceed the file size limit, see 'ulimit -f'"
    case EROFS: "the file system is mounted read-only"
    case EACCES, EPERM: "check the permissions of the file and of its folder"
    case ENOTDIR: "a part of the path is a file and not a folder"
    case EISDIR: "the path is a folder and not a file"
    case EINVAL where operation == .read: "it is a pipe, a socket or a device and not a file"
    default: nil
    }
  }
}
