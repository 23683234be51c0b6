import StandardViews
import TestSupport
import Testing

private let red: UInt32 = 0xFFFF_0000
private let blue: UInt32 = 0xFF00_00FF

private func oneByOne(_ pixel: UInt32) -> CGImage {
  CGImage(bitmap: Bitmap(width: 1, height: 1, pixels: [pixel]))
}

/// An image view that shows one of its frames, as players of animated images do.
private final class FramesView: UIImageView {
  var frames = [oneByOne(blue), oneByOne(red)]

  override func display(_ layer: CALayer) {
    layer.contents = frames.removeFirst()
  }
}

@Suite struct DisplayedImageViewTests {
  @Test func anImageViewDisplaysItsLayerWhenThatIsAskedFor() throws {
    let view = FramesView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    func pixel() throws -> UInt32 { try UIViewRenderer(scale: 1).bitmap(of: view)[2, 2] }
    #expect(try pixel() == 0)
    view.layer.setNeedsDisplay()
    #expect(try pixel() == blue)
    #expect(try pixel() == blue)
    view.layer.setNeedsDisplay()
    #expect(try pixel() == red)
  }
}
