import Foundation

/// A file or folder could not be read or changed.
public struct FileSystemError: Error, Sendable, Equatable {
  /// What was tried.
  public enum Operation: String, Sendable {
    case read, write, rename, remove, list
    case createFolder = "make the folder"
  }

  public let operation: Operation
  public let path: String
  /// The system's error number, as `ENOSPC`.
  public let code: Int32

  /// Whether the same must befall every other file there.
  var concernsAllFiles: Bool { [ENOSPC, EDQUOT, EROFS].contains(code) }

  package init(_ operation: Operation, _ path: String, code: Int32) {
    (self.operation, self.path, self.code) = (operation, path, code)
  }
}

extension FileSystemError: CustomStringConvertible {
  public var description: String {
    let what = "cannot \(operation.rawValue) '\(path)': \(String(cString: strerror(code)))"
    return wayOut.map { "\(what); \($0)" } ?? what
  }

  private var wayOut: String? {
    switch code {
    case ENOSPC, EDQUOT: "free some space and run it again, the old files are as they were"
    case EFBIG: "it would be larger than files may be here, see 'ulimit -f'"
    case EROFS: "the file system is mounted read-only"
    case EACCES, EPERM: "check the permissions of the file and of its folder"
    case ENOTDIR: "a part of the path is a file where a folder is needed"
    case EISDIR: "a folder is in the place of the file"
    default: nil
    }
  }
}
