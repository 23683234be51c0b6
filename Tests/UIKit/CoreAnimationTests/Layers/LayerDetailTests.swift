import Testing

@testable import CoreAnimation

@Suite struct LayerDetailTests {
  private let clock = VirtualClock()

  // MARK: Geometry

  @Test func withoutALayerPointsAreConvertedToWhatTheTopmostOneIsIn() {
    let root = box(CGRect(x: 10, y: 10, width: 100, height: 100))
    let inner = box(CGRect(x: 20, y: 20, width: 40, height: 40))
    root.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 31, y: 32))
    #expect(inner.convert(CGPoint(x: 31, y: 32), from: nil) == CGPoint(x: 1, y: 2))
    let rect = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(root.convert(rect, to: nil) == CGRect(x: 10, y: 10, width: 5, height: 5))
  }

  @Test func theVisiblePartIsWhatLayersAroundDoNotClip() {
    let root = box(CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = box(CGRect(x: 30, y: 40, width: 40, height: 40))
    root.addSublayer(inner)
    #expect(inner.visibleRect == inner.bounds)
    root.masksToBounds = true
    #expect(inner.visibleRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    inner.position = CGPoint(x: 500, y: 500)
    #expect(inner.visibleRect == .zero)
  }

  @Test func aContinuousCurveReachesFurther() {
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) > 1.5)
  }

  // MARK: Content

  private final class Drawn: CALayer {
    var count = 0
    override func draw(in ctx: CGContext) { count += 1 }
  }

  @Test func contentIsDrawnAgainForAnotherSize() {
    let layer = Drawn()
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size = CGSize(width: 5, height: 5)
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    #expect(layer.count == 1)
    layer.bounds.origin.x = 3
    #expect(!layer.needsDisplay())
  }

  @Test func aTextLayerPrefersTheSizeOfItsText() {
    let layer = CATextLayer()
    layer.font = Font.blocks(size: 1)
    layer.fontSize = 10
    layer.string = "aaaa bb"
    layer.bounds.size.width = 30
    // Seven characters of 6 points in a line of 10.
    #expect(layer.preferredFrameSize() == CGSize(width: 42, height: 10))
    layer.isWrapped = true
    #expect(layer.preferredFrameSize() == CGSize(width: 24, height: 20))
  }

  @Test func aGradientMayChangeAtOnePlace() throws {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 2, height: 8)
    layer.colors = [red, blue]
    layer.locations = [0.5, 0.5]
    let bitmap = try picture(of: layer)
    #expect((0..<4).allSatisfy { bitmap[0, $0] == redPixel })
    #expect((4..<8).allSatisfy { bitmap[0, $0] == bluePixel })
  }

  @Test func aRadialGradientMayChangeAtOnePlace() throws {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    layer.colors = [red, blue]
    layer.locations = [0.5, 0.5]
    let bitmap = try picture(of: layer)
    #expect(bitmap[4, 4] == redPixel && bitmap[7, 4] == bluePixel)
    layer.locations = [0, 0]
    #expect(try picture(of: layer)[4, 4] == bluePixel)
  }

  // MARK: Animations

  @Test func aPresentationRendersWhatAnimationsShow() throws {
    let layer = canvas()
    let inner = box(CGRect(x: 0, y: 0, width: 2, height: 8))
    layer.addSublayer(inner)
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 1
    move.toValue = 7
    move.duration = 2
    clock.perform { inner.add(move, forKey: "move") }
    clock.advance(by: 1)
    let context = try CGContext(size: layer.bounds.size, scale: 1)
    layer.presentation()?.render(in: context)
    let bitmap = try context.makeBitmap()
    // Half way, from 3 to 5 points; the layer itself has its place at the left.
    #expect(bitmap[3, 4] == redPixel && bitmap[4, 4] == redPixel && bitmap[0, 4] == 0)
    #expect(try renderedPicture(of: layer)[0, 4] == redPixel)
  }

  private final class Recorder: CALayerDelegate {
    var events: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      events.append(event)
      return nil
    }
  }

  @Test func layersAreNotifiedOfTheirOrder() {
    let (root, layer) = (CALayer(), CALayer())
    let recorder = Recorder()
    layer.delegate = recorder
    clock.perform { root.addSublayer(layer) }
    #expect(recorder.events == ["onOrderIn"])
    clock.perform { layer.removeFromSuperlayer() }
    #expect(recorder.events == ["onOrderIn", "onOrderOut"])
  }

  @Test func anActionOfTheOrderIsAnAnimation() {
    let (root, layer) = (CALayer(), CALayer())
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = 2
    layer.actions = ["onOrderIn": fade]
    clock.perform { root.addSublayer(layer) }
    clock.advance(by: 1)
    #expect(layer.presentation()?.opacity == 0.5)
  }
}
