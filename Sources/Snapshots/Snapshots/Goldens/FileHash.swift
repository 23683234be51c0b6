import FileAccess

/// The SHA-256 checksum of a file's bytes, by which a report recognises a golden that is not a picture.
struct FileHash: Hashable, CustomStringConvertible {
  /// 64 hexadecimal digits.
  let description: String

  init(of bytes: [UInt8]) { description = SHA256.hexadecimalDigest(of: bytes) }
}
