import Foundation

/// A shape before it is flattened: everything that its coverage depends on.
struct Shape: Sendable, Hashable {
  var path: PathStorage
  /// To the surface's pixels.
  var transform: CGAffineTransform
  /// How far lines may be from the curves of the path.
  var flatness = GraphicsState.standardFlatness
  /// The stroke of the path; nil to fill it.
  var stroke: StrokeStyle?

  /// Hashes what differs in most shapes that differ.
  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(transform.a.native)
    hasher.combine(transform.tx.native)
    hasher.combine(transform.ty.native)
    hasher.combine(stroke?.width ?? 0)
  }

  /// Whether there are curves or a stroke, so that caching the coverage pays.
  var isElaborate: Bool { stroke != nil || path.hasCurves }
}

extension CGAffineTransform {
  /// The transform without the whole pixels of its translation, and these.
  var splitAtWholePixels: (rest: CGAffineTransform, x: Int, y: Int) {
    let (x, y) = (tx.native.rounded(.down), ty.native.rounded(.down))
    // Beyond, a `Double` has too few fractional bits.
    guard max(x.magnitude, y.magnitude) < Polygons.guardBand else { return (self, 0, 0) }
    var rest = self
    rest.tx -= CGFloat(x)
    rest.ty -= CGFloat(y)
    return (rest, Int(x), Int(y))
  }
}

extension Polygons {
  /// Adds a shape's outline, on the grid.
  ///
  /// Vertices are rounded before the shape is translated by whole pixels, so that its edges are the
  /// same everywhere.
  mutating func append(_ shape: Shape) {
    let (transform, x, y) = shape.transform.splitAtWholePixels
    let start = points.count
    if let stroke = shape.stroke {
      var stroker = Stroker(style: stroke, transform: transform)
      stroker.stroke(shape.path, into: &self)
    } else {
      append(shape.path, transform: transform, flatness: shape.flatness)
    }
    if x != 0 || y != 0 { move(from: start, by: Point(Double(x), Double(y))) }
  }

  /// Adds a rectangle: the same as its path, without the cost of one.
  mutating func append(_ rect: CGRect, transform: CGAffineTransform) {
    guard rect.isFinite else { return }
    let (rest, x, y) = transform.splitAtWholePixels
    let map = PointMap(rest)
    let (x0, y0) = (rect.minX.native, rect.minY.native)
    let (x1, y1) = (rect.maxX.native, rect.maxY.native)
    beginContour()
    for corner in [Point(x0, y0), Point(x1, y0), Point(x1, y1), Point(x0, y1)] {
      add(Self.snap(map(corner)) + Point(Double(x), Double(y)))
    }
  }
}
