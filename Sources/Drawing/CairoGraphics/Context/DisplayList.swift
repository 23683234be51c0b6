import Foundation

/// A sequence of drawing calls, to be drawn any number of times.
///
/// Drawing it performs the same calls again, so on any context, under any transform, it gives the
/// same pixels as a new drawing. An image in its place would be rounded twice: when it is made, and
/// when it is composited onto its background.
package struct DisplayList {
  private(set) var calls: [DrawingCall] = []

  /// Whether the recorded code read the transform of its context. Then the list equals a new
  /// drawing only under that transform.
  package fileprivate(set) var hasReadTransform = false

  package init() {}

  package var isEmpty: Bool { calls.isEmpty }

  /// Performs all calls; on a recording context, records them.
  package func draw(in context: CGContext) {
    context.draw(self)
  }

  fileprivate mutating func append(_ call: DrawingCall) {
    calls.append(call)
    if case .lists(let parts) = call, parts.contains(where: \.list.hasReadTransform) {
      hasReadTransform = true
    }
  }
}

/// Records the drawing calls of a context.
struct DisplayListRecorder {
  private(set) var list = DisplayList()

  mutating func keep(_ call: DrawingCall) { list.append(call) }

  mutating func keep(_ other: DisplayList) {
    for call in other.calls { list.append(call) }
    if other.hasReadTransform { list.hasReadTransform = true }
  }

  mutating func recordTransformRead() { list.hasReadTransform = true }
}

/// Represents the bitmap that a display list will be drawn on; it draws nothing.
final class BlankCanvas: Canvas {
  let scale: Double
  let size: CGSize
  let hasPixels = true
  let error: CGContextError? = nil

  init(size: CGSize, scale: Double) {
    self.size = size
    self.scale = scale
  }

  var isClipEmpty: Bool { false }
  func save() {}
  func restore() {}
  func append(_ path: PathStorage, transform: CGAffineTransform, flatness: Double) {}
  func append(_ rect: CGRect, transform: CGAffineTransform) {}
  func appendStroke(_ path: PathStorage, transform: CGAffineTransform, style: StrokeStyle) {}
  func fillShape(rule: CGPathFillRule, color: CGColor, compositing: Compositing) {}
  func clipShape(rule: CGPathFillRule) {}
  func fill(_ mask: AlphaMask, x: Int, y: Int, color: CGColor, compositing: Compositing) {}
  func draw(_ image: CGImage, transform: CGAffineTransform, compositing: Compositing) {}
  func draw(_ image: CGImage, projection: Projection, compositing: Compositing) {}
  func draw(
    _ gradient: CGGradient, geometry: GradientGeometry, options: CGGradientDrawingOptions,
    transform: CGAffineTransform, compositing: Compositing
  ) {}
  func draw(
    _ text: any CanvasText, at start: Point, color: CGColor?, transform: CGAffineTransform,
    compositing: Compositing
  ) {}
  func beginLayer(shadow: Shadow?) {}
  func endLayer(compositing: Compositing) {}
  func convertLuminanceToAlpha() {}
}
