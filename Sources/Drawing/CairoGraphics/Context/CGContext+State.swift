import Foundation

extension CGContext {
  // MARK: Saving

  /// Saves the state (transform, colours, line, alpha, shadow, clip) for `restoreGState()`.
  public func saveGState() { perform(.saveGState) }

  /// Restores the state saved last; does nothing if none is saved. The path being built stays.
  public func restoreGState() { perform(.restoreGState) }

  // MARK: Transform

  /// Moves the origin.
  public func translateBy(x: CGFloat, y: CGFloat) {
    perform(.concatenate(CGAffineTransform(translationX: x, y: y)))
  }

  /// Scales user space.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    perform(.concatenate(CGAffineTransform(scaleX: x, y: y)))
  }

  /// Rotates user space by an angle in radians, from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) {
    perform(.concatenate(CGAffineTransform(rotationAngle: angle)))
  }

  /// Prepends a transform to the current one.
  public func concatenate(_ transform: CGAffineTransform) { perform(.concatenate(transform)) }

  // MARK: Colours and lines

  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { perform(.setFillColor(color)) }

  /// Sets the colour of fills.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of strokes.
  public func setStrokeColor(_ color: CGColor) { perform(.setStrokeColor(color)) }

  /// Sets the colour of strokes.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the width of strokes, in user space.
  public func setLineWidth(_ width: CGFloat) { perform(.setLineWidth(width)) }

  /// Sets the shape of the ends of open strokes.
  public func setLineCap(_ cap: CGLineCap) { perform(.setLineCap(cap)) }

  /// Sets the shape of the corners of strokes.
  public func setLineJoin(_ join: CGLineJoin) { perform(.setLineJoin(join)) }

  /// Sets the longest miter, in line widths; longer ones are cut off.
  public func setMiterLimit(_ limit: CGFloat) { perform(.setMiterLimit(limit)) }

  /// Sets the lengths of dashes and gaps in user space, and the offset into them at which a stroke
  /// begins; without lengths the line is solid.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    perform(.setLineDash(phase: phase, lengths: lengths))
  }

  // MARK: Compositing

  /// Sets the opacity of all that is drawn, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { perform(.setAlpha(alpha)) }

  /// Sets how new colour is composited onto the surface.
  public func setBlendMode(_ mode: CGBlendMode) { perform(.setBlendMode(mode)) }

  /// Draws a shadow under all that follows; none if the colour is nil.
  ///
  /// - Parameters:
  ///   - offset: in points of the context's base space, whatever `ctm` is; y down.
  ///   - blur: twice the standard deviation of the blur, in points.
  public func setShadow(
    offset: CGSize, blur: CGFloat, color: CGColor? = CGColor(gray: 0, alpha: 1.0 / 3)
  ) {
    setShadow(offset: offset, blur: blur, color: color, softness: .gaussian)
  }

  /// The same with a blur of another kind.
  package func setShadow(
    offset: CGSize, blur: CGFloat, color: CGColor?, softness: ShadowSoftness
  ) {
    perform(.setShadow(offset: offset, blur: blur, color: color, softness: softness))
  }

  /// Redirects drawing into a transparent layer, until `endTransparencyLayer()` composites it as one
  /// image with the current alpha, shadow and blend mode. Inside, these have their initial values.
  public func beginTransparencyLayer() { perform(.beginTransparencyLayer) }

  /// Composites the layer begun last; does nothing if none is open.
  public func endTransparencyLayer() { perform(.endTransparencyLayer) }

  /// Makes the transparency layer begun last black, with the luminance of its pixels as alpha: a mask of CSS. Does
  /// nothing if no layer is open.
  package func convertLuminanceToAlpha() { perform(.convertLuminanceToAlpha) }

  // MARK: Errors

  /// Records a drawing error, for example a missing font, if it is the first.
  package func record(_ error: any Error) { perform(.record(error)) }
}
