import CZlib

/// Decompresses a zlib stream part by part, with zlib.
///
/// libdeflate, which ``ZlibDecompressor`` uses, is faster, but writes all bytes at once.
final class ZlibReadingStream {
  /// zlib keeps the address, so the structure must not move.
  private let stream: UnsafeMutablePointer<z_stream>
  /// zlib keeps the address of the bytes to read.
  private let input: UnsafeMutableBufferPointer<UInt8>
  private var hasEnded = false

  init(_ bytes: ArraySlice<UInt8>) throws(PNGError) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    input = .allocate(capacity: bytes.count)
    _ = input.initialize(fromContentsOf: bytes)
    // Chunks of a PNG are shorter than 2^31 bytes, but several may be longer together.
    guard bytes.count <= uInt.max else { throw .chunkTooLong("IDAT") }
    stream.pointee.next_in = input.baseAddress
    stream.pointee.avail_in = uInt(input.count)
    try ZlibStream.check(inflateInit_(stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)))
  }

  deinit {
    // Without effect if the initialisation has failed.
    inflateEnd(stream)
    stream.deallocate()
    input.deallocate()
  }

  /// Fills a buffer with the next bytes.
  func read(into output: UnsafeMutableBufferPointer<UInt8>) throws(PNGError) {
    stream.pointee.next_out = output.baseAddress
    stream.pointee.avail_out = uInt(output.count)
    while stream.pointee.avail_out > 0 {
      guard !hasEnded else { throw .invalidImageData(reason: "ends before the last row") }
      try inflateOnce()
    }
  }

  /// - Throws: If there are more bytes than have been read.
  func checkEnd() throws(PNGError) {
    var byte: UInt8 = 0
    try withUnsafeMutablePointer(to: &byte) { (byte) throws(PNGError) in
      stream.pointee.next_out = byte
      stream.pointee.avail_out = 1
      while !hasEnded {
        try inflateOnce()
        if stream.pointee.avail_out == 0 {
          throw .invalidImageData(reason: "continues after the last row")
        }
      }
    }
  }

  private func inflateOnce() throws(PNGError) {
    switch inflate(stream, Z_NO_FLUSH) {
    case Z_OK: break
    case Z_STREAM_END: hasEnded = true
    case Z_MEM_ERROR: throw .outOfMemory
    // Z_BUF_ERROR: the bytes end before the stream.
    case Z_BUF_ERROR: throw .invalidImageData(reason: "ends before the last row")
    default: throw .invalidImageData(reason: "cannot be decompressed")
    }
  }
}
