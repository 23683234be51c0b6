import Foundation

/// One call of a drawing method of ``CGContext``.
///
/// Every drawing method creates such a value and passes it to ``CGContext/perform(_:)``, which
/// performs it or stores it in a display list. No method reaches the canvas otherwise, so none can
/// be missing from a list.
///
/// Numbers are as the caller passed them; ``DrawingInterpreter`` checks that they are finite.
enum DrawingCall {
  // MARK: Graphics state

  case saveGState
  case restoreGState
  /// Prepends a transform to the current one.
  case concatenate(CGAffineTransform)
  case setFillColor(CGColor)
  case setStrokeColor(CGColor)
  /// Fills with an image that is repeated, in the present user space.
  case setFillPattern(CGImage, CGRect)
  /// The present user space is the one in which images are upright.
  case beginContent
  case setLineWidth(CGFloat)
  case setLineCap(CGLineCap)
  case setLineJoin(CGLineJoin)
  case setMiterLimit(CGFloat)
  case setFlatness(CGFloat)
  case setLineDash(phase: CGFloat, lengths: [CGFloat])
  case setAlpha(CGFloat)
  case setBlendMode(CGBlendMode)
  case setShadow(offset: CGSize, blur: CGFloat, color: CGColor?, softness: ShadowSoftness)
  case beginTransparencyLayer
  case endTransparencyLayer
  /// Makes the open layer a mask: black with the luminance of its pixels as alpha.
  case convertLuminanceToAlpha
  /// Reports that content could not be drawn.
  case record(any Error)

  // MARK: The current path

  case beginPath
  case append(PathSegment)
  /// An arc of a circle; `delta` is positive from the x axis towards the y axis, in radians.
  case addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat)
  case addTangentArc(corner: CGPoint, end: CGPoint, radius: CGFloat)
  case addRect(CGRect)
  case addEllipse(CGRect)
  case addPath(PathStorage)
  /// Replaces the path by the outline of its stroke.
  case replacePathWithStroke
  /// Paints the path and clears it.
  case drawPath(CGPathDrawingMode)
  /// Clips to the path and clears it.
  case clipToPath(CGPathFillRule)

  // MARK: Clipping and painting

  case clipToRect(CGRect)
  case clipToRects([CGRect])
  case clipToMask(CGImage, CGRect)
  case fillRect(CGRect)
  case fill(PathStorage, CGPathFillRule)
  case stroke(PathStorage)
  case clear(CGRect)
  case image(CGImage, CGRect)
  /// The right way up, whichever way the y axis points.
  case uprightImage(CGImage, CGRect)
  case tiledImage(CGImage, CGRect)
  indirect case projectedImage(CGImage, CGRect, Projection)
  indirect case gradient(CGGradient, GradientGeometry, CGGradientDrawingOptions)
  /// Text with its start at a point; in its own colours if nil.
  indirect case text(any CanvasText, at: CGPoint, color: CGColor?)
  /// Blurs the content shown within the clip; the standard deviation is in user space.
  case blurBackdrop(standardDeviation: CGFloat)
  case lists([ListPart])

  /// A display list, and the rectangles in user space that show it.
  struct ListPart {
    var list: DisplayList
    var regions: [CGRect]
  }
}

extension DrawingCall {
  /// Whether the call changes pixels.
  var paints: Bool {
    switch self {
    case .drawPath, .fillRect, .fill, .stroke, .image, .uprightImage, .tiledImage, .projectedImage,
      .gradient, .text:
      true
    default: false
    }
  }

  /// Whether the bitmap may look different after the call: also where it erases, or where a layer ends.
  var mayChangePixels: Bool {
    switch self {
    case .clear, .endTransparencyLayer, .blurBackdrop, .lists: true
    default: paints
    }
  }
}
