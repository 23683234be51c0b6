import Foundation
import Pixels

/// What a `CGContext` draws on. The context keeps the state of its user; a canvas knows surfaces.
///
/// A shape is gathered from outlines first, then filled or clipped to. Transforms lead from user
/// space to the surface's own units: pixels of a bitmap, points of a document.
protocol Canvas: AnyObject {
  /// How many of the surface's units make a point.
  var scale: Double { get }
  /// The surface's size in its own units.
  var size: CGSize { get }
  /// Whether what is drawn becomes pixels; a document keeps outlines and curves.
  var hasPixels: Bool { get }

  /// Whether the clip lets nothing be seen, as far as the surface can tell.
  var isClipEmpty: Bool { get }
  /// Keeps the clip for `restore()`.
  func save()
  func restore()

  /// Adds an outline to the shape.
  func append(_ path: PathStorage, transform: CGAffineTransform)
  /// Adds a rectangle to the shape; nothing if it is not finite.
  func append(_ rect: CGRect, transform: CGAffineTransform)
  /// Adds a line's outline to the shape, which then must be filled with `.winding`.
  func appendStroke(_ path: PathStorage, transform: CGAffineTransform, style: StrokeStyle)
  /// Fills the shape, and forgets it.
  func fillShape(rule: CGPathFillRule, color: CGColor, compositing: Compositing)
  /// Makes the clip smaller by the shape, and forgets it.
  func clipShape(rule: CGPathFillRule)

  /// Paints a colour through a mask whose top left corner lies at a whole unit.
  func fill(_ mask: AlphaMask, x: Int, y: Int, color: CGColor, compositing: Compositing)
  /// Paints a picture over the unit square after a transform.
  func draw(_ image: CGImage, transform: CGAffineTransform, compositing: Compositing)
  /// Paints a gradient over all of the clip.
  func draw(
    _ gradient: CGGradient, geometry: GradientGeometry, options: CGGradientDrawingOptions,
    transform: CGAffineTransform, compositing: Compositing)

  /// Turns drawing away to a transparent layer, until `endLayer` paints it.
  func beginLayer()
  func endLayer(compositing: Compositing)

  /// What went wrong in the library below, if anything did.
  var error: CGContextError? { get }
}

extension Canvas {
  func append(_ rect: CGRect, transform: CGAffineTransform) {
    var path = PathStorage()
    path.addRect(rect)
    append(path, transform: transform)
  }
}
