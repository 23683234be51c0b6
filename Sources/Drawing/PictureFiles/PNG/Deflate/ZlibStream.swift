import CZlib

/// Compresses a zlib stream whose bytes become known one after another, with zlib.
///
/// libdeflate, which ``ZlibCompressor`` uses, is faster and finds more, but needs all bytes at once.
final class ZlibStream {
  /// zlib keeps the address, so the structure must not move.
  private let stream: UnsafeMutablePointer<z_stream>
  /// Compressed bytes that are not in ``bytes`` yet.
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var bytes: [UInt8] = []

  /// - Parameter allocate: The function that zlib allocates memory with; nil for `malloc`.
  init(allocate: alloc_func? = nil) throws(PNGError) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    stream.pointee.zalloc = allocate
    buffer = .allocate(capacity: 1 << 18)
    // A table of hashes that stays in the processor's first cache: it has to be adapted with every
    // 32 KB. The larger default finds nothing more in rows of plain areas.
    let memoryLevel: Int32 = 6
    try Self.check(
      deflateInit2_(
        stream, Z_BEST_SPEED, Z_DEFLATED, MAX_WBITS, memoryLevel, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)))
    // The level is satisfied with a match of 8 bytes among the last four candidates. Rows of plain
    // areas have longer ones; to look for them takes hardly longer, and saves 6 %.
    try Self.check(deflateTune(stream, 4, 16, 258, 32))
  }

  deinit {
    // Without effect if the initialisation has failed.
    deflateEnd(stream)
    stream.deallocate()
    buffer.deallocate()
  }

  func append(_ input: UnsafeBufferPointer<UInt8>) throws(PNGError) {
    try compress(input, Z_NO_FLUSH)
  }

  /// Ends the stream, and returns all of it.
  func finish() throws(PNGError) -> [UInt8] {
    try compress(UnsafeBufferPointer(start: nil, count: 0), Z_FINISH)
    return bytes
  }

  private func compress(
    _ input: UnsafeBufferPointer<UInt8>, _ flush: Int32
  ) throws(PNGError) {
    // zlib does not change its input; without the macro ZLIB_CONST its pointer is mutable.
    stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
    stream.pointee.avail_in = uInt(input.count)
    repeat {
      if stream.pointee.avail_out == 0 { emptyBuffer() }
      try Self.check(deflate(stream, flush))
      // There may be more to write as long as the buffer is filled.
    } while stream.pointee.avail_out == 0
    if flush == Z_FINISH { emptyBuffer() }
  }

  /// Moves the content of the buffer to ``bytes``.
  private func emptyBuffer() {
    if stream.pointee.next_out != nil {
      bytes += buffer[..<(buffer.count - Int(stream.pointee.avail_out))]
    }
    stream.pointee.next_out = buffer.baseAddress
    stream.pointee.avail_out = uInt(buffer.count)
  }

  /// - Throws: If a result of zlib's functions is an error.
  static func check(_ result: Int32) throws(PNGError) {
    switch result {
    // Z_BUF_ERROR: there was nothing left to do.
    case Z_OK, Z_STREAM_END, Z_BUF_ERROR: return
    case Z_MEM_ERROR: throw .outOfMemory
    default: throw .compressionFailed(code: result)
    }
  }
}
