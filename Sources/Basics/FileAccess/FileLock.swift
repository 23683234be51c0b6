import Glibc

/// A lock between processes, which the system releases when a process ends.
public final class FileLock {
  private var descriptor: Int32

  /// Waits for the lock.
  ///
  /// - Parameters:
  ///   - path: A file that is created, with its folders, and stays.
  ///   - waiting: Called before waiting for another process.
  public init(_ path: String, waiting: () -> Void = {}) throws(FileSystemError) {
    let folder = splitPath(path).folder
    if !folder.isEmpty { try DiskFileSystem().createFolder(folder) }
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileSystemError(.write, path, code: errno) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
    waiting()
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        let code = errno
        close(descriptor)
        throw FileSystemError(.write, path, code: code)
      }
    }
  }

  /// Lets other processes take the lock.
  public func release() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
  }

  deinit { release() }
}
