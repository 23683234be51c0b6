import CairoGraphics
import DrawingTestSupport
import Foundation
import Pixels
import TestSupport
import Testing

/// What code for Core Graphics asks of contexts, colours, gradients, images and paths.
@Suite struct CoreGraphicsTests {
  /// Two pixels: red above blue.
  private let column = CGImage(
    bitmap: Bitmap(width: 1, height: 2, pixels: [0xFFFF_0000, 0xFF00_00FF]))

  // MARK: Images

  /// Code for Core Graphics turns the y axis, because images are drawn upwards there.
  @Test func imagesAreUprightWhetherTheAxisIsTurnedOrNot() throws {
    let rect = CGRect(x: 0, y: 0, width: 1, height: 2)
    let plain = try drawn(1, 2) { $0.draw(column, in: rect) }
    let turned = try drawn(1, 2) { context in
      context.translateBy(x: 0, y: 2)
      context.scaleBy(x: 1, y: -1)
      context.draw(column, in: rect)
    }
    #expect(plain.pixels == column.bitmap.pixels)
    #expect(turned.pixels == column.bitmap.pixels)
    // Turned around as a whole, it is upside down.
    let rotated = try drawn(1, 2) { context in
      context.translateBy(x: 1, y: 2)
      context.rotate(by: .pi)
      context.draw(column, in: rect)
    }
    #expect(rotated.pixels == Array(column.bitmap.pixels.reversed()))
  }

  @Test func imagesAreTiledOverTheClip() throws {
    let bitmap = try drawn(2, 4) { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 4))
      context.draw(column, in: CGRect(x: 0, y: 1, width: 1, height: 2), byTiling: true)
    }
    let expected: [UInt32] = [
      0xFF00_00FF, 0, 0xFFFF_0000, 0, 0xFF00_00FF, 0, 0xFFFF_0000, 0,
    ]
    #expect(bitmap.pixels == expected)
  }

  // MARK: Masks

  @Test func aMaskMultipliesWhatIsDrawnUntilTheStateIsRestored() throws {
    let mask = CGImage(
      bitmap: Bitmap(width: 3, height: 1, pixels: [0xFF00_0000, 0x8000_0000, 0]))
    let bitmap = try drawn(4, 1) { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 1), mask: mask)
      context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
      context.restoreGState()
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
    }
    let expected: [UInt32] = [0xFF00_FF00, 0x8000_8000, 0, 0xFFFF_0000]
    #expect(bitmap.pixels == expected)
  }

  /// An opaque image is a mask by its luminance: white shows, black hides.
  @Test func anOpaqueMaskCountsByItsLuminance() throws {
    let mask = CGImage(bitmap: Bitmap(width: 2, height: 1, pixels: [0xFFFF_FFFF, 0xFF00_0000]))
    let bitmap = try drawn(2, 1) { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    let expected: [UInt32] = [0xFF00_0000, 0]
    #expect(bitmap.pixels == expected)
    let masked = try #require(
      CGImage(bitmap: Bitmap(width: 2, height: 1, filledWith: 0xFF11_2233)).masking(mask))
    let image: [UInt32] = [0xFF11_2233, 0]
    #expect(masked.bitmap.pixels == image)
  }

  // MARK: Blend modes

  /// The luminosity of pure red is 0.3, and of pure blue 0.11 (W3C, Compositing and Blending).
  @Test func luminosityKeepsTheHueBelow() throws {
    let bitmap = try drawn(1, 1) { context in
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setBlendMode(.luminosity)
      context.setFillColor(CGColor(gray: 0.3, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    // Red is as light as a grey of 0.3 already; 0.3 × 255 = 76.5 rounds up to 77, a 255th lighter.
    #expect(bitmap.red(0, 0) >= 254 && bitmap.alpha(0, 0) == 255)
  }

  @Test func colorOfGreyTakesTheColourAway() throws {
    let bitmap = try drawn(1, 1) { context in
      context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setBlendMode(.saturation)
      context.setFillColor(CGColor(gray: 0.8, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    // 0.11 × 255 = 28.05.
    let expected: UInt32 = 0xFF1C_1C1C
    #expect(bitmap[0, 0] == expected)
  }

  // MARK: Client's memory

  @Test func pixelsAreReadInTheClientsFormat() throws {
    var pixel: [UInt8] = [0, 0, 0, 0]
    try pixel.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.draw(
        CGImage(bitmap: Bitmap(width: 1, height: 1, filledWith: 0xFF11_2233)),
        in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(pixel == [0x11, 0x22, 0x33, 0xFF])
  }

  @Test func theBaseSpaceBeginsAtTheBottom() throws {
    let bitmap = try #require(
      CGContext(
        data: nil, width: 4, height: 3, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(bitmap.ctm == .identity)
    // As UIKit's.
    let context = try CGContext(size: CGSize(width: 4, height: 3), scale: 2)
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 6))
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 0.5)) == CGPoint(x: 2, y: 5))
    context.concatenate(context.ctm.inverted())
    #expect(context.ctm == .identity)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let picture = try context.makeBitmap()
    #expect(picture[0, 5] == 0xFFFF_0000)
    #expect(picture.pixels.count { $0 != 0 } == 1)
  }

  /// The y axis of such a context points up.
  @Test func bitmapsOfCoreGraphicsBeginAtTheBottom() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue
          | CGImageAlphaInfo.premultipliedFirst.rawValue))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(context.makeImage())
    let expected: [UInt32] = [0, 0xFFFF_0000]
    #expect(image.bitmap.pixels == expected)
    // Little-endian ARGB: blue comes first.
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect(Array(UnsafeBufferPointer(start: bytes + 4, count: 4)) == [0, 0, 255, 255])
    bytes[4] = 255
    let changed: [UInt32] = [0, 0xFFFF_00FF]
    #expect(context.makeImage()?.bitmap.pixels == changed)
  }

  @Test func imagesAreMadeOfBytes() throws {
    let provider = try #require(
      CGDataProvider(data: Data([255, 0, 0, 128, 0, 0, 255, 255]) as CFData))
    let image = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
        decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    let expected: [UInt32] = [0x8080_0000, 0xFF00_00FF]
    #expect(image.bitmap.pixels == expected)
    let data = try #require(image.dataProvider?.data)
    // In the format that the image was given.
    #expect(data as Data == Data([255, 0, 0, 128, 0, 0, 255, 255]))
  }

  @Test func jpegFilesAreWhiteWhereImagesAreClear() throws {
    let image = CGImage(bitmap: Bitmap(width: 8, height: 8))
    let file = try #require(image.jpeg(quality: 100))
    let read = try CGImage(file: file)
    #expect(read.bitmap.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  // MARK: Layers

  @Test func aLayerIsDrawnWhereverItIsPut() throws {
    let drawn = try drawn(3, 2) { context in
      guard let layer = CGLayer(context, size: CGSize(width: 1, height: 2), auxiliaryInfo: nil),
        let surface = layer.context
      else { return }
      surface.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      surface.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      surface.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      surface.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
      context.draw(layer, at: .zero)
      context.draw(layer, in: CGRect(x: 2, y: 0, width: 1, height: 2))
    }
    let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
    #expect(drawn.pixels == [red, 0, red, blue, 0, blue])
  }

  // MARK: Paths

  @Test func theOutlineOfAStrokeIsMadeByTheNameOfTheFunctionOfC() throws {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 5))
    line.addLine(to: CGPoint(x: 10, y: 5))
    let outline = try #require(
      CGPath(
        __byStroking: line, transform: nil, lineWidth: 4, lineCap: .butt, lineJoin: .round,
        miterLimit: 0))
    #expect(outline.boundingBox == CGRect(x: 0, y: 3, width: 10, height: 4))
    let lengths: [CGFloat] = [2, 6]
    let dashes = try #require(
      CGPath(__byDashing: line, transform: nil, phase: 0, lengths: lengths, count: 2))
    // From 0 to 2 and from 8 to 10.
    #expect(dashes.elements.count == 4)
  }

  // MARK: Colours

  @Test func colorsHaveSpacesAndComponents() throws {
    let gray = CGColorSpaceCreateDeviceGray()
    let color = try #require(CGColor(colorSpace: gray, components: [0.5, 0.25]))
    #expect(color == CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25))
    #expect(color.colorSpace?.numberOfComponents == 1)
    #expect(CGColor(colorSpace: gray, components: [0.5]) == nil)
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.model == .rgb)
    #expect(CGColorSpace(name: "unknown") == nil)
  }

  @Test func gradientsTakeAnArrayOfCoreFoundation() throws {
    let colors = [CGColor.black, CGColor.white]
    let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1])
    #expect(gradient == CGGradient(colors: colors, locations: [0, 1]))
    #expect(
      CGGradient(colorsSpace: nil, colors: ["black"] as CFArray, locations: nil) == nil)
    let list = colors as NSArray
    #expect(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: list, locations: [0, 1])
        == gradient)
    let components: [CGFloat] = [0, 0, 0, 1, 1, 1, 1, 1]
    #expect(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: components, locations: nil,
        count: 2) == CGGradient(colors: colors))
  }

  // MARK: Paths

  @Test func pathsAreCopiedAsInCoreGraphics() throws {
    var move = CGAffineTransform(translationX: 10, y: 0)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    #expect(path.copy(using: &move)?.boundingBox == CGRect(x: 10, y: 0, width: 4, height: 4))
    #expect(
      CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4), transform: &move).boundingBox
        == CGRect(x: 10, y: 0, width: 4, height: 4))
    #expect(path.mutableCopy()!.boundingBox == path.boundingBox)
    var rect = CGRect()
    #expect(path.isRect(&rect))
    #expect(rect == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test func strokesAndDashesBecomePaths() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 0))
    line.addLine(to: CGPoint(x: 10, y: 0))
    let stroke = line.copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(stroke.boundingBox == CGRect(x: 0, y: -1, width: 10, height: 2))
    let dashes = line.copy(dashingWithPhase: 0, lengths: [4, 2])
    let points = dashes.elements.flatMap(\.points).map(\.x)
    #expect(points == [0, 4, 6, 10])
  }
}
