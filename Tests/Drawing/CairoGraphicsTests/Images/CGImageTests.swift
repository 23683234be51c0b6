import CairoGraphics
import Foundation
import Pixels
import Testing

@Suite struct CGImageTests {
  /// Pixel (x, y) is 0xFF0000yx.
  func numbered(_ width: Int, _ height: Int) -> CGImage {
    let pixels = (0..<width * height).map {
      0xFF00_0000 | UInt32($0 / width) << 4 | UInt32($0 % width)
    }
    return CGImage(bitmap: Bitmap(width: width, height: height, pixels: pixels))
  }

  @Test func croppingTakesWholePixels() throws {
    let part = try #require(numbered(4, 3).cropping(to: CGRect(x: 1.5, y: 1, width: 1, height: 9)))
    #expect(part.width == 2 && part.height == 2)
    #expect(part.bitmap.pixels == [0xFF00_0011, 0xFF00_0012, 0xFF00_0021, 0xFF00_0022])
    #expect(numbered(4, 3).cropping(to: CGRect(x: 4, y: 0, width: 2, height: 2)) == nil)
  }

  @Test func imagesHaveTheFormatOfTheirContext() throws {
    let gray = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 2,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
    gray.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(gray.makeImage())
    #expect(image.bitsPerPixel == 8)
    #expect(image.bytesPerRow == 2)
    #expect(image.colorSpace?.model == .monochrome)
    #expect(image.alphaInfo == .none)
    #expect(image.dataProvider?.data.map { [UInt8](Data(referencing: $0)) } == [255, 0])
    #expect(image.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1))?.bitsPerPixel == 8)
  }

  @Test func imagesOfOpaqueContextsHaveNoAlpha() throws {
    let context = try CGContext(width: 1, height: 1)
    #expect(context.makeImage()?.alphaInfo == .premultipliedLast)
    context.makeOpaque()
    let image = try #require(context.makeImage())
    #expect(image.alphaInfo == .noneSkipLast)
    #expect(image.bitsPerPixel == 32)
    #expect(image.bitmap.pixels == [0xFF00_0000])
  }

  @Test func aTintKeepsOnlyAlpha() {
    let image = CGImage(
      bitmap: Bitmap(width: 3, height: 1, pixels: [0xFF12_3456, 0x8000_0000, 0]))
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(image.tinted(with: red).bitmap.pixels == [0xFFFF_0000, 0x8080_0000, 0])
    let half = CGColor(red: 0, green: 0, blue: 1, alpha: 0.2)
    // 0.2 × 255 = 51; 128 × 51 / 255 = 25.6.
    #expect(image.tinted(with: half).bitmap.pixels == [0x3300_0033, 0x1A00_001A, 0])
  }

  @Test func picturesGoThroughPNG() throws {
    let image = numbered(5, 4)
    #expect(try CGImage(png: image.png()) == image)
    #expect(throws: PNGError.emptyFile) { try CGImage(png: []) }
  }
}
