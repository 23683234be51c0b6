import FileAccess
import Synchronization

@testable import Snapshots

/// The machine's files, until one step fails.
final class FailingFileSystem: FileSystem {
  enum Step: Sendable, Equatable {
    case create, rename, createFolder
  }

  private let disk = DiskFileSystem()
  private let step: Step
  private let code: Int32
  /// How many such steps succeed first.
  private let left: Mutex<Int>
  /// How many fail then.
  private let failures: Int

  init(failAt step: Step, code: Int32, after count: Int = 0, failures: Int = .max) {
    self.step = step
    self.code = code
    self.failures = failures
    left = Mutex(count)
  }

  private func fails(_ step: Step) -> Bool {
    guard step == self.step else { return false }
    return left.withLock {
      $0 -= 1
      return $0 < 0 && -$0 <= failures
    }
  }

  func read(_ path: String) throws(FileSystemError) -> [UInt8]? { try disk.read(path) }

  func create(
    _ path: String, with bytes: [UInt8], isFlushed: Bool
  ) throws(FileSystemError) {
    if fails(.create) {
      // As a disk that fills up in the middle of the file.
      try disk.create(path, with: Array(bytes.prefix(bytes.count / 2)), isFlushed: false)
      throw FileSystemError(.write, path, code: code)
    }
    try disk.create(path, with: bytes, isFlushed: isFlushed)
  }

  func rename(_ path: String, to newPath: String) throws(FileSystemError) {
    if fails(.rename) { throw FileSystemError(.rename, newPath, code: code) }
    try disk.rename(path, to: newPath)
  }

  func remove(_ path: String) throws(FileSystemError) { try disk.remove(path) }

  func createFolder(_ path: String) throws(FileSystemError) {
    if fails(.createFolder) { throw FileSystemError(.createFolder, path, code: code) }
    try disk.createFolder(path)
  }

  func status(of path: String) throws(FileSystemError) -> FileStatus? {
    try disk.status(of: path)
  }

  func entries(of folder: String) throws(FileSystemError) -> [FolderEntry] {
    try disk.entries(of: folder)
  }
}
