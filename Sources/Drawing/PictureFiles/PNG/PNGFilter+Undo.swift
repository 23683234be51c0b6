extension PNGFilter {
  /// Turns the differences of a row back into samples, in place.
  ///
  /// - Parameters:
  ///   - above: the samples of the row before it; zeros for the first row of a pass.
  ///   - count: bytes of either row.
  ///   - distance: bytes of a pixel, or 1 where a byte has several pixels.
  func undo(on row: MutableRow, above: Row, count: Int, distance: Int) {
    switch self {
    case .none:
      break
    case .sub:
      Self.undo(on: row, above, count, distance) { left, _, _ in left }
    case .up:
      var index = 0
      while index < count {
        row[index] = row[index] &+ above[index]
        index &+= 1
      }
    case .average:
      Self.undo(on: row, above, count, distance) { left, above, _ in (left &+ above) &>> 1 }
    case .paeth:
      Self.undo(on: row, above, count, distance) { left, above, corner in
        let (alongLeft, alongAbove) = (above &- corner, left &- corner)
        let toLeft = Self.magnitude(alongLeft)
        let toAbove = Self.magnitude(alongAbove)
        let closer = toAbove < toLeft ? above : left
        return Self.magnitude(alongLeft &+ alongAbove) < min(toLeft, toAbove) ? corner : closer
      }
    }
  }

  /// Predicts a byte from those to the left, above, and above to the left, all from 0 to 255. Of the
  /// result only the low 8 bits count.
  private typealias Prediction = (_ left: Int16, _ above: Int16, _ corner: Int16) -> Int16

  @inline(__always)
  private static func undo(
    on row: MutableRow, _ above: Row, _ count: Int, _ distance: Int, _ prediction: Prediction
  ) {
    switch distance {
    case 1: undo(on: row, above, count, InlineArray<1, Int16>(repeating: 0), prediction)
    case 2: undo(on: row, above, count, InlineArray<2, Int16>(repeating: 0), prediction)
    case 3: undo(on: row, above, count, InlineArray<3, Int16>(repeating: 0), prediction)
    case 4: undo(on: row, above, count, InlineArray<4, Int16>(repeating: 0), prediction)
    case 6: undo(on: row, above, count, InlineArray<6, Int16>(repeating: 0), prediction)
    default: undo(on: row, above, count, InlineArray<8, Int16>(repeating: 0), prediction)
    }
  }

  /// Each byte depends on the one a pixel before it. What can be computed at the same time is the bytes
  /// of a pixel, so their number is known to the compiler, which also keeps them in registers.
  ///
  /// - Parameter zero: the pixel to the left of the first one.
  @inline(__always)
  private static func undo<let pixelBytes: Int>(
    on row: MutableRow, _ above: Row, _ count: Int, _ zero: InlineArray<pixelBytes, Int16>,
    _ prediction: Prediction
  ) {
    var (left, corner) = (zero, zero)
    for start in stride(from: 0, to: count, by: pixelBytes) {
      for byte in 0..<pixelBytes {
        let index = start &+ byte
        let up = Int16(above[index])
        let sample =
          (Int16(row[index]) &+ prediction(left[byte], up, corner[byte])) & 255
        row[index] = UInt8(truncatingIfNeeded: sample)
        left[byte] = sample
        corner[byte] = up
      }
    }
  }

  @inline(__always)
  private static func magnitude(_ number: Int16) -> Int16 { max(number, 0 &- number) }
}
