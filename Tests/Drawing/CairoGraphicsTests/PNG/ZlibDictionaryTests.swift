import CairoGraphics
import Testing

@Suite struct ZlibDictionaryTests {
  let dictionary = ZlibDictionary(Array(" backgroundColor:".utf8))

  /// The checksum of RFC 1950: of "a", 1 + 97 = 98, and the sum of sums 98.
  @Test func theIdentifierIsTheChecksum() {
    #expect(ZlibDictionary([0x61]).identifier == 0x0062_0062)
  }

  @Test func bytesAreReadAsTheyWereWritten() throws {
    for count in [0, 1, 16, 17, 100_000] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * $0 >> 3) }
      let stream = try dictionary.compress(bytes)
      #expect(try dictionary.decompress(stream, atMost: count) == bytes)
    }
  }

  /// zlib finds all but the dictionary's first byte. Header and identifier take 6 bytes, the checksum 4; a match of 16 bytes and the end of the block,
  /// with the fixed code, 3 + 7 + 1 + 5 + 2 + 7 bits, which fit into 4.
  @Test func whatTheDictionaryContainsIsOneMatch() throws {
    #expect(try dictionary.compress(Array("backgroundColor:".utf8)).count == 14)
  }

  @Test func aStreamNamesItsDictionary() throws {
    let stream = try dictionary.compress([1, 2, 3])
    #expect(ZlibDictionary.identifier(in: stream) == dictionary.identifier)
    #expect(ZlibDictionary.identifier(in: stream.prefix(5)) == nil)
    // A stream without a dictionary, and a header whose check bits are wrong.
    #expect(ZlibDictionary.identifier(in: [0x78, 0xDA, 0, 0, 0, 1]) == nil)
    #expect(ZlibDictionary.identifier(in: [0x78, 0xFA, 0, 0, 0, 1]) == nil)
  }

  @Test func anotherDictionaryIsAnError() throws {
    let stream = try ZlibDictionary([1]).compress([1, 2, 3])
    #expect(throws: ZlibDictionary.Failure.broken) {
      try dictionary.decompress(stream, atMost: 100)
    }
  }

  @Test(arguments: [0, 9, 99])
  func aLongerContentIsAnError(limit: Int) throws {
    let stream = try dictionary.compress([UInt8](repeating: 7, count: limit + 1))
    #expect(throws: ZlibDictionary.Failure.tooLong) {
      try dictionary.decompress(stream, atMost: limit)
    }
  }
}
