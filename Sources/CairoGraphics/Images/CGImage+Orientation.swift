import Pixels

extension CGImage {
  /// How the rows and columns of stored pixels lie in the upright picture.
  package enum StoredOrientation: UInt16, Sendable {
    case up = 1
    case upMirrored
    case down
    case downMirrored
    case leftMirrored
    case right
    case rightMirrored
    case left
  }

  /// The upright image of one that is stored in an orientation.
  package func upright(from orientation: StoredOrientation) -> CGImage {
    guard let stored = ImageOrientation(rawValue: orientation.rawValue) else { return self }
    return CGImage(bitmap: bitmap.upright(stored))
  }

  /// The image as the bytes of a JPEG file, on white where it is transparent; nil if it is empty or the
  /// library fails.
  ///
  /// - Parameter quality: from 1 for the smallest file to 100.
  public func jpeg(quality: Int) -> [UInt8]? { JPEG.encode(bitmap, quality: quality) }
}
