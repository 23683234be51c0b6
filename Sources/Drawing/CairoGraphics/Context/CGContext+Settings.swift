import Foundation

/// How images are resampled. Without effect: they always are in the same way.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's own choice; the value of a new context.
  case `default` = 0
  /// No interpolation, by name.
  case none = 1
  /// The fastest interpolation, by name.
  case low = 2
  /// The best interpolation, by name.
  case high = 3
  /// An interpolation between `low` and `high`, by name.
  case medium = 4
}

extension CGContext {
  // MARK: Colours

  /// Sets the colour of fills.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour of strokes.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour of fills: grey and alpha, or red, green, blue and alpha. Another number of
  /// components changes nothing.
  public func setFillColor(_ components: [CGFloat]) {
    if let color = Self.color(of: components) { setFillColor(color) }
  }

  /// Sets the colour of strokes: grey and alpha, or red, green, blue and alpha. Another number of
  /// components changes nothing.
  public func setStrokeColor(_ components: [CGFloat]) {
    if let color = Self.color(of: components) { setStrokeColor(color) }
  }

  private static func color(of components: [CGFloat]) -> CGColor? {
    CGColor(colorSpace: components.count == 2 ? .gray : .standard, components: components)
  }

  /// Sets the colour of fills to black: every space is drawn in sRGB.
  public func setFillColorSpace(_ space: CGColorSpace) { setFillColor(.black) }

  /// Sets the colour of strokes to black: every space is drawn in sRGB.
  public func setStrokeColorSpace(_ space: CGColorSpace) { setStrokeColor(.black) }

  // MARK: Settings without effect, so that pixels are the same everywhere

  /// Without effect: shapes are always antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Without effect: shapes are always antialiased.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Without effect: text is antialiased in greys, without font smoothing.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Without effect: text is antialiased in greys, without font smoothing.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Without effect: glyphs are placed at quarters of a pixel.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Without effect: glyphs are placed at quarters of a pixel.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Without effect: glyphs are placed at quarters of a pixel.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// Without effect: glyphs are placed at quarters of a pixel.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  /// Sets how far the lines that curves become may be from them, in pixels: 0.25 by default. 0 and less, and infinite
  /// numbers, have no effect. Strokes, text and documents do not follow it.
  public func setFlatness(_ flatness: CGFloat) { perform(.setFlatness(flatness)) }
  /// Without effect: colours are not converted.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// Always the default; setting it has no effect.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }

  /// The transform of glyphs. UIKit's text has its own.
  public var textMatrix: CGAffineTransform {
    get { .identity }
    set {}
  }

  /// Drawing is finished at once.
  public func flush() {}
  /// Does nothing: drawing is finished at once.
  public func synchronize() {}

  // MARK: Layers

  /// Redirects drawing into a transparent layer; see ``beginTransparencyLayer()``.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { beginTransparencyLayer() }

  /// Redirects drawing into a transparent layer that is clipped to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer()
    clip(to: rect)
  }

  // MARK: Reading

  /// The smallest rectangle around the points of the path being built, those that control curves among them; null for none.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// The end of the path being built.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? CGPoint() }

  /// Whether a point is inside the path being built.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    return path?.contains(point, using: isEvenOdd ? .evenOdd : .winding) ?? false
  }

  /// The transform from user space to pixels, or to a document's points, from the bottom left.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// A point of user space in pixels, or in a document's points.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// The extent of a size of user space in pixels, or in a document's points.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// The smallest rectangle of pixels, or of a document's points, around a rectangle of user space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// A point of user space at a place in pixels, or in a document's points.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// A size of pixels, or of a document's points, in user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// The smallest rectangle of user space around a rectangle of pixels, or of a document's points.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
