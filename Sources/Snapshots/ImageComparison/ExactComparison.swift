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
func forEachUnequalRow<Rows: PixelRows>(
  of first: Rows, and second: Bitmap, in size: PixelSize,
  do body: (
    _ y: Int, _ first: UnsafeBufferPointer<UInt32>, _ second: UnsafeBufferPointer<UInt32>
  ) -> Void
) throws(Rows.Failure) {
  try second.pixels.withUnsafeBufferPointer { (secondPixels) throws(Rows.Failure) in
    guard let other = secondPixels.baseAddress else { return }
    try first.forEachRow { y, firstRow in
      guard y < size.height else { return }
      let secondRow = other + y * second.width
      // Differences are local: most rows are equal, and `memcmp` skips them at memory speed.
      if memcmp(firstRow, secondRow, size.width * MemoryLayout<UInt32>.stride) == 0 { return }
      body(
        y, UnsafeBufferPointer(start: firstRow, count: size.width),
        UnsafeBufferPointer(start: secondRow, count: size.width))
    }
  }
}

/// The pixels of two rows from about the first to about the last one that differ: all outside are equal.
func unequalSpan(
  of first: UnsafePointer<UInt32>, and second: UnsafePointer<UInt32>, count: Int
) -> Range<Int> {
  // As many pixels as `memcmp` compares in the time of a few loops without optimisation.
  let block = 64
  let bytes = block * MemoryLayout<UInt32>.stride
  var (start, end) = (0, count)
  while end - start > block, memcmp(first + start, second + start, bytes) == 0 { start += block }
  while end - start > block, memcmp(first + (end - block), second + (end - block), bytes) == 0 {
    end -= block
  }
  return start..<end
}

/// Calls a closure with each pixel that is not identical, in the top left part of the given size of
/// both images, row by row.
func forEachUnequalPixel(
  of first: Bitmap, and second: Bitmap, in size: PixelSize,
  do body: (_ x: Int, _ y: Int, _ first: UInt32, _ second: UInt32) -> Void
) {
  forEachUnequalRow(of: first, and: second, in: size) { y, firstRow, secondRow in
    guard let one = firstRow.baseAddress, let other = secondRow.baseAddress else { return }
    let span = unequalSpan(of: one, and: other, count: size.width)
    var x = span.lowerBound
    while x < span.upperBound {
      if one[x] != other[x] { body(x, y, one[x], other[x]) }
      x &+= 1
    }
  }
}

/// The largest difference of one of the four channels of two ARGB32 pixels, 0...255.
func channelDelta(_ first: UInt32, _ second: UInt32) -> Int {
  var (largest, shift): (Int, UInt32) = (0, 0)
  while shift < 32 {
    let delta = Int((first &>> shift) & 0xFF) &- Int((second &>> shift) & 0xFF)
    if delta > largest { largest = delta } else if -delta > largest { largest = -delta }
    shift &+= 8
  }
  return largest
}
