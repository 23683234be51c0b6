extension CGAffineTransform {
  /// The transform on the way to another one: both are taken apart into shear, scale, rotation and
  /// translation, which change evenly, as Core Animation interpolates transforms. (The method is
  /// that of "Unmatrix", Graphics Gems II, in two dimensions.)
  func interpolated(to other: CGAffineTransform, _ progress: CGFloat) -> CGAffineTransform {
    guard progress != 0 else { return self }
    guard progress != 1 else { return other }
    guard b != 0 || c != 0 || other.b != 0 || other.c != 0 else {
      // Without rotation and shear, which is nearly always, the numbers themselves change evenly.
      return CGAffineTransform(
        a: a + (other.a - a) * progress, b: 0, c: 0, d: d + (other.d - d) * progress,
        tx: tx + (other.tx - tx) * progress, ty: ty + (other.ty - ty) * progress)
    }
    let start = Parts(self)
    let end = Parts(other)
    func mix(_ part: KeyPath<Parts, CGFloat>) -> CGFloat {
      start[keyPath: part] + (end[keyPath: part] - start[keyPath: part]) * progress
    }
    var turn = end.rotation - start.rotation
    // The short way round.
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    return Parts(
      scaleX: mix(\.scaleX), scaleY: mix(\.scaleY), shear: mix(\.shear),
      rotation: start.rotation + turn * progress
    ).transform(tx: tx + (other.tx - tx) * progress, ty: ty + (other.ty - ty) * progress)
  }

  /// First shear and scale, then rotation.
  private struct Parts {
    let scaleX: CGFloat
    let scaleY: CGFloat
    let shear: CGFloat
    let rotation: CGFloat

    init(scaleX: CGFloat, scaleY: CGFloat, shear: CGFloat, rotation: CGFloat) {
      self.scaleX = scaleX
      self.scaleY = scaleY
      self.shear = shear
      self.rotation = rotation
    }

    init(_ transform: CGAffineTransform) {
      let length = hypot(transform.a, transform.b)
      let determinant = transform.a * transform.d - transform.b * transform.c
      // A transform that flips is one with a negative height.
      scaleX = length
      scaleY = length == 0 ? hypot(transform.c, transform.d) : determinant / length
      shear =
        length == 0 ? 0 : (transform.a * transform.c + transform.b * transform.d) / length
      rotation =
        length == 0 ? atan2(-transform.c, transform.d) : atan2(transform.b, transform.a)
    }

    func transform(tx: CGFloat, ty: CGFloat) -> CGAffineTransform {
      let sine = sin(rotation)
      let cosine = cos(rotation)
      return CGAffineTransform(
        a: scaleX * cosine, b: scaleX * sine, c: shear * cosine - scaleY * sine,
        d: shear * sine + scaleY * cosine, tx: tx, ty: ty)
    }
  }
}
