import Pixels
import TestSupport
import Testing

@testable import LayouterCommand

@Suite struct SixelTests {
  private func decoded(_ bitmap: Bitmap, colors: Int = 256) throws -> SixelDecoder {
    try SixelDecoder(SixelPicture.sequence(for: bitmap, colors: colors))
  }

  /// Red on the left in the two top rows, blue elsewhere: masks 3 and 63 - 3.
  @Test func aBandIsDrawnColourByColour() {
    var bitmap = Bitmap(width: 8, height: 6, filledWith: 0xFF00_00FF)
    for x in 0..<2 { for y in 0..<2 { bitmap[x, y] = 0xFFFF_0000 } }
    #expect(
      String(decoding: SixelPicture.sequence(for: bitmap, colors: 256), as: UTF8.self)
        == "\u{1B}P0;1;0q\"1;1;8;6#0;2;0;0;100#1;2;100;0;0#0{{!6~$#1BB\u{1B}\\")
  }

  @Test func fewColoursAreExact() throws {
    // Multiples of 51 are multiples of 20 %.
    let colors: [UInt32] = [0xFF00_3366, 0xFF99_CCFF, 0xFFFF_FFFF, 0xFF00_0000, 0xFF66_6666]
    var bitmap = Bitmap(width: 17, height: 20)
    for y in 0..<20 { for x in 0..<17 { bitmap[x, y] = colors[(x * 3 + y * y) % 5] } }
    #expect(try decoded(bitmap).bitmap == bitmap)
  }

  @Test func transparentPixelsKeepTheBackground() throws {
    var bitmap = Bitmap(width: 3, height: 7)
    bitmap[1, 6] = 0xFF00_0000
    // Black of 60 % over white is 40 % grey, which is 102.
    bitmap[2, 0] = 0x9900_0000
    // Black of 40 % is left out.
    bitmap[0, 0] = 0x6600_0000
    var expected = Bitmap(width: 3, height: 7)
    expected[1, 6] = 0xFF00_0000
    expected[2, 0] = 0xFF66_6666
    #expect(try decoded(bitmap).bitmap == expected)
  }

  @Test func everyPixelOfAnEmptyPictureIsTransparent() throws {
    #expect(try decoded(Bitmap(width: 5, height: 13)).bitmap == Bitmap(width: 5, height: 13))
  }

  /// Four groups of 256 colours each; every group is far from the others and narrow in itself.
  @Test func tooManyColoursBecomeMeans() throws {
    let corners: [UInt32] = [0x10_1010, 0xE0_1010, 0x10_E010, 0x10_10E0]
    var bitmap = Bitmap(width: 64, height: 16)
    for y in 0..<16 {
      for x in 0..<64 {
        let detail = UInt32(x % 16) << 16 | UInt32(y) << 8
        bitmap[x, y] = 0xFF00_0000 | corners[x / 16] + detail
      }
    }
    let decoded = try decoded(bitmap, colors: 4)
    #expect(decoded.colors.count == 4)
    for y in 0..<16 {
      for x in 0..<64 {
        for shift: UInt32 in [0, 8, 16] {
          let difference =
            Int(decoded.bitmap[x, y] >> shift & 255) - Int(bitmap[x, y] >> shift & 255)
          // The mean of 16 steps is 7.5 from the outer ones; a percent is 2.55, and is rounded twice.
          #expect(abs(difference) <= 12)
        }
      }
    }
  }

  @Test(arguments: [2, 16, 256])
  func noMoreColoursThanTheTerminalHas(limit: Int) throws {
    var random = SplitMix64(seed: 5)
    let bitmap = Bitmap(
      width: 40, height: 30,
      pixels: (0..<1200).map { _ in 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random) }
    )
    let decoded = try decoded(bitmap, colors: limit)
    #expect(decoded.colors.count == limit)
    #expect(decoded.bitmap.pixels.allSatisfy { $0 >> 24 == 255 })
  }

  @Test func moreColoursAreCloser() throws {
    var random = SplitMix64(seed: 7)
    let bitmap = Bitmap(
      width: 60, height: 60,
      pixels: (0..<3600).map { _ in 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random) }
    )
    func error(colors: Int) throws -> Int {
      var sum = 0
      for (one, other) in zip(try decoded(bitmap, colors: colors).bitmap.pixels, bitmap.pixels) {
        for shift: UInt32 in [0, 8, 16] {
          sum += abs(Int(one >> shift & 255) - Int(other >> shift & 255))
        }
      }
      return sum
    }
    let errors = try [8, 32, 128].map(error)
    #expect(errors[0] > errors[1] && errors[1] > errors[2])
  }
}
