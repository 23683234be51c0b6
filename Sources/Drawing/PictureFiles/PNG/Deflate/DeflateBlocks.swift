/// Splits symbols into blocks whose frequencies differ enough for tables of their own.
enum DeflateBlocks {
  /// The number of symbols below which a table of their own hardly ever pays.
  private static let grain = 400
  private static let mostGrains = 64

  /// Starts with blocks of equal numbers of symbols, and joins neighbours as long as that saves bits,
  /// those first that save most.
  static func ranges(of tokens: [DeflateToken]) -> [Range<Int>] {
    let step = max(grain, tokens.count / mostGrains + 1)
    var blocks = stride(from: 0, to: tokens.count, by: step).map { start in
      Block(tokens, start..<min(start + step, tokens.count))
    }
    guard blocks.count > 1 else { return [tokens.indices] }
    var joined = (1..<blocks.count).map { blocks[$0 - 1].joined(with: blocks[$0]) }
    func saving(_ index: Int) -> Int {
      blocks[index].size + blocks[index + 1].size - joined[index].size
    }
    while let best = joined.indices.max(by: { saving($0) < saving($1) }), saving(best) >= 0 {
      blocks[best] = joined[best]
      blocks.remove(at: best + 1)
      joined.remove(at: best)
      if best > 0 { joined[best - 1] = blocks[best - 1].joined(with: blocks[best]) }
      if best < joined.count { joined[best] = blocks[best].joined(with: blocks[best + 1]) }
    }
    return blocks.map(\.range)
  }

  private struct Block {
    let range: Range<Int>
    let histogram: DeflateHistogram
    /// Estimated, in the unit of costs.
    let size: Int

    init(_ tokens: [DeflateToken], _ range: Range<Int>) {
      self.init(range, DeflateHistogram(tokens[range]))
    }

    private init(_ range: Range<Int>, _ histogram: DeflateHistogram) {
      self.range = range
      self.histogram = histogram
      size = histogram.estimatedSize
    }

    func joined(with next: Block) -> Block {
      var sum = histogram
      sum.add(next.histogram)
      return Block(range.lowerBound..<next.range.upperBound, sum)
    }
  }
}
