import PictureFiles
import Pixels
import TestSupport
import Testing

/// Pictures that are encoded from the places of their colours in a palette.
@Suite struct PNGPaletteTests {
  @Test(arguments: [(1, 1), (1, 9), (300, 2), (17, 33), (256, 256)])
  func theyAreTheSamePicturesAsBitmaps(width: Int, height: Int) throws {
    var random = SplitMix64(seed: UInt64(width * height))
    let palette: [UInt32] = (0..<69).map { _ in 0xFF00_0000 | UInt32(random.next(below: 1 << 24)) }
    // Rows that are equal, and rows that are not.
    var places: [UInt8] = []
    while places.count < width * height {
      let row = (0..<width).map { _ in UInt8(random.next(below: palette.count)) }
      for _ in 0...random.next(below: 2) where places.count < width * height { places += row }
    }
    let bytes = try PNG.encode(places: places, palette: palette, width: width, height: height)
    let bitmap = Bitmap(width: width, height: height, pixels: places.map { palette[Int($0)] })
    #expect(try PNG.decode(bytes).bitmap == bitmap)
    #expect(try PNG.readDigest(bytes)?.pixelHash == PixelHash.of(bitmap))
  }
}
