/// The format that clients see the pixels of an image in, as they asked for it. Drawing always has premultiplied ARGB32.
///
/// A class, so that an image stays small.
final class ClientFormat: Sendable, Equatable {
  let pixels: PixelFormat
  let colorSpace: CGColorSpace?
  let bitmapInfo: CGBitmapInfo

  /// Red, green and blue, multiplied by alpha, and alpha.
  static let standard = ClientFormat(
    pixels: .rgba, colorSpace: .standard,
    bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue))

  /// Red, green and blue, and a byte without meaning.
  static let opaque = ClientFormat(
    pixels: .rgbx, colorSpace: .standard,
    bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue))

  init(pixels: PixelFormat, colorSpace: CGColorSpace?, bitmapInfo: CGBitmapInfo) {
    self.pixels = pixels
    self.colorSpace = colorSpace
    self.bitmapInfo = bitmapInfo
  }

  static func == (one: ClientFormat, other: ClientFormat) -> Bool {
    one.bitmapInfo == other.bitmapInfo && one.colorSpace == other.colorSpace
  }
}

extension CGBitmapInfo {
  var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: intersection(.alphaInfoMask).rawValue) ?? .premultipliedLast
  }
}
