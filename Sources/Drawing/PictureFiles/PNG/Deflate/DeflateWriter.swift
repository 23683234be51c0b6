/// Writes a zlib stream of one block with codes of its own (RFC 1950 and 1951).
struct DeflateWriter {
  private(set) var bytes: [UInt8]
  private var pending: UInt64 = 0
  private var pendingBits = 0

  init() {
    // Deflate with a window of 32 KB, compressed with the slowest algorithm.
    bytes = [0x78, 0xDA]
  }

  private mutating func write(_ value: Int, bits: Int) {
    pending |= UInt64(value) << UInt64(pendingBits)
    pendingBits += bits
    while pendingBits >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingBits -= 8
    }
  }

  private mutating func write(_ symbol: Int, _ code: HuffmanCode) {
    write(Int(code.codes[symbol]), bits: Int(code.lengths[symbol]))
  }

  /// Writes all symbols, as the last block.
  mutating func write(_ tokens: [DeflateToken]) {
    let histogram = DeflateHistogram(tokens)
    let literals = HuffmanCode(histogram.literals, longest: 15)
    let distances = HuffmanCode(histogram.distances, longest: 15)
    // The last block, with codes of its own.
    write(1, bits: 1)
    write(2, bits: 2)
    writeTables(literals.lengths, distances.lengths)
    for token in tokens {
      if token.isLiteral {
        write(token.byte, literals)
        continue
      }
      let length = DeflateCode.lengths[token.length]
      write(length.code, literals)
      write(token.length - length.base, bits: length.bits)
      let code = DeflateCode.distance(token.distance)
      let distance = DeflateCode.distances[code]
      write(code, distances)
      write(token.distance - distance.base, bits: distance.bits)
    }
    write(DeflateCode.endOfBlock, literals)
  }

  /// Completes the stream.
  ///
  /// - Parameter checksum: Adler-32 of the bytes before compression.
  mutating func finish(checksum: UInt32) {
    if pendingBits > 0 { write(0, bits: 8 - pendingBits) }
    bytes.append(bigEndian: checksum)
  }

  /// The order in which the lengths of the codes for lengths are written.
  private static let tableOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  private mutating func writeTables(_ literals: [UInt8], _ distances: [UInt8]) {
    let literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
    let distanceCount = max(1, (distances.lastIndex { $0 > 0 } ?? 0) + 1)
    let items = Self.runLengths(Array(literals[..<literalCount] + distances[..<distanceCount]))
    var counts = [UInt32](repeating: 0, count: 19)
    for item in items { counts[item.symbol] += 1 }
    let code = HuffmanCode(counts, longest: 7)
    let order = Self.tableOrder
    let codeCount = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    write(literalCount - 257, bits: 5)
    write(distanceCount - 1, bits: 5)
    write(codeCount - 4, bits: 4)
    for symbol in order[..<codeCount] { write(Int(code.lengths[symbol]), bits: 3) }
    for item in items {
      write(item.symbol, code)
      write(item.extra, bits: item.bits)
    }
  }

  /// A code length, or one of the symbols that repeat lengths (RFC 1951, section 3.2.7).
  private typealias TableItem = (symbol: Int, extra: Int, bits: Int)

  private static func runLengths(_ lengths: [UInt8]) -> [TableItem] {
    var items: [TableItem] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var count = lengths[index...].prefix { $0 == length }.count
      index += count
      if length == 0 {
        while count >= 11 {
          items.append((18, min(count, 138) - 11, 7))
          count -= min(count, 138)
        }
        if count >= 3 {
          items.append((17, count - 3, 3))
          count = 0
        }
      } else {
        items.append((Int(length), 0, 0))
        count -= 1
        while count >= 3 {
          items.append((16, min(count, 6) - 3, 2))
          count -= min(count, 6)
        }
      }
      for _ in 0..<count { items.append((Int(length), 0, 0)) }
    }
    return items
  }
}
