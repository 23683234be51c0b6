/// Converts between the offsets of a paragraph's Unicode scalars and of its UTF-16 code units.
struct ScalarOffsets: Sendable {
  /// The UTF-16 offset of each scalar, and at last the length; nil if every scalar is one unit.
  private let utf16Offsets: [Int]?
  private let count: Int

  init(of scalars: [UInt32]) {
    count = scalars.count
    guard scalars.contains(where: { $0 > 0xFFFF }) else {
      utf16Offsets = nil
      return
    }
    utf16Offsets = scalars.reduce(into: [0]) { offsets, scalar in
      offsets.append(offsets[offsets.count - 1] + (scalar > 0xFFFF ? 2 : 1))
    }
  }

  func utf16(of scalar: Int) -> Int { utf16Offsets?[scalar] ?? scalar }

  /// The scalar that a code unit belongs to; the count of scalars at the end and behind it.
  func scalar(at offset: Int) -> Int {
    guard let utf16Offsets else { return min(max(offset, 0), count) }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if utf16Offsets[middle + 1] > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
