import Foundation

/// A text, or a part of one, that draws itself on a canvas, from masks, outlines and images.
///
/// Drawing does not depend on typesetting: display lists keep texts as such values, and canvases that
/// are not drawn on skip them.
package protocol CanvasText: Sendable {
  /// Why the text shows boxes in place of letters; nil if it does not. The context then gives no bitmap.
  var fontProblem: (any Error)? { get }

  /// Draws the text with its start at a point of user space.
  ///
  /// - Parameter color: in place of the text's own; nil for its own.
  func draw(
    on canvas: any Canvas, at start: Point, color: CGColor?, transform: CGAffineTransform,
    compositing: Compositing)
}

extension CGContext {
  /// Draws text with its start at a point; see ``CanvasText``.
  package func draw(_ text: any CanvasText, at start: CGPoint, color: CGColor?) {
    perform(.text(text, at: start, color: color))
  }
}
