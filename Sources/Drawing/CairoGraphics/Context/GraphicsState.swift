import Foundation

/// A drop shadow; lengths in points of the context's base space.
package struct Shadow: Sendable, Hashable {
  var offset: CGSize
  /// Twice the standard deviation of the Gaussian, as in Core Graphics.
  var blur: CGFloat
  var color: CGColor
  var softness: ShadowSoftness
}

/// How a source is composited onto the surface.
package struct Compositing: Sendable {
  package var blendMode: CGBlendMode = .normal
  /// Multiplied into every colour and image.
  package var alpha: Double = 1
  package var shadow: Shadow?
}

/// How a line becomes a shape; lengths in user space.
package struct StrokeStyle: Sendable, Hashable {
  package var width: Double = 1
  package var cap: CGLineCap = .butt
  package var join: CGLineJoin = .miter
  package var miterLimit: Double = 10
  /// Alternating lengths of dashes and gaps; empty for a solid line.
  package var dashLengths: [Double] = []
  package var dashPhase: Double = 0

  package init(
    width: Double = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: Double = 10
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }
}

/// The state that `saveGState()` saves.
struct GraphicsState {
  var transform: CGAffineTransform
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var stroke = StrokeStyle()
  /// Core Graphics' own: see ``Flattening``.
  static let standardFlatness = 0.25
  var flatness = Self.standardFlatness
  var compositing = Compositing()
  /// What fills instead of the fill colour.
  var fillPattern: FillPattern?
  /// Whether the y axis points up where drawing begins.
  var beginsMirrored = false
}

/// An image that is repeated. A class, because every view's state is copied, and hardly any has a pattern.
final class FillPattern {
  /// A tile: as many repetitions of a small image as make it large enough to fill a screen with few of them.
  let image: CGImage
  /// Where a tile is, in the pattern's space.
  let rect: CGRect
  /// From the pattern's space to the surface.
  let transform: CGAffineTransform

  private static let tileSide = 64

  init(image: CGImage, rect: CGRect, transform: CGAffineTransform) {
    let columns = Self.tileSide / max(1, image.width) + 1
    let rows = Self.tileSide / max(1, image.height) + 1
    self.image = CGImage(bitmap: image.bitmap.repeated(columns: columns, rows: rows))
    self.rect = CGRect(
      x: rect.minX, y: rect.minY, width: rect.width * CGFloat(columns),
      height: rect.height * CGFloat(rows))
    self.transform = transform
  }
}

extension CGAffineTransform {
  /// Whether the y axis points up, and is not just rotated.
  var isMirroredVertically: Bool { determinant < 0 && d < 0 }
}
