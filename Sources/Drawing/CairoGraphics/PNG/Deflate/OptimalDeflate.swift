import CDeflate
import Synchronization

/// Compresses the filtered rows of an image.
///
/// On images of plain areas and text the result is about as small as at libdeflate's highest level, in
/// a fifth of its time.
///
/// The cheapest sequence of symbols depends on their code lengths, and these on the sequence. Both are
/// improved in turn, as in libdeflate and Zopfli. What makes it faster is ``DeflateGraph``.
enum OptimalDeflate {
  /// How often the sequence is improved. More passes save less than 0.3 %.
  private static let passes = 2

  /// The number of bytes to be compressed is less: the sum of their costs fits into 32 bits.
  static let limit = 1 << 24

  /// Images of more bytes, such as the screen of a tablet, are compressed one at a time: the graph takes
  /// about 20 bytes of memory for each.
  private static let large = 1 << 22
  private static let turn = Mutex<Void>(())

  /// - Parameters:
  ///   - bytes: fewer than ``limit``.
  ///   - period: the distance of repetitions in areas of one colour, in bytes.
  /// - Returns: a zlib stream.
  static func compress(_ bytes: [UInt8], period: Int) -> [UInt8] {
    bytes.count > large
      ? turn.withLock { _ in search(bytes, period: period) } : search(bytes, period: period)
  }

  private static func search(_ bytes: [UInt8], period: Int) -> [UInt8] {
    bytes.withUnsafeBufferPointer { buffer in
      let graph = DeflateGraph(buffer, period: period)
      var tokens = graph.longestMatches()
      var blocks = [tokens.indices]
      for _ in 0..<passes {
        tokens = graph.cheapest(costs(tokens, blocks))
        blocks = DeflateBlocks.ranges(of: tokens)
      }
      var writer = DeflateWriter()
      for block in blocks {
        writer.write(block: tokens[block], isLast: block.upperBound == tokens.count)
      }
      writer.finish(checksum: libdeflate_adler32(1, buffer.baseAddress, buffer.count))
      return writer.bytes
    }
  }

  /// The costs in each block, and the position of its first byte.
  private static func costs(
    _ tokens: [DeflateToken], _ blocks: [Range<Int>]
  ) -> [(start: Int, costs: DeflateCosts)] {
    var start = 0
    return blocks.map { block in
      defer { start += tokens[block].reduce(0) { $0 + $1.length } }
      return (start, DeflateCosts(DeflateHistogram(tokens[block])))
    }
  }
}
