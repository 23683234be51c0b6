/// The properties of the contexts that a renderer makes.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle of the drawing's coordinates, points.
  open internal(set) var bounds = CGRect.zero

  public override required init() {
    super.init()
  }

  /// The format that suits the current traits.
  open class func `default`() -> Self { self.init() }
}

/// The context of a renderer's closure.
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context that the closure draws into.
  public let cgContext: CGContext

  init(cgContext: CGContext) {
    self.cgContext = cgContext
  }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Fills a rectangle with the fill colour and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    withBlendMode(blendMode) { fill(rect) }
  }

  /// Draws a one point wide frame just inside a rectangle.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Draws a one point wide frame just inside a rectangle with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    withBlendMode(blendMode) { stroke(rect) }
  }

  /// Intersects the clip with a rectangle.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }

  private func withBlendMode(_ blendMode: CGBlendMode, _ draw: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    draw()
    cgContext.restoreGState()
  }
}
