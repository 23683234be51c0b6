import CZlib

/// A preset dictionary: bytes that a compressed text may repeat without containing them (RFC 1950,
/// section 2.2). With it, short texts of a known vocabulary become a good deal shorter.
///
/// A compressed stream names its dictionary by an identifier, and can be read with no other.
public struct ZlibDictionary: Sendable {
  private let bytes: [UInt8]
  /// The dictionary's Adler-32 checksum.
  public let identifier: UInt32

  /// - Parameter bytes: at most 32 KB; the strings that are repeated most often are best at the end.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    identifier = UInt32(truncatingIfNeeded: adler32(1, bytes, uInt(bytes.count)))
  }

  /// The identifier of the dictionary that a compressed stream needs; `nil` for a stream without one, and
  /// for bytes that are not a stream.
  public static func identifier(in stream: some Collection<UInt8>) -> UInt32? {
    let header = Array(stream.prefix(6))
    guard header.count == 6, header[0] & 15 == Z_DEFLATED, header[1] & 0x20 != 0,
      (Int(header[0]) << 8 | Int(header[1])) % 31 == 0
    else { return nil }
    return header.bigEndianWord(at: 2)
  }

  /// Why a stream cannot be read with a dictionary.
  public enum Failure: Error, Equatable, Sendable {
    /// The stream is invalid, incomplete, of another dictionary, or other bytes follow it.
    case broken
    /// The content is longer than what was allowed; no more than that was decompressed.
    case tooLong
    case outOfMemory
  }

  /// Compresses a text with the highest level of zlib.
  public func compress(_ content: [UInt8]) throws(PNGError) -> [UInt8] {
    var stream = z_stream()
    try ZlibStream.check(
      deflateInit2_(
        &stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY,
        ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)))
    defer { deflateEnd(&stream) }
    try ZlibStream.check(deflateSetDictionary(&stream, bytes, uInt(bytes.count)))
    // Without the dictionary's identifier, for which four bytes suffice.
    let bound = Int(deflateBound(&stream, uLong(content.count))) + 4
    var result: Int32 = Z_OK
    let output = [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      result = content.withUnsafeBufferPointer { content in
        // zlib does not change its input; without the macro ZLIB_CONST its pointer is mutable.
        stream.next_in = UnsafeMutablePointer(mutating: content.baseAddress)
        stream.avail_in = uInt(content.count)
        stream.next_out = output.baseAddress
        stream.avail_out = uInt(bound)
        return deflate(&stream, Z_FINISH)
      }
      count = bound - Int(stream.avail_out)
    }
    guard result == Z_STREAM_END else { throw .compressionFailed(code: result) }
    return output
  }

  /// - Parameter limit: the largest number of bytes to decompress to.
  public func decompress(
    _ bytes: some Collection<UInt8>, atMost limit: Int
  ) throws(Failure) -> [UInt8] {
    let input = Array(bytes)
    var stream = z_stream()
    guard
      inflateInit2_(&stream, MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { throw .outOfMemory }
    defer { inflateEnd(&stream) }
    var content: [UInt8] = []
    // One byte more than allowed shows that the content is too long.
    var buffer = [UInt8](repeating: 0, count: min(limit + 1, 1 << 14))
    let result = input.withUnsafeBufferPointer { input in
      stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.avail_in = uInt(input.count)
      return inflate(&stream, into: &content, &buffer, limit: limit)
    }
    if content.count > limit { throw .tooLong }
    switch result {
    case Z_STREAM_END where stream.avail_in == 0: return content
    case Z_MEM_ERROR: throw .outOfMemory
    default: throw .broken
    }
  }

  /// Decompresses until the end of the stream, an error, or more than `limit` bytes.
  private func inflate(
    _ stream: inout z_stream, into content: inout [UInt8], _ buffer: inout [UInt8], limit: Int
  ) -> Int32 {
    while true {
      let result = buffer.withUnsafeMutableBufferPointer { buffer in
        stream.next_out = buffer.baseAddress
        stream.avail_out = uInt(buffer.count)
        return CZlib.inflate(&stream, Z_NO_FLUSH)
      }
      content += buffer[..<(buffer.count - Int(stream.avail_out))]
      switch result {
      case Z_NEED_DICT:
        let result = inflateSetDictionary(&stream, bytes, uInt(bytes.count))
        if result != Z_OK { return result }
      case Z_OK where content.count <= limit: continue
      default: return result
      }
    }
  }
}
