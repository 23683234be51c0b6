/// A transform taken apart into numbers that animate evenly and add up, as Core Animation
/// interpolates transforms; or the difference of two such.
///
/// Shear and scale are applied first, then rotation, then translation: the method of "Unmatrix"
/// (Spencer W. Thomas, Graphics Gems II, 1991) in two dimensions.
package struct TransformParts: Equatable, Sendable {
  package var scaleX: CGFloat = 0
  package var scaleY: CGFloat = 0
  package var shear: CGFloat = 0
  /// Radians.
  package var rotation: CGFloat = 0
  package var translationX: CGFloat = 0
  package var translationY: CGFloat = 0

  /// No difference.
  package static let zero = TransformParts()

  private init() {}

  package init(_ transform: CGAffineTransform) {
    translationX = transform.tx
    translationY = transform.ty
    let length = Self.length(transform.a, transform.b)
    guard length > 0, transform.b != 0 || transform.c != 0 else {
      // Upright; or without a width, and then the rotation of the height remains.
      scaleX = transform.a
      scaleY = transform.c == 0 ? transform.d : Self.length(transform.c, transform.d)
      rotation = transform.c == 0 ? 0 : Trigonometry.angle(ofX: transform.d, y: -transform.c)
      if transform.c == 0, scaleX < 0, scaleY < 0 {
        // Mirrored twice: half a turn.
        (scaleX, scaleY, rotation) = (-scaleX, -scaleY, .pi)
      }
      return
    }
    scaleX = length
    scaleY = (transform.a * transform.d - transform.b * transform.c) / length
    shear = (transform.a * transform.c + transform.b * transform.d) / length
    rotation = Trigonometry.angle(ofX: transform.a, y: transform.b)
  }

  private static func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
    (x * x + y * y).squareRoot()
  }

  package var transform: CGAffineTransform {
    guard rotation != 0 || shear != 0 else {
      return CGAffineTransform(
        a: scaleX, b: 0, c: 0, d: scaleY, tx: translationX, ty: translationY)
    }
    // A sum of angles misses a right angle by rounding. Text at the right angle itself is placed differently: the first
    // frame of a turn would not fit the next ones.
    let (sine, cosine) = Trigonometry.sineAndCosine(of: rotation, isExact: true)
    return CGAffineTransform(
      a: scaleX * cosine, b: scaleX * sine, c: shear * cosine - scaleY * sine,
      d: shear * sine + scaleY * cosine, tx: translationX, ty: translationY)
  }

  /// Adds a part of a difference.
  package mutating func add(_ other: TransformParts, times part: CGFloat = 1) {
    scaleX += other.scaleX * part
    scaleY += other.scaleY * part
    shear += other.shear * part
    rotation += other.rotation * part
    translationX += other.translationX * part
    translationY += other.translationY * part
  }

  /// The difference to another transform, with the shorter of the two rotations.
  package func difference(from other: TransformParts) -> TransformParts {
    var difference = self
    difference.add(other, times: -1)
    if difference.rotation > .pi { difference.rotation -= 2 * .pi }
    if difference.rotation < -.pi { difference.rotation += 2 * .pi }
    return difference
  }
}
