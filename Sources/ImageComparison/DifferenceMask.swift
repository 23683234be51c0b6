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

  func contains(x: Int, y: Int) -> Bool { mask?[x, y] ?? false }
}
