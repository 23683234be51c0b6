import CairoGraphics
import Foundation
import Pixels

/// A picture of a drawing on a small bitmap.
package func drawn(
  _ width: Int, _ height: Int, scale: CGFloat = 1, _ body: (CGContext) -> Void
) throws -> Bitmap {
  let context = try CGContext(width: width, height: height, scale: scale)
  body(context)
  return try context.makeBitmap()
}

extension CGColor {
  /// A colour of 8-bit components.
  package static func bytes(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) -> CGColor {
    func part(_ value: Int) -> CGFloat { CGFloat(value) / 255 }
    return CGColor(red: part(red), green: part(green), blue: part(blue), alpha: part(alpha))
  }
}
