import Synchronization

/// The output of a command: results go to standard output, progress and diagnostics to standard
/// error. Control characters in texts are escaped.
public final class Console: Sendable {
  private struct State {
    /// Buffered output. Output to a terminal is not buffered.
    var pending = ""
    /// The progress bar on the terminal's last line.
    var bar = ""
  }

  private let output: OutputSink
  private let errors: OutputSink
  private let state = Mutex(State())

  /// The style of results.
  public let outputStyle: TextStyle
  /// The style of diagnostics.
  public let errorStyle: TextStyle
  /// The width of the terminal in characters.
  public let columns: Int
  /// Whether progress and what ``inform(_:)`` prints are left out.
  package let isQuiet: Bool

  /// - Parameters:
  ///   - columns: The terminal's width in characters.
  ///   - isQuiet: Whether to print only problems and requested output.
  public init(
    output: OutputSink, errors: OutputSink, color: ColorChoice = .auto, columns: Int = 80,
    isQuiet: Bool = false
  ) {
    self.output = output
    self.errors = errors
    self.columns = columns
    self.isQuiet = isQuiet
    outputStyle = TextStyle(isColored: color.isColored(terminal: output.isTerminal))
    errorStyle = TextStyle(isColored: color.isColored(terminal: errors.isTerminal))
  }

  /// A console with the same output that prints as the options of a command say. To be made before
  /// anything is printed.
  public func applying(_ options: ConsoleOptions) -> Console {
    let isColored = outputStyle.isColored && errorStyle.isColored
    let isPlain = !outputStyle.isColored && !errorStyle.isColored
    let color: ColorChoice = isColored ? .always : isPlain ? .never : .auto
    return Console(
      output: output, errors: errors, color: options.color ?? color, columns: columns,
      isQuiet: options.quiet)
  }

  /// Whether standard output is a terminal that may be sent control sequences: one with colours.
  package var showsSequences: Bool { output.isTerminal && outputStyle.isColored }

  /// Whether standard error shows a progress bar.
  package var showsProgressBar: Bool { errors.isTerminal && !isQuiet }

  /// Whether the reader of standard output has closed it, so that a command may stop early.
  package var isOutputClosed: Bool { output.isClosedByReader }

  /// Writes a line of results.
  public func print(_ line: String = "") {
    write(line + "\n")
  }

  /// Writes a line that only says that all is well, or what to do next.
  public func inform(_ line: String) {
    if !isQuiet { print(line) }
  }

  /// Writes results without adding a line end.
  package func write(_ text: String) {
    let text = ControlCharacters.escape(text, keeping: outputStyle)
    state.withLock { state in
      guard !output.isTerminal else {
        withoutBar(state) { output.write(text) }
        return
      }
      state.pending += text
      if state.pending.utf8.count >= 1 << 16 { flush(&state) }
    }
  }

  /// Writes control sequences to standard output as they are: never texts of scenes or goldens.
  package func writeSequences(_ bytes: [UInt8]) {
    state.withLock { state in
      flush(&state)
      withoutBar(state) { output.write(bytes) }
    }
  }

  /// Writes a line to standard error: a diagnostic, or progress.
  public func log(_ line: String) {
    let line = ControlCharacters.escape(line, keeping: errorStyle)
    state.withLock { state in
      withoutBar(state) { errors.write(line + "\n") }
    }
  }

  /// Writes an error message to standard error.
  public func logError(_ message: String) {
    log("\(errorStyle.bad("Error:")) \(message)")
  }

  /// Replaces the progress bar on the terminal's last line; an empty string removes it.
  package func showBar(_ bar: String) {
    state.withLock { state in
      guard bar != state.bar else { return }
      errors.write("\r\u{1B}[K" + bar)
      state.bar = bar
    }
  }

  /// Writes the buffered output.
  ///
  /// - Throws: If output was lost, unless its reader has closed it.
  public func finish() throws(CommandFailure) {
    state.withLock { flush(&$0) }
    if output.failure != 0 && !output.isClosedByReader {
      throw CommandFailure("cannot write to standard output: \(systemMessage(output.failure))")
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
