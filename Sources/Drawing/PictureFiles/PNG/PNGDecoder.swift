import FileAccess
import Pixels
import Threads

/// Turns the image data of a checked file into pixels.
struct PNGDecoder {
  fileprivate let header: PNGHeader
  private let format: PNGPixelFormat

  static func bitmap(
    of layout: PNGLayout, in bytes: [UInt8], _ conversion: ColorConversion? = nil
  ) throws(PNGError) -> Bitmap {
    try checkAmount(of: layout)
    try reserveMemory(for: layout.header)
    let decoder = PNGDecoder(
      header: layout.header, format: PNGPixelFormat(of: layout, in: bytes, conversion))
    return try decoder.bitmap(of: imageData(of: layout, in: bytes))
  }

  /// Deflate expands a byte to at most 1,032, so data that cannot fill the image is rejected
  /// before memory is allocated for it.
  private static func checkAmount(of layout: PNGLayout) throws(PNGError) {
    guard layout.imageDataCount * 1032 >= layout.header.imageBytes else {
      throw .invalidImageData(reason: "ends before the last row")
    }
  }

  /// The rows of a picture that is not interlaced, which are decoded anew at each reading.
  static func rows(
    of layout: PNGLayout, in bytes: [UInt8]
  ) throws(PNGError) -> PNG.Rows {
    try checkAmount(of: layout)
    let decoder = PNGDecoder(
      header: layout.header, format: PNGPixelFormat(of: layout, in: bytes, nil))
    return PNG.Rows(decoder: decoder, data: imageData(of: layout, in: bytes))
  }

  private static func reserveMemory(for header: PNGHeader) throws(PNGError) {
    do {
      try MemoryBudget.shared.reserve(width: header.width, height: header.height)
    } catch {
      throw .notEnoughMemory(
        width: header.width, height: header.height, byteCount: error.byteCount)
    }
  }

  private static func imageData(of layout: PNGLayout, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    let pieces = layout.imageData
    return pieces.count == 1 ? bytes[pieces[0].data] : joined(pieces, in: bytes)[...]
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

  private func bitmap(of data: ArraySlice<UInt8>) throws(PNGError) -> Bitmap {
    let count = header.width * header.height
    var failure: PNGError?
    let pixels = [UInt32](unsafeUninitializedCapacity: count + extraPixels) { pixels, written in
      let memory = UnsafeMutableRawBufferPointer(pixels)
      requestLargePages(for: memory)
      do throws(PNGError) {
        if rowsFitIntoPixels {
          try decode(data, rows: .init(rebasing: memory.suffix(header.imageBytes)), into: pixels)
        } else {
          let rows = UnsafeMutableRawBufferPointer.allocate(
            byteCount: header.imageBytes, alignment: 1)
          defer { rows.deallocate() }
          requestLargePages(for: rows)
          try decode(data, rows: rows, into: pixels)
        }
        // All passes together cover every pixel.
        written = count
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return Bitmap(width: header.width, height: header.height, pixels: pixels)
  }

  /// Whether the rows can be decompressed into the end of the memory of the pixels, which saves the
  /// system from clearing as much memory again.
  ///
  /// Each row is read before a pixel is written over it. Of h rows, k are converted into 4·w·k bytes
  /// from the start. The others, of b bytes and a filter byte each, take (h - k)·(b + 1) bytes before
  /// the end, and with h bytes more than the pixels need both fit: the gap between
  /// them, 4·w·h + h - 4·w·k - (h - k)·(b + 1) = (h - k)·(4·w - b) + k, is not negative if b ≤ 4·w.
  private var rowsFitIntoPixels: Bool {
    !header.isInterlaced && header.rowBytes <= 4 * header.width
  }

  /// Pixels that take at least a byte for each row.
  private var extraPixels: Int { rowsFitIntoPixels ? (header.height + 3) / 4 : 0 }

  /// - Parameter rows: uninitialised memory of the size of the image data.
  private func decode(
    _ data: ArraySlice<UInt8>, rows: UnsafeMutableRawBufferPointer,
    into pixels: UnsafeMutableBufferPointer<UInt32>
  ) throws(PNGError) {
    try decompress(data, into: rows)
    var failure: PNGError?
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * header.rowBytes) { samples in
      guard var stored = rows.baseAddress, let samples = samples.baseAddress,
        let pixels = pixels.baseAddress
      else { return }
      do throws(PNGError) {
        for pass in header.passes {
          stored = try decode(pass, from: stored, samples: samples, into: pixels)
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  private func decompress(
    _ data: ArraySlice<UInt8>, into rows: UnsafeMutableRawBufferPointer
  ) throws(PNGError) {
    let decompressor = try ZlibDecompressor()
    do {
      try decompressor.decompress(data, into: rows)
    } catch .tooShort {
      throw .invalidImageData(reason: "ends before the last row")
    } catch .tooLong {
      throw .invalidImageData(reason: "continues after the last row")
    } catch {
      throw .invalidImageData(reason: "cannot be decompressed")
    }
  }

  /// Undoes the filters of a pass and converts its rows while they are in the cache.
  ///
  /// - Parameters:
  ///   - stored: the filter byte of the pass's first row.
  ///   - samples: memory for two rows, of which each is the row above the other in turn.
  /// - Returns: the filter byte of the next pass's first row.
  private func decode(
    _ pass: PNGPass, from stored: UnsafeMutableRawPointer, samples: PNGFilter.MutableRow,
    into pixels: UnsafeMutablePointer<UInt32>
  ) throws(PNGError) -> UnsafeMutableRawPointer {
    let count = header.rowBytes(width: pass.width)
    var (stored, row, above) = (stored, samples, samples + count)
    // What the filters of the first row refer to.
    above.initialize(repeating: 0, count: count)
    for index in 0..<pass.height {
      let y = pass.y + index * pass.stepY
      UnsafeMutableRawPointer(row).copyMemory(from: stored + 1, byteCount: count)
      try undoFilter(stored.load(as: UInt8.self), on: row, above: above, count: count, y: y)
      try convert(
        row, count: pass.width, into: pixels + (y * header.width + pass.x), step: pass.stepX, y: y)
      stored += count + 1
      swap(&row, &above)
    }
    return stored
  }

  private func undoFilter(
    _ byte: UInt8, on row: PNGFilter.MutableRow, above: PNGFilter.Row, count: Int, y: Int
  ) throws(PNGError) {
    guard let filter = PNGFilter(rawValue: byte) else {
      throw .invalidImageData(reason: "has an unknown filter \(byte) in row \(y)")
    }
    filter.undo(on: row, above: above, count: count, distance: header.pixelBytes)
  }

  private func convert(
    _ row: PNGFilter.Row, count: Int, into pixels: UnsafeMutablePointer<UInt32>, step: Int, y: Int
  ) throws(PNGError) {
    guard format.convert(row, count: count, into: pixels, step: step) else {
      throw .invalidImageData(reason: "uses a colour that is not in the palette, in row \(y)")
    }
  }
}

extension PNG {
  /// The rows of a picture in a file: at each reading they are decoded one after another, so that only two are in memory.
  package struct Rows: PixelRows {
    fileprivate let decoder: PNGDecoder
    fileprivate let data: ArraySlice<UInt8>

    /// In pixels.
    package var size: PixelSize { decoder.header.size }

    /// Calls a closure with each row from the top, premultiplied ARGB32, valid during the call.
    package func forEachRow(
      _ body: (_ y: Int, _ row: UnsafePointer<UInt32>) -> Void
    ) throws(PNGError) {
      try decoder.forEachRow(of: data, body)
    }
  }
}

extension PNGDecoder {
  /// Decodes the only pass of an image that is not interlaced.
  fileprivate func forEachRow(
    of data: ArraySlice<UInt8>, _ body: (_ y: Int, _ row: UnsafePointer<UInt32>) -> Void
  ) throws(PNGError) {
    let stream = try ZlibReadingStream(data)
    let (count, width) = (header.rowBytes, header.width)
    // Each row has its filter byte before it.
    var row = [UInt8](repeating: 0, count: count + 1)
    var above = row
    var pixels = [UInt32](repeating: 0, count: width)
    for y in 0..<header.height {
      try row.withUnsafeMutableBufferPointer { (row) throws(PNGError) in
        try stream.read(into: row)
      }
      try row.withUnsafeMutableBufferPointer { (row) throws(PNGError) in
        try above.withUnsafeBufferPointer { (above) throws(PNGError) in
          try pixels.withUnsafeMutableBufferPointer { (pixels) throws(PNGError) in
            guard let row = row.baseAddress, let above = above.baseAddress,
              let pixels = pixels.baseAddress
            else { return }
            try undoFilter(row[0], on: row + 1, above: above + 1, count: count, y: y)
            try convert(row + 1, count: width, into: pixels, step: 1, y: y)
            body(y, pixels)
          }
        }
      }
      swap(&row, &above)
    }
    try stream.checkEnd()
  }
}
