import CoreAnimation
import TestSupport
import Testing

@Suite struct LayerTimingTests {
  private let stage = Stage()
  private let watcher = Watcher()

  private func watched(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let animation = fade()
    animation.delegate = watcher
    change(animation)
    return animation
  }

  @Test func theDelegateIsNotifiedOfStartAndEnd() {
    stage.add(watched())
    #expect(watcher.events == ["start"])
    stage.clock.advance(by: 1)
    #expect(watcher.events == ["start", "stop true"])
  }

  @Test func removingEndsItBeforeItsTime() {
    stage.add(watched(), forKey: "fade")
    stage.layer.removeAnimation(forKey: "fade")
    #expect(watcher.events == ["start", "stop false"])
    stage.add(watched())
    stage.layer.removeAllAnimations()
    #expect(watcher.events.suffix(2) == ["start", "stop false"])
    #expect(stage.opacity == 1)
  }

  @Test func aBeginTimeDelaysIt() {
    stage.clock.advance(by: 5)
    stage.clock.perform {
      stage.layer.add(watched { $0.beginTime = CACurrentMediaTime() + 2 }, forKey: nil)
    }
    #expect(watcher.events == [])
    // Nothing is shown before.
    #expect(stage.opacity == 1)
    stage.clock.advance(by: 2.5)
    #expect(watcher.events == ["start"])
    #expect(stage.opacity == 0.5)
    stage.clock.advance(by: 0.5)
    #expect(watcher.events == ["start", "stop true"])
  }

  @Test func fillModesShowTheEndsOutside() {
    stage.add(
      watched {
        $0.beginTime = 1
        $0.fillMode = .both
        $0.toValue = 0.5
        $0.isRemovedOnCompletion = false
      }, forKey: "fade")
    #expect(stage.opacity == 0)
    stage.clock.advance(by: 3)
    #expect(stage.opacity == 0.5)
    #expect(watcher.events == ["start", "stop true"])
    #expect(stage.layer.animation(forKey: "fade") != nil)
    stage.layer.removeAnimation(forKey: "fade")
    #expect(stage.opacity == 1)
  }

  @Test func withoutAFillModeItShowsNothingAfterItsEnd() {
    stage.layer.opacity = 0.25
    stage.add(watched { $0.isRemovedOnCompletion = false })
    stage.clock.advance(by: 1)
    #expect(stage.opacity == 0.25)
  }

  @Test func runsRepeatAndReverse() {
    stage.add(
      watched {
        $0.repeatCount = 2
        $0.autoreverses = true
      })
    let expected: [Float] = [0.5, 0.5, 0.5, 0.5]
    var shown: [Float?] = []
    stage.clock.advance(by: 0.5)
    for _ in 0..<4 {
      shown.append(stage.opacity)
      stage.clock.advance(by: 1)
    }
    #expect(shown == expected)
    // Twice there and back: four seconds.
    #expect(watcher.events == ["start", "stop true"])
  }

  @Test func aPartOfARunIsRepeated() {
    stage.layer.opacity = 0.125
    stage.add(watched { $0.repeatCount = 1.5 })
    stage.clock.advance(by: 1.25)
    #expect(stage.opacity == 0.25)
    stage.clock.advance(by: 0.25)
    #expect(stage.opacity == 0.125)
  }

  @Test func aRepeatDurationEndsIt() {
    stage.add(watched { $0.repeatDuration = 2.5 })
    stage.clock.advance(by: 2.25)
    #expect(stage.opacity == 0.25)
    stage.clock.advance(by: 0.25)
    #expect(watcher.events == ["start", "stop true"])
  }

  @Test func itRepeatsForever() {
    stage.add(watched { $0.repeatCount = .infinity })
    stage.clock.advance(by: 1000.5)
    #expect(stage.opacity == 0.5)
    #expect(watcher.events == ["start"])
  }

  @Test func twiceTheSpeedIsHalfTheTime() {
    stage.add(watched { $0.speed = 2 })
    stage.clock.advance(by: 0.25)
    #expect(stage.opacity == 0.5)
    stage.clock.advance(by: 0.25)
    #expect(watcher.events == ["start", "stop true"])
  }

  @Test func aNegativeSpeedRunsBackwards() {
    stage.add(watched { $0.speed = -1 })
    stage.clock.advance(by: 0.25)
    #expect(stage.opacity == 0.75)
  }

  @Test func aTimeOffsetBeginsInTheMiddle() {
    stage.add(watched { $0.timeOffset = 0.5 })
    #expect(stage.opacity == 0.5)
    // It begins again at its start for the rest of its time.
    stage.clock.advance(by: 0.75)
    #expect(stage.opacity == 0.25)
  }

  @Test func aStoppedAnimationShowsItsOffset() {
    stage.add(
      watched {
        $0.speed = 0
        $0.timeOffset = 0.75
      })
    stage.clock.advance(by: 100)
    #expect(stage.opacity == 0.75)
  }

  @Test func aLayerIsPausedAndResumed() {
    let layer = stage.layer
    stage.add(watched())
    stage.clock.advance(by: 0.25)
    stage.clock.perform {
      let time = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = time
    }
    stage.clock.advance(by: 10)
    #expect(stage.opacity == 0.25)
    stage.clock.perform {
      let paused = layer.timeOffset
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    }
    #expect(stage.opacity == 0.25)
    stage.clock.advance(by: 0.5)
    #expect(stage.opacity == 0.75)
    stage.clock.advance(by: 0.25)
    #expect(watcher.events == ["start", "stop true"])
  }

  @Test func timeOfSublayersFollowsThatOfTheLayer() {
    let parent = CALayer()
    parent.addSublayer(stage.layer)
    parent.speed = 2
    stage.layer.timeOffset = 3
    #expect(stage.layer.convertTime(5, from: nil) == 13)
    #expect(stage.layer.convertTime(13, to: nil) == 5)
    #expect(stage.layer.convertTime(10, from: parent) == 13)
    stage.add(watched())
    stage.clock.advance(by: 0.25)
    #expect(stage.opacity == 0.5)
    stage.clock.advance(by: 0.25)
    #expect(watcher.events == ["start", "stop true"])
  }

  @Test func scrubbingByTheLayersOffset() {
    stage.layer.speed = 0
    stage.add(watched())
    stage.layer.timeOffset = 0.4
    #expect(stage.opacity == 0.4)
  }

  @Test func withoutAClockWhatEndsHasEnded() {
    let layer = CALayer()
    layer.add(watched { $0.toValue = 0.5 }, forKey: "gone")
    #expect(watcher.events == ["start", "stop true"])
    #expect(layer.animation(forKey: "gone") == nil)
    layer.add(
      watched {
        $0.toValue = 0.5
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      }, forKey: "kept")
    #expect(layer.presentation()?.opacity == 0.5)
    layer.add(watched { $0.repeatCount = .infinity }, forKey: "endless")
    #expect(layer.animation(forKey: "endless") != nil)
  }

  @Test func timeIsThatOfTheClock() {
    #expect(CACurrentMediaTime() == 0)
    stage.clock.advance(by: 3)
    #expect(stage.clock.perform { CACurrentMediaTime() } == 3)
  }
}
