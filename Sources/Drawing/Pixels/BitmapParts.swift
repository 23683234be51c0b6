/// Some rectangles of a picture, which take less memory than all of it.
package struct BitmapParts: Sendable {
  /// A rectangle of the picture.
  package struct Part: Sendable {
    fileprivate let frame: PixelRect
    fileprivate let bitmap: Bitmap

    /// The pixel at a column and a row of the picture, which are in the rectangle.
    package subscript(x: Int, y: Int) -> UInt32 { bitmap[x - frame.x, y - frame.y] }
  }

  private let parts: [Part]

  /// All of a picture.
  package init(_ bitmap: Bitmap) { self.init([Part(bitmap)]) }

  private init(_ parts: [Part]) { self.parts = parts }

  /// The parts of a picture, or all of it if they take more.
  ///
  /// - Parameter frames: Rectangles within the picture.
  package init(of bitmap: Bitmap, in frames: [PixelRect]) {
    var unique: [PixelRect] = []
    for frame in frames where !frame.isEmpty && !unique.contains(where: { $0.contains(frame) }) {
      unique.append(frame)
    }
    let isSmaller =
      unique.reduce(0) { $0 + $1.width * $1.height } < bitmap.width * bitmap.height
    self.init(isSmaller ? unique.map { Part(frame: $0, bitmap: bitmap.part($0)) } : [Part(bitmap)])
  }

  /// A part that has all of a rectangle; nil if there is none.
  package func part(containing frame: PixelRect) -> Part? {
    parts.first { $0.frame.contains(frame) }
  }
}

extension BitmapParts.Part {
  fileprivate init(_ bitmap: Bitmap) {
    self.init(
      frame: PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height), bitmap: bitmap)
  }
}

extension Bitmap {
  /// - Parameter frame: Within the picture.
  fileprivate func part(_ frame: PixelRect) -> Bitmap {
    var copy: [UInt32] = []
    copy.reserveCapacity(frame.width * frame.height)
    for y in frame.y..<frame.maxY { copy += pixels[y * width + frame.x..<y * width + frame.maxX] }
    return Bitmap(width: frame.width, height: frame.height, pixels: copy)
  }
}
