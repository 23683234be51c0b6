/// Writes a deflate stream (RFC 1951) of literals and matches that the caller finds.
///
/// libdeflate compresses a whole stream at once. This stream is written as its content becomes known.
struct DeflateStream {
  /// The greatest length and distance of a match.
  static let longestMatch = 258
  static let longestDistance = 32_768

  /// The bytes so far, without those of an incomplete block.
  private(set) var bytes: [UInt8] = []

  /// Literals, and matches as distance times 2^9 plus length: a length is at least 3, so a match
  /// exceeds every literal.
  private var tokens: [UInt32] = []
  private var literalCounts = [UInt32](repeating: 0, count: 286)
  private var distanceCounts = [UInt32](repeating: 0, count: 30)
  /// Bits that do not fill a byte yet, the first one lowest.
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  /// Tokens of a block: fewer would make its code tables too large a part of it, more would hide
  /// changes of the content.
  private static let blockSize = 1 << 15
  private static let endOfBlock = 256

  init() { tokens.reserveCapacity(Self.blockSize) }

  mutating func append(literal: UInt8) {
    add(UInt32(literal))
    literalCounts[Int(literal)] += 1
  }

  /// - Parameters:
  ///   - length: 3 to ``longestMatch``.
  ///   - distance: 1 to ``longestDistance``.
  mutating func append(matchOf length: Int, distance: Int) {
    add(UInt32(distance) << 9 | UInt32(length))
    literalCounts[DeflateTables.lengthSymbols[length]] += 1
    distanceCounts[DeflateTables.symbol(ofDistance: distance)] += 1
  }

  private mutating func add(_ token: UInt32) {
    if tokens.count == Self.blockSize { writeBlock(isLast: false) }
    tokens.append(token)
  }

  /// Ends the stream.
  mutating func finish() {
    writeBlock(isLast: true)
    bytes.append(contentsOf: (0..<(pendingCount + 7) / 8).map { UInt8(pending >> (8 * $0) & 255) })
    (pending, pendingCount) = (0, 0)
  }

  private mutating func writeBlock(isLast: Bool) {
    literalCounts[Self.endOfBlock] = 1
    let literals = HuffmanCode(frequencies: literalCounts, limit: 15)
    let distances = HuffmanCode(frequencies: distanceCounts, limit: 15)
    write(isLast ? 1 : 0, count: 1)
    // A block with code tables of its own.
    write(2, count: 2)
    writeTables(literals, distances)
    for token in tokens {
      let (length, distance) = (Int(token & 511), Int(token >> 9))
      if distance == 0 {
        write(literals.codes[length], count: literals.lengths[length])
      } else {
        writeMatch(length, distance, literals, distances)
      }
    }
    write(literals.codes[Self.endOfBlock], count: literals.lengths[Self.endOfBlock])
    tokens.removeAll(keepingCapacity: true)
    for symbol in literalCounts.indices { literalCounts[symbol] = 0 }
    for symbol in distanceCounts.indices { distanceCounts[symbol] = 0 }
  }

  private mutating func writeMatch(
    _ length: Int, _ distance: Int, _ literals: HuffmanCode, _ distances: HuffmanCode
  ) {
    let symbol = DeflateTables.lengthSymbols[length]
    write(literals.codes[symbol], count: literals.lengths[symbol])
    let (first, bits) = DeflateTables.lengths[symbol - 257]
    write(UInt16(length - first), count: UInt8(bits))
    let far = DeflateTables.symbol(ofDistance: distance)
    write(distances.codes[far], count: distances.lengths[far])
    let (nearest, farBits) = DeflateTables.distances[far]
    write(UInt16(distance - nearest), count: UInt8(farBits))
  }

  /// Writes the lengths of both codes (RFC 1951, section 3.2.7).
  private mutating func writeTables(_ literals: HuffmanCode, _ distances: HuffmanCode) {
    let literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let distanceCount = max(1, (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let lengths = literals.lengths[..<literalCount] + distances.lengths[..<distanceCount]
    let runs = DeflateTables.runs(of: Array(lengths))
    var counts = [UInt32](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    let code = HuffmanCode(frequencies: counts, limit: 7)
    let order = DeflateTables.codeLengthOrder
    let shown = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)

    write(UInt16(literalCount - 257), count: 5)
    write(UInt16(distanceCount - 1), count: 5)
    write(UInt16(shown - 4), count: 4)
    for symbol in order[..<shown] { write(UInt16(code.lengths[symbol]), count: 3) }
    for run in runs {
      write(code.codes[run.symbol], count: code.lengths[run.symbol])
      write(UInt16(run.extra), count: run.extraBits)
    }
  }

  /// Writes the lowest bits of a value.
  @inline(__always)
  private mutating func write(_ value: UInt16, count: UInt8) {
    pending |= UInt64(value) << pendingCount
    pendingCount += UInt64(count)
    if pendingCount >= 32 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      bytes.append(UInt8(truncatingIfNeeded: pending >> 8))
      bytes.append(UInt8(truncatingIfNeeded: pending >> 16))
      bytes.append(UInt8(truncatingIfNeeded: pending >> 24))
      pending >>= 32
      pendingCount -= 32
    }
  }
}

/// The tables of RFC 1951, sections 3.2.5 and 3.2.7.
enum DeflateTables {
  /// The first length of each symbol from 257 on, and its extra bits.
  static let lengths: [(first: Int, bits: Int)] =
    ranges(
      from: 3, bits: [0, 0, 0, 0, 0, 0, 0, 0] + (1...5).flatMap { [Int](repeating: $0, count: 4) })
    + [(258, 0)]

  /// The first distance of each symbol, and its extra bits.
  static let distances = ranges(
    from: 1, bits: [0, 0, 0, 0] + (1...13).flatMap { [$0, $0] })

  /// The symbol of each length up to 258.
  static let lengthSymbols: [Int] = (0...258).map { length in
    257 + (lengths.lastIndex { $0.first <= length } ?? 0)
  }

  /// The order in which the lengths of the code for lengths are written.
  static let codeLengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// Each symbol covers 2 to the power of its extra bits.
  private static func ranges(from start: Int, bits: [Int]) -> [(first: Int, bits: Int)] {
    var first = start
    return bits.map { bits in
      defer { first += 1 << bits }
      return (first, bits)
    }
  }

  /// The symbol of a distance: two for each power of 2 above 4.
  @inline(__always)
  static func symbol(ofDistance distance: Int) -> Int {
    let offset = distance - 1
    guard offset >= 4 else { return offset }
    let high = Int.bitWidth - 1 - offset.leadingZeroBitCount
    return 2 * high + offset >> (high - 1) & 1
  }

  /// One symbol of the code for lengths: a length, or a repetition with its extra bits.
  struct Run: Equatable {
    var symbol: Int
    var extra = 0
    var extraBits: UInt8 = 0
  }

  /// Lengths with repetitions: 16 repeats the preceding length 3 to 6 times, 17 and 18 are 3 to 10
  /// and 11 to 138 zeros.
  static func runs(of lengths: [UInt8]) -> [Run] {
    var runs: [Run] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      let count = lengths[index...].prefix { $0 == length }.count
      index += count
      var rest = count
      if length != 0 {
        runs.append(Run(symbol: Int(length)))
        rest -= 1
      }
      while rest >= 3 {
        if length != 0 {
          let part = min(rest, 6)
          runs.append(Run(symbol: 16, extra: part - 3, extraBits: 2))
          rest -= part
        } else if rest <= 10 {
          runs.append(Run(symbol: 17, extra: rest - 3, extraBits: 3))
          rest = 0
        } else {
          let part = min(rest, 138)
          runs.append(Run(symbol: 18, extra: part - 11, extraBits: 7))
          rest -= part
        }
      }
      for _ in 0..<rest { runs.append(Run(symbol: Int(length))) }
    }
    return runs
  }
}
