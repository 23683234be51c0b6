import Foundation

/// A projective transform of a plane, as a plane in space is seen:
/// `x' = (a·x + c·y + tx) / w`, `y' = (b·x + d·y + ty) / w` with `w = p·x + q·y + r`.
///
/// Points with a `w` that is not positive are behind the viewer.
package struct Projection: Sendable, Hashable {
  package var a, b, p: Double
  package var c, d, q: Double
  package var tx, ty, r: Double

  /// A projection by its rows: what x, y and 1 contribute to x', y' and w.
  package init(
    x: (Double, Double, Double), y: (Double, Double, Double), one: (Double, Double, Double)
  ) {
    (a, b, p) = x
    (c, d, q) = y
    (tx, ty, r) = one
  }

  /// An affine transform.
  package init(_ transform: CGAffineTransform) {
    self.init(
      x: (transform.a.native, transform.b.native, 0),
      y: (transform.c.native, transform.d.native, 0),
      one: (transform.tx.native, transform.ty.native, 1))
  }

  /// Whether all components are finite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && p.isFinite && c.isFinite && d.isFinite && q.isFinite
      && tx.isFinite && ty.isFinite && r.isFinite
  }

  /// The same transform without a division; nil if the division matters.
  package var affineTransform: CGAffineTransform? {
    guard p == 0, q == 0, r > 0 else { return nil }
    return CGAffineTransform(
      a: CGFloat(a / r), b: CGFloat(b / r), c: CGFloat(c / r), d: CGFloat(d / r),
      tx: CGFloat(tx / r), ty: CGFloat(ty / r))
  }

  /// This projection followed by another.
  package func concatenating(_ next: Projection) -> Projection {
    func row(_ x: Double, _ y: Double, _ w: Double) -> (Double, Double, Double) {
      (
        x * next.a + y * next.c + w * next.tx, x * next.b + y * next.d + w * next.ty,
        x * next.p + y * next.q + w * next.r
      )
    }
    return Projection(x: row(a, b, p), y: row(c, d, q), one: row(tx, ty, r))
  }

  /// This projection followed by an affine transform.
  package func concatenating(_ next: CGAffineTransform) -> Projection {
    concatenating(Projection(next))
  }

  /// The inverse; nil if the plane is seen from its edge.
  package func inverted() -> Projection? {
    let (first, second, third) = (d * r - q * ty, q * tx - c * r, c * ty - d * tx)
    let determinant = a * first + b * second + p * third
    guard determinant != 0, determinant.isFinite else { return nil }
    let inverse = Projection(
      x: (first / determinant, (p * ty - b * r) / determinant, (b * q - p * d) / determinant),
      y: (second / determinant, (a * r - p * tx) / determinant, (p * c - a * q) / determinant),
      one: (third / determinant, (b * tx - a * ty) / determinant, (a * d - b * c) / determinant))
    return inverse.isFinite ? inverse : nil
  }

  /// Where a point is seen; nil if it is behind the viewer.
  func map(_ point: Point) -> Point? {
    let w = p * point.x + q * point.y + r
    guard w > 0 else { return nil }
    return Point(
      (a * point.x + c * point.y + tx) / w, (b * point.x + d * point.y + ty) / w)
  }

  /// Where a point is seen; nil if it is behind the viewer.
  package func map(_ point: CGPoint) -> CGPoint? { map(Point(point))?.cgPoint }

  /// The smallest rectangle around the visible part of a rectangle; null if all of it is behind the viewer.
  package func boundingBox(of rect: CGRect) -> CGRect {
    let unit = CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    var bounds = PointBounds()
    for point in Projection(unit).concatenating(self).outlineOfUnitSquare { bounds.add(point) }
    return bounds.rect
  }

  /// The smallest `w` at the corners of a drawn rectangle that still counts as in front of the viewer.
  private static let nearest = 1e-3

  /// The visible part of the unit square: a convex polygon, or nothing.
  var outlineOfUnitSquare: [Point] {
    let corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)].map { x, y in
      SIMD3(a * x + c * y + tx, b * x + d * y + ty, p * x + q * y + r)
    }
    // Sutherland and Hodgman, in homogeneous coordinates.
    let limit = Self.nearest * (corners.map(\.z).max() ?? 0)
    guard limit > 0, var previous = corners.last else { return [] }
    var seen: [SIMD3<Double>] = []
    for corner in corners {
      if (corner.z < limit) != (previous.z < limit) {
        let part = (limit - previous.z) / (corner.z - previous.z)
        seen.append(previous + (corner - previous) * part)
      }
      if corner.z >= limit { seen.append(corner) }
      previous = corner
    }
    return seen.map { Point($0.x / $0.z, $0.y / $0.z) }
  }
}
