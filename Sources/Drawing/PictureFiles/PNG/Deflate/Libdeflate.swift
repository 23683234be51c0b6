import CDeflate
import Threads

/// Compresses zlib streams with libdeflate.
final class ZlibCompressor {
  /// The levels of libdeflate that the writer uses.
  enum Level: Int32 {
    /// Ranks the forms of an image nearly as the search for the cheapest sequence of matches does.
    case fastest = 1
    /// Ranks the filters of an image nearly as the search does, of which the fastest level knows too little.
    case ranking = 5
    /// The next level makes large images 2 % smaller in a third more time.
    case small = 8
    case smallest = 12
  }

  private let compressor: OpaquePointer

  init(level: Level) throws(PNGError) {
    guard let compressor = libdeflate_alloc_compressor(level.rawValue) else { throw .outOfMemory }
    self.compressor = compressor
  }

  /// The compressor of the running thread. A compressor has up to nine megabytes of memory, which
  /// takes longer to allocate than a small image to compress.
  static func ofThread(level: Level) throws(PNGError) -> ZlibCompressor {
    if let store = stores.value { return try store.compressor(level: level) }
    let store = Store()
    stores.value = store
    return try store.compressor(level: level)
  }

  private static let stores = ThreadLocal<Store>()

  /// Compressors that a thread has used.
  private final class Store {
    private var compressors: [Level: ZlibCompressor] = [:]

    func compressor(level: Level) throws(PNGError) -> ZlibCompressor {
      if let known = compressors[level] { return known }
      let compressor = try ZlibCompressor(level: level)
      compressors[level] = compressor
      return compressor
    }
  }

  deinit { libdeflate_free_compressor(compressor) }

  func compress(_ bytes: [UInt8]) -> [UInt8] {
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      count = bytes.withUnsafeBytes { input in
        libdeflate_zlib_compress(
          compressor, input.baseAddress, input.count, output.baseAddress, bound)
      }
    }
  }
}

/// Decompresses zlib streams with libdeflate.
final class ZlibDecompressor {
  enum Failure: Error {
    case broken, tooShort, tooLong
  }

  private let decompressor: OpaquePointer

  init() throws(PNGError) {
    guard let decompressor = libdeflate_alloc_decompressor() else { throw .outOfMemory }
    self.decompressor = decompressor
  }

  deinit { libdeflate_free_decompressor(decompressor) }

  /// Decompresses a stream that fills a buffer exactly. After an error its bytes are undefined.
  func decompress(
    _ bytes: ArraySlice<UInt8>, into output: UnsafeMutableRawBufferPointer
  ) throws(Failure) {
    let result = bytes.withUnsafeBytes { input in
      libdeflate_zlib_decompress(
        decompressor, input.baseAddress, input.count, output.baseAddress, output.count, nil)
    }
    switch result {
    case LIBDEFLATE_SUCCESS: break
    case LIBDEFLATE_SHORT_OUTPUT: throw .tooShort
    case LIBDEFLATE_INSUFFICIENT_SPACE: throw .tooLong
    default: throw .broken
    }
  }

  /// Decompresses a stream of unknown length.
  ///
  /// - Parameter needsAllBytes: whether bytes that follow the stream are an error.
  func decompress(
    _ bytes: ArraySlice<UInt8>, atMost limit: Int, needsAllBytes: Bool = false
  ) throws(Failure) -> [UInt8] {
    var capacity = min(limit, max(256, bytes.count * 4))
    while true {
      var result = LIBDEFLATE_SUCCESS
      let output = [UInt8](unsafeUninitializedCapacity: capacity) { output, written in
        var (count, read) = (0, 0)
        result = bytes.withUnsafeBytes { input in
          libdeflate_zlib_decompress_ex(
            decompressor, input.baseAddress, input.count, output.baseAddress, capacity, &read,
            &count)
        }
        if result == LIBDEFLATE_SUCCESS, needsAllBytes, read < bytes.count {
          result = LIBDEFLATE_BAD_DATA
        }
        written = result == LIBDEFLATE_SUCCESS ? count : 0
      }
      switch result {
      case LIBDEFLATE_SUCCESS: return output
      case LIBDEFLATE_INSUFFICIENT_SPACE where capacity < limit: capacity = min(limit, capacity * 4)
      case LIBDEFLATE_INSUFFICIENT_SPACE: throw .tooLong
      default: throw .broken
      }
    }
  }
}

/// The CRC-32 of a range of bytes as PNG defines it, continued from the checksum of earlier bytes.
func crc32(_ bytes: [UInt8], _ range: Range<Int>, from checksum: UInt32 = 0) -> UInt32 {
  bytes.withUnsafeBytes { buffer in
    let part = UnsafeRawBufferPointer(rebasing: buffer[range])
    // For no bytes libdeflate returns the initial value rather than the given checksum.
    guard !part.isEmpty else { return checksum }
    return libdeflate_crc32(checksum, part.baseAddress, part.count)
  }
}
