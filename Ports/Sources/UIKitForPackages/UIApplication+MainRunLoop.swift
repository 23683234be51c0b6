@_spi(Ports) import CoreAnimation
import Foundation
import FoundationForPackages
@_spi(Ports) import HeadlessUIKit

extension UIApplication {
  /// Lets the main run loop drive time, as on iOS, for code of the main thread that runs in no application and on no
  /// other clock: while the loop runs, animations advance, timers and display links fire, and windows are laid out and
  /// displayed, at sixty frames per second, and once more at the end of each turn in which other code ran.
  ///
  /// Time stops while the loop does not run. `layouter test` calls this before a package's tests; without it, and on
  /// other threads, animations finish immediately.
  ///
  /// - Precondition: It is called on the main thread. Further calls have no effect.
  public static func attachToMainRunLoop() {
    precondition(Thread.isMainThread, "the main run loop belongs to the main thread")
    guard attached == nil else { return }
    let driver = MainRunLoopDriver(application: shared)
    attached = driver
    driver.start()
  }

  /// Only the main thread reads and sets it.
  nonisolated(unsafe) private static var attached: MainRunLoopDriver?
}

/// Advances the clock of the main thread's application by the time that the run loop took.
private final class MainRunLoopDriver {
  private static let period = 1.0 / 60

  private let application: UIApplication
  private var time = RunLoopTime(at: ProcessInfo.processInfo.systemUptime)
  /// How many actions had been scheduled when time passed last, including the ends of animations.
  private var scheduledCount = 0
  /// Whether the display was brought up to date in this turn.
  private var isUpToDate = false
  /// The order of Core Animation's observer, which ends transactions after others have run.
  private static let observerOrder = 2_000_000

  init(application: UIApplication) {
    self.application = application
  }

  func start() {
    application.clock.becomeStanding()
    nonisolated(unsafe) let driver = self
    RunLoop.main.add(
      Timer(timeInterval: Self.period, repeats: true) { _ in driver.advance() }, forMode: .common)
    let ends: CFRunLoopActivity = [.beforeWaiting, .exit]
    let observer = CFRunLoopObserverCreateWithHandler(
      nil, ends.rawValue, true, Self.observerOrder
    ) { _, _ in driver.endTurn() }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .common)
    observeRuns()
  }

  /// Before and after all others, so that their time counts.
  private func observeRuns() {
    nonisolated(unsafe) let driver = self
    let ends: [(CFRunLoopActivity, CFIndex, (inout RunLoopTime, TimeInterval) -> Void)] = [
      (.entry, .min, { $0.loopDidEnter(at: $1) }), (.exit, .max, { $0.loopDidExit(at: $1) }),
    ]
    for (activity, order, change) in ends {
      let observer = CFRunLoopObserverCreateWithHandler(nil, activity.rawValue, true, order) {
        _, _ in
        change(&driver.time, ProcessInfo.processInfo.systemUptime)
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .common)
    }
  }

  private func advance() {
    let clock = application.clock
    let step = time.takeStep(
      at: ProcessInfo.processInfo.systemUptime,
      hasBegunAnimations: clock.scheduledCount != scheduledCount)
    scheduledCount = clock.scheduledCount
    // The run loop also runs within an action that waits.
    guard !clock.isAdvancing else { return }
    clock.advance(by: step)
    isUpToDate = true
  }

  /// What the turn of the loop has changed is shown before the loop waits or returns.
  private func endTurn() {
    defer { isUpToDate = false }
    // The timer alone changes nothing after it has brought the display up to date.
    guard !isUpToDate || application.needsLayout else { return }
    if application.clock.isAdvancing {
      application.updateDisplay()
    } else {
      application.clock.advance(by: 0)
    }
  }
}
