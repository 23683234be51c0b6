import Foundation
import Pixels

/// The surface that a ``CGContext`` draws on. The context owns the graphics state.
///
/// A shape is collected from outlines first, then filled or clipped to. Transforms lead from user
/// space to the surface's own units: pixels of a bitmap, points of a document.
package protocol Canvas: AnyObject {
  /// The surface's units per point.
  var scale: Double { get }
  /// The surface's size in its own units.
  var size: CGSize { get }
  /// Whether drawing becomes pixels; a document keeps outlines and curves.
  var hasPixels: Bool { get }

  /// The smallest rectangle around the clip, in the surface's own units.
  var clipBounds: CGRect { get }
  /// Whether the clip is empty. Always false for documents.
  var isClipEmpty: Bool { get }
  /// Saves the clip for `restore()`.
  func save()
  func restore()

  /// Adds an outline to the shape.
  ///
  /// - Parameter flatness: How far lines may be from its curves, as ``CGContext/setFlatness(_:)`` has it.
  func append(_ path: PathStorage, transform: CGAffineTransform, flatness: Double)
  /// Adds a rectangle to the shape.
  func append(_ rect: CGRect, transform: CGAffineTransform)
  /// Adds the outline of a stroke to the shape, which then must be filled with `.winding`.
  func appendStroke(_ path: PathStorage, transform: CGAffineTransform, style: StrokeStyle)
  /// Fills the shape and clears it.
  func fillShape(rule: CGPathFillRule, color: CGColor, compositing: Compositing)
  /// Intersects the clip with the shape and clears it.
  func clipShape(rule: CGPathFillRule)

  /// Paints a colour through a mask whose top left corner lies at an integer unit.
  func fill(_ mask: AlphaMask, x: Int, y: Int, color: CGColor, compositing: Compositing)
  /// Paints an image over the unit square after a transform.
  func draw(_ image: CGImage, transform: CGAffineTransform, compositing: Compositing)
  /// Paints an image over the unit square after a projection.
  func draw(_ image: CGImage, projection: Projection, compositing: Compositing)
  /// Paints a gradient over all of the clip.
  func draw(
    _ gradient: CGGradient, geometry: GradientGeometry, options: CGGradientDrawingOptions,
    transform: CGAffineTransform, compositing: Compositing)
  /// Draws text with its start at a point of user space.
  ///
  /// - Parameter color: in place of the text's own; nil for its own.
  func draw(
    _ text: any CanvasText, at start: Point, color: CGColor?, transform: CGAffineTransform,
    compositing: Compositing)

  /// Replaces the content shown within the clip by a blurred picture of it. Without effect in documents,
  /// which have no pixels.
  ///
  /// - Parameter standardDeviation: in the surface's own units.
  func blurBackdrop(standardDeviation: Double)

  /// Redirects drawing to a transparent layer, until `endLayer` paints it.
  ///
  /// - Parameter shadow: what the layer casts; `endLayer` has it too.
  func beginLayer(shadow: Shadow?)
  func endLayer(compositing: Compositing)
  /// Makes each pixel of the open layer black, with the pixel's luminance as alpha.
  func convertLuminanceToAlpha()

  /// The first error of the library below.
  var error: CGContextError? { get }
}

extension Canvas {
  var clipBounds: CGRect { CGRect(origin: CGPoint(), size: size) }

  func blurBackdrop(standardDeviation: Double) {}

  func append(_ rect: CGRect, transform: CGAffineTransform) {
    var path = PathStorage()
    path.addRect(rect)
    append(path, transform: transform)
  }

  func draw(
    _ text: any CanvasText, at start: Point, color: CGColor?, transform: CGAffineTransform,
    compositing: Compositing
  ) {
    text.draw(on: self, at: start, color: color, transform: transform, compositing: compositing)
  }
}

extension Canvas {
  /// Adds an outline with the standard flatness to the shape.
  package func append(_ path: PathStorage, transform: CGAffineTransform) {
    append(path, transform: transform, flatness: GraphicsState.standardFlatness)
  }
}
