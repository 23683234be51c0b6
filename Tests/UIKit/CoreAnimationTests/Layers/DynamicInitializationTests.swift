import Testing

@testable import CoreAnimation

/// Canaries of calls through the method tables of classes: every initializer that creates an instance of a class known
/// only at run time.
@Suite struct DynamicInitializationTests {
  private class Layer: CALayer {
    private(set) var calls: [String] = []

    override init() {
      super.init()
      calls.append("init")
    }

    override init(layer: Any) {
      super.init(layer: layer)
      calls.append("copy of \((layer as? CALayer)?.name ?? "none")")
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      calls.append("coder")
    }

    func flash() {}
  }

  private final class WideLayer<Value>: Layer {
    var value: Value?
    let margin = 7
  }

  @Test func aLayerIsMadeByInit() {
    #expect((CALayer.instance(of: Layer.self) as? Layer)?.calls == ["init"])
  }

  @Test func aLayerIsMadeByAnInheritedInit() {
    let layer = CALayer.instance(of: WideLayer<Int>.self) as? WideLayer<Int>
    #expect(layer?.calls == ["init"])
    #expect(layer?.margin == 7)
  }

  @Test func aLayerOfCoreAnimationIsMade() {
    #expect((CALayer.instance(of: CAShapeLayer.self) as? CAShapeLayer)?.lineWidth == 1)
  }

  @Test func aCopyIsMadeByTheInitializerForCopies() {
    let layer = Layer()
    layer.name = "card"
    let copy = CALayer.copy(of: layer) as? Layer
    #expect(copy?.calls == ["copy of card"])
    let wide = WideLayer<Int>()
    wide.name = "wide"
    #expect((CALayer.copy(of: wide) as? WideLayer<Int>)?.calls == ["copy of wide"])
  }

  private class Animation: CABasicAnimation {
    private(set) var calls: [String] = []

    override init() {
      super.init()
      calls.append("init")
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      calls.append("coder")
    }

    func hold() {}
  }

  private final class LongAnimation<Value>: Animation {
    var value: Value?
    let margin = 7
  }

  @Test func anAnimationIsMadeByInit() {
    #expect((CAAnimation.instance(of: Animation.self) as? Animation)?.calls == ["init"])
    let long = CAAnimation.instance(of: LongAnimation<Int>.self) as? LongAnimation<Int>
    #expect(long?.calls == ["init"])
    #expect(long?.margin == 7)
  }

  @Test func anAnimationOfCoreAnimationIsMade() {
    #expect(CAAnimation.instance(of: CASpringAnimation.self) is CASpringAnimation)
  }
}
