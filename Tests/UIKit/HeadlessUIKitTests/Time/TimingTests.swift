import TestSupport
import Testing

@testable import CoreAnimation
@testable import HeadlessUIKit

@Suite struct TimingFunctions {
  @Test func linearIsTheTimeItself() {
    #expect(CAMediaTimingFunction.linear.progress(at: 0.3) == 0.3)
  }

  @Test func theEndsAreExact() {
    #expect(CAMediaTimingFunction.easeIn.progress(at: 0) == 0)
    #expect(CAMediaTimingFunction.easeIn.progress(at: 1) == 1)
  }

  // At the parameter 1/2 a curve is at 3/8 of the sum of its control points plus 1/8.
  @Test func easeInStartsSlowly() {
    #expect(isClose(CAMediaTimingFunction.easeIn.progress(at: 0.6575), 0.5))
  }

  @Test func easeOutEndsSlowly() {
    #expect(isClose(CAMediaTimingFunction.easeOut.progress(at: 0.3425), 0.5))
  }

  @Test func easeInEaseOutDoesBoth() {
    #expect(isClose(CAMediaTimingFunction.easeInEaseOut.progress(at: 0.5), 0.5))
    // At the parameter 1/4: x = 27/64·0.42 + 9/64·0.58 + 1/64, y = 9/64 + 1/64.
    #expect(isClose(CAMediaTimingFunction.easeInEaseOut.progress(at: 0.274375), 0.15625))
    #expect(isClose(CAMediaTimingFunction.easeInEaseOut.progress(at: 1 - 0.274375), 0.84375))
  }

  @Test func aCurveMayShootPastItsEnd() {
    // y at the parameter 1/2: 3/8·(2 + 2) + 1/8; x by symmetry 1/2.
    let curve = CAMediaTimingFunction(controlPoints: 0.25, 2, 0.75, 2)
    #expect(isClose(curve.progress(at: 0.5), 1.625))
  }
}

@Suite struct Springs {
  /// A spring with the frequency 1.
  private func spring(bounce: Double, velocity: Double = 0) -> Spring {
    Spring(perceptualDuration: 2 * .pi, bounce: bounce, initialVelocity: velocity)
  }

  @Test func withoutBounceItIsCriticallyDamped() {
    // x = (1 + t)·e^−t
    #expect(isClose(spring(bounce: 0).progress(after: 1), 1 - 2 / exp(1)))
  }

  @Test func withBounceItSwings() {
    // ζ = 0.6, so the swing has the frequency 0.8: after half a swing it is past its rest by
    // e^(−0.6·π/0.8), after a quarter it is at 0.6/0.8 of its reach.
    let spring = spring(bounce: 0.4)
    #expect(isClose(spring.progress(after: .pi / 0.8), 1 + exp(-0.75 * .pi)))
    #expect(isClose(spring.progress(after: .pi / 1.6), 1 - 0.75 * exp(-0.375 * .pi)))
  }

  @Test func aNegativeBounceIsOverdamped() {
    // ζ = 1/0.8 = 1.25: the roots are −0.5 and −2, so x = (4·e^(−t/2) − e^(−2t))/3.
    let progress = spring(bounce: -0.2).progress(after: 2)
    let distance: Double = (4 * exp(-1) - exp(-4)) / 3
    #expect(isClose(progress, 1 - distance))
  }

  @Test func theVelocityIsInWaysASecond() {
    for bounce in [-0.2, 0, 0.4] {
      let early = spring(bounce: bounce, velocity: 3).progress(after: 1e-6)
      #expect(abs(early - 3e-6) < 1e-10)
    }
  }

  @Test func aSpringWithADurationHasSettledWhenItIsOver() {
    for dampingRatio in [0.1, 0.5, 0.9, 1] {
      let spring = Spring(duration: 0.7, dampingRatio: dampingRatio, initialVelocity: 0)
      #expect(abs(spring.progress(after: 0.7) - 1) < 0.001001)
    }
    // ζ = 0.6: the reach is 1.25·e^(−0.6·ω·t).
    let spring = Spring(duration: 1, dampingRatio: 0.6, initialVelocity: 0)
    #expect(abs(spring.frequency - log(1250) / 0.6) < 1e-6)
  }

  @Test func aBouncingSpringEndsWhenItHasSettled() {
    // 1.25·e^(−0.6·t) = 0.001
    #expect(abs(spring(bounce: 0.4).settlingDuration - log(1250) / 0.6) < 1e-6)
  }

  @Test func numbersOutOfRangeAreKeptInIt() {
    let spring = Spring(duration: 1, dampingRatio: .nan, initialVelocity: .infinity)
    #expect(spring.progress(after: 0.5).isFinite)
    #expect(Spring(duration: 1, dampingRatio: 7, initialVelocity: 0).dampingRatio == 1)
    #expect(Spring(duration: 1, dampingRatio: -1, initialVelocity: 0).dampingRatio == 0.01)
  }
}

@Suite struct AnimationTimings {
  private func timing(repeatCount: Double = 1, autoreverses: Bool = false) -> AnimationTiming {
    AnimationTiming(
      begin: 1, duration: 2, pace: .function(.linear), repeatCount: repeatCount,
      autoreverses: autoreverses)
  }

  @Test func nothingHappensBeforeTheDelayIsOver() {
    #expect(timing().progress(at: 0.5) == 0)
    #expect(timing().progress(at: 1.5) == 0.25)
    #expect(timing().end == 3)
    #expect(timing().progress(at: 3) == 1)
  }

  @Test func reversingTakesTwiceAsLong() {
    let timing = timing(autoreverses: true)
    #expect(timing.end == 5)
    #expect(timing.progress(at: 2.5) == 0.75)
    #expect(timing.progress(at: 3.5) == 0.75)
    #expect(timing.progress(at: 4.5) == 0.25)
  }

  @Test func repeatingStartsAgain() {
    let timing = timing(repeatCount: .infinity)
    #expect(timing.end == .infinity)
    #expect(timing.progress(at: 101.5) == 0.25)
  }
}
