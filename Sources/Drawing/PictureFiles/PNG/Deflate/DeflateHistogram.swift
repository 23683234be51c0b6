/// How often each code occurs.
struct DeflateHistogram {
  /// By literal or length code.
  private(set) var literals = [UInt32](repeating: 0, count: DeflateCode.literalCount)
  /// By distance code.
  private(set) var distances = [UInt32](repeating: 0, count: DeflateCode.distanceCount)

  init() { literals[DeflateCode.endOfBlock] = 1 }

  init(_ tokens: ArraySlice<DeflateToken>) {
    self.init()
    for token in tokens {
      if token.isLiteral {
        literals[token.byte] += 1
      } else {
        literals[DeflateCode.lengths[token.length].code] += 1
        distances[DeflateCode.distance(token.distance)] += 1
      }
    }
  }

  mutating func add(_ other: DeflateHistogram) {
    for code in literals.indices { literals[code] += other.literals[code] }
    for code in distances.indices { distances[code] += other.distances[code] }
    literals[DeflateCode.endOfBlock] = 1
  }

  /// An estimate of a block's size: the entropy of its symbols, extra bits, and its tables, which take
  /// some four bits for a code that occurs.
  var estimatedSize: Int {
    let costs = DeflateCosts(self)
    var size = 60 * DeflateCosts.bit
    for code in literals.indices where literals[code] > 0 {
      size += 4 * DeflateCosts.bit + Int(literals[code]) * Int(costs.literals[code])
    }
    for code in distances.indices where distances[code] > 0 {
      size += 4 * DeflateCosts.bit + Int(distances[code]) * Int(costs.distances[code])
    }
    return size
  }
}
