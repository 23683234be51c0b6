extension [UInt8] {
  /// The big-endian 32-bit number that starts at an index.
  func bigEndianWord(at index: Int) -> UInt32 {
    UInt32(self[index]) << 24 | UInt32(self[index + 1]) << 16 | UInt32(self[index + 2]) << 8
      | UInt32(self[index + 3])
  }

  mutating func append(bigEndian word: UInt32) {
    append(UInt8(truncatingIfNeeded: word >> 24))
    append(UInt8(truncatingIfNeeded: word >> 16))
    append(UInt8(truncatingIfNeeded: word >> 8))
    append(UInt8(truncatingIfNeeded: word))
  }

  /// Appends a chunk: length, type, data and the checksum of type and data.
  ///
  /// - Returns: the range of type and data.
  @discardableResult
  mutating func append(_ type: PNGChunkType, _ data: [UInt8]) -> Range<Int> {
    append(bigEndian: UInt32(data.count))
    let start = count
    append(bigEndian: type.code)
    append(contentsOf: data)
    let body = start..<count
    append(bigEndian: crc32(self, body))
    return body
  }
}
