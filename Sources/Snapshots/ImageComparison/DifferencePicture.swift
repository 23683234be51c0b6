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
  let width = max(expected.width, actual.width)
  let height = max(expected.height, actual.height)
  var pixels = [UInt32](repeating: DifferenceColor.outside, count: width * height)
  let ignored = IgnoredPixels(
    comparison.ignored, in: [comparison.expectedSize, comparison.actualSize])

  for y in 0..<height {
    for x in 0..<width {
      let expectedPixel = x < expected.width && y < expected.height ? expected[x, y] : nil
      let actualPixel = x < actual.width && y < actual.height ? actual[x, y] : nil
      let onStripe = (x + y) % 8 < 4
      let pixel: UInt32
      switch (expectedPixel, actualPixel) {
      case (nil, nil):
        continue
      case (let one?, let other?):
        if let mask = comparison.mask, mask[x, y] {
          pixel =
            becameDarker(from: one, to: other)
            ? DifferenceColor.darker : DifferenceColor.lighter
        } else if ignored.contains(x: x, y: y), onStripe {
          pixel = DifferenceColor.ignored
        } else {
          pixel = faded(one)
        }
      case (let one?, nil):
        pixel = onStripe ? DifferenceColor.darker : faded(one)
      case (nil, let other?):
        pixel = onStripe ? DifferenceColor.lighter : faded(other)
      }
      pixels[y * width + x] = pixel
    }
  }

  for region in comparison.regions {
    drawFrame(around: region.rect, in: &pixels, width: width, height: height)
  }
  return Bitmap(width: width, height: height, pixels: pixels)
}

/// Grey between 75 % and 100 % white: visible, but not confused with a mark.
private func faded(_ pixel: UInt32) -> UInt32 {
  let grey = 255 - (255 - brightness(Backdrop.white.composite(pixel))) / 4
  return 0xFF00_0000 | grey << 16 | grey << 8 | grey
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
  around rect: PixelRect, in pixels: inout [UInt32], width: Int, height: Int
) {
  let (left, top, right, bottom) = (rect.x - 3, rect.y - 3, rect.maxX + 2, rect.maxY + 2)
  for y in max(0, top)...max(0, min(bottom, height - 1)) {
    for x in [left, right] where x >= 0 && x < width {
      pixels[y * width + x] = DifferenceColor.frame
    }
  }
  for x in max(0, left)...max(0, min(right, width - 1)) {
    for y in [top, bottom] where y >= 0 && y < height {
      pixels[y * width + x] = DifferenceColor.frame
    }
  }
}
