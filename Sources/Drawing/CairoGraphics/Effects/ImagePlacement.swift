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
  ///   - isExact: whether an upright image stays where it is within pixels.
  /// - Returns: nil if nothing is visible.
  init?(
    _ image: CGImage, _ transform: CGAffineTransform, clip: PixelRect, isExact: Bool = false
  ) {
    var square = PathStorage()
    square.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    var outline = Polygons()
    outline.append(square, transform: transform)
    outline.cutToGuardBand()

    let isUpright = transform.keepsAxes && transform.a > 0 && transform.d > 0
    if isUpright, !isExact || PixelRect(edges: outline.bounds) != nil {
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
    bitmap = Self.sampled(
      image.bitmap, transform, frame, phases: isUpright ? Self.uprightPhases : Self.phases)
    (x, y) = (frame.x, frame.y)
    self.outline = outline
  }

  private init(_ bitmap: Bitmap, x: Int, y: Int, _ outline: Polygons?) {
    self.bitmap = bitmap
    self.x = x
    self.y = y
    self.outline = outline
  }

  /// An image that is seen in perspective.
  ///
  /// - Parameters:
  ///   - projection: from the unit square to pixels.
  ///   - clip: the visible pixels.
  /// - Returns: nil if nothing is visible.
  init?(_ image: CGImage, _ projection: Projection, clip: PixelRect) {
    if let transform = projection.affineTransform {
      self.init(image, transform, clip: clip, isExact: true)
      return
    }
    guard let inverse = projection.inverted() else { return nil }
    var outline = Polygons()
    outline.append(projection.outlineOfUnitSquare)
    outline.cutToGuardBand()
    let frame = PixelRect(around: outline.bounds).intersection(clip)
    guard !frame.isEmpty else { return nil }
    self.init(Self.sampled(image.bitmap, inverse, frame), x: frame.x, y: frame.y, outline)
  }

  /// The largest number of samples of a pixel along each axis.
  private static let maximumSamples = 8.0

  /// The part of a projected image that lies in a frame: the mean of as many bilinear samples as a
  /// pixel covers of the image.
  private static func sampled(
    _ source: Bitmap, _ inverse: Projection, _ frame: PixelRect
  ) -> Bitmap {
    let (width, height) = (Double(source.width), Double(source.height))
    func place(_ x: Double, _ y: Double) -> Point? {
      inverse.map(Point(x, y)).map { Point($0.x * width, $0.y * height) }
    }
    var result = Bitmap(width: frame.width, height: frame.height)
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        let corner = Point(Double(x + frame.x), Double(y + frame.y))
        guard let middle = place(corner.x + 0.5, corner.y + 0.5) else { continue }
        let right = place(corner.x + 1.5, corner.y + 0.5) ?? middle
        let below = place(corner.x + 0.5, corner.y + 1.5) ?? middle
        let extent = max((right - middle).length, (below - middle).length)
        let count = extent > 1 ? min(extent.rounded(.up), maximumSamples) : 1
        var sum = SIMD4<UInt32>(repeating: 0)
        for row in 0..<Int(count) {
          for column in 0..<Int(count) {
            let sample = place(
              corner.x + (Double(column) + 0.5) / count, corner.y + (Double(row) + 0.5) / count)
            guard let sample else { continue }
            let pixel = source.bilinear(
              atX256: PixelGrid.nearestPixel((sample.x - 0.5) * 256),
              y256: PixelGrid.nearestPixel((sample.y - 0.5) * 256))
            sum &+= SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
          }
        }
        let samples = UInt32(count * count)
        let mean = (sum &+ SIMD4(repeating: samples / 2)) / SIMD4(repeating: samples)
        result[x, y] = mean.w << 24 | mean.z << 16 | mean.y << 8 | mean.x
      }
    }
    return result
  }

  /// The parts of a pixel at which images are sampled.
  private static let phases = 256
  /// Core Graphics has fewer for upright images: an image twice as large at 23.536 pixels, as a simulator drew it, has the
  /// levels of one at 23.5.
  private static let uprightPhases = 16

  /// The part of an image that lies in a frame, sampled bilinearly after resampling to approximately the final size.
  private static func sampled(
    _ original: Bitmap, _ transform: CGAffineTransform, _ frame: PixelRect, phases: Int
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
        func phase(_ position: Double) -> Int {
          PixelGrid.nearestPixel((position - 0.5) * Double(phases)) * (256 / phases)
        }
        result[x, y] = source.bilinear(
          atX256: phase(place.x * Double(width)), y256: phase(place.y * Double(height)))
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
