import Glibc

/// Shows whether a file has changed, without reading the file.
public struct FileStamp: Sendable, Equatable, CustomStringConvertible {
  private let device: UInt
  private let inode: UInt
  private let size: Int
  /// In nanoseconds. The time of the last change of the file's state rather than of its content: it
  /// cannot be set back, as a restored file's time of writing is.
  private let changed: Int

  /// The stamp of the file at a path, links followed; nil if nothing is there.
  public init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, inode) = (UInt(status.st_dev), UInt(status.st_ino))
    size = Int(status.st_size)
    changed = Int(status.st_ctim.tv_sec) * 1_000_000_000 + Int(status.st_ctim.tv_nsec)
  }

  /// The parts of the stamp, joined by hyphens: equal for equal stamps.
  public var description: String { "\(device)-\(inode)-\(size)-\(changed)" }
}
