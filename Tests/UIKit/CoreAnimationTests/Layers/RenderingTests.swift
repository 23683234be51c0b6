import CoreAnimation
import Testing

/// ``CALayer/render(in:)``, which draws other pictures than a screen shows.
@Suite struct RenderingTests {
  private let box = CGRect(x: 2, y: 2, width: 3, height: 3)

  @Test func edgesStayWithinPixels() throws {
    let layer = canvas()
    layer.addSublayer(CoreAnimationTests.box(CGRect(x: 0.5, y: 0, width: 2, height: 2)))
    let half: UInt32 = 0x8080_0000
    let rendered = try renderedPicture(of: layer)
    #expect([0, 1, 2, 3].map { rendered[$0, 0] } == [half, redPixel, half, 0])
    let shown = try picture(of: layer)
    #expect([0, 1, 2, 3].map { shown[$0, 0] } == [0, redPixel, redPixel, 0])
  }

  /// Half of the first pixel is painted, and not half of a half for each layer that clips.
  @Test func clipsWithTheSameEdgesCountOnce() throws {
    let layer = canvas()
    var inner = layer
    for index in 0..<3 {
      let clip = CALayer()
      clip.frame = CGRect(x: index == 0 ? 0.5 : 0, y: 0, width: 4, height: 4)
      clip.masksToBounds = true
      inner.addSublayer(clip)
      inner = clip
    }
    inner.addSublayer(CoreAnimationTests.box(CGRect(x: -2, y: -2, width: 8, height: 8)))
    let rendered = try renderedPicture(of: layer)
    #expect([0, 1, 4, 5].map { rendered[$0, 0] } == [0x8080_0000, redPixel, 0x8080_0000, 0])
  }

  /// An image of 4 × 1 pixels, twice as large, half a pixel to the right: between two pixels of the image there is their mean,
  /// as in pictures by simulators. A screen shows it at whole pixels.
  @Test func imagesAreNotSnappedToPixels() throws {
    let image = try CGContext(width: 4, height: 1)
    image.setFillColor(red)
    image.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    let layer = canvas()
    let inner = CALayer()
    inner.frame = CGRect(x: 0.5, y: 0, width: 8, height: 8)
    inner.contents = image.makeImage()
    layer.addSublayer(inner)
    func alphas(_ bitmap: Bitmap) -> [UInt32] { (0..<8).map { bitmap[$0, 4] >> 24 } }
    #expect(try alphas(renderedPicture(of: layer)) == [0, 0, 128, 255, 255, 255, 128, 0])
    #expect(try alphas(picture(of: layer)) == [0, 0, 64, 191, 255, 255, 191, 64])
  }

  /// A copy that shows animations is rendered in the same way, at their values.
  @Test func presentationsAreRenderedInTheSameWay() throws {
    let clock = VirtualClock()
    let layer = canvas()
    let inner = CoreAnimationTests.box(CGRect(x: 0, y: 0, width: 2, height: 2))
    inner.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    layer.addSublayer(inner)
    let move = CABasicAnimation(keyPath: "position.x")
    move.byValue = 7
    move.duration = 2
    clock.perform { inner.add(move, forKey: nil) }
    clock.advance(by: 1)
    let context = try CGContext(size: layer.bounds.size, scale: 1)
    clock.perform { layer.presentation()?.render(in: context) }
    let bitmap = try context.makeBitmap()
    // Three and a half points to the right, and not seen from its side.
    #expect([2, 3, 4, 5, 6].map { bitmap[$0, 0] } == [0, 0x8080_0000, redPixel, 0x8080_0000, 0])
  }

  enum Place: CaseIterable { case layer, sublayers, superlayer }

  /// Transforms that leave the plane are left out, with their part within the plane.
  @Test(
    arguments: [
      (CATransform3DMakeRotation(.pi / 3, 0, 1, 0), false),
      (CATransform3DMakeRotation(.pi, 1, 0, 0), false),
      (CATransform3DMakeTranslation(2, 0, 1), false), (CATransform3DMakeScale(0.5, 0.5, 2), false),
      (CATransform3DMakeTranslation(2, 0, 0), true),
      (CATransform3DMakeRotation(.pi / 2, 0, 0, 1), true),
      (CATransform3DMakeScale(0.5, 2, 1), true),
    ], Place.allCases)
  func transformsThatLeaveThePlaneAreLeftOut(
    case: (transform: CATransform3D, isDrawn: Bool), place: Place
  ) throws {
    func layers(_ transform: CATransform3D) -> CALayer {
      let (root, middle) = (canvas(), canvas())
      let layer = CoreAnimationTests.box(box)
      layer.backgroundColor = nil
      layer.addSublayer(CoreAnimationTests.box(CGRect(x: 0, y: 0, width: 3, height: 1)))
      root.addSublayer(middle)
      middle.addSublayer(layer)
      switch place {
      case .layer: layer.transform = transform
      case .sublayers: middle.sublayerTransform = transform
      case .superlayer: middle.transform = transform
      }
      return root
    }
    let (plain, drawn) = (layers(CATransform3DIdentity), layers(`case`.transform))
    let isEqual = try renderedPicture(of: plain) == renderedPicture(of: drawn)
    #expect(isEqual != `case`.isDrawn)
    #expect(try picture(of: plain) != picture(of: drawn))
  }
}
