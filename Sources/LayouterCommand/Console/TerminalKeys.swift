import Glibc

/// Single keys from a terminal, which come without waiting for the line's end and are not shown.
///
/// The terminal's modes come back when this object goes, and when a signal ends the process.
final class TerminalKeys {
  private typealias Handler = @convention(c) (Int32) -> Void

  /// Signals that end a process and would leave the terminal without lines. Ctrl-C is not among
  /// them: ``Interruption`` makes it an orderly end.
  private static let endingSignals = [SIGTERM, SIGHUP, SIGQUIT]

  /// What a signal's handler puts back: it may not wait for a lock, and asks nobody.
  nonisolated(unsafe) private static var saved: (descriptor: Int32, modes: termios)?

  private let descriptor: Int32
  private let modes: termios
  private let isInterrupted: @Sendable () -> Bool
  private var oldHandlers: [(signal: Int32, handler: Handler?)] = []
  /// Keys that came together with an earlier one.
  private var pending: [UInt8] = []

  /// The keys of the person who started the process; nil if none sits at a terminal, or sees what
  /// is asked.
  static func open() -> TerminalKeys? {
    isatty(STDOUT_FILENO) == 1 ? TerminalKeys(descriptor: STDIN_FILENO) : nil
  }

  /// - Parameters:
  ///   - descriptor: An open terminal; for anything else there is no object.
  ///   - isInterrupted: Ends the keys when it says yes.
  init?(
    descriptor: Int32, isInterrupted: @escaping @Sendable () -> Bool = { Interruption.isRequested }
  ) {
    var modes = termios()
    guard isatty(descriptor) == 1, tcgetattr(descriptor, &modes) == 0 else { return nil }
    (self.descriptor, self.modes, self.isInterrupted) = (descriptor, modes, isInterrupted)
    Self.saved = (descriptor, modes)
    oldHandlers = Self.endingSignals.map { number in
      let handler = signal(number) { number in
        if var saved = TerminalKeys.saved { tcsetattr(saved.descriptor, TCSANOW, &saved.modes) }
        signal(number, SIG_DFL)
        raise(number)
      }
      return (number, handler)
    }
    takeKeysOneByOne()
  }

  deinit {
    var modes = modes
    tcsetattr(descriptor, TCSADRAIN, &modes)
    for (number, handler) in oldHandlers { signal(number, handler) }
    Self.saved = nil
  }

  private func takeKeysOneByOne() {
    var single = modes
    single.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(descriptor, TCSADRAIN, &single)
  }

  /// Waits for a key; nil if the terminal has gone, or the person interrupts. Arrows and function
  /// keys are passed over: the letters in their sequences are no answers.
  func next() -> Character? {
    while pending.isEmpty {
      if isInterrupted() { return nil }
      // A shell may have changed the modes while the process was suspended. For that, and for an
      // interruption just before the wait, the wait ends now and then.
      takeKeysOneByOne()
      guard isReadable(within: 500) else { continue }
      guard var bytes = read() else { return nil }
      if bytes == [Self.escape] && isReadable(within: 50) { bytes += read() ?? [] }
      if bytes.first == Self.escape && bytes.count > 1 { continue }
      pending = bytes
    }
    return Character(Unicode.Scalar(pending.removeFirst()))
  }

  private static let escape: UInt8 = 0x1B

  private func isReadable(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// What was typed; nil if the terminal has gone.
  private func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }
}
