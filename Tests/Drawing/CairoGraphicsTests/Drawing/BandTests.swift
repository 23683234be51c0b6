import Foundation
import Pixels
import Testing

@testable import CairoGraphics

/// A context of some rows has the pixels of a whole one.
@Suite struct BandTests {
  private func draw(in context: CGContext) {
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
    context.setFillColor(CGColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 0.7))
    context.addPath(
      CGPath(
        roundedRect: CGRect(x: 3.3, y: 2.7, width: 30.1, height: 21.9), cornerWidth: 7,
        cornerHeight: 7))
    context.fillPath()
    context.setShadow(offset: CGSize(width: 1, height: 2), blur: 4)
    context.fillEllipse(in: CGRect(x: 12.2, y: 8.1, width: 13, height: 11))
    context.setShadow(offset: .zero, blur: 0, color: nil)
    context.setAlpha(0.5)
    context.beginTransparencyLayer()
    context.fillEllipse(in: CGRect(x: 20, y: 3, width: 15, height: 20))
    context.endTransparencyLayer()
    let image = Bitmap(width: 4, height: 6, pixels: (0..<24).map { 0xFF00_0000 | $0 * 0x0A_0B0A })
    context.draw(CGImage(bitmap: image), in: CGRect(x: 30, y: 10, width: 2, height: 3))
  }

  @Test(arguments: [1, 2, 7, 13, 60])
  func bandsHaveThePixelsOfTheWhole(height: Int) throws {
    let whole = try CGContext(width: 80, height: 60, scale: 2)
    draw(in: whole)
    var pixels: [UInt32] = []
    for top in stride(from: 0, to: 60, by: height) {
      let band = try CGContext(width: 80, rows: top..<min(top + height, 60), scale: 2)
      draw(in: band)
      try band.withPixels { pixels += $0 }
    }
    #expect(try whole.makeBitmap() == Bitmap(width: 80, height: 60, pixels: pixels))
  }
}
