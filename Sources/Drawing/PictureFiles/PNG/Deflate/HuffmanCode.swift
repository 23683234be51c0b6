/// A canonical Huffman code (RFC 1951, section 3.2.2).
struct HuffmanCode {
  /// The length of each symbol's code in bits; 0 for symbols that do not occur.
  private(set) var lengths: [UInt8]
  /// The codes, in the bit order in which they are written.
  private(set) var codes: [UInt16]

  /// - Parameters:
  ///   - counts: how often each symbol occurs.
  ///   - longest: the largest length, which must suffice for all symbols.
  init(_ counts: [UInt32], longest: Int) {
    lengths = Self.lengths(counts, longest: longest)
    codes = Self.codes(lengths, longest: longest)
  }

  /// Lengths by the package-merge algorithm (Larmore and Hirschberg 1990): the best code with limited
  /// lengths.
  private static func lengths(_ counts: [UInt32], longest: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    let symbols = counts.indices.filter { counts[$0] > 0 }.sorted {
      (counts[$0], $0) < (counts[$1], $1)
    }
    if symbols.count <= 2 {
      for symbol in symbols { lengths[symbol] = 1 }
      return lengths
    }
    // In each list, whether an item is a package of two from the list before. Those that are chosen of
    // the last list determine how many are chosen of the lists before.
    var lists: [[Bool]] = []
    var weights: [UInt64] = []
    for _ in 0..<longest {
      var (merged, isPackage): ([UInt64], [Bool]) = ([], [])
      merged.reserveCapacity(2 * symbols.count)
      var (symbol, package) = (0, 0)
      while symbol < symbols.count || package + 1 < weights.count {
        let weight = package + 1 < weights.count ? weights[package] + weights[package + 1] : .max
        if symbol < symbols.count && UInt64(counts[symbols[symbol]]) <= weight {
          merged.append(UInt64(counts[symbols[symbol]]))
          isPackage.append(false)
          symbol += 1
        } else {
          merged.append(weight)
          isPackage.append(true)
          package += 2
        }
      }
      weights = merged
      lists.append(isPackage)
    }
    var chosen = 2 * symbols.count - 2
    for list in lists.reversed() {
      let packages = list[..<chosen].count { $0 }
      for symbol in symbols[..<(chosen - packages)] { lengths[symbol] += 1 }
      chosen = 2 * packages
    }
    return lengths
  }

  private static func codes(_ lengths: [UInt8], longest: Int) -> [UInt16] {
    var counts = [Int](repeating: 0, count: longest + 1)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [Int](repeating: 0, count: longest + 2)
    for length in 1...longest { next[length + 1] = (next[length] + counts[length]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      var (code, reversed) = (next[Int(length)], 0)
      for _ in 0..<length {
        reversed = reversed << 1 | code & 1
        code >>= 1
      }
      return UInt16(reversed)
    }
  }
}
