extension UIImage {
  /// One of the three bands that the caps cut a side into.
  private struct Band {
    /// Pixels of the picture.
    var source: Range<Int>
    /// Points of the context.
    var start: CGFloat
    var length: CGFloat
    /// Whether the band fills the room that the caps leave.
    var isMiddle: Bool
  }

  /// Draws the nine parts that the caps cut the picture into: corners in their size, edges and
  /// middle stretched or repeated.
  func drawParts(of image: CGImage, in rect: CGRect, context: CGContext) {
    let columns = bands(
      pixels: image.width, caps: (capInsets.left, capInsets.right), from: rect.minX,
      length: rect.width)
    let rows = bands(
      pixels: image.height, caps: (capInsets.top, capInsets.bottom), from: rect.minY,
      length: rect.height)
    for row in rows {
      for column in columns {
        let part = image.part(x: column.source, y: row.source)
        for y in pieces(of: row) {
          for x in pieces(of: column) {
            drawPiece(part, x, y, in: context)
          }
        }
      }
    }
  }

  private func bands(
    pixels: Int, caps: (CGFloat, CGFloat), from start: CGFloat, length: CGFloat
  ) -> [Band] {
    let low = max(0, min(pixels, Int((caps.0 * scale).rounded())))
    let high = max(0, min(pixels - low, Int((caps.1 * scale).rounded())))
    var lengths = (CGFloat(low) / scale, CGFloat(high) / scale)
    // Caps that do not fit share the room.
    let total = lengths.0 + lengths.1
    if total > length {
      lengths = (lengths.0 * length / total, lengths.1 * length / total)
    }
    return [
      Band(source: 0..<low, start: start, length: lengths.0, isMiddle: false),
      Band(
        source: low..<pixels - high, start: start + lengths.0,
        length: length - lengths.0 - lengths.1, isMiddle: true),
      Band(
        source: pixels - high..<pixels, start: start + length - lengths.1, length: lengths.1,
        isMiddle: false),
    ].filter { !$0.source.isEmpty && $0.length > 0 }
  }

  /// Where a band's pixels are drawn: once, or repeated, the last one cut off.
  private func pieces(of band: Band) -> [(start: CGFloat, length: CGFloat, pixels: Int)] {
    let natural = CGFloat(band.source.count) / scale
    guard band.isMiddle, resizingMode == .tile, band.length > natural else {
      return [(band.start, band.length, band.source.count)]
    }
    return stride(from: 0, to: band.length, by: natural).map { offset in
      let length = min(natural, band.length - offset)
      let pixels = max(1, min(band.source.count, Int((length * scale).rounded())))
      return (band.start + offset, length, pixels)
    }
  }

  private func drawPiece(
    _ part: CGImage, _ x: (start: CGFloat, length: CGFloat, pixels: Int),
    _ y: (start: CGFloat, length: CGFloat, pixels: Int), in context: CGContext
  ) {
    let isCut = x.pixels < part.width || y.pixels < part.height
    context.draw(
      isCut ? part.part(x: 0..<x.pixels, y: 0..<y.pixels) : part,
      in: CGRect(x: x.start, y: y.start, width: x.length, height: y.length))
  }
}
