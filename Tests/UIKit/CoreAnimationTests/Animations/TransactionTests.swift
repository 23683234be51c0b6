import CoreAnimation
import TestSupport
import Testing

@Suite struct TransactionTests {
  private let clock = VirtualClock()
  private let layer: CALayer

  init() {
    layer = clock.perform { CALayer() }
    layer.markCommitted()
  }

  @Test func aChangeOfAFreeLayerIsAnimated() throws {
    clock.perform { layer.opacity = 0 }
    #expect(layer.animationKeys() == ["opacity"])
    #expect(layer.presentation()?.opacity == 1)
    clock.advance(by: 0.125)
    // The default curve at its half: CSS's "ease".
    let shown = try #require(layer.presentation()?.opacity)
    #expect(abs(shown - 0.197_6) < 0.001)
    clock.advance(by: 0.125)
    #expect(layer.presentation()?.opacity == 0)
  }

  @Test func theFirstChangesAreNot() {
    clock.perform {
      let new = CALayer()
      new.opacity = 0
      #expect(new.animationKeys() == nil)
    }
  }

  @Test func changesOfLayersThatNoWindowHasShownAreNot() {
    let (old, superlayer) = clock.perform { (CALayer(), CALayer()) }
    superlayer.markCommitted()
    clock.perform {
      superlayer.addSublayer(old)
      old.opacity = 0
    }
    #expect(old.animationKeys() == nil)
    superlayer.markCommitted()
    clock.perform { old.opacity = 1 }
    #expect(old.animationKeys() == ["opacity"])
    old.removeAllAnimations()
    clock.perform {
      old.removeFromSuperlayer()
      superlayer.addSublayer(old)
      old.opacity = 0
    }
    #expect(old.animationKeys() == nil)
  }

  @Test func withoutAClockNothingIs() {
    let other = CALayer()
    other.opacity = 0
    #expect(other.animationKeys() == nil)
  }

  @Test func aChangeDuringAnAnimationBeginsAtWhatIsShown() throws {
    clock.perform {
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(.linear)
      CATransaction.setAnimationDuration(1)
      layer.opacity = 0
      CATransaction.commit()
    }
    clock.advance(by: 0.5)
    clock.perform { layer.opacity = 1 }
    let animation = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
    #expect(animation.fromValue as? Double == 0.5)
    #expect(layer.presentation()?.opacity == 0.5)
  }

  @Test func actionsAreDisabled() {
    clock.perform {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      #expect(CATransaction.disableActions())
      layer.opacity = 0
      CATransaction.commit()
      #expect(!CATransaction.disableActions())
    }
    #expect(layer.animationKeys() == nil)
    clock.perform {
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      layer.opacity = 0.5
    }
    #expect(layer.animationKeys() == nil)
    // That ended with the turn.
    clock.perform { layer.opacity = 0 }
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test func nestedTransactionsHaveTheirOwnDuration() {
    clock.perform {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.setAnimationDuration(3)
      layer.opacity = 0
      CATransaction.commit()
      layer.cornerRadius = 5
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
    #expect(layer.animation(forKey: "opacity")?.duration == 3)
    #expect(layer.animation(forKey: "cornerRadius")?.duration == 2)
  }

  @Test func theCompletionWaitsForTheAnimations() {
    var isDone = false
    clock.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { isDone = true }
      layer.opacity = 0
      layer.add(fade(), forKey: "other")
      CATransaction.commit()
    }
    clock.advance(by: 0.5)
    #expect(!isDone)
    clock.advance(by: 0.5)
    #expect(isDone)
  }

  @Test func withoutAnimationsItIsCalledAtTheCommit() {
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    #expect(!isDone)
    CATransaction.commit()
    #expect(isDone)
  }

  @Test func theLayersActionsComeFirst() {
    layer.actions = ["opacity": NSNull(), "cornerRadius": fade()]
    clock.perform {
      layer.opacity = 0
      layer.cornerRadius = 3
    }
    #expect(layer.animationKeys() == ["cornerRadius"])
    #expect(layer.animation(forKey: "cornerRadius")?.duration == 1)
  }

  @Test func theDelegateDecidesBeforeThem() {
    final class Decider: CALayerDelegate {
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "opacity" ? NSNull() : nil
      }
    }
    let decider = Decider()
    layer.delegate = decider
    clock.perform {
      layer.opacity = 0
      layer.cornerRadius = 3
    }
    #expect(layer.animationKeys() == ["cornerRadius"])
  }

  @Test func aSubclassChoosesItsAction() {
    final class Slow: CALayer {
      override func action(forKey event: String) -> (any CAAction)? {
        guard event == "progress" else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = (presentation() ?? self).value(forKey: event)
        animation.duration = 1
        return animation
      }
    }
    let slow = clock.perform { Slow() }
    clock.perform { slow.setValue(0, forKey: "progress") }
    clock.advance(by: 5)
    clock.perform { slow.setValue(10, forKey: "progress") }
    clock.advance(by: 0.5)
    #expect(slow.presentation()?.value(forKey: "progress") as? Double == 5)
    #expect(slow.value(forKey: "progress") as? Int == 10)
  }

  @Test func replicatorsDelayTheirCopies() throws {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(4, 0, 0)
    replicator.instanceDelay = 0.5
    let dot = box(CGRect(x: 0, y: 0, width: 1, height: 1), red)
    replicator.addSublayer(dot)
    let move = CABasicAnimation(keyPath: "position.y")
    move.byValue = 6
    move.duration = 1
    clock.perform { dot.add(move, forKey: nil) }
    clock.advance(by: 0.75)
    // 4.5 points of way rounded to pixels, and a second copy half a second behind: 1.5.
    let bitmap = try picture(of: replicator)
    #expect(bitmap.column(0).firstIndex { $0 != 0 } == 5)
    #expect(bitmap.column(4).firstIndex { $0 != 0 } == 2)
  }
}
