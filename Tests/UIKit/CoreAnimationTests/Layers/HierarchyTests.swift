import CoreAnimation
import Testing

@Suite struct LayerHierarchyTests {
  private let parent = CALayer()
  private let a = CALayer()
  private let b = CALayer()
  private let c = CALayer()

  @Test func aNewLayerHasNoSublayers() {
    #expect(parent.sublayers == nil)
    #expect(parent.superlayer == nil)
  }

  @Test func sublayersAreInTheOrderInWhichTheyWereAdded() {
    parent.addSublayer(a)
    parent.addSublayer(b)
    #expect(parent.sublayers == [a, b])
    #expect(a.superlayer == parent)
  }

  @Test func layersAreInsertedAtIndicesAndNextToOthers() {
    parent.addSublayer(a)
    parent.insertSublayer(b, at: 0)
    #expect(parent.sublayers == [b, a])
    parent.insertSublayer(c, below: a)
    #expect(parent.sublayers == [b, c, a])
    parent.insertSublayer(b, above: a)
    #expect(parent.sublayers == [c, a, b])
    parent.insertSublayer(b, at: 99)
    #expect(parent.sublayers == [c, a, b])
    parent.insertSublayer(a, below: CALayer())
    #expect(parent.sublayers == [a, c, b])
  }

  @Test func aLayerMovesToItsNewSuperlayer() {
    let other = CALayer()
    parent.addSublayer(a)
    other.addSublayer(a)
    #expect(parent.sublayers == nil)
    #expect(a.superlayer == other)
  }

  @Test func aLayerIsNotAddedToItselfOrBelow() {
    parent.addSublayer(a)
    a.addSublayer(parent)
    parent.addSublayer(parent)
    #expect(parent.superlayer == nil)
    #expect(parent.sublayers == [a])
  }

  @Test func replacingPutsALayerInThePlaceOfAnother() {
    parent.sublayers = [a, b]
    parent.replaceSublayer(a, with: c)
    #expect(parent.sublayers == [c, b])
    #expect(a.superlayer == nil)
    parent.replaceSublayer(c, with: b)
    #expect(parent.sublayers == [b])
  }

  @Test func settingTheSublayersRemovesTheOthers() {
    parent.sublayers = [a, b]
    parent.sublayers = [c, a]
    #expect(parent.sublayers == [c, a])
    #expect(b.superlayer == nil)
    parent.sublayers = nil
    #expect(parent.sublayers == nil)
    #expect(c.superlayer == nil)
  }

  @Test func aMaskIsNoSublayer() {
    parent.mask = a
    #expect(parent.sublayers == nil)
    #expect(a.superlayer == parent)
    a.removeFromSuperlayer()
    #expect(parent.mask == nil)
  }

  @Test func aSublayerOutlivesItsSuperlayer() {
    do {
      let short = CALayer()
      short.addSublayer(a)
      short.mask = b
    }
    #expect(a.superlayer == nil)
    #expect(b.superlayer == nil)
  }

  @Test func layersAreEqualIfTheyAreTheSame() {
    #expect(a != b)
    #expect(Set([a, b, a]).count == 2)
  }

  @Test func subclassesAndTheirInitializersAreCalled() {
    final class Ring: CALayer {
      var thickness = 3
      override init() {
        super.init()
        name = "ring"
      }
      required init?(coder: NSCoder) { return nil }
    }
    let ring = CALayer.instance(of: Ring.self)
    #expect(ring.name == "ring")
    #expect((ring as? Ring)?.thickness == 3)
  }

  @Test func thePresentationOfASubclassIsCopiedByItsInitializer() throws {
    final class Ring: CALayer {
      var thickness = 3
      override init() { super.init() }
      override init(layer: Any) {
        super.init(layer: layer)
        if let ring = layer as? Ring { thickness = ring.thickness }
      }
      required init?(coder: NSCoder) { return nil }
    }
    let ring = Ring()
    ring.thickness = 7
    ring.opacity = 0.5
    let copy = try #require(ring.presentation())
    #expect(copy !== ring)
    #expect(copy.thickness == 7)
    #expect(copy.opacity == 0.5)
    #expect(copy.model() === ring)
  }

  @Test func theDescriptionNamesClassAndAddress() {
    let layer = CAShapeLayer()
    let address = UInt(bitPattern: Unmanaged.passUnretained(layer).toOpaque())
    #expect(layer.description == "<CAShapeLayer: 0x\(String(address, radix: 16))>")
  }
}
