import CXXHash
import Pixels

/// A hash of a bitmap's size and premultiplied pixels: XXH3 with 128 bits.
///
/// Bitmaps with different hashes differ; different bitmaps have equal hashes with a probability of
/// 1 in 2^128. The hash is not cryptographic: collisions can be constructed.
public struct PixelHash: Sendable, Hashable {
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The hash of a bitmap. The size is the hash's seed: width times 2^32 plus height.
  public static func of(_ bitmap: Bitmap) -> PixelHash {
    let seed = UInt64(UInt32(bitmap.width)) << 32 | UInt64(UInt32(bitmap.height))
    let hash = bitmap.pixels.withUnsafeBytes { bytes in
      pixel_hash(bytes.baseAddress, bytes.count, seed)
    }
    return PixelHash(high: hash.high64, low: hash.low64)
  }
}

extension PixelHash: CustomStringConvertible {
  /// 32 hexadecimal digits.
  public var description: String { Self.hexadecimal(high) + Self.hexadecimal(low) }

  private static func hexadecimal(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
