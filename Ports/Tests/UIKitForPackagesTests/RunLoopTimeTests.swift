import Foundation
import Testing

@testable import UIKit

@Suite struct RunLoopTimeTests {
  private var time = RunLoopTime(at: 10)

  @Test mutating func timePassesWhileTheLoopRuns() {
    time.loopDidEnter(at: 12)
    #expect(time.takeStep(at: 12.25, hasBegunAnimations: false) == 0.25)
    // Drawing took two seconds.
    #expect(time.takeStep(at: 14.25, hasBegunAnimations: false) == 2)
    #expect(time.takeStep(at: 14.25, hasBegunAnimations: false) == 0)
  }

  /// Waiting code runs the loop again and again, for one source at a time.
  @Test mutating func theEndsOfRunsAreNotLost() {
    time.loopDidEnter(at: 10)
    time.loopDidExit(at: 10.5)
    time.loopDidEnter(at: 20)
    #expect(time.takeStep(at: 20.25, hasBegunAnimations: false) == 0.75)
  }

  @Test mutating func aNestedRunBelongsToTheOuterOne() {
    time.loopDidEnter(at: 10)
    time.loopDidEnter(at: 11)
    time.loopDidExit(at: 12)
    #expect(time.takeStep(at: 13, hasBegunAnimations: false) == 3)
    time.loopDidExit(at: 14)
    time.loopDidExit(at: 15)
    time.loopDidEnter(at: 16)
    #expect(time.takeStep(at: 16, hasBegunAnimations: false) == 1)
  }

  @Test mutating func animationsAreNotOverWithTheTurnThatBeginsThem() {
    time.loopDidEnter(at: 10)
    #expect(time.takeStep(at: 13, hasBegunAnimations: true) == RunLoopTime.longestBeginning)
    #expect(time.takeStep(at: 13.0625, hasBegunAnimations: true) == 0.0625)
    // The rest is not made up for.
    #expect(time.takeStep(at: 13.125, hasBegunAnimations: false) == 0.0625)
  }
}
