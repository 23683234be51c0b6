import Pixels

extension CGImage {
  /// The maximum size of a picture's file, in bytes.
  package static let fileByteLimit = 64 << 20

  /// Decodes a PNG, JPEG or WebP file. The image is the file's first picture, upright by its EXIF
  /// orientation; colour profiles are not applied.
  public init(file bytes: [UInt8], limits: PNG.Limits = PNG.Limits()) throws(ImageFileError) {
    guard !bytes.isEmpty else { throw .empty }
    switch ImageFileFormat(of: bytes) {
    case .png:
      do {
        self.init(bitmap: try PNG.decode(bytes, limits: limits).bitmap)
      } catch {
        throw .png(error)
      }
    case .jpeg: self.init(bitmap: try JPEG.decode(bytes, limits: limits))
    case .webP: self.init(bitmap: try WebP.decode(bytes, limits: limits))
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
