import Foundation
import Pixels

/// Whether and where pixels have alpha, with Core Graphics' names.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none
  case premultipliedLast
  case premultipliedFirst
  case last
  case first
  case noneSkipLast
  case noneSkipFirst
  case alphaOnly
}

/// The order of the components in memory, with Core Graphics' names.
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// Bytes that an image is made of.
public final class CGDataProvider: Sendable {
  let bytes: Data

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
  public var colorSpace: CGColorSpace? { format.colorSpace }
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }
  public var bitmapInfo: CGBitmapInfo { format.bitmapInfo }
  public var isMask: Bool { false }
  public var shouldInterpolate: Bool { true }

  /// The pixels from the top left, row by row, in the format that ``bitmapInfo`` and ``colorSpace`` say: usually red,
  /// green and blue, multiplied by alpha, and alpha.
  public var dataProvider: CGDataProvider? {
    CGDataProvider(Data(format.pixels.bytes(of: bitmap)))
  }

  /// The image itself, which is immutable.
  public func copy() -> CGImage? { self }

  /// An image of bytes; nil if the format is none of 8 bits a component, or there are too few bytes.
  public init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: [CGFloat]?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8,
      let format = PixelFormat(space: space, bitmapInfo: bitmapInfo.rawValue),
      bitsPerPixel == format.bytesPerPixel * 8,
      let bitmap = format.bitmap(
        of: [UInt8](provider.bytes), width: width, height: height, bytesPerRow: bytesPerRow)
    else { return nil }
    self.init(
      bitmap: bitmap,
      clientFormat: ClientFormat(pixels: format, colorSpace: space, bitmapInfo: bitmapInfo))
  }

  /// The image where a mask is light: the mask is stretched to the image's size, and its alpha, or its
  /// luminance if it is opaque, multiplies that of the image.
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
