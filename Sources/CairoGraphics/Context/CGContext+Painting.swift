import Foundation
import Pixels

extension CGContext {
  /// Draws a picture over a rectangle, the right way up.
  ///
  /// Where the transform keeps axes the rectangle's edges go to whole pixels, and the picture is
  /// resampled to them by integer code.
  public func draw(_ image: CGImage, in rect: CGRect) {
    if isRecording { note { $0.draw(image, in: rect) } }
    guard rect.isFinite, image.width > 0, image.height > 0 else { return }
    let unit = CGAffineTransform(
      a: rect.size.width, b: 0, c: 0, d: rect.size.height, tx: rect.origin.x, ty: rect.origin.y)
    canvas.draw(
      image, transform: unit.concatenating(state.transform), compositing: state.compositing)
  }

  /// Paints a gradient from one point straight to another over all of the clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint,
    options: CGGradientDrawingOptions = []
  ) {
    if isRecording {
      note { $0.drawLinearGradient(gradient, start: start, end: end, options: options) }
    }
    draw(gradient, .linear(start: Point(start), end: Point(end)), options)
  }

  /// Paints a gradient from one circle to another over all of the clip.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions = []
  ) {
    if isRecording {
      note {
        $0.drawRadialGradient(
          gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
          endRadius: endRadius, options: options)
      }
    }
    draw(
      gradient,
      .radial(
        startCenter: Point(startCenter), startRadius: startRadius.native,
        endCenter: Point(endCenter), endRadius: endRadius.native), options)
  }

  private func draw(
    _ gradient: CGGradient, _ geometry: GradientGeometry, _ options: CGGradientDrawingOptions
  ) {
    guard geometry.isFinite, state.transform.determinant != 0 else { return }
    canvas.draw(
      gradient, geometry: geometry, options: options, transform: state.transform,
      compositing: state.compositing)
  }

  // MARK: Text's way in

  /// Adds an outline to the shape that `fillOutlines(color:)` fills: a glyph's, from font units to
  /// user space by `transform`.
  ///
  /// All outlines of a line of text make one shape, filled once; overlaps count once. The path is
  /// flattened into a buffer that the context keeps, so nothing is allocated for it.
  package func addOutline(_ path: CGPath, transform: CGAffineTransform) {
    canvas.append(path.storage, transform: transform.concatenating(state.transform))
  }

  /// As `addOutline(_:transform:)`, for outlines kept as values.
  func addOutline(_ path: PathStorage, transform: CGAffineTransform) {
    canvas.append(path, transform: transform.concatenating(state.transform))
  }

  /// Fills all outlines added so far with a colour, by the non-zero winding rule, with the state's
  /// alpha, blend mode and shadow.
  package func fillOutlines(color: CGColor) {
    canvas.fillShape(rule: .winding, color: color, compositing: state.compositing)
  }

  /// Paints a colour through a mask whose top left corner lies on a whole pixel of the surface,
  /// whatever `ctm` is: the way for glyphs kept as masks. A document takes outlines instead.
  package func fill(_ mask: AlphaMask, atPixelX x: Int, y: Int, color: CGColor) {
    canvas.fill(mask, x: x, y: y, color: color, compositing: state.compositing)
  }

  /// Whether what is drawn becomes pixels; a document keeps outlines and curves.
  package var isBitmapContext: Bool { canvas.hasPixels }
}

extension GradientGeometry {
  var isFinite: Bool {
    switch self {
    case .linear(let start, let end):
      return start.isFinite && end.isFinite
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      return startCenter.isFinite && endCenter.isFinite && startRadius.isFinite
        && endRadius.isFinite && startRadius >= 0 && endRadius >= 0
    }
  }
}
