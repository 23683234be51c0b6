import CDeflate

/// Compresses the filtered rows of an image.
///
/// On images of plain areas and text the result is nearly as small as at libdeflate's highest level, in a
/// fifth of its time. Its levels that are as fast make them at least 5 % larger.
///
/// The cheapest sequence of symbols depends on their code lengths, and these on the sequence: the costs follow
/// from the longest matches. A second pass saves 0.2 %, and takes a fifth of the time; so do codes that
/// change within an image, for 0.5 %. What makes it faster is ``DeflateGraph``.
enum OptimalDeflate {
  /// Images with more bytes of samples are not searched: two million pixels with colour samples take 0.1 s.
  static let limit = 7_000_000

  /// The graph takes about 20 bytes of memory for each byte.
  ///
  /// - Parameters:
  ///   - bytes: fewer than 2^24, so that the sum of their costs fits into 32 bits.
  ///   - period: the distance of repetitions in areas of one colour, in bytes.
  /// - Returns: a zlib stream.
  static func compress(_ bytes: [UInt8], period: Int) -> [UInt8] {
    bytes.withUnsafeBufferPointer { buffer in
      let graph = DeflateGraph(buffer, period: period)
      let costs = DeflateCosts(DeflateHistogram(graph.longestMatches()))
      var writer = DeflateWriter()
      writer.write(graph.cheapest(costs))
      writer.finish(checksum: libdeflate_adler32(1, buffer.baseAddress, buffer.count))
      return writer.bytes
    }
  }
}
