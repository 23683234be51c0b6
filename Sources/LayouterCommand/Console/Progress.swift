import Synchronization

/// Shows how far a piece of work is: a bar with counts and the time left on a terminal, a plain
/// line now and then elsewhere.
///
/// Steps may be counted from any task.
final class Progress: Sendable {
  private struct State {
    var done = 0
    var lastShown: Duration = .zero
  }

  /// How long a plain line stays the last word; short work says nothing.
  private static let linePause = Duration.seconds(2)
  private static let barPause = Duration.milliseconds(50)

  private let label: String
  private let total: Int
  private let console: Console
  private let elapsed: @Sendable () -> Duration
  private let state = Mutex(State())

  /// - Parameters:
  ///   - label: What is done, as "Drawing".
  ///   - elapsed: The time since the work began; a test brings its own.
  init(
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
  func advance() {
    let now = elapsed()
    let done: Int? = state.withLock { state in
      state.done += 1
      let pause = console.showsProgressBar ? Self.barPause : Self.linePause
      guard now - state.lastShown >= pause, state.done < total else { return nil }
      state.lastShown = now
      return state.done
    }
    guard let done else { return }
    if console.showsProgressBar {
      console.showBar(bar(done: done, elapsed: now))
    } else {
      console.note("\(label): \(done) of \(total)\(timeLeft(done: done, elapsed: now))")
    }
  }

  /// Takes the bar away.
  func finish() {
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

  /// The rest takes as long a step as what is done took; nothing is said before there is a guess.
  private func timeLeft(done: Int, elapsed: Duration) -> String {
    guard done > 0, elapsed >= .milliseconds(500) else { return "" }
    let seconds = (elapsed / done * (total - done)).components.seconds
    return seconds < 60
      ? ", \(seconds + 1) s left" : ", \(seconds / 60) min \(seconds % 60) s left"
  }
}
