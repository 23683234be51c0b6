import Foundation
import Pixels
import ViewTree

/// A variant that has a fault.
package struct LintPlace: Sendable, Equatable {
  /// The name of the variant.
  package var variant: String
  /// The view in the variant's picture; nil if the fault is not one of a view.
  package var rect: PixelRect?
}

extension PixelRect {
  /// The pixels that a rectangle covers, wholly or in part.
  ///
  /// - Parameters:
  ///   - box: In points.
  ///   - scale: Pixels per point.
  init(covering box: ViewNode.Rect, scale: Double) {
    // Coordinates of views can be larger than any integer, or not finite.
    func pixel(_ length: Double, _ rule: FloatingPointRoundingRule) -> Int {
      length.isNaN ? 0 : Int(min(max(length * scale, -1e6), 1e6).rounded(rule))
    }
    let (left, top) = (pixel(box.x, .down), pixel(box.y, .down))
    self.init(
      x: left, y: top, width: pixel(box.right, .up) - left, height: pixel(box.bottom, .up) - top)
  }
}
