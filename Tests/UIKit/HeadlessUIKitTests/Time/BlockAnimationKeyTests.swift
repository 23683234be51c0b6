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

  private func move(to x: CGFloat, _ options: UIView.AnimationOptions = []) {
    clock.perform {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, options]) { [view] in
        view.center.x = x
      } completion: { [ends] in
        ends.values.append($0)
      }
    }
  }

  private final class Ends {
    var values: [Bool] = []
  }
  private let ends = Ends()

  private var shownX: CGFloat? { view.layer.presentation()?.position.x }

  @Test func animationsOfOnePropertyAddUp() throws {
    move(to: 110)
    clock.advance(by: 0.5)
    #expect(shownX == 60)
    move(to: 10)
    #expect(shownX == 60)
    let layer = view.layer
    #expect(layer.animationKeys() == ["position", "position-2"])
    let first = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
    let second = try #require(layer.animation(forKey: "position-2") as? CABasicAnimation)
    #expect(first.isAdditive && second.isAdditive && second.keyPath == "position")
    // Differences from the new values, which become 0.
    #expect(first.fromValue as? CGPoint == CGPoint(x: -100, y: 0))
    #expect(second.fromValue as? CGPoint == CGPoint(x: 100, y: 0))
    #expect(first.toValue as? CGPoint == .zero && second.toValue as? CGPoint == .zero)
    clock.advance(by: 0.25)
    // 10 and a quarter of -100 and three quarters of 100.
    #expect(shownX == 60)
    clock.advance(by: 0.75)
    #expect(shownX == 10)
    #expect(ends.values == [true, true])
  }

  @Test func whatBeginsFromTheCurrentStateReplacesWhatRuns() throws {
    move(to: 110)
    clock.advance(by: 0.5)
    move(to: 10, .beginFromCurrentState)
    #expect(shownX == 60)
    let layer = view.layer
    #expect(layer.animationKeys() == ["position"])
    let animation = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(!animation.isAdditive)
    #expect(animation.fromValue as? CGPoint == CGPoint(x: 60, y: 10))
    #expect(animation.toValue == nil)
    clock.advance(by: 0)
    #expect(ends.values == [false])
    clock.advance(by: 0.5)
    #expect(shownX == 35)
    clock.advance(by: 0.5)
    #expect(shownX == 10 && layer.animationKeys() == nil)
    #expect(ends.values == [false, true])
  }

  @Test func onlyTheSamePropertyIsReplaced() {
    clock.perform {
      UIView.animate(withDuration: 1) { [view] in
        view.alpha = 0
        view.center.x = 110
      }
    }
    clock.advance(by: 0.5)
    move(to: 10, .beginFromCurrentState)
    #expect(view.layer.animationKeys() == ["opacity", "position"])
  }

  @Test func theOpacityBeginsFromTheCurrentStateToo() throws {
    clock.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in view.alpha = 0 }
    }
    clock.advance(by: 0.5)
    clock.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]
      ) { [view] in view.alpha = 1 }
    }
    let fade = try #require(view.layer.animation(forKey: "opacity") as? CABasicAnimation)
    #expect(!fade.isAdditive && fade.fromValue as? CGFloat == 0.5)
    clock.advance(by: 0.5)
    #expect(view.layer.presentation()?.opacity == 0.75)
  }
}
