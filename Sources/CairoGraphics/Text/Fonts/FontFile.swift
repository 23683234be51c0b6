import CXXHash
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

/// A font file, mapped into memory for as long as the object lives.
///
/// Mapping reads only the pages that are used. The bytes are never written, so any thread may
/// read them.
final class FontFile: @unchecked Sendable {
  let path: String
  let bytes: UnsafeRawBufferPointer

  /// - Throws: ``FontError/unreadable(path:reason:)``.
  init(path: String) throws(FontError) {
    self.path = path
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FontFile.unreadable(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FontFile.unreadable(path) }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
      throw .unreadable(path: path, reason: "not a file with content")
    }
    let count = Int(status.st_size)
    guard let address = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0),
      address != MAP_FAILED
    else { throw FontFile.unreadable(path) }
    bytes = UnsafeRawBufferPointer(start: address, count: count)
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }

  /// The last part of the path.
  var name: String { String(path.split(separator: "/").last ?? "") }

  private static func unreadable(_ path: String) -> FontError {
    .unreadable(path: path, reason: String(cString: strerror(errno)))
  }
}
