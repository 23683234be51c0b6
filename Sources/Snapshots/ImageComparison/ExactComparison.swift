import Foundation
import Pixels

/// Whether two images have equal sizes and pixels.
public func haveEqualPixels(_ first: Bitmap, _ second: Bitmap) -> Bool {
  guard first.width == second.width, first.height == second.height else { return false }
  return first.pixels.withUnsafeBytes { firstBytes in
    second.pixels.withUnsafeBytes { secondBytes in
      guard let one = firstBytes.baseAddress, let other = secondBytes.baseAddress else {
        return true
      }
      return memcmp(one, other, firstBytes.count) == 0
    }
  }
}

/// Calls a closure with each row that is not identical, in the top left part of the given size of both
/// images.
func forEachUnequalRow(
  of first: Bitmap, and second: Bitmap, in size: PixelSize,
  do body: (
    _ y: Int, _ first: UnsafeBufferPointer<UInt32>, _ second: UnsafeBufferPointer<UInt32>
  ) -> Void
) {
  first.pixels.withUnsafeBufferPointer { firstPixels in
    second.pixels.withUnsafeBufferPointer { secondPixels in
      guard let one = firstPixels.baseAddress, let other = secondPixels.baseAddress else { return }
      for y in 0..<size.height {
        let (firstRow, secondRow) = (one + y * first.width, other + y * second.width)
        // Differences are local: most rows are equal, and `memcmp` skips them at memory speed.
        if memcmp(firstRow, secondRow, size.width * MemoryLayout<UInt32>.stride) == 0 { continue }
        body(
          y, UnsafeBufferPointer(start: firstRow, count: size.width),
          UnsafeBufferPointer(start: secondRow, count: size.width))
      }
    }
  }
}

/// Calls a closure with each pixel that is not identical, in the top left part of the given size of
/// both images, row by row.
func forEachUnequalPixel(
  of first: Bitmap, and second: Bitmap, in size: PixelSize,
  do body: (_ x: Int, _ y: Int, _ first: UInt32, _ second: UInt32) -> Void
) {
  forEachUnequalRow(of: first, and: second, in: size) { y, firstRow, secondRow in
    for x in 0..<size.width where firstRow[x] != secondRow[x] {
      body(x, y, firstRow[x], secondRow[x])
    }
  }
}

/// The largest difference of one of the four channels of two ARGB32 pixels, 0...255.
func channelDelta(_ first: UInt32, _ second: UInt32) -> Int {
  var largest = 0
  for shift: UInt32 in [0, 8, 16, 24] {
    let delta = abs(Int((first >> shift) & 0xFF) - Int((second >> shift) & 0xFF))
    largest = max(largest, delta)
  }
  return largest
}
