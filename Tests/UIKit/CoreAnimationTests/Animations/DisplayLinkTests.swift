import CoreAnimation
import TestSupport
import Testing

@Suite struct DisplayLinkTests {
  private let clock = VirtualClock()

  /// The times of the calls, in pictures of the screen.
  private final class Calls {
    var pictures: [Int] = []
    func add(_ link: CADisplayLink) { pictures.append(Int((link.timestamp * 60).rounded())) }
  }
  private let calls = Calls()

  private func link(_ change: (CADisplayLink) -> Void = { _ in }) -> CADisplayLink {
    let link = CADisplayLink { [calls] in calls.add($0) }
    change(link)
    clock.perform { link.add(to: .main, forMode: .common) }
    return link
  }

  @Test func itCallsForEachPicture() {
    let link = link()
    clock.advance(by: 0.05)
    #expect(calls.pictures == [1, 2, 3])
    #expect(isClose(link.targetTimestamp, 4.0 / 60))
    link.invalidate()
    clock.advance(by: 1)
    #expect(calls.pictures.count == 3)
  }

  @Test func itCallsLessOften() {
    let link = link { $0.preferredFramesPerSecond = 20 }
    clock.advance(by: 0.15)
    #expect(calls.pictures == [1, 4, 7])
    link.invalidate()
  }

  @Test func itPauses() {
    let link = link()
    clock.advance(by: 1.0 / 60)
    link.isPaused = true
    clock.advance(by: 1)
    link.isPaused = false
    clock.advance(by: 1.0 / 60)
    #expect(calls.pictures == [1, 62])
    link.invalidate()
  }

  @Test func withoutAClockItIsSilent() {
    let link = CADisplayLink { [calls] in calls.add($0) }
    link.add(to: .main, forMode: .common)
    clock.advance(by: 1)
    #expect(calls.pictures == [])
  }
}
