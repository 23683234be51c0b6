/// A Gaussian blur, nearly: three box averages in each direction, in integers.
///
/// The boxes' sizes are those of the Filter Effects Module Level 1, section 9.14 (feGaussianBlur).
struct BoxBlur: Sendable {
  /// One average: how many pixels before and after each it takes in.
  private struct Box {
    var before: Int
    var after: Int
  }

  private let boxes: [Box]

  /// The largest standard deviation; a shadow softer than this looks like none.
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

  /// How many pixels farther than the mask the blur reaches.
  var radius: Int { boxes.reduce(0) { $0 + max($1.before, $1.after) } }

  /// Blurs a mask, beyond whose edges there is nothing.
  func apply(to mask: inout AlphaMask) {
    guard !boxes.isEmpty, mask.width > 0, mask.height > 0 else { return }
    // 16 bits between the passes, so that six roundings do not show as bands.
    let (width, height) = (mask.width, mask.height)
    var source = [UInt16](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width { source[y * width + x] = UInt16(mask.bytes[y * mask.stride + x]) * 257 }
    }
    var target = source
    source.withUnsafeMutableBufferPointer { a in
      target.withUnsafeMutableBufferPointer { b in
        for box in boxes {
          Self.averageRows(a, b, width, height, box)
          swap(&a, &b)
        }
        for box in boxes {
          Self.averageColumns(a, b, width, height, box)
          swap(&a, &b)
        }
        for y in 0..<height {
          for x in 0..<width {
            mask.bytes[y * mask.stride + x] = UInt8((UInt32(a[y * width + x]) + 128) / 257)
          }
        }
      }
    }
  }

  private typealias Plane = UnsafeMutableBufferPointer<UInt16>

  /// `sum / size`, rounded, by one multiplication with `2³² / size`.
  @inline(__always) private static func divided(_ sum: UInt32, _ inverse: UInt64) -> UInt16 {
    UInt16(truncatingIfNeeded: (UInt64(sum) * inverse + (1 << 31)) >> 32)
  }

  private static func inverse(_ box: Box) -> UInt64 {
    let size = UInt64(box.before + box.after + 1)
    return ((1 << 32) + size / 2) / size
  }

  private static func averageRows(
    _ source: Plane, _ target: Plane, _ width: Int, _ height: Int, _ box: Box
  ) {
    let inverse = inverse(box)
    for y in 0..<height {
      let row = y * width
      var sum: UInt32 = 0
      for x in 0..<min(box.after, width) { sum += UInt32(source[row + x]) }
      for x in 0..<width {
        if x + box.after < width { sum += UInt32(source[row + x + box.after]) }
        target[row + x] = divided(sum, inverse)
        if x >= box.before { sum -= UInt32(source[row + x - box.before]) }
      }
    }
  }

  private static func averageColumns(
    _ source: Plane, _ target: Plane, _ width: Int, _ height: Int, _ box: Box
  ) {
    let inverse = inverse(box)
    var sums = [UInt32](repeating: 0, count: width)
    sums.withUnsafeMutableBufferPointer { sums in
      for y in 0..<min(box.after, height) {
        for x in 0..<width { sums[x] += UInt32(source[y * width + x]) }
      }
      for y in 0..<height {
        if y + box.after < height {
          let row = (y + box.after) * width
          for x in 0..<width { sums[x] += UInt32(source[row + x]) }
        }
        for x in 0..<width { target[y * width + x] = divided(sums[x], inverse) }
        if y >= box.before {
          let row = (y - box.before) * width
          for x in 0..<width { sums[x] -= UInt32(source[row + x]) }
        }
      }
    }
  }
}
