/// A terminal whose user answers by single keys.
struct InteractiveTerminal {
  /// Waits for the next key; returns nil when the terminal is closed or the user interrupts.
  var nextKey: () -> Character?
  /// Sends a ``TerminalQuery``, and returns what the terminal answers within a short time.
  var ask: (String) -> TerminalAnswers
  var size: TerminalSize

  /// The terminal of the process; nil unless standard input and output are terminals.
  static func open() -> InteractiveTerminal? {
    TerminalKeys.open().map { keys in
      InteractiveTerminal(
        nextKey: { keys.next() }, ask: { keys.answers(to: $0) }, size: keys.size)
    }
  }
}
