import Pixels

/// A bitmap in little memory, from which rows are unpacked: runs of equal pixels, and rows that are
/// equal to the one above them only once.
///
/// Pictures of components consist of plain areas: all pictures of a scene take a few per cent of the
/// memory of their pixels.
struct PackedPicture: Sendable {
  /// In pixels.
  let width: Int
  /// In pixels.
  let height: Int
  /// Whether a pixel is not opaque.
  let hasTransparentPixels: Bool

  /// A part of `words` with the pixels of a row.
  private struct Row {
    var start: Int
    /// Pairs of a count and a pixel; 0 for a row of `width` single pixels.
    var runCount: Int
  }

  private let words: [UInt32]
  private let rows: [Row]

  init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    var words: [UInt32] = []
    var rows: [Row] = []
    rows.reserveCapacity(height)
    // The conjunction of all alphas.
    var common: UInt32 = .max
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<bitmap.height {
        let start = y * bitmap.width
        let row = UnsafeBufferPointer(rebasing: pixels[start..<start + bitmap.width])
        if let last = rows.last, row.elementsEqual(pixels[start - bitmap.width..<start]) {
          rows.append(last)
          continue
        }
        for pixel in row { common &= pixel }
        rows.append(Self.append(row, to: &words))
      }
    }
    (self.words, self.rows) = (words, rows)
    hasTransparentPixels = common >> 24 != 0xFF
  }

  private static func append(
    _ row: UnsafeBufferPointer<UInt32>, to words: inout [UInt32]
  ) -> Row {
    let start = words.count
    var x = 0
    while x < row.count {
      // As single pixels, the row takes less.
      if words.count - start + 2 > row.count {
        words.removeSubrange(start...)
        words.append(contentsOf: row)
        return Row(start: start, runCount: 0)
      }
      let first = x
      while x < row.count && row[x] == row[first] { x += 1 }
      words.append(UInt32(x - first))
      words.append(row[first])
    }
    return Row(start: start, runCount: (words.count - start) / 2)
  }

  /// Some of the rows.
  ///
  /// - Parameter range: within `0..<height`.
  func bitmap(of range: Range<Int>) -> Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(range.count * width)
    for row in rows[range] {
      if row.runCount == 0 {
        pixels.append(contentsOf: words[row.start..<row.start + width])
      }
      for run in 0..<row.runCount {
        let place = row.start + 2 * run
        pixels.append(contentsOf: repeatElement(words[place + 1], count: Int(words[place])))
      }
    }
    return Bitmap(width: width, height: range.count, pixels: pixels)
  }
}
