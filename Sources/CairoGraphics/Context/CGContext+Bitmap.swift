import Foundation
import Pixels

extension CGContext {
  /// A transparent bitmap to draw on.
  ///
  /// - Parameters:
  ///   - width: pixels a row; 0 to `CGContextError.maximumSide`.
  ///   - height: rows.
  ///   - scale: pixels a point. User space is in points.
  public convenience init(width: Int, height: Int, scale: CGFloat = 1) throws(CGContextError) {
    self.init(canvas: try RasterCanvas(width: width, height: height, scale: scale))
  }

  /// A transparent bitmap to draw on, with room for a size in points; parts of a pixel get a whole
  /// one.
  public convenience init(size: CGSize, scale: CGFloat) throws(CGContextError) {
    guard scale.isFinite, scale > 0 else { throw .invalidScale(scale) }
    let (width, height) = (size.width * scale, size.height * scale)
    guard width.isFinite, height.isFinite, width >= 0, height >= 0 else {
      throw .invalidSize(width: size.width, height: size.height)
    }
    // A hair of rounding in `size * scale` must not cost a row of pixels.
    func pixels(_ length: CGFloat) -> Int { Int((min(length, 1e9) - 1e-6).rounded(.up)) }
    try self.init(width: pixels(width), height: pixels(height), scale: scale)
  }

  /// Pixels a row of a bitmap context; a document's width in points, rounded up.
  public var width: Int { Int(canvas.size.width.rounded(.up)) }
  /// Rows of a bitmap context; a document's height in points, rounded up.
  public var height: Int { Int(canvas.size.height.rounded(.up)) }

  /// A copy of what has been drawn; open transparency layers are ended first.
  ///
  /// - Throws: the first error that came up while drawing.
  public func makeBitmap() throws(CGContextError) -> Bitmap {
    guard let raster = canvas as? RasterCanvas else {
      throw .wrongKind("a document has no pixels: use makeDocument(), or a bitmap context")
    }
    endLayers()
    if let error { throw error }
    return raster.makeBitmap()
  }

  /// A picture of what has been drawn; nil after an error, or of a document.
  public func makeImage() -> CGImage? {
    (try? makeBitmap()).map(CGImage.init(bitmap:))
  }
}
