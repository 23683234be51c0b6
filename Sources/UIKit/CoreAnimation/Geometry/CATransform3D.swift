/// A transform of space as a matrix; points are rows that are multiplied from the left:
/// `[x y z 1] · M`.
public struct CATransform3D: Sendable, Hashable {
  /// The image of the x axis; `m14` is its part of the perspective.
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  /// The image of the y axis; `m24` is its part of the perspective.
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  /// The image of the z axis.
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat
  /// The perspective: `-1 / d` for a viewer at distance `d`, points.
  public var m34: CGFloat
  /// The translation, points; `m44` is 1 unless the matrix is scaled as a whole.
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// Zeros, as a zeroed structure of C.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0,
      m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// A transform by its matrix, `mRC` in row R and column C.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  static let identity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1,
    m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

  /// A transform within the plane.
  init(_ transform: CGAffineTransform) {
    self = .identity
    (m11, m12) = (transform.a, transform.b)
    (m21, m22) = (transform.c, transform.d)
    (m41, m42) = (transform.tx, transform.ty)
  }

  static func translation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    var result = identity
    (result.m41, result.m42, result.m43) = (x, y, z)
    return result
  }

  /// The rows as vectors.
  var rows: [SIMD4<Double>] {
    [
      SIMD4(m11.native, m12.native, m13.native, m14.native),
      SIMD4(m21.native, m22.native, m23.native, m24.native),
      SIMD4(m31.native, m32.native, m33.native, m34.native),
      SIMD4(m41.native, m42.native, m43.native, m44.native),
    ]
  }

  init(rows: [SIMD4<Double>]) {
    func number(_ row: Int, _ column: Int) -> CGFloat { CGFloat(rows[row][column]) }
    self.init(
      m11: number(0, 0), m12: number(0, 1), m13: number(0, 2), m14: number(0, 3),
      m21: number(1, 0), m22: number(1, 1), m23: number(1, 2), m24: number(1, 3),
      m31: number(2, 0), m32: number(2, 1), m33: number(2, 2), m34: number(2, 3),
      m41: number(3, 0), m42: number(3, 1), m43: number(3, 2), m44: number(3, 3))
  }

  /// This transform followed by another.
  package func concatenating(_ other: CATransform3D) -> CATransform3D {
    let columns = other.rows
    return CATransform3D(
      rows: rows.map { row in
        // Written out: the order of the sums is the same on every machine.
        columns[0] * row.x + columns[1] * row.y + columns[2] * row.z + columns[3] * row.w
      })
  }

  /// Whether the transform stays within the plane: it changes neither z nor the perspective.
  package var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
  }

  /// The part within the plane.
  package var affinePart: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// How the plane z = 0 is seen after the transform.
  package var projection: Projection {
    Projection(
      x: (m11.native, m12.native, m14.native), y: (m21.native, m22.native, m24.native),
      one: (m41.native, m42.native, m44.native))
  }

  var isFinite: Bool { rows.allSatisfy { ($0 - $0) == .zero } }

  /// The inverse by Gauss and Jordan's elimination; nil if there is none.
  func inverted() -> CATransform3D? {
    var left = rows
    var right = Self.identity.rows
    for column in 0..<4 {
      guard
        let pivot = (column..<4).max(by: {
          left[$0][column].magnitude < left[$1][column].magnitude
        }), left[pivot][column] != 0
      else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let factor = 1 / left[column][column]
      left[column] *= factor
      right[column] *= factor
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        left[row] -= left[column] * factor
        right[row] -= right[column] * factor
      }
    }
    let inverse = CATransform3D(rows: right)
    return inverse.isFinite ? inverse : nil
  }
}
