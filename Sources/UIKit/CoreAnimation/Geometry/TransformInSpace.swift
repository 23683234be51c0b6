/// A transform of space taken apart: scale and shear first, then rotation, translation and perspective:
/// the method of "Unmatrix" (Spencer W. Thomas, Graphics Gems II, 1991).
struct TransformInSpace: Equatable, Sendable {
  var scale = SIMD3<Double>(1, 1, 1)
  /// Of y along x, of z along x, of z along y.
  var shear = SIMD3<Double>.zero
  /// The rows of a rotation.
  fileprivate var rotation = Rotation()
  var translation = SIMD3<Double>.zero
  /// The last column of a matrix that follows.
  private var perspective = SIMD4<Double>(0, 0, 0, 1)

  /// Three rows of length 1, at right angles to each other.
  fileprivate struct Rotation: Equatable, Sendable {
    var x = SIMD3<Double>(1, 0, 0)
    var y = SIMD3<Double>(0, 1, 0)
    var z = SIMD3<Double>(0, 0, 1)
  }

  /// Nil for a transform that flattens space, which cannot be taken apart.
  init?(_ transform: CATransform3D) {
    guard transform.m44 != 0 else { return nil }
    var rows = transform.rows.map { $0 * (1 / transform.m44.native) }
    let column = SIMD4(rows[0].w, rows[1].w, rows[2].w, rows[3].w)
    for row in 0..<3 { rows[row].w = 0 }
    rows[3].w = 1
    if column != SIMD4(0, 0, 0, 1) {
      guard let inverse = CATransform3D(rows: rows).inverted()?.rows else { return nil }
      func solved(_ row: SIMD4<Double>) -> Double { (row * column).sum() }
      perspective = SIMD4(
        solved(inverse[0]), solved(inverse[1]), solved(inverse[2]), solved(inverse[3]))
    }
    translation = SIMD3(rows[3].x, rows[3].y, rows[3].z)
    var x = SIMD3(rows[0].x, rows[0].y, rows[0].z)
    var y = SIMD3(rows[1].x, rows[1].y, rows[1].z)
    var z = SIMD3(rows[2].x, rows[2].y, rows[2].z)
    if x.y == 0, x.z == 0, y.x == 0, y.z == 0, z.x == 0, z.y == 0 {
      // Upright: mirroring is a negative scale, mirroring twice a rotation by half a turn.
      scale = SIMD3(x.x, y.y, z.z)
      guard scale.x != 0, scale.y != 0, scale.z != 0 else { return nil }
      let isHalfTurn = [scale.x, scale.y, scale.z].filter { $0 < 0 }.count == 2
      guard isHalfTurn else { return }
      func sign(_ number: Double) -> Double { number < 0 ? -1 : 1 }
      rotation.x.x = sign(scale.x)
      rotation.y.y = sign(scale.y)
      rotation.z.z = sign(scale.z)
      scale *= SIMD3(rotation.x.x, rotation.y.y, rotation.z.z)
      return
    }
    scale.x = x.length
    guard scale.x > 0 else { return nil }
    x /= scale.x
    shear.x = (x * y).sum()
    y -= x * shear.x
    scale.y = y.length
    guard scale.y > 0 else { return nil }
    y /= scale.y
    shear.x /= scale.y
    shear.y = (x * z).sum()
    z -= x * shear.y
    shear.z = (y * z).sum()
    z -= y * shear.z
    scale.z = z.length
    guard scale.z > 0 else { return nil }
    z /= scale.z
    shear.y /= scale.z
    shear.z /= scale.z
    if (x * y.cross(z)).sum() < 0 {
      // One axis is mirrored; within the plane it is y.
      if transform.isAffine {
        scale.y = -scale.y
        shear.x = -shear.x
        y = -y
      } else {
        scale = -scale
        (x, y, z) = (-x, -y, -z)
      }
    }
    rotation = Rotation(x: x, y: y, z: z)
  }

  var transform: CATransform3D {
    let x = rotation.x * scale.x
    let y = (rotation.y + rotation.x * shear.x) * scale.y
    let z = (rotation.z + rotation.x * shear.y + rotation.y * shear.z) * scale.z
    let rows = [
      SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), SIMD4(translation, 1),
    ]
    guard perspective != SIMD4(0, 0, 0, 1) else { return CATransform3D(rows: rows) }
    var view = CATransform3D.identity.rows
    for row in 0..<4 { view[row].w = perspective[row] }
    return CATransform3D(rows: rows).concatenating(CATransform3D(rows: view))
  }

  // MARK: Angles

  /// The angles of rotations about x, then y, then z, radians.
  var angles: SIMD3<Double> {
    get {
      let (x, y, z) = (rotation.x, rotation.y, rotation.z)
      let cosine = (x.x * x.x + x.y * x.y).squareRoot()
      guard cosine > 1e-12 else {
        // Seen from the side x and z turn alike; all of it counts as x.
        return SIMD3(
          Trigonometry.angle(ofX: y.y, y: -z.y),
          Trigonometry.angle(ofX: 0, y: -x.z), 0)
      }
      return SIMD3(
        Trigonometry.angle(ofX: z.z, y: y.z), Trigonometry.angle(ofX: cosine, y: -x.z),
        Trigonometry.angle(ofX: x.x, y: x.y))
    }
    set {
      let (sx, cx) = Trigonometry.sineAndCosine(of: newValue.x)
      let (sy, cy) = Trigonometry.sineAndCosine(of: newValue.y)
      let (sz, cz) = Trigonometry.sineAndCosine(of: newValue.z)
      rotation = Rotation(
        x: SIMD3(cy * cz, cy * sz, -sy),
        y: SIMD3(sx * sy * cz - cx * sz, sx * sy * sz + cx * cz, sx * cy),
        z: SIMD3(cx * sy * cz + sx * sz, cx * sy * sz - sx * cz, cx * cy))
    }
  }

  // MARK: Between two transforms

  /// The transform between two others; beyond them for a part outside of 0...1.
  static func between(
    _ start: CATransform3D, _ end: CATransform3D, _ part: Double
  ) -> CATransform3D {
    if start.isAffine, end.isAffine {
      var parts = TransformParts(start.affinePart)
      parts.add(TransformParts(end.affinePart).difference(from: parts), times: CGFloat(part))
      return CATransform3D(parts.transform)
    }
    guard var result = TransformInSpace(start), let target = TransformInSpace(end) else {
      return part < 0.5 ? start : end
    }
    result.scale += (target.scale - result.scale) * part
    result.shear += (target.shear - result.shear) * part
    result.translation += (target.translation - result.translation) * part
    result.perspective += (target.perspective - result.perspective) * part
    result.rotation = .between(result.rotation, target.rotation, part)
    return result.transform
  }
}

extension TransformInSpace.Rotation {
  /// The shorter of the two rotations between two others, at an even pace: by quaternions.
  fileprivate static func between(_ start: Self, _ end: Self, _ part: Double) -> Self {
    guard start != end else { return start }
    let first = start.quaternion
    var last = end.quaternion
    var cosine = (first * last).sum()
    if cosine < 0 { (last, cosine) = (-last, -cosine) }
    let sine = (max(0, 1 - cosine * cosine)).squareRoot()
    guard sine > 1e-9 else { return part < 0.5 ? start : end }
    let angle = Trigonometry.angle(ofX: cosine, y: sine)
    let before = Trigonometry.sineAndCosine(of: (1 - part) * angle).sine / sine
    let after = Trigonometry.sineAndCosine(of: part * angle).sine / sine
    return Self(quaternion: first * before + last * after)
  }

  private var quaternion: SIMD4<Double> {
    // Of the four components the largest one is found first, so that nothing cancels.
    let squares = SIMD4(
      1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z)
    let (first, second, third) = (y.z - z.y, z.x - x.z, x.y - y.x)
    let (xy, xz, yz) = (x.y + y.x, x.z + z.x, y.z + z.y)
    let largest = squares.max()
    let result: SIMD4<Double>
    if squares.w == largest {
      result = SIMD4(first, second, third, squares.w)
    } else if squares.x == largest {
      result = SIMD4(squares.x, xy, xz, first)
    } else if squares.y == largest {
      result = SIMD4(xy, squares.y, yz, second)
    } else {
      result = SIMD4(xz, yz, squares.z, third)
    }
    return result / (2 * largest.squareRoot())
  }

  private init(quaternion: SIMD4<Double>) {
    let q = quaternion / (quaternion * quaternion).sum().squareRoot()
    let (xx, yy, zz) = (q.x * q.x, q.y * q.y, q.z * q.z)
    let (xy, xz, yz) = (q.x * q.y, q.x * q.z, q.y * q.z)
    let (wx, wy, wz) = (q.w * q.x, q.w * q.y, q.w * q.z)
    self.init(
      x: SIMD3(1 - 2 * (yy + zz), 2 * (xy + wz), 2 * (xz - wy)),
      y: SIMD3(2 * (xy - wz), 1 - 2 * (xx + zz), 2 * (yz + wx)),
      z: SIMD3(2 * (xz + wy), 2 * (yz - wx), 1 - 2 * (xx + yy)))
  }
}

extension SIMD3<Double> {
  fileprivate var length: Double { (self * self).sum().squareRoot() }

  fileprivate func cross(_ other: Self) -> Self {
    SIMD3(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}
