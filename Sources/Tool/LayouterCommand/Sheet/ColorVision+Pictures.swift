import CairoGraphics
import Foundation
import ImageComparison
import Pixels

extension Bitmap {
  /// The picture with the colours that a person sees; transparent pixels remain transparent.
  func seen(with vision: ColorVision) -> Bitmap {
    // Pictures of components have few colours.
    var known: [UInt32: UInt32] = [:]
    let pixels = pixels.map { pixel in
      if let color = known[pixel] { return color }
      let color = pixel.unpremultiplied.seen(with: vision).premultiplied
      known[pixel] = color
      return color
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

extension CGColor {
  /// The colour that a person sees, with the same alpha.
  func seen(with vision: ColorVision) -> CGColor {
    func byte(_ component: CGFloat) -> UInt32 {
      UInt32((min(max(component, 0), 1) * 255).rounded())
    }
    let color = CGColor(
      hex: vision.simulated(
        0xFF00_0000 | byte(red) << 16 | byte(green) << 8 | byte(blue)))
    return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }
}

extension UInt32 {
  /// The colour that a person sees, with the same alpha; not premultiplied, as the result.
  fileprivate func seen(with vision: ColorVision) -> UInt32 {
    vision.simulated(self | 0xFF00_0000) & 0xFF_FFFF | self & 0xFF00_0000
  }

  fileprivate var unpremultiplied: UInt32 {
    let alpha = self >> 24
    return alpha == 0 ? 0 : mapped { Swift.min(255, ($0 * 255 + alpha / 2) / alpha) }
  }

  fileprivate var premultiplied: UInt32 {
    let alpha = self >> 24
    return mapped { ($0 * alpha + 127) / 255 }
  }

  /// The colour with other red, green and blue, 0...255.
  private func mapped(_ change: (UInt32) -> UInt32) -> UInt32 {
    [16, 8, 0].reduce(self & 0xFF00_0000) { (color, shift: UInt32) in
      color | change(self >> shift & 0xFF) << shift
    }
  }
}
