import Foundation
import Testing

@testable import CairoGraphics

/// The bitmap of a context that is no longer used.
@Suite struct TakenBitmapTests {
  /// Small ones are copied, of large ones the memory is released part by part, the last of which is not full.
  @Test(arguments: [(1, 1), (100, 50), (2048, 1100), (2100, 3001)])
  func itHasThePixelsOfACopy(width: Int, height: Int) throws {
    let context = try CGContext(width: width, height: height, scale: 1)
    for step in 0..<40 {
      let fraction = CGFloat(step) / 40
      context.setFillColor(CGColor(red: 1, green: 0, blue: fraction, alpha: 0.7))
      let (x, y) = (fraction * CGFloat(width), fraction * CGFloat(height))
      context.fill(CGRect(x: x, y: y, width: CGFloat(width) / 3, height: CGFloat(height) / 10))
    }
    let copy = try context.makeBitmap()
    #expect(try context.takeBitmap() == copy)
  }
}
