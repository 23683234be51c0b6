import Foundation
import Pixels

extension PixelRect {
  /// All pixels that points touch, by ``PixelGrid/pixelAtOrBefore(_:)`` and
  /// ``PixelGrid/pixelAtOrAfter(_:)``.
  package init(around bounds: PointBounds) {
    guard !bounds.isEmpty else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let left = PixelGrid.pixelAtOrBefore(bounds.low.x)
    let top = PixelGrid.pixelAtOrBefore(bounds.low.y)
    self.init(
      x: left, y: top, width: PixelGrid.pixelAtOrAfter(bounds.high.x) - left,
      height: PixelGrid.pixelAtOrAfter(bounds.high.y) - top)
  }

  /// The rectangle that polygons form; nil unless they are one contour along pixel edges.
  init?(_ polygons: Polygons) {
    guard let bounds = polygons.uprightRect else { return nil }
    self.init(edges: bounds)
  }

  /// The pixels between edges; nil unless all edges are pixel edges.
  init?(edges bounds: PointBounds) {
    self.init(around: bounds)
    guard Double(x) == bounds.low.x, Double(y) == bounds.low.y, Double(maxX) == bounds.high.x,
      Double(maxY) == bounds.high.y
    else { return nil }
  }

  /// In pixels.
  var edges: PointBounds {
    var bounds = PointBounds()
    bounds.add(Point(Double(x), Double(y)))
    bounds.add(Point(Double(maxX), Double(maxY)))
    return bounds
  }

  /// From the unit square to the rectangle in points.
  ///
  /// - Parameter scale: pixels per point.
  func unitTransform(scale: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: CGFloat(width) / scale, b: 0, c: 0, d: CGFloat(height) / scale, tx: CGFloat(x) / scale,
      ty: CGFloat(y) / scale)
  }

  /// The rectangle between the pixel edges nearest to the edges of a rectangle in pixels, by
  /// ``PixelGrid/nearestPixel(_:)``.
  init(nearest rect: CGRect) {
    let left = PixelGrid.nearestPixel(rect.minX.native)
    let top = PixelGrid.nearestPixel(rect.minY.native)
    self.init(
      x: left, y: top, width: PixelGrid.nearestPixel(rect.maxX.native) - left,
      height: PixelGrid.nearestPixel(rect.maxY.native) - top)
  }
}
