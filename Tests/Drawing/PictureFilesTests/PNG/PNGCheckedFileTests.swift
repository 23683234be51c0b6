import Pixels
import TestSupport
import Testing

@testable import PictureFiles

@Suite struct PNGCheckedFileTests {
  private let bitmap = PNGBandEncoderTests.picture(width: 30, height: 20, seed: 1)

  @Test func otherTextsLeaveTheImageDataTheSame() throws {
    let one = try PNG.CheckedFile(PNG.encode(bitmap))
    let other = try PNG.CheckedFile(
      PNG.encode(bitmap, chunks: [.text(keyword: "Title", text: "other")]))
    #expect(one.hasSameImageData(as: other))
    #expect(one.size == PixelSize(width: 30, height: 20))
  }

  @Test func equalDigestsDoNotMakeOtherImageDataTheSame() throws {
    let file = try PNG.encode(bitmap)
    let hash = PixelHash.of(bitmap)
    let forged = try PNG.encode(Bitmap(width: 30, height: 20, filledWith: 0xFFFF_00FF))
      .claimingPixels(high: hash.high, low: hash.low)
    let other = try PNG.CheckedFile(#require(forged))
    #expect(try !PNG.CheckedFile(file).hasSameImageData(as: other))
  }

  @Test func otherPixelsAreOtherImageData() throws {
    var changed = bitmap
    changed[29, 19] ^= 1
    let one = try PNG.CheckedFile(PNG.encode(bitmap))
    #expect(try !one.hasSameImageData(as: PNG.CheckedFile(PNG.encode(changed))))
  }

  @Test func equalDataOfAnotherHeaderIsNotTheSame() throws {
    let rows: [UInt8] = [0, 1, 2, 0, 3, 4]
    let two = HandMadePNG(width: 2, height: 2, depth: 8, type: 0, rows: rows)
    let five = HandMadePNG(width: 5, height: 1, depth: 8, type: 0, rows: rows)
    #expect(
      try !PNG.CheckedFile(two.bytes).hasSameImageData(as: PNG.CheckedFile(five.bytes)))
  }

  @Test func aDamagedFileIsRejected() throws {
    var bytes = try PNG.encode(bitmap)
    bytes[bytes.count - 20] ^= 1
    #expect(throws: PNGError.self) { try PNG.CheckedFile(bytes) }
  }

  /// Rows of opaque pixels are converted differently from others.
  @Test func opaqueRowsAmongTranslucentOnesComeBackAsTheyWere() throws {
    var random = SplitMix64(seed: 4)
    for width in 1...20 {
      let pixels = (0..<width * 30).map { index -> UInt32 in
        let alpha = UInt32(index / width % 2 == 0 ? 255 : random.next(below: 256))
        let channels = (0..<3).map { _ in UInt32(random.next(below: Int(alpha) + 1)) }
        return alpha << 24 | channels[0] << 16 | channels[1] << 8 | channels[2]
      }
      let bitmap = Bitmap(width: width, height: 30, pixels: pixels)
      #expect(try PNG.decode(PNG.encode(bitmap)).bitmap == bitmap)
    }
  }

  @Test func onlyRowsLikeTheOneAboveAreFiltered() {
    let samples = PNGSamples(
      header: PNGHeader(width: 3, height: 4, bitDepth: 8, colorType: .gray),
      rows: [1, 2, 3, 1, 2, 3, 1, 2, 4, 1, 2, 4])
    #expect(
      PNGFilterChoice.upForRepeatedRows.filtered(samples) == [
        0, 1, 2, 3, 2, 0, 0, 0, 0, 1, 2, 4, 2, 0, 0, 0,
      ])
  }
}
