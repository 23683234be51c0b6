import CXXHash
import FileAccess
import Foundation

/// XXH3-128 of some bytes.
struct FastHash: Sendable, Hashable {
  var high: UInt64
  var low: UInt64

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  init(of bytes: UnsafeRawBufferPointer) {
    let hash = XXH3_128bits(bytes.baseAddress, bytes.count)
    self.init(high: hash.high64, low: hash.low64)
  }
}

/// A font file, mapped into memory for as long as the object lives, or a part of the program.
///
/// Mapping reads only the pages that are used.
final class FontFile: Sendable {
  /// Of a part of the program, its name alone.
  let path: String
  private let isMapped: Bool
  // Never written, and mapped as long as the object lives: any thread may read them.
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  /// - Throws: ``FontError/unreadable(path:reason:)``. A pipe or a device is not waited for.
  init(path: String) throws(FontError) {
    self.path = path
    isMapped = true
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FontFile.unreadable(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FontFile.unreadable(path) }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
      throw .unreadable(path: path, reason: "not a file with content")
    }
    let count = Int(status.st_size)
    guard count <= FontFile.largest else {
      throw .unreadable(
        path: path, reason: "it has \(count >> 20) MB, more than \(FontFile.largest >> 20)")
    }
    guard let address = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0),
      address != MAP_FAILED
    else { throw FontFile.unreadable(path) }
    bytes = UnsafeRawBufferPointer(start: address, count: count)
  }

  /// A part of the program.
  ///
  /// - Parameter staticBytes: stay as they are until the process ends.
  init(name: String, staticBytes: UnsafeRawBufferPointer) {
    path = name
    isMapped = false
    bytes = staticBytes
  }

  deinit {
    guard isMapped else { return }
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }

  /// The SHA-256 of the file, in lower-case hexadecimal.
  var sha256: String {
    withExtendedLifetime(self) { SHA256.hexadecimalDigest(of: bytes) }
  }

  /// The last part of the path.
  var name: String { String(path.split(separator: "/").last ?? "") }

  private static func unreadable(_ path: String) -> FontError {
    .unreadable(path: path, reason: String(cString: strerror(errno)))
  }
}

// MARK: - Changes

extension FontFile {
  /// What changes when a file is replaced or written.
  struct Stamp: Hashable {
    private let inode: UInt64
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    /// Nil if there is no such file.
    init?(of path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      inode = UInt64(status.st_ino)
      size = Int(status.st_size)
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    }
  }
}

// MARK: - Folders

extension FontFile {
  /// The largest file that is opened; the largest fonts of all Chinese characters have half as much.
  static let largest = 256 << 20

  private static let extensions = ["otf", "ttf", "otc", "ttc"]

  /// The font files that a path means: the file itself, or those in a folder, in the order of their
  /// names. Files in the folder's own folders are among them, hidden ones are not.
  ///
  /// - Throws: ``FontError/unreadable(path:reason:)`` if there is no such file or folder, and
  ///   ``FontError/noFonts(folder:)`` for a folder without fonts.
  static func fonts(at path: String) throws(FontError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .unreadable(path: path, reason: "No such file or folder")
    }
    guard isFolder.boolValue else { return [path] }
    var paths: [String] = []
    let content = FileManager.default.enumerator(
      at: URL(filePath: path, directoryHint: .isDirectory), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    while let file = content?.nextObject() as? URL {
      guard extensions.contains(file.pathExtension.lowercased()) else { continue }
      paths.append(file.path(percentEncoded: false))
    }
    guard !paths.isEmpty else { throw .noFonts(folder: path) }
    return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
