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
      Self.undo(
        row, above, count, distance, byte: { left, _, _ in left }, lanes: { left, _, _ in left })
    case .up:
      for index in 0..<count { row[index] &+= above[index] }
    case .average:
      Self.undo(
        row, above, count, distance,
        byte: { left, above, _ in UInt8(truncatingIfNeeded: (Int(left) &+ Int(above)) / 2) },
        lanes: { left, above, _ in (left &+ above) &>> 1 })
    case .paeth:
      Self.undo(row, above, count, distance, byte: Self.paeth, lanes: Self.paeth)
    }
  }

  /// Up to four bytes of a pixel. Each byte depends on the one a pixel before it, so what can be
  /// computed at the same time is the bytes of one pixel.
  private typealias Lanes = SIMD4<Int16>

  /// Undoes a filter that predicts a byte from those to the left, above, and above to the left.
  ///
  /// - Parameters:
  ///   - byte: the prediction of a byte.
  ///   - lanes: the same prediction of four bytes; only the low 8 bits of its sum count.
  @inline(__always)
  private static func undo(
    _ row: MutableRow, _ above: Row, _ count: Int, _ distance: Int,
    byte: (UInt8, UInt8, UInt8) -> UInt8, lanes: (Lanes, Lanes, Lanes) -> Lanes
  ) {
    // Four bytes are read at a time, so the last pixels are left to the loop below.
    let readBytes = (distance + 3) / 4 * 4
    let pixels = count < readBytes ? 0 : (count - readBytes) / distance + 1
    for first in stride(from: 0, to: distance, by: 4) {
      var (left, corner) = (Lanes(), Lanes())
      var index = first
      for _ in 0..<pixels {
        let up = load(above + index)
        left = (load(row + index) &+ lanes(left, up, corner)) & 255
        store(left, count: distance - first, to: row + index)
        corner = up
        index &+= distance
      }
    }
    for index in pixels * distance..<count {
      let isFirst = index < distance
      row[index] &+= byte(
        isFirst ? 0 : row[index - distance], above[index], isFirst ? 0 : above[index - distance])
    }
  }

  @inline(__always)
  private static func load(_ bytes: Row) -> Lanes {
    Lanes(
      truncatingIfNeeded: UnsafeRawPointer(bytes).loadUnaligned(as: SIMD4<UInt8>.self))
  }

  /// Stores the first four or fewer bytes. Writing more, even what was there, would make the
  /// processor wait before it reads the next pixel.
  @inline(__always)
  private static func store(_ lanes: Lanes, count: Int, to bytes: MutableRow) {
    let word = unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: lanes), to: UInt32.self)
    let target = UnsafeMutableRawPointer(bytes)
    let half = UInt16(truncatingIfNeeded: word)
    switch count {
    case 1:
      target.storeBytes(of: UInt8(truncatingIfNeeded: word), as: UInt8.self)
    case 2:
      target.storeBytes(of: half, as: UInt16.self)
    case 3:
      target.storeBytes(of: half, as: UInt16.self)
      target.storeBytes(
        of: UInt8(truncatingIfNeeded: word >> 16), toByteOffset: 2, as: UInt8.self)
    default:
      target.storeBytes(of: word, as: UInt32.self)
    }
  }

  /// The neighbours that are closest to left + above - corner, of numbers from 0 to 255.
  @inline(__always)
  private static func paeth(_ left: Lanes, _ above: Lanes, _ corner: Lanes) -> Lanes {
    let (alongLeft, alongAbove) = (above &- corner, left &- corner)
    let toLeft = magnitude(alongLeft)
    let toAbove = magnitude(alongAbove)
    let toCorner = magnitude(alongLeft &+ alongAbove)
    let isAboveCloser = isLess(toAbove, toLeft)
    let closer = select(above, left, isAboveCloser)
    let distance = select(toAbove, toLeft, isAboveCloser)
    return select(corner, closer, isLess(toCorner, distance))
  }

  // Masks are numbers here, -1 for true: `SIMDMask` takes several times as long in debug builds,
  // in which the tests read a thousand images.

  @inline(__always)
  private static func isLess(_ a: Lanes, _ b: Lanes) -> Lanes { (a &- b) &>> 15 }

  @inline(__always)
  private static func select(_ a: Lanes, _ b: Lanes, _ mask: Lanes) -> Lanes {
    b ^ ((a ^ b) & mask)
  }

  @inline(__always)
  private static func magnitude(_ a: Lanes) -> Lanes {
    let sign = a &>> 15
    return (a ^ sign) &- sign
  }
}
