import PictureFiles
import Pixels
import TestSupport
import Testing

/// Hand-written images of every colour type.
@Suite struct PNGColorTypeTests {
  func pixels(_ png: HandMadePNG) throws -> [UInt32] {
    try PNG.decode(png.bytes).bitmap.pixels
  }

  @Test func opaqueColorsOf8Bits() throws {
    let png = HandMadePNG(
      width: 2, height: 1, depth: 8, type: 2, rows: [0, 255, 0, 16, 1, 2, 3])
    #expect(try pixels(png) == [0xFFFF_0010, 0xFF01_0203])
  }

  @Test func colorsWithAlphaAreMultipliedByIt() throws {
    // 200 × 128 / 255 = 100.39; 255 × 128 / 255 = 128; 3 × 128 / 255 = 1.506.
    let png = HandMadePNG(
      width: 2, height: 1, depth: 8, type: 6, rows: [0, 200, 255, 3, 128, 9, 9, 9, 0])
    #expect(try pixels(png) == [0x8064_8002, 0])
  }

  @Test(
    arguments: [
      (1, [0b0100_0000], [0xFF00_0000, 0xFFFF_FFFF]),
      (2, [0b0110_0000], [0xFF55_5555, 0xFFAA_AAAA]),
      (4, [0x1E], [0xFF11_1111, 0xFFEE_EEEE]),
      (8, [0x12, 0xFE], [0xFF12_1212, 0xFFFE_FEFE]),
      (16, [0x12, 0x00, 0xFE, 0xFF], [0xFF12_1212, 0xFFFE_FEFE]),
    ] as [(UInt8, [UInt8], [UInt32])])
  func grayOfEveryDepth(depth: UInt8, row: [UInt8], expected: [UInt32]) throws {
    let png = HandMadePNG(width: 2, height: 1, depth: depth, type: 0, rows: [0] + row)
    #expect(try pixels(png) == expected)
  }

  @Test func grayWithAlpha() throws {
    let png = HandMadePNG(
      width: 2, height: 1, depth: 8, type: 4, rows: [0, 200, 128, 7, 255])
    #expect(try pixels(png) == [0x8064_6464, 0xFF07_0707])
  }

  @Test func deepSamplesAreRoundedTo8Bits() throws {
    // 0x807F / 257 = 127.997; 0x017F / 257 = 1.490; 0x0182 / 257 = 1.502.
    let png = HandMadePNG(
      width: 1, height: 1, depth: 16, type: 2, rows: [0, 0x80, 0x7F, 0x01, 0x7F, 0x01, 0x82])
    #expect(try pixels(png) == [0xFF80_0102])
  }

  @Test func deepColorsWithAlpha() throws {
    let png = HandMadePNG(
      width: 1, height: 1, depth: 16, type: 6,
      rows: [0, 200, 200, 255, 255, 3, 3, 128, 128])
    #expect(try pixels(png) == [0x8064_8002])
  }

  @Test(
    arguments: [
      (1, [0b1000_0000]), (2, [0b0100_0000]), (4, [0x10]), (8, [1, 0]),
    ] as [(UInt8, [UInt8])])
  func palettesOfEveryDepth(depth: UInt8, row: [UInt8]) throws {
    let png = HandMadePNG(
      width: 2, height: 1, depth: depth, type: 3, palette: [255, 0, 0, 200, 255, 3],
      transparency: [255, 128], rows: [0] + row)
    #expect(try pixels(png) == [0x8064_8002, 0xFFFF_0000])
  }

  @Test func aColorKeyMakesOneGrayTransparent() throws {
    let png = HandMadePNG(
      width: 3, height: 1, depth: 8, type: 0, transparency: [0, 7], rows: [0, 6, 7, 8])
    #expect(try pixels(png) == [0xFF06_0606, 0, 0xFF08_0808])
  }

  @Test func aColorKeyMakesOneColorTransparent() throws {
    let png = HandMadePNG(
      width: 2, height: 1, depth: 8, type: 2, transparency: [0, 1, 0, 2, 0, 3],
      rows: [0, 1, 2, 3, 1, 2, 4])
    #expect(try pixels(png) == [0, 0xFF01_0204])
  }

  @Test func interlacedPicturesCombineTheirPasses() throws {
    // Adam7 of 3 × 3: pass 1 has (0,0), pass 5 (0,2) and (2,2), pass 4 (2,0), pass 6 (1,0) and
    // (1,2), pass 7 row 1. Grey value = 10 y + x.
    let png = HandMadePNG(
      width: 3, height: 3, depth: 8, type: 0, interlace: 1,
      rows: [
        0, 0,  // pass 1
        0, 2,  // pass 4
        0, 20, 22,  // pass 5
        0, 1, 0, 21,  // pass 6
        0, 10, 11, 12,  // pass 7
      ])
    let grays = try pixels(png).map { $0 & 255 }
    #expect(grays == [0, 1, 2, 10, 11, 12, 20, 21, 22])
  }

  @Test func everyFilterIsUndone() throws {
    // Rows 10 20 30, filtered by none, sub, up, average and paeth.
    let png = HandMadePNG(
      width: 3, height: 5, depth: 8, type: 0,
      rows: [
        0, 10, 20, 30,
        1, 10, 10, 10,
        2, 0, 0, 0,
        // (0 + 10) / 2 = 5, (10 + 20) / 2 = 15, (20 + 30) / 2 = 25.
        3, 5, 5, 5,
        // Left 0, above 10, corner 0: above. Left 10, above 20, corner 10: above.
        4, 0, 0, 0,
      ])
    let grays = try pixels(png).map { $0 & 255 }
    #expect(grays == [10, 20, 30, 10, 20, 30, 10, 20, 30, 10, 20, 30, 10, 20, 30])
  }

  /// Rows of four bytes a pixel fill the memory of the pixels up to the last byte.
  @Test(arguments: [1, 2, 5], 1...9)
  func noPixelIsWrittenOverARowThatWasNotRead(width: Int, height: Int) throws {
    let colors = (0..<width * height).map { UInt32($0) &* 0x05_0B11 & 0xFF_FFFF }
    let samples = colors.map { HandMadePNG.word($0 << 8 | 0xFF) }
    var rows: [UInt8] = []
    for y in 0..<height { rows += [0] + samples[y * width..<(y + 1) * width].joined() }
    let png = HandMadePNG(
      width: UInt32(width), height: UInt32(height), depth: 8, type: 6, rows: rows)
    #expect(try pixels(png) == colors.map { 0xFF00_0000 | $0 })
  }

  @Test func gammaAndProfilesAreNotApplied() throws {
    var png = HandMadePNG(width: 1, height: 1, depth: 8, type: 2, rows: [0, 100, 100, 100])
    png.insert("gAMA", HandMadePNG.word(100_000), before: "IDAT")
    #expect(try pixels(png) == [0xFF64_6464])
  }

  @Test func imageDataMayBeInManyChunks() throws {
    let whole = HandMadePNG.stored([0, 1, 2, 3])
    var png = HandMadePNG()
    png.add("IHDR", HandMadePNG.word(1) + HandMadePNG.word(1) + [8, 2, 0, 0, 0])
    for byte in whole { png.add("IDAT", [byte]) }
    png.add("IDAT", [])
    png.add("IEND", [])
    #expect(try pixels(png) == [0xFF01_0203])
  }
}
