import Pixels
import TestSupport
import Testing

@testable import PictureFiles

@Suite struct PNGDigestTests {
  let bitmap = Bitmap(width: 2, height: 2, pixels: [0xFF00_00FF, 0, 0x8000_0000, 0xFFFF_FFFF])

  @Test func theDigestContainsSizeAndPixelHash() throws {
    let digest = try #require(try PNG.readDigest(try PNG.encode(bitmap)))
    #expect(digest.width == 2 && digest.height == 2)
    #expect(digest.pixelHash == PixelHash.of(bitmap))
  }

  @Test func theHashDependsOnSizeAndPixels() {
    let pixels = [UInt32](repeating: 0xFF00_0000, count: 6)
    let wide = Bitmap(width: 3, height: 2, pixels: pixels)
    let high = Bitmap(width: 2, height: 3, pixels: pixels)
    var other = wide
    other[2, 1] = 0xFF00_0001
    #expect(PixelHash.of(wide) != PixelHash.of(high))
    #expect(PixelHash.of(wide) != PixelHash.of(other))
    #expect(PixelHash.of(wide) == PixelHash.of(Bitmap(width: 3, height: 2, pixels: pixels)))
    #expect("\(PixelHash(high: 0xAB, low: 1))" == "00000000000000ab0000000000000001")
  }

  @Test func aPictureOfAnotherProgramHasNoDigest() throws {
    let foreign = HandMadePNG(width: 1, height: 1, depth: 8, type: 0, rows: [0, 1])
    #expect(try PNG.readDigest(foreign.bytes) == nil)
  }

  @Test func aDigestCopiedToOtherImageDataIsIgnored() throws {
    let written = try PNG.encode(bitmap)
    let layout = try PNGLayout(written, limits: PNG.Limits())
    let piece = try #require(layout.pieces.first { $0.type == .digest })
    var changed = HandMadePNG(width: 2, height: 2, depth: 8, type: 0, rows: [0, 1, 2, 0, 3, 4])
    changed.insert("hxSH", Array(written[piece.data]), before: "IDAT")
    #expect(try PNG.readDigest(changed.bytes) == nil)
  }

  @Test func damagedImageDataIsFoundWithoutDecoding() throws {
    var bytes = try PNG.encode(bitmap)
    let layout = try PNGLayout(bytes, limits: PNG.Limits())
    let data = try #require(layout.imageData.first)
    bytes[data.data.lowerBound + 3] ^= 1
    #expect(throws: PNGError.wrongChecksum(chunk: "IDAT", offset: data.whole.lowerBound)) {
      try PNG.readDigest(bytes)
    }
  }
}
