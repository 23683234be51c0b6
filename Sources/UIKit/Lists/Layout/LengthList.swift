/// The lengths of a section's rows, of which most are estimated.
///
/// Rows are in blocks. A block without a length of its own needs no memory for its rows: the memory grows with the
/// rows that were visible, not with all rows.
struct LengthList {
  /// The rows of a block.
  private static let blockSize = 64

  private struct Block {
    var lengths: [CGFloat]
    /// A bit for each length that is not an estimate.
    var exact: UInt64 = 0
  }

  /// The number of rows.
  let count: Int
  /// The length of rows without one of their own, points.
  let estimate: CGFloat
  private var blocks: [Block?]
  private var sums: FenwickTree

  /// Creates a list of rows that have an estimated length.
  init(count: Int, estimate: CGFloat) {
    self.count = max(count, 0)
    self.estimate = Self.valid(estimate)
    let (full, rest) = self.count.quotientAndRemainder(dividingBy: Self.blockSize)
    blocks = Array(repeating: nil, count: full + (rest > 0 ? 1 : 0))
    var values = Array(repeating: self.estimate * CGFloat(Self.blockSize), count: full)
    if rest > 0 { values.append(self.estimate * CGFloat(rest)) }
    sums = FenwickTree(values)
  }

  /// A length of 0 to a billion points. One that is not a number, or an infinite one, would make all sums invalid for ever.
  private static func valid(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, 1e9) : 0 }

  /// The sum of all lengths, points.
  var total: CGFloat { sums.total }

  /// The length of a row, points.
  subscript(index: Int) -> CGFloat {
    blocks[index / Self.blockSize]?.lengths[index % Self.blockSize] ?? estimate
  }

  /// Whether the length of a row is not an estimate.
  func isExact(_ index: Int) -> Bool {
    guard let block = blocks[index / Self.blockSize] else { return false }
    return block.exact & 1 << UInt64(index % Self.blockSize) != 0
  }

  /// Sets the length of a row, points.
  mutating func set(_ length: CGFloat, at index: Int, isExact: Bool = true) {
    let (place, inner) = index.quotientAndRemainder(dividingBy: Self.blockSize)
    let size = min(Self.blockSize, count - place * Self.blockSize)
    var block = blocks[place] ?? Block(lengths: Array(repeating: estimate, count: size))
    // The old block is released first, so that the new one is changed in place.
    blocks[place] = nil
    let length = Self.valid(length)
    let difference = length - block.lengths[inner]
    block.lengths[inner] = length
    let bit: UInt64 = 1 << UInt64(inner)
    if isExact { block.exact |= bit } else { block.exact &= ~bit }
    blocks[place] = block
    if difference != 0 { sums.add(difference, at: place) }
  }

  /// The distance from the first row to a row, points; to the end for `count`.
  func offset(of index: Int) -> CGFloat {
    let (place, inner) = index.quotientAndRemainder(dividingBy: Self.blockSize)
    let before = sums.sum(before: place)
    guard inner > 0 else { return before }
    guard let block = blocks[place] else { return before + estimate * CGFloat(inner) }
    return before + block.lengths[..<inner].reduce(0, +)
  }

  /// The row at a distance from the first row's start: the first or the last one outside; nil without rows.
  func index(at offset: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    let (place, before) = sums.index(at: offset)
    let first = place * Self.blockSize
    let size = min(Self.blockSize, count - first)
    var rest = offset - before
    guard let block = blocks[place] else {
      guard estimate > 0, rest > 0 else { return first }
      return first + min(Int(min(rest / estimate, CGFloat(size))), size - 1)
    }
    for (inner, length) in block.lengths.enumerated() {
      if rest < length { return first + inner }
      rest -= length
    }
    return first + size - 1
  }

  /// Makes all lengths estimates, for a change of the width or the text size.
  mutating func forgetExactLengths() {
    for place in blocks.indices { blocks[place]?.exact = 0 }
  }

  /// Calls a closure with the rows that have a length of their own.
  func forEachKept(_ body: (_ index: Int, _ length: CGFloat, _ isExact: Bool) -> Void) {
    for (place, block) in blocks.enumerated() {
      guard let block else { continue }
      for (inner, length) in block.lengths.enumerated() {
        let isExact = block.exact & 1 << UInt64(inner) != 0
        if isExact || length != estimate { body(place * Self.blockSize + inner, length, isExact) }
      }
    }
  }
}
