/// A canonical Huffman code as deflate uses it (RFC 1951, section 3.2.2).
struct HuffmanCode {
  /// The number of bits of each symbol's code; 0 for symbols that do not occur.
  let lengths: [UInt8]
  /// The codes with their first bit lowest, the order in which they are written.
  let codes: [UInt16]

  /// The code for symbols that occur with these frequencies.
  ///
  /// A code that would exceed the limit is made of smaller frequencies, as bzip2 does: that costs a
  /// fraction of a per cent in the rare block where it happens.
  ///
  /// - Parameter limit: The largest number of bits of a code.
  init(frequencies: [UInt32], limit: UInt8) {
    var frequencies = frequencies
    var lengths = Self.lengths(frequencies)
    while let longest = lengths.max(), longest > limit {
      frequencies = frequencies.map { $0 == 0 ? 0 : $0 / 2 + 1 }
      lengths = Self.lengths(frequencies)
    }
    self.lengths = lengths
    codes = Self.codes(lengths)
  }

  /// The depths of the leaves of a Huffman tree.
  private static func lengths(_ frequencies: [UInt32]) -> [UInt8] {
    let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
      .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    guard symbols.count > 1 else {
      // A code of one symbol still has a bit.
      for symbol in symbols { lengths[symbol] = 1 }
      return lengths
    }
    // Leaves in ascending order, then inner nodes, whose weights ascend too: the two lightest nodes
    // are always at the fronts of these two queues.
    var weights = symbols.map { Int(frequencies[$0]) }
    var parents = [Int](repeating: 0, count: 2 * symbols.count - 1)
    var (leaf, inner) = (0, symbols.count)
    func lightest() -> Int {
      let isLeaf =
        leaf < symbols.count && (inner >= weights.count || weights[leaf] <= weights[inner])
      defer { if isLeaf { leaf += 1 } else { inner += 1 } }
      return isLeaf ? leaf : inner
    }
    for node in symbols.count..<2 * symbols.count - 1 {
      let (one, other) = (lightest(), lightest())
      parents[one] = node
      parents[other] = node
      weights.append(weights[one] + weights[other])
    }
    var depths = [UInt8](repeating: 0, count: parents.count)
    for node in (0..<parents.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
    for (node, symbol) in symbols.enumerated() { lengths[symbol] = depths[node] }
    return lengths
  }

  /// Codes of the same length are consecutive in the order of symbols, and follow all shorter ones.
  private static func codes(_ lengths: [UInt8]) -> [UInt16] {
    var counts = [UInt16](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt16](repeating: 0, count: 17)
    for length in 1...16 { next[length] = (next[length - 1] &+ counts[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] &+= 1 }
      var (code, reversed) = (next[Int(length)], UInt16(0))
      for _ in 0..<length {
        reversed = reversed << 1 | code & 1
        code >>= 1
      }
      return reversed
    }
  }
}
