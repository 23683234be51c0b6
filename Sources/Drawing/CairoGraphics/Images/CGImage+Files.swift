import PictureFiles

extension CGImage {
  /// The maximum size of a picture's file, in bytes.
  package static let fileByteLimit = 64 << 20

  /// Decodes a PNG, JPEG, WebP or GIF file. The image is the file's first picture, upright by its EXIF
  /// orientation, and its colours are converted from its profile to sRGB.
  public init(file bytes: [UInt8], limits: PNG.Limits = PNG.Limits()) throws(ImageFileError) {
    self.init(bitmap: try ImageFileFormat.decode(bytes, limits: limits).bitmap)
  }
}
