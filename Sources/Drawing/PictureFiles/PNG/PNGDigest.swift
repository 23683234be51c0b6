extension PNG {
  /// What a file states about its pixels, readable without decoding them.
  public struct Digest: Sendable, Equatable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// Equal to ``PixelHash/of(_:)`` of the decoded picture.
    public let pixelHash: PixelHash
  }
}

/// The content of the private chunk `hxSH` that every written picture carries: 16 bytes of pixel
/// hash (high word first) and the CRC-32 of the chunks that define the image (`IHDR`, `PLTE`,
/// `tRNS` and all `IDAT`, each with type and data), big-endian as all numbers in a PNG.
///
/// The CRC ties the hash to the image data: if a program rewrites the image but copies the chunks
/// that it does not know, the hash is stale, and the CRC does not match.
struct DigestChunk: Equatable {
  var pixelHash: PixelHash
  var imageChecksum: UInt32

  static let size = 20

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.size)
    bytes.append(bigEndian: UInt32(truncatingIfNeeded: pixelHash.high >> 32))
    bytes.append(bigEndian: UInt32(truncatingIfNeeded: pixelHash.high))
    bytes.append(bigEndian: UInt32(truncatingIfNeeded: pixelHash.low >> 32))
    bytes.append(bigEndian: UInt32(truncatingIfNeeded: pixelHash.low))
    bytes.append(bigEndian: imageChecksum)
    return bytes
  }

  init(pixelHash: PixelHash, imageChecksum: UInt32) {
    self.pixelHash = pixelHash
    self.imageChecksum = imageChecksum
  }

  /// `nil` for a chunk of another length.
  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    guard range.count == Self.size else { return nil }
    func word(_ index: Int) -> UInt64 {
      UInt64(bytes.bigEndianWord(at: range.lowerBound + 4 * index))
    }
    pixelHash = PixelHash(high: word(0) << 32 | word(1), low: word(2) << 32 | word(3))
    imageChecksum = UInt32(truncatingIfNeeded: word(4))
  }
}
