import Synchronization

/// Shows progress: a bar with counts and the time left on a terminal, a plain line every two seconds
/// elsewhere.
///
/// Steps may be counted on any thread.
package final class ProgressMeter: Sendable {
  private struct State {
    var done = 0
    var lastShown: Duration = .zero
  }

  /// The time between plain lines; work that takes less prints none.
  private static let linePause = Duration.seconds(2)
  private static let barPause = Duration.milliseconds(50)

  private let label: String
  private let total: Int
  private let console: Console
  private let elapsed: @Sendable () -> Duration
  private let state = Mutex(State())

  /// - Parameters:
  ///   - label: The name of the work, such as "Drawing".
  ///   - elapsed: The time since the work began; tests provide their own.
  package init(
    _ label: String, total: Int, console: Console, elapsed: (@Sendable () -> Duration)? = nil
  ) {
    self.label = label
    self.total = total
    self.console = console
    let start = ContinuousClock.now
    self.elapsed = elapsed ?? { ContinuousClock.now - start }
    if console.showsProgressBar && total > 1 { console.showBar(bar(done: 0, elapsed: .zero)) }
  }

  /// Counts one step as done.
  package func advance() {
    let now = elapsed()
    let done: Int? = state.withLock { state in
      state.done += 1
      let pause = console.showsProgressBar ? Self.barPause : Self.linePause
      guard now - state.lastShown >= pause, state.done < total else { return nil }
      state.lastShown = now
      return state.done
    }
    guard let done, !console.isQuiet else { return }
    if console.showsProgressBar {
      console.showBar(bar(done: done, elapsed: now))
    } else {
      console.log("\(label): \(done) of \(total)\(timeLeft(done: done, elapsed: now))")
    }
  }

  /// Removes the bar.
  package func finish() {
    if console.showsProgressBar { console.showBar("") }
  }

  private func bar(done: Int, elapsed: Duration) -> String {
    let counts = " \(done)/\(total)\(timeLeft(done: done, elapsed: elapsed))"
    let width = min(32, console.columns - label.count - counts.count - 2)
    guard width >= 8 else { return label + counts }
    let filled = total == 0 ? width : width * done / total
    let bar =
      console.errorStyle.good(String(repeating: "━", count: filled))
      + console.errorStyle.dim(String(repeating: "─", count: width - filled))
    return "\(label) \(bar)\(counts)"
  }

  /// Estimates the time left from the average time per step; empty in the first half second.
  private func timeLeft(done: Int, elapsed: Duration) -> String {
    guard done > 0, elapsed >= .milliseconds(500) else { return "" }
    let seconds = (elapsed / done * (total - done)).components.seconds
    return seconds < 60
      ? ", \(seconds + 1) s left" : ", \(seconds / 60) min \(seconds % 60) s left"
  }
}
