import Foundation
import Pixels

extension CGImage {
  /// The part of the image in a rectangle of pixels, whose edges are rounded outward to whole pixels;
  /// nil if no part of the image lies in it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.commonPart(
      with: CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(
      bitmap: bitmap.cropped(
        x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height)),
      clientFormat: clientFormat)
  }

  /// The image in one colour: only its alpha is kept, multiplied by the colour's, as a template image
  /// is drawn.
  public func tinted(with color: CGColor) -> CGImage {
    let tint = Color8(color)
    let (red, green, blue) = (UInt32(tint.red), UInt32(tint.green), UInt32(tint.blue))
    let tints = (0...255 as ClosedRange<UInt32>).map { coverage in
      PremultipliedAlpha.pixel(
        red: red, green: green, blue: blue,
        alpha: PremultipliedAlpha.multiply(coverage, UInt32(tint.alpha)))
    }
    return CGImage(
      bitmap: Bitmap(
        width: width, height: height, pixels: bitmap.pixels.map { tints[Int($0 >> 24)] }))
  }
}

extension CGImage {
  /// The image with its colours multiplied by a colour, whose opacity does not count.
  package func multiplied(by color: CGColor) -> CGImage {
    let factor = Color8(color)
    let (red, green, blue) = (UInt32(factor.red), UInt32(factor.green), UInt32(factor.blue))
    let pixels = bitmap.pixels.map { pixel in
      pixel & 0xFF00_0000
        | PremultipliedAlpha.multiply(pixel >> 16 & 255, red) << 16
        | PremultipliedAlpha.multiply(pixel >> 8 & 255, green) << 8
        | PremultipliedAlpha.multiply(pixel & 255, blue)
    }
    return CGImage(bitmap: Bitmap(width: width, height: height, pixels: pixels))
  }
}

extension Bitmap {
  /// A part of the bitmap, which must lie within it.
  func cropped(x: Int, y: Int, width partWidth: Int, height partHeight: Int) -> Bitmap {
    var part: [UInt32] = []
    part.reserveCapacity(partWidth * partHeight)
    for row in y..<y + partHeight {
      let start = row * width + x
      part += pixels[start..<start + partWidth]
    }
    return Bitmap(width: partWidth, height: partHeight, pixels: part)
  }
}
