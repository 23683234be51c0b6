import CommandLineTool
import Glibc

/// Reads single key presses from a terminal, without waiting for a line end and without echo.
///
/// The terminal's modes are restored when this object is deallocated, and when a signal ends the
/// process.
final class TerminalKeys {
  private typealias Handler = @convention(c) (Int32) -> Void

  /// Signals that end the process and would leave the terminal in single-key mode. Ctrl-C is handled
  /// by ``Interruption``.
  private static let endingSignals = [SIGTERM, SIGHUP, SIGQUIT]

  /// The modes that the signal handler restores, without a lock: a handler must not wait for one.
  nonisolated(unsafe) private static var saved: (descriptor: Int32, modes: termios)?

  private let descriptor: Int32
  private let output: Int32
  private let modes: termios
  private let isInterrupted: @Sendable () -> Bool
  private var oldHandlers: [(signal: Int32, handler: Handler?)] = []
  /// What was read, with the keys that have not been returned.
  private var input = TerminalInput()

  /// The keys of the process's terminal; nil unless standard input and output are terminals.
  static func open() -> TerminalKeys? {
    isatty(STDOUT_FILENO) == 1 ? TerminalKeys(descriptor: STDIN_FILENO, output: STDOUT_FILENO) : nil
  }

  /// - Parameters:
  ///   - descriptor: An open terminal; for anything else the initialiser fails.
  ///   - output: The same terminal for writing; nil if the descriptor can be written to.
  ///   - isInterrupted: Ends the sequence of keys when it returns true.
  init?(
    descriptor: Int32, output: Int32? = nil,
    isInterrupted: @escaping @Sendable () -> Bool = { Interruption.isRequested }
  ) {
    var modes = termios()
    guard isatty(descriptor) == 1, tcgetattr(descriptor, &modes) == 0 else { return nil }
    (self.descriptor, self.modes, self.isInterrupted) = (descriptor, modes, isInterrupted)
    self.output = output ?? descriptor
    Self.saved = (descriptor, modes)
    oldHandlers = Self.endingSignals.map { number in
      let handler = signal(number) { number in
        if var saved = TerminalKeys.saved { tcsetattr(saved.descriptor, TCSANOW, &saved.modes) }
        signal(number, SIG_DFL)
        raise(number)
      }
      return (number, handler)
    }
    enterSingleKeyMode()
  }

  deinit {
    var modes = modes
    tcsetattr(descriptor, TCSADRAIN, &modes)
    for (number, handler) in oldHandlers { signal(number, handler) }
    Self.saved = nil
  }

  private func enterSingleKeyMode() {
    var single = modes
    single.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(descriptor, TCSADRAIN, &single)
  }

  /// Waits for a key; returns nil if the terminal is closed or the user interrupts. Arrow and function
  /// keys are ignored: the letters in their escape sequences are not answers.
  func next() -> Character? {
    while true {
      if let key = input.takeKey() { return Character(Unicode.Scalar(key)) }
      if isInterrupted() { return nil }
      // The wait is limited because a shell may have changed the modes while the process was
      // suspended, and because an interruption may come just before the wait.
      enterSingleKeyMode()
      guard isReadable(within: 500) else { continue }
      guard let bytes = read() else { return nil }
      input.add(bytes)
      if input.isIncomplete && !isReadable(within: Self.sequencePause) { input.endSequence() }
      // Of an answer that came too late.
      _ = input.takeSequences()
    }
  }

  /// Sends a query to the terminal and returns its answers: all of them, or those that arrive within a
  /// short time. Keys that are typed in the meantime are kept.
  ///
  /// - Parameters:
  ///   - query: Control sequences, the last of which every terminal answers that answers at all.
  ///   - limit: In milliseconds.
  func answers(to query: String, within limit: Int = 150) -> TerminalAnswers {
    enterSingleKeyMode()
    OutputSink(fileDescriptor: output).write(query)
    let end = ContinuousClock.now + .milliseconds(limit)
    var sequences: [[UInt8]] = []
    while !TerminalAnswers(sequences).isComplete, !isInterrupted() {
      let rest = Int32((end - .now) / .milliseconds(1))
      guard rest > 0, isReadable(within: rest), let bytes = read() else { break }
      input.add(bytes)
      sequences += input.takeSequences()
    }
    return TerminalAnswers(sequences)
  }

  /// The terminal's size.
  var size: TerminalSize { TerminalSize(of: output) }

  /// How long the bytes of one sequence may be apart, in milliseconds.
  private static let sequencePause: Int32 = 50

  private func isReadable(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// The typed bytes; nil if the terminal is closed.
  private func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }
}
