import Pixels

/// Turns a checked file's image data into pixels.
enum PNGDecoder {
  static func bitmap(of layout: PNGLayout, in bytes: [UInt8]) throws(PNGError) -> Bitmap {
    try checkAmount(of: layout)
    return isPlain(layout)
      ? try plainBitmap(of: layout, in: bytes) : try LibPNG.bitmap(of: layout, in: bytes)
  }

  /// Whether the picture is of a kind that this decoder reads itself: what the encoder writes, and
  /// its neighbours. Deep, interlaced and colour-keyed pictures go to libpng.
  private static func isPlain(_ layout: PNGLayout) -> Bool {
    let header = layout.header
    return header.bitDepth <= 8 && !header.isInterlaced
      && (layout.transparency == nil || header.colorType == .palette)
  }

  /// Deflate makes at most 1,032 bytes out of one, so data that cannot fill the picture is found
  /// before memory is taken for it.
  private static func checkAmount(of layout: PNGLayout) throws(PNGError) {
    let needed = layout.header.height * layout.header.rowBytes
    guard layout.imageDataCount * 1032 >= needed else {
      throw .invalidImageData(reason: "ends before the last row")
    }
  }

  static func plainBitmap(
    of layout: PNGLayout, in bytes: [UInt8]
  ) throws(PNGError) -> Bitmap {
    let header = layout.header
    var rows = try decompressed(layout, in: bytes)
    try undoFilters(of: header, in: &rows)
    let pixels =
      switch header.colorType {
      case .palette: try paletteRows(header, rows, layout.colorTable(in: bytes))
      case .gray: grayRows(header, rows)
      case .grayAlpha: pixelRows(header, rows, grayAlphaPixel)
      case .rgb: pixelRows(header, rows, rgbPixel)
      case .rgba: pixelRows(header, rows, rgbaPixel)
      }
    return Bitmap(width: header.width, height: header.height, pixels: pixels)
  }

  private static func decompressed(
    _ layout: PNGLayout, in bytes: [UInt8]
  ) throws(PNGError) -> [UInt8] {
    let pieces = layout.imageData
    let data =
      pieces.count == 1 ? bytes[pieces[0].data] : ArraySlice(pieces.flatMap { bytes[$0.data] })
    let count = layout.header.height * (layout.header.rowBytes + 1)
    let decompressor = try ZlibDecompressor()
    do {
      return try decompressor.decompress(data, count: count)
    } catch .tooShort {
      throw .invalidImageData(reason: "ends before the last row")
    } catch .tooLong {
      throw .invalidImageData(reason: "goes on after the last row")
    } catch {
      throw .invalidImageData(reason: "cannot be decompressed")
    }
  }

  /// Turns filtered rows into samples where they stand; the filter bytes stay between them.
  private static func undoFilters(
    of header: PNGHeader, in rows: inout [UInt8]
  ) throws(PNGError) {
    let (count, distance) = (header.rowBytes, header.pixelBytes)
    let stride = count + 1
    for y in 0..<header.height where rows[y * stride] >= PNGFilter.allCases.count {
      throw .invalidImageData(reason: "has an unknown filter \(rows[y * stride]) in row \(y)")
    }
    rows.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      for y in 0..<header.height {
        let row = base + y * stride + 1
        PNGFilter(rawValue: row[-1])?.undo(
          on: row, above: y == 0 ? nil : UnsafePointer(row - stride), count: count,
          distance: distance)
      }
    }
  }

  /// Pixels of samples of 8 bits, made one by one from a pointer to their first sample.
  @inline(__always)
  private static func pixelRows(
    _ header: PNGHeader, _ rows: [UInt8], _ pixel: (UnsafePointer<UInt8>) -> UInt32
  ) -> [UInt32] {
    let count = header.width * header.height
    let samples = header.colorType.samples
    return [UInt32](unsafeUninitializedCapacity: count) { pixels, written in
      rows.withUnsafeBufferPointer { rows in
        guard var sample = rows.baseAddress else { return }
        var index = 0
        for _ in 0..<header.height {
          sample += 1
          for _ in 0..<header.width {
            pixels[index] = pixel(sample)
            index += 1
            sample += samples
          }
        }
      }
      written = count
    }
  }

  @inline(__always)
  private static func grayAlphaPixel(_ sample: UnsafePointer<UInt8>) -> UInt32 {
    let gray = UInt32(sample[0])
    return PremultipliedAlpha.pixel(red: gray, green: gray, blue: gray, alpha: UInt32(sample[1]))
  }

  @inline(__always)
  private static func rgbPixel(_ sample: UnsafePointer<UInt8>) -> UInt32 {
    0xFF00_0000 | UInt32(sample[0]) << 16 | UInt32(sample[1]) << 8 | UInt32(sample[2])
  }

  @inline(__always)
  private static func rgbaPixel(_ sample: UnsafePointer<UInt8>) -> UInt32 {
    PremultipliedAlpha.pixel(
      red: UInt32(sample[0]), green: UInt32(sample[1]), blue: UInt32(sample[2]),
      alpha: UInt32(sample[3]))
  }

  private static func grayRows(_ header: PNGHeader, _ rows: [UInt8]) -> [UInt32] {
    let levels = (1 << UInt32(header.bitDepth)) - 1
    // 1, 3, 15 and 255 all divide 255.
    let table = (0...UInt32(levels)).map { 0xFF00_0000 | $0 * (255 / UInt32(levels)) * 0x01_0101 }
    return lookedUp(header, rows, in: table + [UInt32](repeating: 0, count: 256 - table.count))
  }

  private static func paletteRows(
    _ header: PNGHeader, _ rows: [UInt8], _ colors: [UInt32]
  ) throws(PNGError) -> [UInt32] {
    let stride = header.rowBytes + 1
    let perByte = 8 / Int(header.bitDepth)
    if colors.count < 1 << Int(header.bitDepth) {
      for y in 0..<header.height {
        for x in 0..<header.width
        where index(of: x, in: rows, at: y * stride + 1, perByte: perByte) >= colors.count {
          throw .invalidImageData(reason: "uses a colour that is not in the palette, in row \(y)")
        }
      }
    }
    return lookedUp(header, rows, in: colors + [UInt32](repeating: 0, count: 256 - colors.count))
  }

  /// Pixels out of a table of 256 by samples of 1, 2, 4 or 8 bits.
  private static func lookedUp(
    _ header: PNGHeader, _ rows: [UInt8], in table: [UInt32]
  ) -> [UInt32] {
    if header.bitDepth == 8 {
      return table.withUnsafeBufferPointer { table in
        pixelRows(header, rows) { table[Int($0[0])] }
      }
    }
    let stride = header.rowBytes + 1
    let perByte = 8 / Int(header.bitDepth)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(header.width * header.height)
    for y in 0..<header.height {
      for x in 0..<header.width {
        pixels.append(table[index(of: x, in: rows, at: y * stride + 1, perByte: perByte)])
      }
    }
    return pixels
  }

  /// The sample of a column in a row that starts at `start`; the first one is in the high bits.
  @inline(__always)
  private static func index(of x: Int, in rows: [UInt8], at start: Int, perByte: Int) -> Int {
    let bits = 8 / perByte
    let byte = Int(rows[start + x / perByte])
    return byte >> (8 - bits - x % perByte * bits) & ((1 << bits) - 1)
  }
}

extension PNGLayout {
  /// The palette's colours as premultiplied pixels.
  fileprivate func colorTable(in bytes: [UInt8]) -> [UInt32] {
    let colors = palette?.data ?? 0..<0
    let alphas = transparency?.data ?? 0..<0
    return (0..<colors.count / 3).map { index in
      let first = colors.lowerBound + 3 * index
      return PremultipliedAlpha.pixel(
        red: UInt32(bytes[first]), green: UInt32(bytes[first + 1]),
        blue: UInt32(bytes[first + 2]),
        alpha: index < alphas.count ? UInt32(bytes[alphas.lowerBound + index]) : 255)
    }
  }
}
