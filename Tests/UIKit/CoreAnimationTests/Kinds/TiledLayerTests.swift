import CoreAnimation
import Testing

@Suite struct TiledLayerTests {
  private final class Map: CATiledLayer {
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      ctx.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
  }

  @Test func contentIsDrawnWithoutBeingAskedFor() throws {
    let map = Map()
    map.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    map.tileSize = CGSize(width: 2, height: 2)
    let context = try CGContext(size: map.bounds.size, scale: 1)
    map.render(in: context)
    let bitmap = try context.makeBitmap()
    #expect(bitmap[3, 3] == 0xFFFF_0000)
    #expect(bitmap[1, 1] == 0)
  }

  @Test func propertiesHaveTheirDefaults() {
    let layer = CATiledLayer()
    #expect(layer.tileSize == CGSize(width: 256, height: 256))
    #expect(layer.levelsOfDetail == 1 && layer.levelsOfDetailBias == 0)
    #expect(CATiledLayer.fadeDuration() == 0.25)
  }
}

@Suite struct EmitterLayerTests {
  @Test func propertiesAreKeptAndNothingIsDrawnWithoutAClock() throws {
    let cell = CAEmitterCell()
    cell.birthRate = 10
    cell.lifetime = 2
    cell.emissionLongitude = .pi
    let emitter = CAEmitterLayer()
    emitter.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    emitter.emitterPosition = CGPoint(x: 4, y: 0)
    emitter.emitterShape = .line
    emitter.renderMode = .additive
    emitter.emitterCells = [cell]
    let context = try CGContext(size: emitter.bounds.size, scale: 1)
    emitter.render(in: context)
    #expect(try context.makeBitmap().pixels.allSatisfy { $0 == 0 })
    #expect(emitter.value(forKeyPath: "emitterPosition.x") as? CGFloat == 4)
    #expect(emitter.emitterCells == [cell])
  }

  @Test func animationsChangeTheBirthRate() throws {
    let clock = VirtualClock()
    let emitter = CAEmitterLayer()
    let animation = CABasicAnimation(keyPath: "birthRate")
    animation.fromValue = 1
    animation.toValue = 0
    animation.duration = 2
    clock.perform { emitter.add(animation, forKey: nil) }
    clock.advance(by: 0.5)
    #expect(emitter.presentation()?.birthRate == 0.75)
  }
}
