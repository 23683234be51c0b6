/// How often each code occurs.
struct DeflateHistogram {
  /// By literal or length code.
  private(set) var literals = [UInt32](repeating: 0, count: DeflateCode.literalCount)
  /// By distance code.
  private(set) var distances = [UInt32](repeating: 0, count: DeflateCode.distanceCount)

  init(_ tokens: [DeflateToken]) {
    literals[DeflateCode.endOfBlock] = 1
    for token in tokens {
      if token.isLiteral {
        literals[token.byte] += 1
      } else {
        literals[DeflateCode.lengths[token.length].code] += 1
        distances[DeflateCode.distance(token.distance)] += 1
      }
    }
  }
}
