import CWebP
import Pixels

/// Reads WebP files with libwebp, whose results are the same with every instruction set.
enum WebP {
  static func decode(_ bytes: [UInt8], limits: PNG.Limits) throws(ImageFileError) -> DecodedPicture
  {
    var features = WebPBitstreamFeatures()
    let status = WebPGetFeatures(bytes, bytes.count, &features)
    guard status == VP8_STATUS_OK else { throw .damaged(.webP, reason: reason(status)) }
    guard features.has_animation == 0 else {
      throw .damaged(.webP, reason: "it is an animation; save one of its frames")
    }
    let (width, height) = (Int(features.width), Int(features.height))
    guard width > 0, height > 0 else { throw .damaged(.webP, reason: "it has no pixels") }
    try limits.check(width: width, height: height)
    let count = width * height
    var failed = false
    var pixels = [UInt32](unsafeUninitializedCapacity: count) { pixels, initializedCount in
      pixels.initialize(repeating: 0)
      initializedCount = count
      pixels.withMemoryRebound(to: UInt8.self) { target in
        failed =
          WebPDecodeBGRAInto(
            bytes, bytes.count, target.baseAddress, target.count, Int32(width) * 4) == nil
      }
    }
    if failed { throw .damaged(.webP, reason: "its image data is invalid or cut off") }
    let colors =
      content(of: "ICCP", in: bytes).map { ICCProfile.colors(of: Array($0), isGray: false) }
      ?? .sRGB
    for index in pixels.indices {
      let straight = UInt32(littleEndian: pixels[index])
      if let conversion = colors.conversion {
        pixels[index] = conversion.pixel(
          red: Int(straight >> 16 & 255), green: Int(straight >> 8 & 255),
          blue: Int(straight & 255), alpha: straight >> 24)
        continue
      }
      pixels[index] = PremultipliedAlpha.pixel(
        red: straight >> 16 & 255, green: straight >> 8 & 255, blue: straight & 255,
        alpha: straight >> 24)
    }
    let bitmap = Bitmap(width: width, height: height, pixels: pixels)
    return DecodedPicture(
      bitmap: bitmap.upright(orientation(bytes)), ignoredProfile: colors.ignoredProfile)
  }

  private static func reason(_ status: VP8StatusCode) -> String {
    switch status {
    case VP8_STATUS_NOT_ENOUGH_DATA: "it is cut off"
    case VP8_STATUS_UNSUPPORTED_FEATURE: "it has a feature that libwebp does not read"
    case VP8_STATUS_OUT_OF_MEMORY: "there is not enough memory"
    default: "its header is invalid"
    }
  }

  /// The orientation in the chunk `EXIF`.
  private static func orientation(_ bytes: [UInt8]) -> ImageOrientation {
    guard var content = content(of: "EXIF", in: bytes) else { return .up }
    // Some programs copy the mark of JPEG's segment.
    if content.starts(with: Array("Exif\0\0".utf8)) { content = content.dropFirst(6) }
    return ImageOrientation(exif: content) ?? .up
  }

  /// The content of the first chunk of a name (WebP Container Specification); nil if there is none.
  private static func content(of name: String, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var index = 12
    while index + 8 <= bytes.count {
      let length = (0..<4).reduce(0) { $0 | Int(bytes[index + 4 + $1]) << (8 * $1) }
      let end = min(bytes.count, index + 8 + length)
      if bytes[index...].starts(with: name.utf8) { return bytes[index + 8..<end] }
      index = end + length % 2
    }
    return nil
  }
}
