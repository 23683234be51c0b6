/// The codes of deflate's alphabets (RFC 1951, section 3.2.5).
enum DeflateCode {
  /// The number of literal and length codes.
  static let literalCount = 286
  static let distanceCount = 30
  static let endOfBlock = 256

  /// 0 for a literal.
  static func extraBits(ofLengthCode code: Int) -> Int {
    code < 265 || code == 285 ? 0 : (code - 261) / 4
  }

  /// The code of a length, its base, and the number of extra bits.
  static let lengths: [(code: Int, base: Int, bits: Int)] = {
    var table = [(code: Int, base: Int, bits: Int)](repeating: (0, 0, 0), count: 259)
    var (base, code) = (3, 257)
    while code < 285 {
      let bits = extraBits(ofLengthCode: code)
      for length in base..<min(base + 1 << bits, 259) { table[length] = (code, base, bits) }
      base += 1 << bits
      code += 1
    }
    table[258] = (285, 258, 0)
    return table
  }()

  /// The base of each distance code, and the number of extra bits.
  static let distances: [(base: Int, bits: Int)] = {
    var base = 1
    return (0..<distanceCount).map { code in
      let bits = max(0, code / 2 - 1)
      defer { base += 1 << bits }
      return (base, bits)
    }
  }()

  /// The code of a distance: two for each power of two.
  @inline(__always)
  static func distance(_ distance: Int) -> Int {
    let number = distance - 1
    guard number >= 2 else { return number }
    let high = Int.bitWidth - 1 - number.leadingZeroBitCount
    return 2 * high + number >> (high - 1) & 1
  }
}
