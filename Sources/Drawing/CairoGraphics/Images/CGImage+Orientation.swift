import Pixels

extension CGImage {
  /// The upright image of one that is stored in an orientation.
  package func upright(from orientation: ImageOrientation) -> CGImage {
    CGImage(bitmap: bitmap.upright(orientation))
  }

  /// The image as the bytes of a JPEG file, on white where it is transparent; nil if it is empty or the
  /// library fails.
  ///
  /// - Parameter quality: from 1 for the smallest file to 100.
  public func jpeg(quality: Int) -> [UInt8]? { JPEG.encode(bitmap, quality: quality) }
}
