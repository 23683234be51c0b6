import Foundation
import Pixels

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
  mutating func setUnequalPixels<Rows: PixelRows>(
    of first: Rows, and second: Bitmap, in part: PixelSize
  ) throws(Rows.Failure) -> Int {
    var largest = 0
    var last: (before: UInt32, after: UInt32) = (0, 0)
    let maskWidth = size.width
    try flags.withUnsafeMutableBufferPointer { (flags) throws(Rows.Failure) in
      guard let flags = flags.baseAddress else { return }
      try forEachUnequalRow(of: first, and: second, in: part) { y, firstRow, secondRow in
        guard let one = firstRow.baseAddress, let other = secondRow.baseAddress else { return }
        let span = unequalSpan(of: one, and: other, count: part.width)
        let rowFlags = flags + y * maskWidth
        var x = span.lowerBound
        while x < span.upperBound {
          let (before, after) = (one[x], other[x])
          if before != after {
            rowFlags[x] = true
            // In an area of one colour, all pixels have the same two.
            if before != last.before || after != last.after {
              last = (before, after)
              let delta = channelDelta(before, after)
              if delta > largest { largest = delta }
            }
          }
          x &+= 1
        }
      }
    }
    return largest
  }

  /// Calls a function with each row that has a set flag.
  func forEachMarkedRow(_ body: (_ y: Int, _ flags: UnsafePointer<Bool>) -> Void) {
    flags.withUnsafeBufferPointer { flags in
      guard let start = flags.baseAddress else { return }
      for y in 0..<size.height {
        let row = start + y * size.width
        if memchr(row, 1, size.width) != nil { body(y, row) }
      }
    }
  }
}

extension DifferenceMask? {
  /// Calls a closure with the flags, row by row; with nil without a mask.
  func withFlags<Failure: Error>(
    _ body: (UnsafePointer<Bool>?) throws(Failure) -> Void
  ) throws(Failure) {
    guard let self else { return try body(nil) }
    try self.flags.withUnsafeBufferPointer { (flags) throws(Failure) in
      try body(flags.baseAddress)
    }
  }
}

/// The pixels that a comparison ignores.
struct IgnoredPixels {
  /// The flags of all ignored pixels; nil for none.
  let mask: DifferenceMask?
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
