import Foundation
import Pixels

/// How far something moved, in pixels.
public struct PixelShift: Sendable, Hashable {
  /// To the right; negative to the left.
  public var dx: Int
  /// Down; negative up.
  public var dy: Int

  /// A shift of a number of pixels to the right and down.
  public init(dx: Int, dy: Int) {
    (self.dx, self.dy) = (dx, dy)
  }
}

extension PixelShift {
  /// The largest distance that is found, across and down.
  fileprivate static let limit = 24

  /// How far the content of a rectangle has moved, if moving is all that happened to it: each pixel of
  /// the rectangle has the colour that the expected image has at the distance from it.
  ///
  /// So content in front of one colour is recognised, and a repeating pattern that moved by less than
  /// its period. Of several distances the shortest is returned; nil if there is none of up to 24 pixels
  /// across and down, or if one of the images does not contain the rectangle.
  public static func find(in rect: PixelRect, expected: Bitmap, actual: Bitmap) -> PixelShift? {
    find(in: rect, expected: expected, at: expected.bounds, actual: actual)
  }

  /// As ``find(in:expected:actual:)``, where only a part of the expected image is known.
  ///
  /// - Parameter frame: The place of that part.
  fileprivate static func find(
    in rect: PixelRect, expected: Bitmap, at frame: PixelRect, actual: Bitmap
  ) -> PixelShift? {
    guard !rect.isEmpty, frame.contains(rect), actual.bounds.contains(rect) else {
      return nil
    }
    // Content that moved by its own size or more leaves two regions, or looks like content that was
    // replaced.
    let (across, down) = (min(limit, rect.width - 1), min(limit, rect.height - 1))
    return expected.pixels.withUnsafeBufferPointer { expectedPixels in
      actual.pixels.withUnsafeBufferPointer { actualPixels in
        guard let old = expectedPixels.baseAddress, let new = actualPixels.baseAddress else {
          return nil
        }
        for shift in byLength
        where abs(shift.dx) <= across && abs(shift.dy) <= down
          && frame.contains(rect.offsetBy(dx: -shift.dx, dy: -shift.dy))
        {
          let (x, y) = (rect.x - shift.dx - frame.x, rect.y - shift.dy - frame.y)
          let oldStart = old + (y * expected.width + x)
          let newStart = new + (rect.y * actual.width + rect.x)
          if haveEqualRows(rect, oldStart, expected.width, newStart, actual.width) { return shift }
        }
        return nil
      }
    }
  }

  /// All distances, the shortest first.
  private static let byLength: [PixelShift] = {
    let all = (-limit...limit).flatMap { dy in
      (-limit...limit).map { dx in PixelShift(dx: dx, dy: dy) }
    }
    return all.filter { $0.length > 0 }
      .sorted { ($0.length, $0.dy, $0.dx) < ($1.length, $1.dy, $1.dx) }
  }()

  private var length: Int { dx * dx + dy * dy }

  /// Whether the pixels from two places on are the same, as wide and as high as a rectangle.
  private static func haveEqualRows(
    _ rect: PixelRect, _ first: UnsafePointer<UInt32>, _ firstWidth: Int,
    _ second: UnsafePointer<UInt32>, _ secondWidth: Int
  ) -> Bool {
    let bytes = rect.width * MemoryLayout<UInt32>.stride
    var y = 0
    while y < rect.height {
      guard memcmp(first + y * firstWidth, second + y * secondWidth, bytes) == 0 else {
        return false
      }
      y += 1
    }
    return true
  }
}

/// The parts of an expected picture in which ``PixelShift/find(in:expected:actual:)`` looks for the content of rectangles.
package struct ShiftSearch: Sendable {
  private var parts: [PixelRect: (frame: PixelRect, pixels: Bitmap)] = [:]

  /// The number of pixels that all parts have together at most, more than a large screen has: without a limit they would
  /// take as much memory as a large picture.
  private static let capacity = 1 << 24

  /// - Parameter rects: Of the first ones the parts are kept, as far as there is space for them.
  package init<Rows: PixelRows>(
    of expected: Rows, around rects: [PixelRect]
  ) throws(Rows.Failure) {
    let bounds = PixelRect(x: 0, y: 0, width: expected.size.width, height: expected.size.height)
    var frames: [(rect: PixelRect, frame: PixelRect)] = []
    var count = 0
    for rect in rects where bounds.contains(rect) {
      let frame = rect.outset(by: PixelShift.limit).intersection(bounds)
      guard count + frame.width * frame.height <= Self.capacity else { continue }
      count += frame.width * frame.height
      frames.append((rect, frame))
    }
    guard !frames.isEmpty else { return }
    var pixels = frames.map { _ in [UInt32]() }
    for index in frames.indices {
      pixels[index].reserveCapacity(frames[index].frame.width * frames[index].frame.height)
    }
    try expected.forEachRow { y, row in
      for (index, (_, frame)) in frames.enumerated() where y >= frame.y && y < frame.maxY {
        pixels[index] += UnsafeBufferPointer(start: row + frame.x, count: frame.width)
      }
    }
    for ((rect, frame), pixels) in zip(frames, pixels) {
      parts[rect] = (
        frame, Bitmap(width: frame.width, height: frame.height, pixels: pixels)
      )
    }
  }

  /// How far the content of one of the rectangles has moved, see ``PixelShift/find(in:expected:actual:)``; nil for another one.
  package func shift(in rect: PixelRect, actual: Bitmap) -> PixelShift? {
    parts[rect].flatMap {
      PixelShift.find(in: rect, expected: $0.pixels, at: $0.frame, actual: actual)
    }
  }
}

extension Bitmap {
  fileprivate var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
