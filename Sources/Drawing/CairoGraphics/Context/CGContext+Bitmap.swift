import Foundation
import Pixels

extension CGContext {
  /// A transparent bitmap to draw on.
  ///
  /// - Parameters:
  ///   - width: in pixels; 0 to `CGContextError.maximumSide`.
  ///   - height: in pixels.
  ///   - scale: pixels per point. User space is in points.
  public convenience init(width: Int, height: Int, scale: CGFloat = 1) throws(CGContextError) {
    self.init(canvas: try RasterCanvas(width: width, height: height, scale: scale))
  }

  /// A transparent bitmap to draw on that holds a size in points; a part of a pixel counts as a whole
  /// one, by the rule of `PixelGrid.pixelSize(holding:)`.
  public convenience init(size: CGSize, scale: CGFloat) throws(CGContextError) {
    guard scale.isFinite, scale > 0 else { throw .invalidScale(scale) }
    let (width, height) = (size.width * scale, size.height * scale)
    guard width.isFinite, height.isFinite, width >= 0, height >= 0 else {
      throw .invalidSize(width: size.width, height: size.height)
    }
    let pixels = PixelGrid(scale: scale).pixelSize(holding: size)
    try self.init(width: pixels.width, height: pixels.height, scale: scale)
  }

  /// A transparent bitmap of some rows of a surface: its pixels equal the same rows of a bitmap of the whole
  /// surface, except for the shadow of a transparency layer, which has only the pixels of these rows.
  ///
  /// - Parameters:
  ///   - width: in pixels.
  ///   - rows: of the surface, counted from its top.
  ///   - scale: pixels per point. The origin of user space is the corner of the whole surface.
  package convenience init(
    width: Int, rows: Range<Int>, scale: CGFloat
  ) throws(CGContextError) {
    self.init(
      canvas: try RasterCanvas(
        width: width, height: rows.count, top: rows.lowerBound, scale: scale))
  }

  /// The width of a bitmap context in pixels; a document's width in points, rounded up.
  public var width: Int { Int(canvas.size.width.rounded(.up)) }
  /// The height of a bitmap context in pixels; a document's height in points, rounded up.
  public var height: Int { Int(canvas.size.height.rounded(.up)) }

  /// A copy of what has been drawn; open transparency layers are ended first.
  ///
  /// - Throws: the first error of drawing.
  public func makeBitmap() throws(CGContextError) -> Bitmap { try finishedRaster().makeBitmap() }

  /// What has been drawn, without a second copy in memory; open transparency layers are ended first. The context is not used
  /// afterwards: its pixels are undefined.
  ///
  /// - Throws: the first error of drawing.
  package func takeBitmap() throws(CGContextError) -> Bitmap { try finishedRaster().takeBitmap() }

  /// Calls a closure with the pixels of what has been drawn, premultiplied ARGB32 row by row, without
  /// a copy; open transparency layers are ended first.
  ///
  /// - Throws: the first error of drawing, or the error that the closure throws.
  package func withPixels(_ body: (UnsafeBufferPointer<UInt32>) throws -> Void) throws {
    try finishedRaster().withPixels(body)
  }

  private func finishedRaster() throws(CGContextError) -> RasterCanvas {
    guard let raster = canvas as? RasterCanvas else {
      throw .wrongKind("a document has no pixels: use makeDocument(), or a bitmap context")
    }
    endLayers()
    if let error { throw error }
    return raster
  }

  /// An image of what has been drawn; nil after an error, or for a document.
  public func makeImage() -> CGImage? {
    guard let bitmap = clientMemory?.bitmap ?? (try? makeBitmap()) else { return nil }
    return CGImage(
      bitmap: bitmap, clientFormat: clientMemory?.format ?? (isOpaque ? .opaque : nil))
  }
}
