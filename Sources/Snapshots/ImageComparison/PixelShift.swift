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
  private static let limit = 24

  /// How far the content of a rectangle has moved, if moving is all that happened to it: each pixel of
  /// the rectangle has the colour that the expected image has at the distance from it.
  ///
  /// So content in front of one colour is recognised, and a repeating pattern that moved by less than
  /// its period. Of several distances the shortest is returned; nil if there is none of up to 24 pixels
  /// across and down, or if one of the images does not contain the rectangle.
  public static func find(in rect: PixelRect, expected: Bitmap, actual: Bitmap) -> PixelShift? {
    guard !rect.isEmpty, expected.bounds.contains(rect), actual.bounds.contains(rect) else {
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
          && expected.bounds.contains(rect.offsetBy(dx: -shift.dx, dy: -shift.dy))
        {
          let oldStart = old + ((rect.y - shift.dy) * expected.width + rect.x - shift.dx)
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

extension Bitmap {
  fileprivate var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
