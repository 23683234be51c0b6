import Synchronization

/// The two ways out of a command: results go to standard output; progress and diagnostics go to
/// standard error.
public final class Console: Sendable {
  private struct State {
    /// Output that has not been written yet. It is held back only where nobody reads along.
    var pending = ""
    /// The progress bar that stands on the terminal's last line.
    var bar = ""
  }

  private let output: OutputSink
  private let errors: OutputSink
  private let state = Mutex(State())

  /// How results are coloured.
  let outputStyle: TextStyle
  /// How diagnostics are coloured.
  let errorStyle: TextStyle
  /// Columns of the terminal.
  let columns: Int

  /// - Parameters:
  ///   - noColor: Whether colours are unwanted even on a terminal, as `NO_COLOR` says.
  ///   - columns: The terminal's width in characters.
  public init(
    output: OutputSink, errors: OutputSink, noColor: Bool = false, columns: Int = 80
  ) {
    self.output = output
    self.errors = errors
    self.columns = columns
    outputStyle = TextStyle(isColored: output.isTerminal && !noColor)
    errorStyle = TextStyle(isColored: errors.isTerminal && !noColor)
  }

  /// Whether standard error shows a progress bar.
  var showsProgressBar: Bool { errors.isTerminal }

  /// Whether nobody reads the results any more, so that a command may stop early.
  var isOutputClosed: Bool { output.isClosedByReader }

  /// Writes a line of results.
  func print(_ line: String = "") {
    write(line + "\n")
  }

  /// Writes results as they are.
  func write(_ text: String) {
    state.withLock { state in
      guard !output.isTerminal else {
        withoutBar(state) { output.write(text) }
        return
      }
      state.pending += text
      if state.pending.utf8.count >= 1 << 16 { flush(&state) }
    }
  }

  /// Writes a line for the person at the terminal: a diagnostic, or a step of the work.
  func note(_ line: String) {
    state.withLock { state in
      withoutBar(state) { errors.write(line + "\n") }
    }
  }

  /// Writes why something could not be done.
  func noteError(_ message: String) {
    note("\(errorStyle.bad("Error:")) \(message)")
  }

  /// Puts a progress bar on the terminal's last line, in the place of the one before; an empty one
  /// clears it.
  func showBar(_ bar: String) {
    state.withLock { state in
      guard bar != state.bar else { return }
      errors.write("\r\u{1B}[K" + bar)
      state.bar = bar
    }
  }

  /// Writes what is held back. Throws if results were lost other than by a reader that has gone.
  func finish() throws(CommandFailure) {
    state.withLock { flush(&$0) }
    if output.failure != 0 && !output.isClosedByReader {
      throw CommandFailure("cannot write standard output: \(systemMessage(output.failure))")
    }
  }

  private func flush(_ state: inout State) {
    guard !state.pending.isEmpty else { return }
    output.write(state.pending)
    state.pending = ""
  }

  private func withoutBar(_ state: borrowing State, _ body: () -> Void) {
    if state.bar.isEmpty { return body() }
    errors.write("\r\u{1B}[K")
    body()
    errors.write(state.bar)
  }
}
