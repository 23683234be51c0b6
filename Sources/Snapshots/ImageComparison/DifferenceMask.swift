/// One flag per pixel.
struct DifferenceMask: Sendable {
  let size: PixelSize
  /// Row-major.
  private(set) var flags: [Bool]

  init(size: PixelSize) {
    self.size = size
    flags = [Bool](repeating: false, count: size.width * size.height)
  }

  subscript(x: Int, y: Int) -> Bool {
    get { flags[y * size.width + x] }
    set { flags[y * size.width + x] = newValue }
  }
}

extension DifferenceMask {
  /// Sets the flags of all pixels that are not identical, in the top left part of the given size of
  /// both images.
  ///
  /// - Returns: The largest difference of a channel.
  mutating func setUnequalPixels(
    of first: Bitmap, and second: Bitmap, in part: PixelSize
  ) -> Int {
    var largest: UInt8 = 0
    let maskWidth = size.width
    flags.withUnsafeMutableBufferPointer { flags in
      forEachUnequalRow(of: first, and: second, in: part) { y, firstRow, secondRow in
        // Two loops without branches, in each of which the compiler processes many pixels at a time.
        for x in 0..<part.width { flags[y * maskWidth + x] = firstRow[x] != secondRow[x] }
        largest = max(
          largest,
          largestDifference(UnsafeRawBufferPointer(firstRow), UnsafeRawBufferPointer(secondRow)))
      }
    }
    return Int(largest)
  }
}

/// The largest difference of two bytes at the same place.
private func largestDifference(
  _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer
) -> UInt8 {
  var largest: UInt8 = 0
  for (one, other) in zip(first, second) {
    largest = max(largest, max(one, other) &- min(one, other))
  }
  return largest
}

/// The pixels that a comparison ignores.
struct IgnoredPixels {
  private let mask: DifferenceMask?
  /// The number of ignored pixels of the images, each counted once.
  let count: Int

  /// - Parameter sizes: of the images, which are aligned at their top left corners.
  init(_ rectangles: [PixelRect], in sizes: [PixelSize]) {
    guard !rectangles.isEmpty else {
      (mask, count) = (nil, 0)
      return
    }
    let size = PixelSize(
      width: sizes.reduce(0) { max($0, $1.width) }, height: sizes.reduce(0) { max($0, $1.height) })
    var mask = DifferenceMask(size: size)
    var count = 0
    let canvas = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    for rectangle in rectangles {
      let visible = rectangle.intersection(canvas)
      for y in visible.y..<visible.maxY {
        for x in visible.x..<visible.maxX where !mask[x, y] {
          mask[x, y] = true
          if sizes.contains(where: { x < $0.width && y < $0.height }) { count += 1 }
        }
      }
    }
    self.mask = mask
    self.count = count
  }

  /// Whether no rectangle was given.
  var isEmpty: Bool { mask == nil }

  func contains(x: Int, y: Int) -> Bool { mask?[x, y] ?? false }
}
