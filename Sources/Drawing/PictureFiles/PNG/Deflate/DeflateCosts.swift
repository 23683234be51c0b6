/// The sizes of symbols in a block, in fractions of a bit: what an ideal code for the frequencies of
/// its symbols takes, with extra bits.
///
/// Integers only: a logarithm of the C library may differ between machines, and the file with it.
struct DeflateCosts {
  /// The unit of all costs: so many are one bit.
  static let bit = 16

  /// By literal or length code.
  private(set) var literals: [UInt32]
  /// By length; 0 and 1 are not used.
  private(set) var lengths: [UInt32]
  /// By distance code.
  private(set) var distances: [UInt32]

  init(_ histogram: DeflateHistogram) {
    let codes = Self.costs(histogram.literals)
    literals = codes.indices.map {
      codes[$0] + UInt32(DeflateCode.extraBits(ofLengthCode: $0)) * UInt32(Self.bit)
    }
    lengths = DeflateCode.lengths.map { codes[$0.code] + UInt32($0.bits) * UInt32(Self.bit) }
    distances = zip(Self.costs(histogram.distances), DeflateCode.distances).map {
      $0 + UInt32($1.bits) * UInt32(Self.bit)
    }
  }

  /// The negative binary logarithm of each symbol's frequency; a symbol that does not occur is assigned
  /// half an occurrence. No code is longer than 15 bits.
  private static func costs(_ counts: [UInt32]) -> [UInt32] {
    let total = logarithm(max(2, counts.reduce(0, +)))
    return counts.map { count in
      let size = count == 0 ? total + bit : total - logarithm(count)
      return UInt32(min(max(bit / 8, size), 15 * bit))
    }
  }

  /// The binary logarithm in units of ``bit``, rounded down.
  static func logarithm(_ number: UInt32) -> Int {
    let zeros = number.leadingZeroBitCount
    var result = 31 - zeros
    // A number from 1 to 2, with 31 fractional bits. Squaring it doubles its logarithm.
    var mantissa = UInt64(number) << UInt64(zeros)
    for _ in 0..<4 {
      mantissa = (mantissa * mantissa) >> 31
      result *= 2
      if mantissa >= 1 << 32 {
        mantissa >>= 1
        result += 1
      }
    }
    return result
  }
}
