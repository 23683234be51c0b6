import Pixels

/// How the rows and columns of a stored picture lie in the upright one: the values of EXIF's
/// orientation (CIPA DC-008, tag 274), named as `UIImage.Orientation`.
package enum ImageOrientation: UInt16, Sendable {
  case up = 1
  case upMirrored
  case down
  case downMirrored
  case leftMirrored
  case right
  case rightMirrored
  case left

  /// Whether columns of the stored picture are rows of the upright one.
  var isTransposed: Bool { rawValue >= Self.leftMirrored.rawValue }

  /// Reads the orientation of EXIF data; nil if it has none.
  ///
  /// - Parameter exif: a TIFF header and its directories.
  init?(exif: ArraySlice<UInt8>) {
    let bytes = Array(exif)
    let isLittle = bytes.starts(with: [0x49, 0x49, 0x2A, 0])
    guard isLittle || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) else { return nil }
    func number(at offset: Int, length: Int) -> Int? {
      guard offset >= 0, offset + length <= bytes.count else { return nil }
      let part = bytes[offset..<offset + length]
      return isLittle
        ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(at: 4, length: 4),
      let count = number(at: directory, length: 2)
    else { return nil }
    for entry in 0..<count {
      let start = directory + 2 + entry * 12
      guard let tag = number(at: start, length: 2) else { return nil }
      guard tag == 0x0112 else { continue }
      guard number(at: start + 2, length: 2) == 3, let value = number(at: start + 8, length: 2)
      else { return nil }
      self.init(rawValue: UInt16(value))
      return
    }
    return nil
  }
}

extension Bitmap {
  /// The upright picture of one that is stored in an orientation.
  package func upright(_ orientation: ImageOrientation) -> Bitmap {
    guard orientation != .up else { return self }
    let size = orientation.isTransposed ? (height, width) : (width, height)
    let (lastX, lastY) = (width - 1, height - 1)
    var turned: [UInt32] = []
    turned.reserveCapacity(pixels.count)
    for y in 0..<size.1 {
      for x in 0..<size.0 {
        let (column, row) =
          switch orientation {
          case .up: (x, y)
          case .upMirrored: (lastX - x, y)
          case .down: (lastX - x, lastY - y)
          case .downMirrored: (x, lastY - y)
          case .leftMirrored: (y, x)
          case .right: (y, lastY - x)
          case .rightMirrored: (lastX - y, lastY - x)
          case .left: (lastX - y, x)
          }
        turned.append(pixels[row * width + column])
      }
    }
    return Bitmap(width: size.0, height: size.1, pixels: turned)
  }
}
