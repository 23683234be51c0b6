/// How the product of two parts of 255 is rounded to another.
enum PartRounding: UInt16 {
  /// As pixman does where it paints through a mask: to the nearest.
  case nearest = 0x80
  /// As cairo does where it fills a shape: to the nearest, where both are as near to the lower.
  case lower = 0x7F
}

extension UnsafeMutablePointer<UInt32> {
  /// Paints a premultiplied colour over a row of premultiplied pixels through a coverage.
  ///
  /// Four pixels are painted at a time. Up to three behind the last one are read, and written as
  /// they were.
  @inline(__always) func paint(
    _ color: UInt32, through coverage: UnsafePointer<UInt8>, count: Int, rounding: PartRounding
  ) {
    typealias Bytes = SIMD8<UInt16>
    let full = Bytes(repeating: 255)
    let byte = Bytes(repeating: 8)
    let half = Bytes(repeating: rounding.rawValue)
    @inline(__always) func product(_ a: Bytes, _ b: Bytes) -> Bytes {
      let sum = a &* b &+ half
      return (sum &+ sum &>> byte) &>> byte
    }
    let ink = unsafeBitCast(SIMD4(repeating: color), to: Bytes.self)
    // Every other byte of four pixels at a time, with room for what is carried.
    let (evenInk, oddInk) = (ink & full, ink &>> byte)
    let alpha = Bytes(repeating: UInt16(color >> 24))
    let isOpaque = color >> 24 == 255
    @inline(__always) func paintFour(at x: Int, through four: UInt32) {
      let target = UnsafeMutableRawPointer(self + x)
      if four == 0 { return }
      if four == .max, isOpaque {
        target.storeBytes(of: SIMD4(repeating: color), as: SIMD4<UInt32>.self)
        return
      }
      let parts = SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(four, to: SIMD4<UInt8>.self))
      let part = unsafeBitCast(parts | parts &<< SIMD4(repeating: 16), to: Bytes.self)
      let rest = full &- (isOpaque ? part : product(part, alpha))
      let below = target.loadUnaligned(as: Bytes.self)
      let even = product(evenInk, part) &+ product(below & full, rest)
      let odd = product(oddInk, part) &+ product(below &>> byte, rest)
      target.storeBytes(of: even | odd &<< byte, as: Bytes.self)
    }
    var x = 0
    while x &+ 4 <= count {
      paintFour(
        at: x, through: UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt32.self))
      x &+= 4
    }
    guard x < count else { return }
    var last: UInt32 = 0
    for index in x..<count { last |= UInt32(coverage[index]) << UInt32(8 &* (index &- x)) }
    paintFour(at: x, through: UInt32(littleEndian: last))
  }
}
