import CoreAnimation
import TestSupport
import Testing

@Suite struct KeyframeAnimationTests {
  private let stage = Stage()

  private func frames(_ change: (CAKeyframeAnimation) -> Void) {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, 20, 60]
    animation.duration = 1
    change(animation)
    stage.add(animation)
  }

  /// The values that are shown at times.
  private func shown(_ times: [TimeInterval]) -> [CGFloat?] {
    times.map { time in
      stage.clock.advance(to: time)
      return stage.layer.presentation()?.position.x
    }
  }

  @Test func valuesAreSpreadEvenly() {
    frames { $0.duration = 3 }
    #expect(shown([0.5, 1, 1.5, 2.5]) == [5, 10, 15, 40])
  }

  @Test func keyTimesPlaceThem() {
    frames { $0.keyTimes = [0, 0.5, 0.75, 1] }
    #expect(shown([0.25, 0.5, 0.625, 0.875]) == [5, 10, 15, 40])
  }

  @Test func discreteValuesJump() {
    frames {
      $0.calculationMode = .discrete
      $0.keyTimes = [0, 0.25, 0.5, 0.75, 1]
    }
    #expect(shown([0.1, 0.3, 0.6, 0.9]) == [0, 10, 20, 60])
  }

  @Test func pacedValuesKeepTheirSpeed() {
    // 60 in a second, whatever the number of values.
    frames { $0.calculationMode = .paced }
    #expect(shown([0.125, 0.25, 0.5]) == [7.5, 15, 30])
  }

  @Test func cubicValuesPassThroughTheirFrames() {
    frames {
      $0.duration = 3
      $0.calculationMode = .cubic
    }
    let values = shown([1, 1.5, 2])
    #expect(values[0] == 10 && values[2] == 20)
    // Tangents of 10 and 25 at 10 and 20: 15 + (10 - 25) / 8.
    #expect(values[1] == 13.125)
  }

  @Test func eachWayHasItsPace() throws {
    frames {
      $0.duration = 3
      $0.timingFunctions = [.linear, CAMediaTimingFunction(name: .easeIn), .linear]
    }
    let values = shown([0.5, 1.6575])
    #expect(values[0] == 5)
    let eased = try #require(values[1])
    #expect(abs(eased - 15) < 1e-6)
  }

  @Test func oneValueStays() {
    frames { $0.values = [7] }
    #expect(shown([0.5]) == [7])
  }

  /// As in pictures by simulators of an animation with a value that is held.
  @Test func oneDiscreteValueIsNotShown() {
    frames {
      $0.values = [30]
      $0.keyTimes = [0, 1]
      $0.calculationMode = .discrete
    }
    #expect(shown([0, 0.5]) == [stage.layer.position.x, stage.layer.position.x])
  }

  @Test func withoutValuesNothingIsShown() {
    stage.layer.position.x = 3
    frames { $0.values = [] }
    #expect(shown([0.5]) == [3])
  }

  private func alongAPath(_ change: (CAKeyframeAnimation) -> Void = { _ in }) {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.duration = 4
    change(animation)
    stage.add(animation)
  }

  @Test func pathsTakeTheSameTimeForEachPiece() {
    alongAPath()
    stage.clock.advance(by: 1)
    #expect(stage.layer.presentation()?.position == CGPoint(x: 15, y: 0))
    stage.clock.advance(by: 2)
    #expect(stage.layer.presentation()?.position == CGPoint(x: 30, y: 5))
  }

  /// Three lines, and the fourth that closes them.
  private var square: CGPath {
    let path = CGMutablePath()
    path.addLines(between: [
      .zero, CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 40), CGPoint(x: 0, y: 40),
    ])
    path.closeSubpath()
    return path
  }

  /// As a simulator shows it: the times belong to the first pieces, and the line that closes the path is not reached.
  @Test(arguments: [
    (1.0, CGPoint(x: 20, y: 0)), (2.0, CGPoint(x: 40, y: 0)), (2.5, CGPoint(x: 40, y: 20)),
    (3.5, CGPoint(x: 20, y: 40)),
  ])
  func keyTimesNeedNotReachTheLineThatClosesAPath(time: Double, position: CGPoint) {
    alongAPath {
      $0.path = square
      $0.keyTimes = [0, 0.5, 0.75, 1]
    }
    stage.clock.advance(by: time)
    #expect(stage.layer.presentation()?.position == position)
  }

  /// The same for points that are not connected: a key time for each of them.
  @Test(arguments: [
    (0.5, CGPoint.zero), (2.0, CGPoint(x: 40, y: 0)), (2.9, CGPoint(x: 40, y: 0)),
    (3.5, CGPoint(x: 40, y: 40)),
  ])
  func pointsOfAPathMayHaveATimeEach(time: Double, position: CGPoint) {
    alongAPath {
      $0.path = square
      $0.calculationMode = .discrete
      $0.keyTimes = [0, 0.5, 0.75, 1]
    }
    stage.clock.advance(by: time)
    #expect(stage.layer.presentation()?.position == position)
  }

  @Test func aPathMovesATranslation() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 2, y: 4), CGPoint(x: 10, y: 8)])
    let animation = CAKeyframeAnimation(keyPath: "transform.translation")
    animation.path = path
    animation.duration = 1
    stage.add(animation)
    stage.clock.advance(by: 0.5)
    #expect(stage.layer.presentation()?.transform == CATransform3DMakeTranslation(6, 6, 0))
  }

  @Test func pacedPathsKeepTheirSpeed() {
    alongAPath { $0.calculationMode = .paced }
    stage.clock.advance(by: 2)
    #expect(stage.layer.presentation()?.position == CGPoint(x: 20, y: 0))
  }

  @Test func layersTurnAlongThePath() throws {
    alongAPath { $0.rotationMode = .rotateAuto }
    stage.clock.advance(by: 3)
    let transform = try #require(stage.layer.presentation()).transform
    #expect(transform == CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
  }
}

@Suite struct SpringAnimationTests {
  private let stage = Stage()

  @Test func itSwingsAroundItsEnd() throws {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 100
    // ω = 10, ζ = 0.5: the first overshoot is e^(-πζ/√(1-ζ²)) = 16.3 % at π / (ω√(1-ζ²)) = 0.3628 s.
    spring.stiffness = 100
    spring.damping = 10
    spring.duration = spring.settlingDuration
    stage.add(spring)
    stage.clock.advance(by: 0.362_759_873)
    let shown = try #require(stage.layer.presentation()).position.x
    #expect(abs(shown - 116.303) < 0.01)
  }

  @Test func itSettles() {
    let spring = CASpringAnimation(keyPath: "position.x")
    // e^(-5t)·(1 + 1/√3) = 1/1000, as on iOS.
    #expect(abs(spring.settlingDuration - 1.4727) < 0.0001)
    spring.damping = 100
    // Without overdamping as the critical one: (1 + 10t)·e^(-10t) = 1/1000.
    #expect(abs(spring.settlingDuration - 0.9233) < 0.001)
  }

  @Test func durationAndBounceDescribeIt() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    let expected = (stiffness: 157.913_67, damping: 17.592_92)
    #expect(abs(spring.stiffness - expected.stiffness) < 1e-4)
    #expect(abs(spring.damping - expected.damping) < 1e-4)
    #expect(isClose(spring.perceptualDuration, 0.5))
    #expect(isClose(spring.bounce, 0.3))
  }
}

@Suite struct AnimationGroupTests {
  private let stage = Stage()

  @Test func animationsShareATime() {
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 10
    move.beginTime = 1
    move.duration = 1
    move.fillMode = .both
    let group = CAAnimationGroup()
    let opacity = fade()
    opacity.duration = 0
    group.animations = [opacity, move]
    group.duration = 2
    stage.add(group)
    stage.clock.advance(by: 0.5)
    #expect(stage.opacity == 0.25)
    #expect(stage.layer.presentation()?.position.x == 0)
    stage.clock.advance(by: 1)
    #expect(stage.opacity == 0.75)
    #expect(stage.layer.presentation()?.position.x == 5)
  }

  @Test func theGroupEndsThem() {
    let group = CAAnimationGroup()
    let long = fade()
    long.duration = 10
    group.animations = [long]
    group.duration = 1
    stage.add(group, forKey: "group")
    stage.clock.advance(by: 0.5)
    #expect(stage.opacity == 0.05)
    stage.clock.advance(by: 0.5)
    #expect(stage.opacity == 1)
    #expect(stage.layer.animationKeys() == nil)
  }

  /// The last part of a row of animations is shown at the end, although none of them fills.
  @Test func theEndOfTheLastAnimationIsShown() {
    let group = CAAnimationGroup()
    group.animations = [(0, 0), (2, 30)].map { begin, from in
      let part = CABasicAnimation(keyPath: "position.x")
      part.beginTime = TimeInterval(begin)
      part.duration = 2
      part.fromValue = CGFloat(from)
      part.toValue = CGFloat(from + 20)
      return part
    }
    group.duration = 4
    group.fillMode = .both
    group.isRemovedOnCompletion = false
    stage.add(group)
    let times: [TimeInterval] = [1, 2, 3, 4, 9]
    let places: [CGFloat?] = times.map { time in
      stage.clock.advance(to: time)
      return stage.layer.presentation()?.position.x
    }
    #expect(places == [10, 30, 40, 50, 50])
  }

  @Test func theGroupRepeatsThem() {
    let group = CAAnimationGroup()
    group.animations = [fade()]
    group.duration = 1
    group.repeatCount = 2
    stage.add(group)
    stage.clock.advance(by: 1.25)
    #expect(stage.opacity == 0.25)
  }
}

@Suite struct TransitionTests {
  private let clock = VirtualClock()
  private let layer = canvas()

  private func change(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) {
    layer.backgroundColor = red
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    clock.perform {
      CATransaction.setDisableActions(true)
      layer.add(transition, forKey: nil)
      layer.backgroundColor = blue
    }
  }

  @Test func fadingMixesBoth() throws {
    change(.fade)
    #expect(layer.animationKeys() == [kCATransition])
    #expect(try picture(of: layer)[4, 4] == redPixel)
    clock.advance(by: 0.5)
    let middle = try picture(of: layer)[4, 4]
    #expect(middle >> 24 == 255)
    #expect((127...129).contains(middle >> 16 & 255) && (127...129).contains(middle & 255))
    clock.advance(by: 0.5)
    #expect(try picture(of: layer)[4, 4] == bluePixel)
  }

  @Test(arguments: [
    (CATransitionType.push, CATransitionSubtype.fromRight, "rrrrbbbb"),
    (.push, .fromLeft, "bbbbrrrr"), (.moveIn, .fromRight, "rrrrbbbb"),
    (.reveal, .fromRight, "rrrrbbbb"), (.reveal, .fromLeft, "bbbbrrrr"),
  ])
  func contentMoves(
    _ type: CATransitionType, _ subtype: CATransitionSubtype, _ expected: String
  ) throws {
    change(type, subtype)
    clock.advance(by: 0.5)
    let row = try picture(of: layer).row(4).map { $0 == redPixel ? "r" : "b" }.joined()
    #expect(row == expected)
  }
}
