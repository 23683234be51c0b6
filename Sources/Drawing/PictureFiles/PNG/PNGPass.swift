/// A part of an image whose rows are stored together: the whole image, or one of the seven passes
/// of an interlaced one (Adam7; PNG specification, section 8.1).
struct PNGPass: Equatable {
  /// The column of the pass's first pixel in the image.
  var x: Int
  /// The row of the pass's first pixel in the image.
  var y: Int
  /// The distance between neighbouring columns of the pass, in pixels of the image.
  var stepX: Int
  /// The distance between neighbouring rows of the pass, in pixels of the image.
  var stepY: Int
  /// Pixels in a row of the pass.
  var width: Int
  /// Rows of the pass.
  var height: Int
}

extension PNGHeader {
  private static let interlaced: [(x: Int, y: Int, stepX: Int, stepY: Int)] = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
    (0, 1, 1, 2),
  ]

  /// The passes that contain pixels, in the order in which they are stored.
  var passes: [PNGPass] {
    guard isInterlaced else {
      return [PNGPass(x: 0, y: 0, stepX: 1, stepY: 1, width: width, height: height)]
    }
    return Self.interlaced.compactMap { x, y, stepX, stepY in
      guard x < width && y < height else { return nil }
      return PNGPass(
        x: x, y: y, stepX: stepX, stepY: stepY, width: (width - x + stepX - 1) / stepX,
        height: (height - y + stepY - 1) / stepY)
    }
  }

  /// Bytes of a row of so many pixels, without its filter byte.
  func rowBytes(width: Int) -> Int { (width * colorType.samples * Int(bitDepth) + 7) / 8 }

  /// Bytes of the decompressed image data: the rows of all passes with their filter bytes.
  var imageBytes: Int {
    passes.reduce(0) { $0 + $1.height * (rowBytes(width: $1.width) + 1) }
  }
}
