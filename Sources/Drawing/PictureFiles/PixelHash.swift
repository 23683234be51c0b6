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

  /// The hash of a picture that is read row by row; nil if there is no memory for it.
  package static func of<Rows: PixelRows>(rows: Rows) throws(Rows.Failure) -> PixelHash? {
    let size = rows.size
    return try of(width: size.width, height: size.height) { (add) throws(Rows.Failure) in
      try rows.forEachRow { _, row in add(row) }
    }
  }

  /// The hash of an image that is known row by row; nil if there is no memory for it.
  ///
  /// - Parameter write: Writes the premultiplied pixels of a row.
  static func of(
    width: Int, height: Int, write: (_ y: Int, _ row: UnsafeMutablePointer<UInt32>) -> Void
  ) -> PixelHash? {
    of(width: width, height: height) { add in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { row in
        guard let start = row.baseAddress else { return }
        for y in 0..<height {
          write(y, start)
          add(start)
        }
      }
    }
  }

  /// - Parameter addRows: Calls a closure with each row.
  private static func of<Failure: Error>(
    width: Int, height: Int,
    addRows: (_ add: (_ row: UnsafePointer<UInt32>) -> Void) throws(Failure) -> Void
  ) throws(Failure) -> PixelHash? {
    guard let state = XXH3_createState() else { return nil }
    defer { XXH3_freeState(state) }
    XXH3_128bits_reset_withSeed(state, UInt64(UInt32(width)) << 32 | UInt64(UInt32(height)))
    try addRows { XXH3_128bits_update(state, $0, width * MemoryLayout<UInt32>.stride) }
    let hash = XXH3_128bits_digest(state)
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
