import PictureFiles
import Pixels

/// The pixels' hash and the size of a PNG file.
package struct PictureDigest {
  package var hash: PixelHash
  /// In pixels.
  package var size: PixelSize

  /// Decodes the file only if another program has written it; `nil` if it is damaged.
  package init?(of bytes: [UInt8]) {
    if let digest = try? PNG.readDigest(bytes) {
      hash = digest.pixelHash
      size = PixelSize(width: digest.width, height: digest.height)
    } else if let bitmap = try? PNG.decode(bytes).bitmap {
      hash = PixelHash.of(bitmap)
      size = PixelSize(width: bitmap.width, height: bitmap.height)
    } else {
      return nil
    }
  }
}
