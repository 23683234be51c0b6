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

  /// The parts of a large picture, which is drawn in bands, so that it is not in memory as a whole.
  ///
  /// - Parameters:
  ///   - size: Of the picture.
  ///   - frames: Rectangles within the picture.
  ///   - draw: Gives the pixels of some rows.
  package init<Failure: Error>(
    of size: PixelSize, in frames: [PixelRect],
    draw: (_ rows: Range<Int>) throws(Failure) -> Bitmap
  ) throws(Failure) {
    var parts: [Part] = []
    let sorted = frames.filter { !$0.isEmpty }.sorted { $0.y < $1.y }
    var next = 0
    while next < sorted.count {
      var (rows, end) = (sorted[next].y..<sorted[next].maxY, next + 1)
      while end < sorted.count {
        let joined = rows.lowerBound..<max(rows.upperBound, sorted[end].maxY)
        guard joined.count * size.width <= Self.bandArea else { break }
        (rows, end) = (joined, end + 1)
      }
      let band = try draw(rows)
      parts += sorted[next..<end].map { frame in
        Part(frame: frame, bitmap: band.part(frame.offsetBy(dx: 0, dy: -rows.lowerBound)))
      }
      next = end
    }
    self.init(parts)
  }

  /// In pixels: a band has rectangles of about a screen's height.
  private static let bandArea = 1 << 23

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
  /// The pixels of a rectangle.
  ///
  /// - Parameter frame: Within the picture.
  package func part(_ frame: PixelRect) -> Bitmap {
    var copy: [UInt32] = []
    copy.reserveCapacity(frame.width * frame.height)
    for y in frame.y..<frame.maxY { copy += pixels[y * width + frame.x..<y * width + frame.maxX] }
    return Bitmap(width: frame.width, height: frame.height, pixels: copy)
  }

  /// The image next to itself.
  ///
  /// - Parameters:
  ///   - columns: how often from left to right, at least once.
  ///   - rows: how often from top to bottom, at least once.
  package func repeated(columns: Int, rows: Int) -> Bitmap {
    guard columns > 1 || rows > 1 else { return self }
    var band: [UInt32] = []
    band.reserveCapacity(pixels.count * columns)
    for y in 0..<height {
      let row = pixels[y * width..<(y + 1) * width]
      for _ in 0..<max(1, columns) { band += row }
    }
    return Bitmap(
      width: width * max(1, columns), height: height * max(1, rows),
      pixels: Array(repeatElement(band, count: max(1, rows)).joined()))
  }
}
