import HeadlessUIKit
import Testing

/// What the layer of a view lists while `UIView.animate` animates the view.
@Suite struct BlockAnimationKeyTests {
  private let clock = VirtualClock()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  @Test func aBlockAddsAnimationsUnderTheNamesOfTheProperties() throws {
    clock.perform {
      UIView.animate(withDuration: 0.3, delay: 0.1, options: .curveLinear) { [view] in
        view.alpha = 0.25
        view.frame = CGRect(x: 10, y: 0, width: 40, height: 20)
        view.backgroundColor = .red
      }
    }
    let layer = view.layer
    #expect(layer.animationKeys() == ["position", "bounds.size", "opacity", "backgroundColor"])
    let fade = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
    #expect(fade.keyPath == "opacity")
    #expect(fade.duration == 0.3 && fade.beginTime == 0.1)
    #expect(fade.isAdditive)
    // From 1, which is 0.75 more than the value.
    #expect(fade.fromValue as? CGFloat == 0.75)
    #expect(layer.animation(forKey: "cornerRadius") == nil)
    clock.advance(by: 0.5)
    #expect(layer.animationKeys() == nil)
  }

  @Test func animationsOfTheLayerComeFirst() {
    clock.perform {
      UIView.animate(withDuration: 1) { [view] in view.alpha = 0 }
      view.layer.add(CABasicAnimation(keyPath: "position.x"), forKey: "shake")
      #expect(view.layer.animationKeys() == ["shake", "opacity"])
      view.layer.removeAllAnimations()
      #expect(view.layer.animationKeys() == nil)
    }
  }
}
