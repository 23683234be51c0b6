import Foundation
import Pixels

/// The colours of a difference image, `0xFFRRGGBB`.
///
/// Vermilion and blue of the palette by M. Okabe and K. Ito, "Color Universal Design" (2008), which
/// people with every kind of colour vision can distinguish; they differ in brightness too.
public enum DifferenceColor {
  /// A pixel that became darker, or that only the expected image has.
  public static let darker: UInt32 = 0xFFD5_5E00
  /// A pixel that became lighter, or that only the actual image has.
  public static let lighter: UInt32 = 0xFF00_72B2
  /// The frame around a region.
  public static let frame: UInt32 = 0xFF00_0000
  /// Pixels outside both images.
  static let outside: UInt32 = 0xFFC8_C8C8
  /// The stripes over pixels that were not compared.
  static let ignored: UInt32 = 0xFFA0_A0A0
}

/// An opaque image of the differences: the expected image faded to light grey, each pixel that counts
/// as different in a strong colour, and a thin frame at a distance of two pixels around each region,
/// so that a single pixel is easy to find in a large image.
///
/// If the sizes differ, the image is as wide and as high as the larger one; stripes of
/// ``DifferenceColor/darker`` fill what only the expected image has, stripes of
/// ``DifferenceColor/lighter`` what only the actual one has.
public func differencePicture(
  expected: Bitmap, actual: Bitmap, comparison: Comparison
) -> Bitmap {
  let picture = DifferencePicture(expected: expected, actual: actual, comparison: comparison)
  let pixels = picture.places.map { DifferencePicture.palette[Int($0)] }
  return Bitmap(width: picture.width, height: picture.height, pixels: pixels)
}

/// The image of ``differencePicture(expected:actual:comparison:)`` with a byte per pixel: a quarter of the memory.
package struct DifferencePicture: Sendable {
  /// Opaque, `0xFFRRGGBB`: 64 greys, of which the first is white, and the ``DifferenceColor``s.
  package static let palette: [UInt32] =
    (0..<Place.greys).map { 0xFF00_0000 | (255 - UInt32($0)) * 0x01_0101 } + [
      DifferenceColor.darker, DifferenceColor.lighter, DifferenceColor.frame,
      DifferenceColor.outside, DifferenceColor.ignored,
    ]

  /// Where the colours are in the palette.
  fileprivate enum Place {
    static let greys: UInt8 = 64
    static let darker: UInt8 = 64
    static let lighter: UInt8 = 65
    static let frame: UInt8 = 66
    static let outside: UInt8 = 67
    static let ignored: UInt8 = 68
  }

  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// The place of each pixel's colour in the ``palette``; row-major.
  package let places: [UInt8]

  package init<Rows: PixelRows>(
    expected: Rows, actual: Bitmap, comparison: Comparison
  ) throws(Rows.Failure) {
    let (old, new) = (expected.size, actual.size)
    let (width, height) = (max(old.width, new.width), max(old.height, new.height))
    var places = [UInt8](repeating: Place.outside, count: width * height)
    try places.withUnsafeMutableBufferPointer { (places) throws(Rows.Failure) in
      guard let start = places.baseAddress else { return }
      let canvas = Canvas(
        places: start, width: width, height: height,
        common: PixelSize(
          width: min(old.width, new.width), height: min(old.height, new.height)))
      // One after the other: where both are, the expected picture is seen.
      if old != new { canvas.draw(actual, outside: Place.lighter) { _, _, _ in } }
      try comparison.mask.withFlags { (flags) throws(Rows.Failure) in
        try canvas.draw(expected, outside: Place.darker) { y, row, target in
          guard let flags, y < canvas.common.height else { return }
          drawMarks(flags + y * width, count: canvas.common.width, row, actual, y: y, into: target)
        }
      }
      canvas.drawIgnored(IgnoredPixels(comparison.ignored, in: [old, new]))
      for region in comparison.regions {
        drawFrame(around: region.rect, in: start, width: width, height: height)
      }
    }
    (self.width, self.height, self.places) = (width, height, places)
  }
}

// The loops over pixels are fast without optimisation, too: see `IndexedPixels`.

/// The memory that a picture is drawn into.
private struct Canvas {
  let places: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int
  /// The pixels that both pictures have.
  let common: PixelSize

  /// Draws a picture in light greys, and stripes over what only this picture has.
  ///
  /// - Parameters:
  ///   - mark: The colour of the stripes.
  ///   - drawRow: Draws into a row on top of both.
  func draw<Rows: PixelRows>(
    _ picture: Rows, outside mark: UInt8,
    _ drawRow: (
      _ y: Int, _ row: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt8>
    ) -> Void
  ) throws(Rows.Failure) {
    let count = picture.size.width
    var faded = FadedRow(count: count)
    try picture.forEachRow { y, row in
      let target = places + y * width
      faded.draw(row, into: target)
      let start = y < common.height ? common.width : 0
      if start < count {
        drawStripes(mark, in: target, y: y, over: start..<count) { _ in true }
      }
      drawRow(y, row, target)
    }
  }

  /// Draws stripes over the pixels that were not compared.
  func drawIgnored(_ ignored: IgnoredPixels) {
    ignored.mask?.forEachMarkedRow { y, flags in
      guard y < common.height else { return }
      drawStripes(
        DifferencePicture.Place.ignored, in: places + y * width, y: y, over: 0..<common.width
      ) { flags[$0] }
    }
  }
}

/// The light greys of a row, which the next one has too where both are equal.
private struct FadedRow {
  private let count: Int
  private var pixels: [UInt32]
  private var greys: [UInt8]
  /// The colours of a picture come again and again: the last ones by the low bits of a product.
  ///
  /// A free entry is the one of the clear pixel, which only the first entry is asked for.
  private var recent: [UInt64]

  /// - Parameter count: The number of pixels of a row.
  init(count: Int) {
    self.count = count
    pixels = [UInt32](repeating: 0, count: count)
    greys = [UInt8](repeating: faded(0), count: count)
    recent = [UInt64](repeating: UInt64(faded(0)), count: 1024)
  }

  mutating func draw(_ row: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt8>) {
    let count = count
    if memcmp(row, pixels, count * MemoryLayout<UInt32>.stride) != 0 {
      pixels.withUnsafeMutableBufferPointer { $0.baseAddress?.update(from: row, count: count) }
      recent.withUnsafeMutableBufferPointer { recent in
        greys.withUnsafeMutableBufferPointer { greys in
          guard let recent = recent.baseAddress, let greys = greys.baseAddress else { return }
          var x = 0
          while x < count {
            let pixel = row[x]
            let slot = Int(truncatingIfNeeded: (pixel &* 0x9E37_79B1) &>> 22)
            let entry = recent[slot]
            if UInt32(truncatingIfNeeded: entry &>> 32) == pixel {
              greys[x] = UInt8(truncatingIfNeeded: entry)
            } else {
              let grey = faded(pixel)
              recent[slot] = UInt64(pixel) &<< 32 | UInt64(grey)
              greys[x] = grey
            }
            x &+= 1
          }
        }
      }
    }
    memcpy(target, greys, count)
  }
}

/// Draws the part of diagonal stripes that is in a row.
private func drawStripes(
  _ color: UInt8, in row: UnsafeMutablePointer<UInt8>, y: Int, over columns: Range<Int>,
  where isCovered: (_ x: Int) -> Bool
) {
  var x = columns.lowerBound
  while x < columns.upperBound {
    if (x &+ y) & 7 < 4, isCovered(x) { row[x] = color }
    x &+= 1
  }
}

/// Draws each pixel of a row whose flag is set in the colour of its change.
private func drawMarks(
  _ flags: UnsafePointer<Bool>, count: Int, _ oldRow: UnsafePointer<UInt32>, _ actual: Bitmap,
  y: Int, into row: UnsafeMutablePointer<UInt8>
) {
  actual.pixels.withUnsafeBufferPointer { actualPixels in
    guard let new = actualPixels.baseAddress else { return }
    let newRow = new + y * actual.width
    // In an area of one colour, all pixels have the same two.
    var (before, after, color) = (UInt32.max, UInt32.max, DifferencePicture.Place.darker)
    var x = 0
    while x < count {
      guard flags[x] else {
        guard let next = memchr(flags + x, 1, count - x) else { return }
        x = UnsafeRawPointer(next) - UnsafeRawPointer(flags)
        continue
      }
      if oldRow[x] != before || newRow[x] != after {
        (before, after) = (oldRow[x], newRow[x])
        color =
          becameDarker(from: before, to: after)
          ? DifferencePicture.Place.darker : DifferencePicture.Place.lighter
      }
      row[x] = color
      x &+= 1
    }
  }
}

/// The place of a grey between 75 % and 100 % white: visible, but not confused with a mark.
private func faded(_ pixel: UInt32) -> UInt8 {
  UInt8((255 - brightness(Backdrop.white.composite(pixel))) / 4)
}

/// Over white, the usual background; over black where white hides the change.
private func becameDarker(from first: UInt32, to second: UInt32) -> Bool {
  for backdrop in Backdrop.allCases {
    let before = brightness(backdrop.composite(first))
    let after = brightness(backdrop.composite(second))
    if before != after { return after < before }
  }
  // A change of hue at equal brightness gets one of the two colours as well.
  return true
}

/// Luma by Rec. 709's weights, 0...255.
private func brightness(_ pixel: UInt32) -> UInt32 {
  (54 * (pixel >> 16 & 0xFF) + 183 * (pixel >> 8 & 0xFF) + 19 * (pixel & 0xFF)) >> 8
}

/// Draws the part of the frame that lies within the image.
private func drawFrame(
  around rect: PixelRect, in pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int
) {
  let (left, top, right, bottom) = (rect.x - 3, rect.y - 3, rect.maxX + 2, rect.maxY + 2)
  for y in max(0, top)...max(0, min(bottom, height - 1)) {
    for x in [left, right] where x >= 0 && x < width {
      pixels[y * width + x] = DifferencePicture.Place.frame
    }
  }
  for x in max(0, left)...max(0, min(right, width - 1)) {
    for y in [top, bottom] where y >= 0 && y < height {
      pixels[y * width + x] = DifferencePicture.Place.frame
    }
  }
}
