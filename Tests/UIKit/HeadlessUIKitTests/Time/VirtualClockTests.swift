import HeadlessUIKit
import Testing

@Suite struct VirtualClocks {
  let clock = VirtualClock()

  @Test func actionsRunInTheOrderOfTheirTimesAndOfScheduling() {
    var log: [String] = []
    clock.schedule(after: 2) { log.append("c") }
    clock.schedule(after: 1) { log.append("a") }
    clock.schedule(after: 2) { log.append("d") }
    clock.schedule(after: 1) { log.append("b") }
    clock.schedule(after: 3) { log.append("later") }
    clock.advance(by: 2)
    #expect(log == ["a", "b", "c", "d"])
    #expect(clock.now == 2)
    #expect(clock.nextDue == 3)
  }

  @Test func timeIsTheDueTimeWhileAnActionRuns() {
    var times: [TimeInterval] = []
    clock.schedule(after: 0.25) {
      times.append(self.clock.now)
      self.clock.schedule(after: 0.5) { times.append(self.clock.now) }
    }
    clock.advance(by: 1)
    #expect(times == [0.25, 0.75])
  }

  @Test func actionsWithoutDelayRunAfterThoseOfTheSameTime() {
    var log: [String] = []
    clock.schedule(after: 1) {
      log.append("first")
      self.clock.schedule(after: 0) { log.append("third") }
    }
    clock.schedule(after: 1) { log.append("second") }
    clock.advance(by: 1)
    #expect(log == ["first", "second", "third"])
  }

  @Test func cancelledActionsDoNotRun() {
    var hasRun = false
    let action = clock.schedule(after: 1) { hasRun = true }
    #expect(action.isPending)
    action.cancel()
    #expect(clock.nextDue == nil)
    clock.advance(by: 2)
    #expect(!hasRun)
    #expect(!action.isPending)
  }

  @Test func theFramesOfAFilmMeetTheirTimes() {
    // Nine times a thirtieth is less than 0.3 by a rounding error.
    var hasRun = false
    clock.schedule(after: 0.3) { hasRun = true }
    for _ in 0..<9 { clock.advance(by: 1.0 / 30) }
    #expect(hasRun)
  }

  @Test func aTurnEndsAfterEachActionAndEachAdvance() {
    var log: [String] = []
    clock.onTurnEnd = { log.append("end") }
    clock.schedule(after: 1) { log.append("a") }
    clock.schedule(after: 1) { log.append("b") }
    clock.advance(by: 1)
    #expect(log == ["a", "end", "b", "end", "end"])
  }

  @Test func theClockIsCurrentWhileItRuns() {
    #expect(VirtualClock.current == nil)
    var inner: VirtualClock?
    clock.schedule(after: 0) { inner = VirtualClock.current }
    clock.advance(by: 0)
    #expect(inner === clock)
    let other = VirtualClock()
    clock.perform {
      #expect(VirtualClock.current === clock)
      other.perform { #expect(VirtualClock.current === other) }
      #expect(VirtualClock.current === clock)
    }
    #expect(VirtualClock.current == nil)
  }

  @Test func actionsWithoutEndAreCutOff() {
    var count = 0
    func again() {
      count += 1
      clock.schedule(after: 0) { again() }
    }
    again()
    clock.advance(by: 1)
    #expect(clock.errors == [.endlessActions(at: 0)])
    // Once by itself, once as it was scheduled before the advance, and as often as is allowed.
    #expect(count == 10_002)
    #expect(clock.now == 1)
  }

  @Test func manyActionsOfOneTimeAreNoLoop() {
    var count = 0
    for _ in 0..<20_000 { clock.schedule(after: 1) { count += 1 } }
    clock.advance(by: 1)
    #expect(count == 20_000)
    #expect(clock.errors.isEmpty)
  }

  @Test func timesThatAreNotLaterAreRefused() {
    clock.advance(by: -1)
    clock.advance(by: .infinity)
    clock.advance(by: 1)
    clock.advance(to: 0.5)
    #expect(clock.now == 1)
    #expect(clock.errors == [.notALaterTime(-1), .notALaterTime(.infinity), .notALaterTime(0.5)])
    clock.advance(by: .nan)
    #expect(clock.errors.count == 4)
  }

  @Test func anActionCannotAdvanceItsClock() {
    clock.schedule(after: 1) { self.clock.advance(by: 5) }
    clock.advance(by: 2)
    #expect(clock.now == 2)
    #expect(clock.errors == [.advancedByItsOwnAction(at: 1)])
  }

  @Test func delaysThatAreNoTimeAreNone() {
    var log: [String] = []
    clock.schedule(after: -5) { log.append("negative") }
    clock.schedule(after: .nan) { log.append("not a number") }
    clock.schedule(after: .infinity) { log.append("never") }
    clock.advance(by: 1000)
    #expect(log == ["negative", "not a number"])
  }
}

@Suite struct VirtualTimers {
  let clock = VirtualClock()

  @Test func aRepeatingTimerFiresAtMultiplesOfItsInterval() {
    var times: [TimeInterval] = []
    _ = clock.perform {
      VirtualTimer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
        times.append(clock.now)
        if times.count == 3 { timer.invalidate() }
      }
    }
    clock.advance(by: 0.75)
    #expect(times == [0.5])
    clock.advance(by: 10)
    #expect(times == [0.5, 1, 1.5])
  }

  @Test func aTimerThatDoesNotRepeatFiresOnce() {
    var count = 0
    let timer = clock.perform {
      VirtualTimer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in count += 1 }
    }
    #expect(timer.isValid)
    #expect(timer.timeInterval == 0)
    clock.advance(by: 5)
    #expect(count == 1)
    #expect(!timer.isValid)
  }

  @Test func withoutAClockATimerDoesNotFire() {
    let timer = VirtualTimer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in }
    #expect(timer.isValid)
  }

  @Test func anIntervalOfZeroIsATenthOfAMillisecond() {
    var count = 0
    _ = clock.perform {
      VirtualTimer.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in count += 1 }
    }
    clock.advance(by: 0.00105)
    #expect(count == 10)
  }
}
