import Foundation
import Pixels

/// An image resampled to whole pixels of the surface.
struct ImagePlacement {
  /// The pixels to paint.
  let bitmap: Bitmap
  /// The column of the bitmap's left edge.
  let x: Int
  /// The row of its top edge.
  let y: Int
  /// The outline of the image where it is rotated or skewed; nil otherwise.
  let outline: Polygons?

  /// - Parameters:
  ///   - transform: from the unit square to pixels.
  ///   - clip: the visible pixels, to which a rotated or huge image is limited.
  /// - Returns: nil if nothing is visible.
  init?(_ image: CGImage, _ transform: CGAffineTransform, clip: PixelRect) {
    var square = PathStorage()
    square.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    var outline = Polygons()
    outline.append(square, transform: transform)
    outline.cutToGuardBand()

    if transform.keepsAxes, transform.a > 0, transform.d > 0 {
      let left = PixelGrid.nearestPixel(transform.tx.native)
      let top = PixelGrid.nearestPixel(transform.ty.native)
      let frame = PixelRect(
        x: left, y: top,
        width: PixelGrid.nearestPixel((transform.tx + transform.a).native) - left,
        height: PixelGrid.nearestPixel((transform.ty + transform.d).native) - top)
      guard !frame.intersection(clip).isEmpty else { return nil }
      if frame.width <= CGContextError.maximumSide, frame.height <= CGContextError.maximumSide,
        frame.width * frame.height <= CGContextError.maximumPixelCount / 4
      {
        let sameSize = frame.width == image.width && frame.height == image.height
        bitmap =
          sameSize
          ? image.bitmap : image.bitmap.resampled(toWidth: frame.width, height: frame.height)
        (x, y) = (frame.x, frame.y)
        self.outline = nil
        return
      }
    }
    let frame = PixelRect(around: outline.bounds).intersection(clip)
    guard !frame.isEmpty, transform.determinant != 0 else { return nil }
    bitmap = Self.sampled(image.bitmap, transform, frame)
    (x, y) = (frame.x, frame.y)
    self.outline = outline
  }

  /// The part of a rotated image that lies in a frame, sampled bilinearly after resampling to
  /// approximately the final size.
  private static func sampled(
    _ original: Bitmap, _ transform: CGAffineTransform, _ frame: PixelRect
  ) -> Bitmap {
    func shrunk(_ count: Int, _ length: Double) -> Int {
      min(count, max(PixelGrid.nearestPixel(length), 1))
    }
    let width = shrunk(original.width, Point(transform.a.native, transform.b.native).length)
    let height = shrunk(original.height, Point(transform.c.native, transform.d.native).length)
    let source =
      width == original.width && height == original.height
      ? original : original.resampled(toWidth: width, height: height)
    let inverse = PointMap(transform.inverted())
    var result = Bitmap(width: frame.width, height: frame.height)
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        let place = inverse(Point(Double(x + frame.x) + 0.5, Double(y + frame.y) + 0.5))
        result[x, y] = source.bilinear(
          atX256: PixelGrid.nearestPixel((place.x * Double(width) - 0.5) * 256),
          y256: PixelGrid.nearestPixel((place.y * Double(height) - 0.5) * 256))
      }
    }
    return result
  }
}

extension Bitmap {
  /// A bilinear sample at a position in 1/256 pixel; pixels at the edges extend beyond them.
  fileprivate func bilinear(atX256 x: Int, y256 y: Int) -> UInt32 {
    let (x0, y0) = (x >> 8, y >> 8)
    let (fx, fy) = (UInt32(x & 255), UInt32(y & 255))
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      self[min(max(x, 0), width - 1), min(max(y, 0), height - 1)]
    }
    let (p00, p10) = (pixel(x0, y0), pixel(x0 + 1, y0))
    let (p01, p11) = (pixel(x0, y0 + 1), pixel(x0 + 1, y0 + 1))
    func channel(_ shift: UInt32) -> UInt32 {
      let top = (p00 >> shift & 255) * (256 - fx) + (p10 >> shift & 255) * fx
      let bottom = (p01 >> shift & 255) * (256 - fx) + (p11 >> shift & 255) * fx
      return (top * (256 - fy) + bottom * fy + 32768) >> 16
    }
    return channel(24) << 24 | channel(16) << 16 | channel(8) << 8 | channel(0)
  }
}
