import Pixels

/// Turns the image data of a checked file into pixels.
struct PNGDecoder {
  private let header: PNGHeader
  private let format: PNGPixelFormat

  static func bitmap(of layout: PNGLayout, in bytes: [UInt8]) throws(PNGError) -> Bitmap {
    try checkAmount(of: layout)
    try reserveMemory(for: layout.header)
    var rows = try decompressed(layout, in: bytes)
    let decoder = PNGDecoder(
      header: layout.header, format: PNGPixelFormat(of: layout, in: bytes))
    return try decoder.bitmap(of: &rows)
  }

  /// Deflate expands a byte to at most 1,032, so data that cannot fill the image is rejected
  /// before memory is allocated for it.
  private static func checkAmount(of layout: PNGLayout) throws(PNGError) {
    guard layout.imageDataCount * 1032 >= layout.header.imageBytes else {
      throw .invalidImageData(reason: "ends before the last row")
    }
  }

  private static func reserveMemory(for header: PNGHeader) throws(PNGError) {
    do {
      try MemoryBudget.shared.reserve(width: header.width, height: header.height)
    } catch {
      throw .notEnoughMemory(
        width: header.width, height: header.height, byteCount: error.byteCount)
    }
  }

  private static func decompressed(
    _ layout: PNGLayout, in bytes: [UInt8]
  ) throws(PNGError) -> [UInt8] {
    let pieces = layout.imageData
    let data = pieces.count == 1 ? bytes[pieces[0].data] : joined(pieces, in: bytes)[...]
    let decompressor = try ZlibDecompressor()
    do {
      return try decompressor.decompress(data, count: layout.header.imageBytes)
    } catch .tooShort {
      throw .invalidImageData(reason: "ends before the last row")
    } catch .tooLong {
      throw .invalidImageData(reason: "continues after the last row")
    } catch {
      throw .invalidImageData(reason: "cannot be decompressed")
    }
  }

  private static func joined(_ pieces: [PNGLayout.Piece], in bytes: [UInt8]) -> [UInt8] {
    let count = pieces.reduce(0) { $0 + $1.data.count }
    return [UInt8](unsafeUninitializedCapacity: count) { joined, written in
      requestLargePages(for: UnsafeMutableRawBufferPointer(joined))
      for piece in pieces {
        written = joined[written...].initialize(fromContentsOf: bytes[piece.data])
      }
    }
  }

  private func bitmap(of rows: inout [UInt8]) throws(PNGError) -> Bitmap {
    var failure: PNGError?
    let count = header.width * header.height
    let zeros = [UInt8](repeating: 0, count: header.rowBytes)
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { pixels, written in
      requestLargePages(for: UnsafeMutableRawBufferPointer(pixels))
      rows.withUnsafeMutableBufferPointer { rows in
        guard var row = rows.baseAddress, let pixels = pixels.baseAddress else { return }
        do throws(PNGError) {
          for pass in header.passes { try decode(pass, from: &row, below: zeros, into: pixels) }
          // All passes together cover every pixel.
          written = count
        } catch {
          failure = error
        }
      }
    }
    if let failure { throw failure }
    return Bitmap(width: header.width, height: header.height, pixels: pixels)
  }

  /// Undoes the filters of a pass in place and converts its rows while they are in the cache.
  ///
  /// - Parameters:
  ///   - row: the filter byte of the pass's first row; afterwards that of the next pass.
  ///   - zeros: what the filters of the first row refer to as the row above.
  private func decode(
    _ pass: PNGPass, from row: inout PNGFilter.MutableRow, below zeros: PNGFilter.Row,
    into pixels: UnsafeMutablePointer<UInt32>
  ) throws(PNGError) {
    let count = header.rowBytes(width: pass.width)
    for index in 0..<pass.height {
      let y = pass.y + index * pass.stepY
      guard let filter = PNGFilter(rawValue: row[0]) else {
        throw .invalidImageData(reason: "has an unknown filter \(row[0]) in row \(y)")
      }
      filter.undo(
        on: row + 1, above: index == 0 ? zeros : UnsafePointer(row - count), count: count,
        distance: header.pixelBytes)
      guard
        format.convert(
          row + 1, count: pass.width, into: pixels + (y * header.width + pass.x),
          step: pass.stepX)
      else {
        throw .invalidImageData(reason: "uses a colour that is not in the palette, in row \(y)")
      }
      row += count + 1
    }
  }
}
