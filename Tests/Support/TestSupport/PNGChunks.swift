extension [UInt8] {
  /// A PNG without one of its chunks.
  public func removingChunk(_ type: String) -> [UInt8]? {
    guard let chunk = chunk(type) else { return nil }
    return Array(self[..<chunk.lowerBound]) + self[chunk.upperBound...]
  }

  /// A PNG whose digest says that it has other pixels, as an attacker would forge it: with a
  /// correct checksum of the chunk, and of the compressed picture.
  ///
  /// - Parameters:
  ///   - high: The high half of the hash of the pixels that it claims to have.
  ///   - low: The low half.
  public func claimingPixels(high: UInt64, low: UInt64) -> [UInt8]? {
    var bytes = self
    guard let chunk = chunk("hxSH") else { return nil }
    let words = [high, low].flatMap { word in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
    }
    bytes.replaceSubrange((chunk.lowerBound + 8)..<(chunk.lowerBound + 24), with: words)
    let checksum = referenceCRC32(bytes[(chunk.lowerBound + 4)..<(chunk.upperBound - 4)])
    bytes.replaceSubrange(
      (chunk.upperBound - 4)..<chunk.upperBound,
      with: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> $0) })
    return bytes
  }

  /// The bytes of the first chunk of a type: length, type, data and checksum.
  private func chunk(_ type: String) -> Range<Int>? {
    let name = Array(type.utf8)
    guard let place = indices.dropLast(4).first(where: { Array(self[$0..<($0 + 4)]) == name })
    else { return nil }
    let length = self[(place - 4)..<place].reduce(0) { $0 << 8 | Int($1) }
    return (place - 4)..<(place + 8 + length)
  }
}

/// CRC-32 as in the PNG specification, annex D.
public func referenceCRC32(_ bytes: some Sequence<UInt8>) -> UInt32 {
  var value: UInt32 = 0xFFFF_FFFF
  for byte in bytes {
    value ^= UInt32(byte)
    for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }
  return ~value
}
