import CairoGraphics
import DrawingTestSupport
import Foundation
import Pixels
import Testing

/// The settings of contexts that exist for code for Core Graphics, and the questions about them.
@Suite struct ContextSettingTests {
  private func draw(_ context: CGContext) {
    context.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    context.move(to: CGPoint(x: 0.3, y: 0.2))
    context.addLine(to: CGPoint(x: 7.6, y: 3.1))
    context.addLine(to: CGPoint(x: 2.2, y: 7.7))
    context.fillPath()
  }

  @Test func pixelsAreTheSameWhateverIsAllowed() throws {
    let plain = try drawn(8, 8, draw)
    let set = try drawn(8, 8) { context in
      context.setShouldAntialias(false)
      context.setAllowsAntialiasing(false)
      context.setShouldSmoothFonts(true)
      context.setAllowsFontSmoothing(true)
      context.setShouldSubpixelPositionFonts(false)
      context.setAllowsFontSubpixelPositioning(false)
      context.setShouldSubpixelQuantizeFonts(false)
      context.setAllowsFontSubpixelQuantization(false)
      context.setRenderingIntent(.absoluteColorimetric)
      context.interpolationQuality = .none
      context.textMatrix = CGAffineTransform(scaleX: 2, y: 2)
      draw(context)
      context.synchronize()
      context.flush()
      #expect(context.interpolationQuality == .default)
      #expect(context.textMatrix == .identity)
    }
    #expect(set.pixels == plain.pixels)
    // Edges are antialiased: some pixels are covered in part.
    #expect(plain.pixels.contains { $0 >> 24 > 0 && $0 >> 24 < 255 })
  }

  @Test func aNewColourSpaceStartsWithBlack() throws {
    let picture = try drawn(2, 1) { context in
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setStrokeColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.setStrokeColorSpace(CGColorSpaceCreateDeviceGray())
      context.move(to: CGPoint(x: 1, y: 0.5))
      context.addLine(to: CGPoint(x: 2, y: 0.5))
      context.strokePath()
    }
    #expect(picture.pixels == [0xFF00_0000, 0xFF00_0000])
  }

  @Test func pointsAreConvertedToPixelsAndBack() throws {
    // 6 pixels high, two per point, with the y axis pointing down.
    let context = try CGContext(size: CGSize(width: 4, height: 3), scale: 2)
    context.translateBy(x: 1, y: 0.5)
    #expect(
      context.userSpaceToDeviceSpaceTransform
        == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 2, ty: 5))
    #expect(context.convertToUserSpace(CGPoint(x: 4, y: 3)) == CGPoint(x: 1, y: 1))
    #expect(context.convertToUserSpace(CGSize(width: 4, height: -2)) == CGSize(width: 2, height: 1))
    #expect(
      context.convertToUserSpace(CGRect(x: 2, y: 1, width: 4, height: 2))
        == CGRect(x: 0, y: 1, width: 2, height: 1))
  }

  @Test func thePathThatIsBuiltIsKnown() throws {
    let context = try CGContext(size: CGSize(width: 8, height: 8), scale: 1)
    #expect(context.isPathEmpty)
    #expect(context.currentPointOfPath == .zero)
    #expect(!context.pathContains(CGPoint(x: 3, y: 3), mode: .fill))
    context.addRect(CGRect(x: 1, y: 1, width: 6, height: 6))
    context.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    context.move(to: CGPoint(x: 5, y: 7))
    #expect(!context.isPathEmpty)
    #expect(context.currentPointOfPath == CGPoint(x: 5, y: 7))
    // The inner rectangle is a hole by the even-odd rule only.
    let middle = CGPoint(x: 4, y: 4)
    #expect(context.pathContains(middle, mode: .fill))
    #expect(context.pathContains(middle, mode: .fillStroke))
    #expect(!context.pathContains(middle, mode: .eoFill))
    #expect(!context.pathContains(middle, mode: .eoFillStroke))
    #expect(context.pathContains(CGPoint(x: 1.5, y: 4), mode: .eoFill))
    context.beginPath()
    #expect(context.isPathEmpty)
  }

  /// Numbers as in the headers of Core Graphics, by the names there.
  private static let numbers: [(String, Int, Int)] = [
    ("kCGColorSpaceModelUnknown", Int(CGColorSpaceModel.unknown.rawValue), -1),
    ("kCGColorSpaceModelMonochrome", Int(CGColorSpaceModel.monochrome.rawValue), 0),
    ("kCGColorSpaceModelRGB", Int(CGColorSpaceModel.rgb.rawValue), 1),
    ("kCGColorSpaceModelCMYK", Int(CGColorSpaceModel.cmyk.rawValue), 2),
    ("kCGColorSpaceModelLab", Int(CGColorSpaceModel.lab.rawValue), 3),
    ("kCGColorSpaceModelDeviceN", Int(CGColorSpaceModel.deviceN.rawValue), 4),
    ("kCGColorSpaceModelIndexed", Int(CGColorSpaceModel.indexed.rawValue), 5),
    ("kCGColorSpaceModelPattern", Int(CGColorSpaceModel.pattern.rawValue), 6),
    ("kCGRenderingIntentDefault", Int(CGColorRenderingIntent.defaultIntent.rawValue), 0),
    (
      "kCGRenderingIntentAbsoluteColorimetric",
      Int(CGColorRenderingIntent.absoluteColorimetric.rawValue), 1
    ),
    (
      "kCGRenderingIntentRelativeColorimetric",
      Int(CGColorRenderingIntent.relativeColorimetric.rawValue), 2
    ),
    ("kCGRenderingIntentPerceptual", Int(CGColorRenderingIntent.perceptual.rawValue), 3),
    ("kCGRenderingIntentSaturation", Int(CGColorRenderingIntent.saturation.rawValue), 4),
    ("kCGBitmapByteOrder16Little", Int(CGBitmapInfo.byteOrder16Little.rawValue), 0x1000),
    ("kCGBitmapByteOrder32Little", Int(CGBitmapInfo.byteOrder32Little.rawValue), 0x2000),
    ("kCGBitmapByteOrder16Big", Int(CGBitmapInfo.byteOrder16Big.rawValue), 0x3000),
    ("kCGBitmapByteOrder32Big", Int(CGBitmapInfo.byteOrder32Big.rawValue), 0x4000),
  ]

  @Test(arguments: numbers)
  func valuesHaveTheNumbersOfCoreGraphics(name: String, number: Int, expected: Int) {
    #expect(number == expected, "\(name)")
  }

  @Test func wideSpacesAreKnownByTheirNames() throws {
    let spaces = try [
      CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.adobeRGB1998,
      CGColorSpace.linearGray,
    ].map { try #require(CGColorSpace(name: $0)) }
    #expect(spaces.map(\.isWideGamutRGB) == [false, true, true, false])
    #expect(spaces.map(\.supportsOutput) == [true, true, true, true])
  }

  @Test func imagesAreNoMasks() {
    #expect(!CGImage(bitmap: Bitmap(width: 1, height: 1, filledWith: 0)).isMask)
  }
}
