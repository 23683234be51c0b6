import Foundation

/// A drop shadow; lengths in points of the context's base space.
struct Shadow: Sendable, Hashable {
  var offset: CGSize
  /// Twice the standard deviation of the Gaussian, as in Core Graphics.
  var blur: CGFloat
  var color: CGColor
}

/// How a source is composited onto the surface.
struct Compositing: Sendable {
  var blendMode: CGBlendMode = .normal
  /// Multiplied into every colour and image.
  var alpha: Double = 1
  var shadow: Shadow?
}

/// How a line becomes a shape; lengths in user space.
struct StrokeStyle: Sendable, Hashable {
  var width: Double = 1
  var cap: CGLineCap = .butt
  var join: CGLineJoin = .miter
  var miterLimit: Double = 10
  /// Alternating lengths of dashes and gaps; empty for a solid line.
  var dashLengths: [Double] = []
  var dashPhase: Double = 0
}

/// The state that `saveGState()` saves.
struct GraphicsState {
  var transform: CGAffineTransform
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var stroke = StrokeStyle()
  var compositing = Compositing()
  /// What fills instead of the fill colour.
  var fillPattern: FillPattern?
  /// Whether the y axis points up where drawing begins.
  var beginsMirrored = false
}

/// An image that is repeated. A class, because every view's state is copied, and hardly any has a pattern.
final class FillPattern {
  let image: CGImage
  /// In the pattern's space.
  let size: CGSize
  /// From the pattern's space to the surface.
  let transform: CGAffineTransform

  init(image: CGImage, size: CGSize, transform: CGAffineTransform) {
    self.image = image
    self.size = size
    self.transform = transform
  }
}

extension CGAffineTransform {
  /// Whether the y axis points up, and is not just rotated.
  var isMirroredVertically: Bool { determinant < 0 && d < 0 }
}
