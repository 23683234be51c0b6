import Pixels

/// A bitmap's pixels in one of the forms that a PNG stores, before filtering.
struct PNGSamples {
  var header: PNGHeader
  /// Red, green and blue of each palette colour.
  var palette: [UInt8]
  /// The alphas of the first palette colours; the others are opaque.
  var transparency: [UInt8] = []
  /// Rows without filter bytes.
  var rows: [UInt8]

  /// Samples of opaque colours in a palette.
  init(places: [UInt8], palette: [UInt32], width: Int, height: Int) {
    header = PNGHeader(width: width, height: height, bitDepth: 8, colorType: .palette)
    self.palette = palette.flatMap { color in
      [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
    rows = places
  }

  init(header: PNGHeader, palette: [UInt8] = [], transparency: [UInt8] = [], rows: [UInt8]) {
    (self.header, self.palette, self.transparency, self.rows) = (
      header, palette, transparency, rows
    )
  }

  /// The form that is likely the smallest: a palette for up to 256 colours, otherwise grey, otherwise
  /// colours, with alpha only if a pixel needs it.
  static func compact(_ bitmap: Bitmap) -> PNGSamples { small(bitmap) ?? direct(bitmap) }

  /// The form of a bitmap of up to 256 colours, a palette or grey; nil for more colours.
  static func small(_ bitmap: Bitmap) -> PNGSamples? {
    guard let indexed = IndexedPixels(bitmap) else { return nil }
    // Above 16 colours both take a byte per pixel, and grey needs no palette.
    if indexed.colors.count > 16 && indexed.colors.allSatisfy(isOpaqueGray) { return gray(bitmap) }
    return indexed.samples()
  }

  /// Grey or colour samples, without a palette.
  static func direct(_ bitmap: Bitmap) -> PNGSamples { direct(bitmap, as: needs(of: bitmap)) }

  /// The header of ``direct(_:)``.
  static func directHeader(of bitmap: Bitmap) -> PNGHeader {
    PNGHeader(
      width: bitmap.width, height: bitmap.height, bitDepth: 8, colorType: needs(of: bitmap))
  }

  /// Samples without a palette, of a type that all pixels fit into.
  static func direct(_ bitmap: Bitmap, as type: PNGHeader.ColorType) -> PNGSamples {
    switch type {
    case .gray: gray(bitmap)
    case .rgb: rgb(bitmap)
    default: rgba(bitmap)
    }
  }

  /// The samples that a bitmap needs: grey, or colours with alpha or without.
  private static func needs(of bitmap: Bitmap) -> PNGHeader.ColorType {
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return .gray }
      let count = pixels.count
      var (index, isGray) = (0, true)
      while index < count {
        let pixel = start[index]
        if pixel < 0xFF00_0000 { return .rgba }
        isGray = isGray && isOpaqueGray(pixel)
        index &+= 1
      }
      return isGray ? .gray : .rgb
    }
  }

  @inline(__always)
  private static func isOpaqueGray(_ pixel: UInt32) -> Bool {
    pixel == 0xFF00_0000 | (pixel & 255) &* 0x01_0101
  }

  private static func gray(_ bitmap: Bitmap) -> PNGSamples {
    PNGSamples(
      header: PNGHeader(
        width: bitmap.width, height: bitmap.height, bitDepth: 8, colorType: .gray),
      rows: rows(of: bitmap, pixelBytes: 1) { pixels, count, bytes in
        var index = 0
        while index < count {
          bytes[index] = UInt8(truncatingIfNeeded: pixels[index])
          index &+= 1
        }
      })
  }

  /// - Parameter write: Writes the samples of all pixels.
  private static func rows(
    of bitmap: Bitmap, pixelBytes: Int,
    _ write: (
      _ pixels: UnsafePointer<UInt32>, _ count: Int, _ bytes: UnsafeMutablePointer<UInt8>
    ) -> Void
  ) -> [UInt8] {
    let count = bitmap.pixels.count
    return [UInt8](unsafeUninitializedCapacity: pixelBytes * count) { bytes, written in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        guard let pixels = pixels.baseAddress, let bytes = bytes.baseAddress else { return }
        write(pixels, count, bytes)
        written = pixelBytes * count
      }
    }
  }

  /// Colour samples without alpha, which is ignored.
  static func rgb(_ bitmap: Bitmap) -> PNGSamples {
    let rows = rows(of: bitmap, pixelBytes: 3) { pixels, count, bytes in
      var (place, index) = (0, 0)
      while place < count {
        let pixel = pixels[place]
        bytes[index] = UInt8(truncatingIfNeeded: pixel &>> 16)
        bytes[index &+ 1] = UInt8(truncatingIfNeeded: pixel &>> 8)
        bytes[index &+ 2] = UInt8(truncatingIfNeeded: pixel)
        index &+= 3
        place &+= 1
      }
    }
    return PNGSamples(
      header: PNGHeader(width: bitmap.width, height: bitmap.height, bitDepth: 8, colorType: .rgb),
      rows: rows)
  }

  /// Colour samples with alpha.
  static func rgba(_ bitmap: Bitmap) -> PNGSamples {
    let rows = rows(of: bitmap, pixelBytes: 4) { pixels, count, bytes in
      var (place, index) = (0, 0)
      var (last, straight) = (pixels[0], PremultipliedAlpha.straight(pixels[0]))
      while place < count {
        // Neighbours are often equal.
        let pixel = pixels[place]
        if pixel != last { (last, straight) = (pixel, PremultipliedAlpha.straight(pixel)) }
        bytes[index] = UInt8(truncatingIfNeeded: straight)
        bytes[index &+ 1] = UInt8(truncatingIfNeeded: straight &>> 8)
        bytes[index &+ 2] = UInt8(truncatingIfNeeded: straight &>> 16)
        bytes[index &+ 3] = UInt8(truncatingIfNeeded: straight &>> 24)
        index &+= 4
        place &+= 1
      }
    }
    return PNGSamples(
      header: PNGHeader(width: bitmap.width, height: bitmap.height, bitDepth: 8, colorType: .rgba),
      rows: rows)
  }
}
