import PictureFiles
import Testing

@Suite struct ZlibTextTests {
  @Test func bytesAreReadAsTheyWereWritten() throws {
    for count in [0, 1, 16, 17, 100_000] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * $0 >> 3) }
      let stream = try ZlibText.compress(bytes)
      #expect(try ZlibText.decompress(stream, atMost: count) == bytes)
    }
  }

  @Test func bytesBehindTheStreamAreAnError() throws {
    let stream = try ZlibText.compress([1, 2, 3]) + [0]
    #expect(throws: ZlibText.Failure.broken) { try ZlibText.decompress(stream, atMost: 100) }
  }

  /// The flag of RFC 1950, section 2.2; the last header's check bits are wrong.
  @Test func theHeaderNamesAPresetDictionary() {
    #expect(ZlibText.needsDictionary([0x78, 0xF9, 0x52, 0x38, 0xB5, 0x4C]))
    #expect(!ZlibText.needsDictionary([0x78, 0xDA]))
    #expect(!ZlibText.needsDictionary([0x78]))
    #expect(!ZlibText.needsDictionary([0x78, 0xFA]))
  }

  @Test(arguments: [0, 9, 99])
  func aLongerContentIsAnError(limit: Int) throws {
    let stream = try ZlibText.compress([UInt8](repeating: 7, count: limit + 1))
    #expect(throws: ZlibText.Failure.tooLong) { try ZlibText.decompress(stream, atMost: limit) }
  }
}
