import Pixels
import TestSupport
import Testing

@testable import PictureFiles

@Suite struct PNGRoundTripTests {
  @Test func everyPremultipliedChannelSurvivesStraightSamples() {
    for alpha in UInt32(1)...255 {
      for channel in 0...alpha {
        let straight = PremultipliedAlpha.straight(alpha << 24 | channel << 8)
        let back = PremultipliedAlpha.multiply((straight >> 8) & 255, straight >> 24)
        #expect(back == channel && straight >> 24 == alpha)
      }
    }
  }

  @Test func multiplicationRoundsToTheNearest() {
    for alpha in UInt32(0)...255 {
      for sample in UInt32(0)...255 {
        let exact = (Double(sample * alpha) / 255).rounded()
        #expect(PremultipliedAlpha.multiply(sample, alpha) == UInt32(exact))
      }
    }
  }

  /// A bitmap of random pixels out of so many colours.
  func bitmap(
    _ width: Int, _ height: Int, colors: Int, opaque: Bool, gray: Bool = false, seed: UInt64
  ) -> Bitmap {
    var random = SplitMix64(seed: seed)
    let palette = (0..<colors).map { _ in
      let alpha: UInt32 = opaque ? 255 : .random(in: 0...255, using: &random)
      let channels = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &random) }
      return gray
        ? alpha << 24 | channels[0] * 0x01_0101
        : alpha << 24 | channels[0] << 16 | channels[1] << 8 | channels[2]
    }
    let pixels = (0..<width * height).map { _ in
      palette[Int.random(in: 0..<colors, using: &random)]
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test(
    arguments: [PNG.Compression.fast, .smallest], [1, 2, 3, 4, 5, 16, 17, 255, 256, 257, 4000])
  func pixelsComeBackAsTheyWere(compression: PNG.Compression, colors: Int) throws {
    for (number, size) in [(1, 1), (3, 2), (7, 9), (33, 17), (64, 80)].enumerated() {
      for (opaque, gray) in [(true, false), (false, false), (true, true), (false, true)] {
        let bitmap = bitmap(
          size.0, size.1, colors: colors, opaque: opaque, gray: gray,
          seed: UInt64(colors * 100 + number))
        let bytes = try PNG.encode(bitmap, compression: compression)
        #expect(try PNG.decode(bytes).bitmap == bitmap)
      }
    }
  }

  @Test(arguments: [2, 4, 16, 200, 5000], [true, false])
  func cairoReadsWhatTheWriterWrites(colors: Int, opaque: Bool) throws {
    let bitmap = bitmap(61, 47, colors: colors, opaque: opaque, seed: 5)
    for compression in [PNG.Compression.fast, .smallest] {
      let bytes = try PNG.encode(bitmap, compression: compression)
      #expect(try cairoBitmap(bytes) == bitmap)
    }
  }

  @Test(arguments: [
    (2, true, PNGHeader.ColorType.palette, 1), (3, true, .palette, 2), (4, false, .palette, 2),
    (16, true, .palette, 4), (17, true, .palette, 8), (256, false, .palette, 8),
    (3000, true, .rgb, 8), (3000, false, .rgba, 8),
  ])
  func theSmallestColorTypeIsWritten(
    colors: Int, opaque: Bool, type: PNGHeader.ColorType, depth: UInt8
  ) throws {
    let bitmap = bitmap(100, 100, colors: colors, opaque: opaque, seed: 77)
    let layout = try PNGLayout(try PNG.encode(bitmap), limits: PNG.Limits())
    #expect(layout.header.colorType == type && layout.header.bitDepth == depth)
  }

  @Test func grayIsWrittenAsGray() throws {
    let pixels = (0..<100).map { 0xFF00_0000 | UInt32($0) * 0x01_0101 }
    let bytes = try PNG.encode(Bitmap(width: 10, height: 10, pixels: pixels))
    let layout = try PNGLayout(bytes, limits: PNG.Limits())
    #expect(layout.header.colorType == .gray && layout.palette == nil)
    #expect(try PNG.decode(bytes).bitmap.pixels == pixels)
  }

  @Test func theTransparencyChunkListsOnlyTransparentColors() throws {
    let pixels: [UInt32] = [0xFF00_00FF, 0xFFFF_0000, 0, 0xFF00_FF00]
    let bytes = try PNG.encode(Bitmap(width: 2, height: 2, pixels: pixels))
    let layout = try PNGLayout(bytes, limits: PNG.Limits())
    #expect(layout.transparency?.data.count == 1)
    #expect(layout.palette?.data.count == 12)
  }

  @Test func aBitmapWithoutPixelsIsRejected() {
    #expect(throws: PNGError.zeroSize(width: 0, height: 3)) {
      try PNG.encode(Bitmap(width: 0, height: 3))
    }
  }
}
