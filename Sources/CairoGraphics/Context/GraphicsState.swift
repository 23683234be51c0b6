import Foundation

/// A shadow under what is drawn; lengths in points of the context's base space.
struct Shadow: Sendable, Hashable {
  var offset: CGSize
  /// Twice the Gaussian's standard deviation, as in Core Graphics.
  var blur: CGFloat
  var color: CGColor
}

/// How a shape goes onto the surface.
struct Compositing: Sendable {
  var blendMode: CGBlendMode = .normal
  /// Multiplied into every colour and picture.
  var alpha: Double = 1
  var shadow: Shadow?
}

/// How a line becomes a shape; lengths in user space.
struct StrokeStyle: Sendable, Hashable {
  var width: Double = 1
  var cap: CGLineCap = .butt
  var join: CGLineJoin = .miter
  var miterLimit: Double = 10
  /// Lengths of dashes and gaps in turn; none draws a solid line.
  var dashLengths: [Double] = []
  var dashPhase: Double = 0
}

/// What `saveGState()` keeps.
struct GraphicsState {
  var transform: CGAffineTransform
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var stroke = StrokeStyle()
  var compositing = Compositing()
}
