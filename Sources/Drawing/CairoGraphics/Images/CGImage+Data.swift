import Foundation
import Pixels

/// Whether and where pixels have alpha, with Core Graphics' names.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha: pixels have colours only.
  case none
  /// Colours multiplied by alpha, then alpha.
  case premultipliedLast
  /// Alpha, then colours multiplied by it.
  case premultipliedFirst
  /// Colours that are not multiplied, then alpha.
  case last
  /// Alpha, then colours that are not multiplied by it.
  case first
  /// Colours, then a component that is ignored; pixels are opaque.
  case noneSkipLast
  /// A component that is ignored, then colours; pixels are opaque.
  case noneSkipFirst
  /// Alpha only: a mask without colours.
  case alphaOnly
}

/// The order of the components in memory, with Core Graphics' names.
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
  /// The bits: the alpha info in the lowest five, the other flags above them.
  public let rawValue: UInt32

  /// Bitmap info of bits, as Core Graphics numbers them.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers: such formats are not supported.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits that hold the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 16-bit units, the lowest byte first: not supported.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// 32-bit units, the lowest byte first: `premultipliedFirst` is then blue, green, red, alpha in memory.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 16-bit units, the highest byte first: not supported.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// 32-bit units, the highest byte first, as without a byte order.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The order of the bytes in the units of pixels, with Core Graphics' numbers.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of a ``CGBitmapInfo`` that hold the order.
  case orderMask = 0x7000
  /// As for units of 8 bits.
  case orderDefault = 0
  /// 16-bit units, the lowest byte first.
  case order16Little = 0x1000
  /// 32-bit units, the lowest byte first.
  case order32Little = 0x2000
  /// 16-bit units, the highest byte first.
  case order16Big = 0x3000
  /// 32-bit units, the highest byte first.
  case order32Big = 0x4000
}

/// Bytes that an image is made of.
public final class CGDataProvider: _CFObject, Sendable {
  package let bytes: Data

  /// A provider of bytes; never nil.
  public init?(data: CFData) {
    bytes = Data(referencing: data)
  }

  /// The bytes of a file; nil if it cannot be read.
  public init?(url: CFURL) {
    guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
    self.bytes = bytes
  }

  init(_ bytes: Data) {
    self.bytes = bytes
  }

  /// All bytes.
  public var data: CFData? { NSData(data: bytes) }
}

extension CGImage {
  private var format: ClientFormat { clientFormat ?? .standard }

  /// 8.
  public var bitsPerComponent: Int { 8 }
  /// 32, unless the image was made of other bytes or by a context with others.
  public var bitsPerPixel: Int { format.pixels.bytesPerPixel * 8 }
  /// Without padding.
  public var bytesPerRow: Int { width * format.pixels.bytesPerPixel }
  /// The colour space of the client's bytes, by default sRGB; the image is drawn in sRGB whatever it is.
  public var colorSpace: CGColorSpace? { format.colorSpace }
  /// Whether and where the pixels of ``dataProvider`` have alpha.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }
  /// The order of the components in ``dataProvider``, and their ``alphaInfo``.
  public var bitmapInfo: CGBitmapInfo { format.bitmapInfo }
  /// The order of the bytes in ``dataProvider``.
  public var byteOrderInfo: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue)
      ?? .orderDefault
  }
  /// Whether the image is an image mask: always false.
  public var isMask: Bool { false }
  /// Whether scaled drawing interpolates between pixels: always true.
  public var shouldInterpolate: Bool { true }
  /// How the components are stretched: always nil, as they are not.
  public var decode: [CGFloat]? { nil }
  /// How colours that the space of a target lacks are replaced: always as the target does it.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// The pixels from the top left, row by row, in the format that ``bitmapInfo`` and ``colorSpace`` say: usually red,
  /// green and blue, multiplied by alpha, and alpha.
  public var dataProvider: CGDataProvider? {
    CGDataProvider(Data(format.pixels.bytes(of: bitmap)))
  }

  /// The image itself, which is immutable.
  public func copy() -> CGImage? { self }

  /// An image of bytes; nil unless the format has 8 bits per component, or if there are too few bytes.
  public init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: [CGFloat]?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8,
      let format = PixelFormat(space: space, bitmapInfo: bitmapInfo.rawValue),
      bitsPerPixel == format.bytesPerPixel * 8,
      let bitmap = provider.bytes.withUnsafeBytes({
        format.bitmap(of: $0, width: width, height: height, bytesPerRow: bytesPerRow)
      })
    else { return nil }
    self.init(
      bitmap: bitmap,
      clientFormat: ClientFormat(pixels: format, colorSpace: space, bitmapInfo: bitmapInfo))
  }

  /// The image where a mask is light: the mask is stretched to the image's size, and its alpha, or its
  /// luminance if it is opaque, multiplies the image's alpha.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard let context = try? CGContext(width: width, height: height) else { return nil }
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    context.clip(to: rect, mask: mask)
    context.place(self, in: rect)
    return context.makeImage()
  }

  /// The image as the opacity of a mask: black with the image's alpha, or with its luminance if it is
  /// opaque.
  var asMask: CGImage {
    let isOpaque = bitmap.pixels.allSatisfy { $0 >> 24 == 255 }
    let pixels = bitmap.pixels.map { pixel -> UInt32 in
      guard isOpaque else { return pixel & 0xFF00_0000 }
      // The weights of Rec. 601, in thousandths.
      let luminance =
        ((pixel >> 16 & 255) * 299 + (pixel >> 8 & 255) * 587 + (pixel & 255) * 114 + 500) / 1000
      return luminance << 24
    }
    return CGImage(bitmap: Bitmap(width: width, height: height, pixels: pixels))
  }
}
