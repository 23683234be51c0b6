import Pixels

/// The pixels of a picture's file.
package struct DecodedPicture: Sendable {
  /// In sRGB.
  package var bitmap: Bitmap
  /// Why the file's colour profile was not applied and its colours are taken as sRGB; nil if it was, or if there is none.
  package var ignoredProfile: String?
}

extension ImageFileFormat {
  /// Decodes a PNG, JPEG, WebP or GIF file. The picture is the file's first one, upright by its
  /// EXIF orientation, and its colours are converted from its profile to sRGB.
  package static func decode(
    _ bytes: [UInt8], limits: PNG.Limits = PNG.Limits()
  ) throws(ImageFileError) -> DecodedPicture {
    guard !bytes.isEmpty else { throw .empty }
    switch ImageFileFormat(of: bytes) {
    case .png:
      do {
        return try PNG.decodePicture(bytes, limits: limits)
      } catch {
        throw .png(error)
      }
    case .jpeg: return try JPEG.decode(bytes, limits: limits)
    case .webP: return try WebP.decode(bytes, limits: limits)
    case .gif: return try GIF.decode(bytes, limits: limits)
    case let format?: throw .unsupported(format)
    case nil: throw .unknownFormat
    }
  }
}

extension PNG.Limits {
  /// - Throws: `ImageFileError.tooLarge` if a picture is larger than the limits.
  func check(width: Int, height: Int) throws(ImageFileError) {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    guard width <= maximumSide, height <= maximumSide, !overflow, area <= maximumPixels else {
      throw .tooLarge(width: width, height: height, limits: self)
    }
  }
}
