import PictureFiles
import Pixels

/// The size and the hash of a picture: equal for pictures with equal pixels.
struct PictureHash: Sendable, Hashable {
  private let width: Int
  private let height: Int
  private let hash: String

  init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    hash = "\(PixelHash.of(bitmap))"
  }
}
