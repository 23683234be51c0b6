/// An approximate Gaussian blur: three box averages in each direction, in integers.
///
/// The boxes' sizes follow the Filter Effects Module Level 1, section 9.14 (feGaussianBlur).
struct BoxBlur: Sendable {
  /// One average: the number of pixels that it includes before and after each.
  private struct Box {
    var before: Int
    var after: Int
  }

  private let boxes: [Box]

  /// The largest standard deviation; a softer shadow is invisible.
  private static let maximumDeviation = 500.0
  /// 3·√(2π)/4.
  private static let boxFactor = 1.8799712059732503

  /// - Parameter standardDeviation: in pixels.
  init(standardDeviation: Double) {
    let deviation = min(max(standardDeviation, 0), Self.maximumDeviation)
    let size = Int((deviation * Self.boxFactor + 0.5).rounded(.down))
    let half = size / 2
    if size < 2 {
      boxes = []
    } else if size % 2 == 1 {
      boxes = [Box](repeating: Box(before: half, after: half), count: 3)
    } else {
      boxes = [
        Box(before: half, after: half - 1), Box(before: half - 1, after: half),
        Box(before: half, after: half),
      ]
    }
  }

  /// The number of pixels that the blur reaches beyond the mask.
  var radius: Int { boxes.reduce(0) { $0 + max($1.before, $1.after) } }

  /// Blurs a mask; beyond its edges coverage is 0.
  func apply(to mask: inout AlphaMask) {
    guard !boxes.isEmpty, mask.width > 0, mask.height > 0 else { return }
    // 16 bits between the passes, so that six roundings do not show as bands.
    let (stride, height) = (mask.stride, mask.height)
    var first = [UInt16](unsafeUninitializedCapacity: stride * height) { plane, count in
      for index in 0..<stride * height { plane[index] = UInt16(mask.bytes[index]) &* 257 }
      count = stride * height
    }
    var second = first
    first.withUnsafeMutableBufferPointer { first in
      second.withUnsafeMutableBufferPointer { second in
        var (source, target) = (first, second)
        for box in boxes {
          Self.averageRows(source, target, stride, height, box)
          swap(&source, &target)
        }
        for box in boxes {
          Self.averageColumns(source, target, stride, height, box)
          swap(&source, &target)
        }
        mask.bytes.withUnsafeMutableBufferPointer { bytes in
          for index in bytes.indices {
            // (v + 128) / 257 for 16 bits, without a division.
            let value = UInt32(source[index]) &+ 128
            bytes[index] = UInt8(truncatingIfNeeded: (value &- (value >> 8)) >> 8)
          }
        }
      }
    }
  }

  private typealias Plane = UnsafeMutableBufferPointer<UInt16>

  /// The integer nearest to a product below 2²². Adding 1.5 · 2²³ leaves it in the lowest bits of the
  /// `Float`.
  @inline(__always) private static func rounded(_ sum: Int32, _ factor: Float) -> UInt16 {
    UInt16(truncatingIfNeeded: (Float(sum) * factor + 12_582_912).bitPattern)
  }

  private static func averageRows(
    _ source: Plane, _ target: Plane, _ width: Int, _ height: Int, _ box: Box
  ) {
    let factor = 1 / Float(box.before + box.after + 1)
    for y in 0..<height {
      let row = y &* width
      var sum: Int32 = 0
      for x in 0..<min(box.after, width) { sum &+= Int32(source[row &+ x]) }
      for x in 0..<width {
        if x &+ box.after < width { sum &+= Int32(source[row &+ x &+ box.after]) }
        target[row &+ x] = rounded(sum, factor)
        if x >= box.before { sum &-= Int32(source[row &+ x &- box.before]) }
      }
    }
  }

  private static func averageColumns(
    _ source: Plane, _ target: Plane, _ width: Int, _ height: Int, _ box: Box
  ) {
    let factor = 1 / Float(box.before + box.after + 1)
    var sums = [Int32](repeating: 0, count: width)
    sums.withUnsafeMutableBufferPointer { sums in
      func add(_ y: Int) {
        let row = y &* width
        for x in 0..<width { sums[x] &+= Int32(source[row &+ x]) }
      }
      for y in 0..<min(box.after, height) { add(y) }
      for y in 0..<height {
        if y &+ box.after < height { add(y &+ box.after) }
        let row = y &* width
        for x in 0..<width { target[row &+ x] = rounded(sums[x], factor) }
        if y >= box.before {
          let row = (y &- box.before) &* width
          for x in 0..<width { sums[x] &-= Int32(source[row &+ x]) }
        }
      }
    }
  }
}
