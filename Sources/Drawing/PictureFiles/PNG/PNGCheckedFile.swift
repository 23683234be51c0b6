import Foundation
import Pixels

extension PNG {
  /// A file whose structure and checksums have been checked, and whose pixels are decoded on demand.
  package struct CheckedFile: Sendable {
    private let bytes: [UInt8]
    private let layout: PNGLayout

    /// - Throws: What ``PNG/decode(_:limits:)`` throws, except errors of compressed data.
    package init(_ bytes: [UInt8], limits: Limits = Limits()) throws(PNGError) {
      self.bytes = bytes
      layout = try PNGLayout(bytes, limits: limits)
    }

    package var size: PixelSize {
      PixelSize(width: layout.header.width, height: layout.header.height)
    }

    package func bitmap() throws(PNGError) -> Bitmap {
      try PNGDecoder.bitmap(of: layout, in: bytes)
    }

    /// Whether all chunks that define the image are equal in both files, whatever other chunks there are.
    ///
    /// Nothing is decompressed. `false` means that only the pixels give the answer. Digests do not
    /// count: one of the files may come from elsewhere, with a forged digest.
    package func hasSameImageData(as other: CheckedFile) -> Bool {
      let (own, others) = (layout.imagePieces, other.layout.imagePieces)
      return own.count == others.count
        && zip(own, others).allSatisfy { one, another in
          Self.areEqual(bytes[one.checked], other.bytes[another.checked])
        }
    }

    private static func areEqual(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
      guard one.count == other.count else { return false }
      return one.withUnsafeBytes { one in
        other.withUnsafeBytes { other in
          guard let first = one.baseAddress, let second = other.baseAddress else { return true }
          return memcmp(first, second, one.count) == 0
        }
      }
    }
  }
}
