import Pixels

/// A bitmap's pixels in one of the forms that a PNG stores, before filtering.
struct PNGSamples {
  var header: PNGHeader
  /// Red, green and blue of each palette colour.
  var palette: [UInt8] = []
  /// The alphas of the first palette colours; the others are opaque.
  var transparency: [UInt8] = []
  /// Rows without filter bytes.
  var rows: [UInt8]

  /// The form that is likely the smallest: a palette for up to 256 colours, otherwise grey, otherwise
  /// colours, with alpha only if a pixel needs it.
  static func compact(_ bitmap: Bitmap) -> PNGSamples {
    guard let indexed = IndexedPixels(bitmap) else { return direct(bitmap) }
    // Above 16 colours both take a byte per pixel, and grey needs no palette.
    if indexed.colors.count > 16 && indexed.colors.allSatisfy(isOpaqueGray) { return gray(bitmap) }
    return indexed.samples()
  }

  /// Grey or colour samples, without a palette.
  static func direct(_ bitmap: Bitmap) -> PNGSamples {
    if bitmap.pixels.allSatisfy(isOpaqueGray) { return gray(bitmap) }
    let isOpaque = bitmap.pixels.allSatisfy { $0 >= 0xFF00_0000 }
    return isOpaque ? rgb(bitmap) : rgba(bitmap)
  }

  @inline(__always)
  private static func isOpaqueGray(_ pixel: UInt32) -> Bool {
    pixel == 0xFF00_0000 | (pixel & 255) &* 0x01_0101
  }

  private static func gray(_ bitmap: Bitmap) -> PNGSamples {
    PNGSamples(
      header: PNGHeader(
        width: bitmap.width, height: bitmap.height, bitDepth: 8, colorType: .gray),
      rows: bitmap.pixels.map { UInt8(truncatingIfNeeded: $0) })
  }

  /// Colour samples without alpha, which is ignored.
  static func rgb(_ bitmap: Bitmap) -> PNGSamples {
    let count = 3 * bitmap.pixels.count
    let rows = [UInt8](unsafeUninitializedCapacity: count) { bytes, written in
      var index = 0
      for pixel in bitmap.pixels {
        bytes[index] = UInt8(truncatingIfNeeded: pixel >> 16)
        bytes[index + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        bytes[index + 2] = UInt8(truncatingIfNeeded: pixel)
        index += 3
      }
      written = count
    }
    return PNGSamples(
      header: PNGHeader(width: bitmap.width, height: bitmap.height, bitDepth: 8, colorType: .rgb),
      rows: rows)
  }

  /// Colour samples with alpha.
  static func rgba(_ bitmap: Bitmap) -> PNGSamples {
    let count = 4 * bitmap.pixels.count
    let rows = [UInt8](unsafeUninitializedCapacity: count) { bytes, written in
      let words = UnsafeMutableRawBufferPointer(bytes)
      for (index, pixel) in bitmap.pixels.enumerated() {
        let straight = PremultipliedAlpha.straight(pixel).littleEndian
        words.storeBytes(of: straight, toByteOffset: 4 * index, as: UInt32.self)
      }
      written = count
    }
    return PNGSamples(
      header: PNGHeader(width: bitmap.width, height: bitmap.height, bitDepth: 8, colorType: .rgba),
      rows: rows)
  }
}
