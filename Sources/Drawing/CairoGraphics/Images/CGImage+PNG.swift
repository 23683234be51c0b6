extension CGImage {
  /// Decodes a PNG image, and converts its colours from its profile to sRGB.
  public init(png bytes: [UInt8], limits: PNG.Limits = PNG.Limits()) throws(PNGError) {
    self.init(bitmap: try PNG.decodePicture(bytes, limits: limits).bitmap)
  }

  /// The image as PNG bytes.
  public func png(compression: PNG.Compression = .fast) throws(PNGError) -> [UInt8] {
    try PNG.encode(bitmap, compression: compression)
  }
}
