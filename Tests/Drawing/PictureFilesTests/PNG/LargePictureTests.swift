import Pixels
import TestSupport
import Testing

@testable import PictureFiles

/// Pictures that are read row by row, and written in bands.
@Suite struct LargePictureTests {
  private func rows(of bytes: [UInt8]) throws -> PNG.Rows {
    try PNGDecoder.rows(of: PNGLayout(bytes, limits: .init()), in: bytes)
  }

  private func bitmap(of rows: PNG.Rows) throws(PNGError) -> Bitmap {
    var pixels: [UInt32] = []
    try rows.forEachRow { y, row in
      #expect(pixels.count == y * rows.size.width)
      pixels += UnsafeBufferPointer(start: row, count: rows.size.width)
    }
    return Bitmap(width: rows.size.width, height: rows.size.height, pixels: pixels)
  }

  @Test(arguments: ReferencePNG.Kind.all)
  func theRowsOfEveryKindHaveThePixelsThatTheSpecificationGivesThem(
    kind: ReferencePNG.Kind
  ) throws {
    for image in ReferencePNG.all where image.kind == kind && !image.isInterlaced {
      let rows = try rows(of: image.file().bytes)
      // Twice, for they are read as often as they are needed.
      for _ in 0..<2 { #expect(try bitmap(of: rows).pixels == image.pixels) }
      let hash = try PixelHash.of(rows: rows)
      #expect(hash == PixelHash.of(try PNG.decode(image.file().bytes).bitmap))
    }
  }

  /// Rows that end early, that continue, with a filter or a colour that there is not: the error is the one of decoding all.
  @Test(
    arguments: [
      (3, [0, 0, 0]), (3, [0, 1, 1, 0, 1, 1, 0]), (3, [0, 1, 1, 9, 1, 1]), (3, [0, 1, 1, 0, 1, 7]),
      (0, [0, 1, 1, 0, 1]), (0, [5, 1, 1, 0, 1, 1]),
    ] as [(UInt8, [UInt8])])
  func damagedRows(type: UInt8, rows stored: [UInt8]) throws {
    let bytes = HandMadePNG(
      width: 2, height: 2, depth: 8, type: type,
      palette: type == 3 ? [0, 0, 0, 255, 255, 255] : nil, rows: stored
    ).bytes
    let expected = #expect(throws: PNGError.self) { try PNG.decode(bytes) }
    let error = #expect(throws: PNGError.self) { try bitmap(of: rows(of: bytes)) }
    #expect(error == expected)
  }

  /// A picture of more than 64 MB, in areas, with a part that has many colours if it may have.
  private func largePicture(colors: [UInt32], _ noise: (Int, Int) -> UInt32?) -> Bitmap {
    let size = PixelSize(width: 5000, height: 3400)
    var pixels = [UInt32](repeating: colors[0], count: size.area)
    for y in 0..<size.height {
      for x in 0..<100 { pixels[y * size.width + x] = colors[y / 50 % colors.count] }
      if y % 64 < 3 {
        for x in 0..<300 {
          if let pixel = noise(x, y) { pixels[y * size.width + 2000 + x] = pixel }
        }
      }
    }
    return Bitmap(width: size.width, height: size.height, pixels: pixels)
  }

  private func checkRoundTrip(_ bitmap: Bitmap, _ colorType: UInt8) throws {
    #expect(bitmap.size.isLarge)
    let chunk = PNG.Chunk.text(keyword: "Comment", text: "large")
    let bytes = try PNG.encode(bitmap, chunks: [chunk], compression: .fast)
    #expect(bytes[25] == colorType)
    let file = try PNG.decode(bytes)
    #expect(file.bitmap == bitmap)
    #expect(file.text(for: "Comment") == "large")
    #expect(try PNG.readDigest(bytes)?.pixelHash == PixelHash.of(bitmap))
    let large = try #require(try PNG.readLargePicture(bytes))
    #expect(large.chunks == file.chunks)
    let hash = try PixelHash.of(rows: large.rows)
    #expect(hash == PixelHash.of(bitmap))
  }

  @Test func aPictureOfFewColorsHasAPalette() throws {
    try checkRoundTrip(
      largePicture(colors: [0xFFFF_FFFF, 0xFF00_0000, 0x8000_4000]) { x, y in
        0xFF00_0000 | UInt32(x % 90)
      }, 3)
  }

  @Test func greys() throws {
    try checkRoundTrip(
      largePicture(colors: [0xFFFF_FFFF, 0xFF00_0000]) { x, y in
        0xFF00_0000 | UInt32((x + y) % 256) * 0x01_0101
      }, 0)
  }

  @Test func opaqueColors() throws {
    try checkRoundTrip(
      largePicture(colors: [0xFFFF_FFFF, 0xFF00_0000]) { x, y in
        0xFF00_0000 | UInt32(x * y % 0xFF_FFFF)
      }, 2)
  }

  @Test func translucentColors() throws {
    try checkRoundTrip(
      largePicture(colors: [0xFFFF_FFFF, 0]) { x, y in
        PremultipliedAlpha.pixel(
          red: UInt32(x % 256), green: UInt32(y % 256), blue: UInt32(x * y % 256),
          alpha: UInt32(x % 255))
      }, 6)
  }

  @Test func placesInAPalette() throws {
    let bitmap = largePicture(colors: [0xFFFF_FFFF, 0xFF12_3456, 0xFF65_4321]) { _, _ in nil }
    let palette: [UInt32] = [0xFF12_3456, 0xFFFF_FFFF, 0xFF65_4321]
    var places = [UInt8](repeating: 1, count: bitmap.pixels.count)
    for y in 0..<bitmap.height {
      for x in 0..<100 where bitmap[x, y] != 0xFFFF_FFFF {
        places[y * bitmap.width + x] = bitmap[x, y] == 0xFF12_3456 ? 0 : 2
      }
    }
    let bytes = try PNG.encode(
      places: places, palette: palette, width: bitmap.width, height: bitmap.height)
    #expect(try PNG.decode(bytes).bitmap == bitmap)
  }

  @Test func anOrdinaryPictureIsDecodedAsAWhole() throws {
    let bytes = try PNG.encode(Bitmap(width: 100, height: 100))
    #expect(try PNG.readLargePicture(bytes) == nil)
  }
}
