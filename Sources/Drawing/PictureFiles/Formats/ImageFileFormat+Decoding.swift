import Pixels

extension ImageFileFormat {
  /// Decodes a PNG, JPEG or WebP file. The picture is the file's first one, upright by its
  /// EXIF orientation; colour profiles are not applied.
  package static func decode(
    _ bytes: [UInt8], limits: PNG.Limits = PNG.Limits()
  ) throws(ImageFileError) -> Bitmap {
    guard !bytes.isEmpty else { throw .empty }
    switch ImageFileFormat(of: bytes) {
    case .png:
      do {
        return try PNG.decode(bytes, limits: limits).bitmap
      } catch {
        throw .png(error)
      }
    case .jpeg: return try JPEG.decode(bytes, limits: limits)
    case .webP: return try WebP.decode(bytes, limits: limits)
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
