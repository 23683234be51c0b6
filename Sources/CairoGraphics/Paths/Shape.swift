import Foundation

/// A shape before it is flattened: all that its coverage depends on.
struct Shape: Sendable, Hashable {
  var path: PathStorage
  /// To the surface's pixels.
  var transform: CGAffineTransform
  /// The line that is drawn along the path; nil for its inside.
  var stroke: StrokeStyle?

  /// Whether there are curves or a line, and so more to flatten and to fill than a few edges.
  var isElaborate: Bool { stroke != nil || path.hasCurves }

  /// The shape moved by whole pixels, so that its transform moves it by less than one, and the
  /// pixels that it is to be moved back by.
  var splitAtWholePixels: (shape: Shape, x: Int, y: Int) {
    let (x, y) = (transform.tx.native.rounded(.down), transform.ty.native.rounded(.down))
    // Beyond, the fraction of a `Double` gets coarse.
    guard max(x.magnitude, y.magnitude) < Polygons.guardBand else { return (self, 0, 0) }
    var shape = self
    shape.transform.tx -= CGFloat(x)
    shape.transform.ty -= CGFloat(y)
    return (shape, Int(x), Int(y))
  }
}

extension Polygons {
  /// Adds a shape's outline, on the grid of 1/256.
  ///
  /// Vertices are rounded before the shape is moved by whole pixels, so that it has the same edges
  /// wherever it lies.
  mutating func append(_ shape: Shape) {
    let (local, x, y) = shape.splitAtWholePixels
    let start = points.count
    if let stroke = local.stroke {
      var stroker = Stroker(style: stroke, transform: local.transform)
      stroker.stroke(local.path, into: &self)
    } else {
      append(local.path, transform: local.transform)
    }
    if x != 0 || y != 0 { move(from: start, by: Point(Double(x), Double(y))) }
  }
}
