/// Texts in private chunks of a PNG file: zlib streams without a preset dictionary.
package enum ZlibText {
  /// Why a stream cannot be read.
  package enum Failure: Error, Equatable, Sendable {
    /// The stream is invalid, incomplete, or other bytes follow it.
    case broken
    /// The content is longer than what was allowed.
    case tooLong
    case outOfMemory
  }

  /// Whether a stream needs a preset dictionary (RFC 1950, section 2.2), without which it cannot be read.
  package static func needsDictionary(_ stream: [UInt8]) -> Bool {
    stream.count >= 2 && stream[0] & 15 == 8 && stream[1] & 0x20 != 0
      && (Int(stream[0]) << 8 | Int(stream[1])) % 31 == 0
  }

  /// Compresses bytes with the highest level of libdeflate.
  package static func compress(_ content: [UInt8]) throws(PNGError) -> [UInt8] {
    try ZlibCompressor.ofThread(level: .smallest).compress(content)
  }

  /// - Parameter limit: the largest number of bytes to decompress to.
  package static func decompress(
    _ stream: [UInt8], atMost limit: Int
  ) throws(Failure) -> [UInt8] {
    let decompressor: ZlibDecompressor
    do { decompressor = try ZlibDecompressor() } catch { throw .outOfMemory }
    do {
      return try decompressor.decompress(stream[...], atMost: limit, needsAllBytes: true)
    } catch .tooLong {
      throw .tooLong
    } catch {
      throw .broken
    }
  }
}
