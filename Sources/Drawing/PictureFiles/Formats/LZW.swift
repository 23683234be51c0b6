/// The compression of Lempel, Ziv and Welch with codes of growing length, the lowest bit first.
enum LZW {
  private static let maximumLength = 12

  /// Decompresses until the data ends or is invalid.
  ///
  /// - Parameters:
  ///   - codeSize: The number of bits of a value, 1...11.
  ///   - limit: The greatest number of values.
  static func decode(_ data: [UInt8], codeSize: Int, limit: Int) -> [UInt8] {
    let clear = 1 << codeSize
    // A sequence is the one of another code and a value more.
    var prefixes = [Int](repeating: -1, count: 1 << maximumLength)
    var suffixes = (0..<1 << maximumLength).map { UInt8(truncatingIfNeeded: $0) }
    var values: [UInt8] = []
    values.reserveCapacity(min(limit, data.count * 8))
    var (length, next, previous) = (codeSize + 1, clear + 2, -1)
    var (buffer, bitCount, index) = (0, 0, 0)
    var sequence: [UInt8] = []
    while values.count < limit {
      while bitCount < length, index < data.count {
        buffer |= Int(data[index]) << bitCount
        bitCount += 8
        index += 1
      }
      guard bitCount >= length else { break }
      let code = buffer & (1 << length - 1)
      buffer >>= length
      bitCount -= length
      if code == clear {
        (length, next, previous) = (codeSize + 1, clear + 2, -1)
        continue
      }
      guard code != clear + 1, code < next || code == next && previous >= 0 else { break }
      // A code that is just being made ends as its sequence begins.
      var current = code < next ? code : previous
      sequence.removeAll(keepingCapacity: true)
      while current >= 0 {
        sequence.append(suffixes[current])
        current = prefixes[current]
      }
      guard let first = sequence.last else { break }
      values += sequence.reversed()
      if code == next { values.append(first) }
      if previous >= 0, next < prefixes.count {
        (prefixes[next], suffixes[next]) = (previous, first)
        next += 1
        if next == 1 << length, length < maximumLength { length += 1 }
      }
      previous = code
    }
    return values.count > limit ? Array(values.prefix(limit)) : values
  }
}
