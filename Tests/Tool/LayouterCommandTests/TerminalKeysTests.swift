import Foundation
import Glibc
import Pixels
import Testing

@testable import LayouterCommand

/// A pair of file descriptors as a terminal and the program in it have them.
final class PseudoTerminal: Sendable {
  /// What a person types goes in here.
  let keyboard: Int32
  /// The end that the program reads.
  let program: Int32

  init() throws {
    keyboard = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (isLocked, number): (Int32, Int32) = (0, -1)
    try #require(
      ioctl(keyboard, Self.setLock, &isLocked) == 0
        && ioctl(keyboard, Self.getNumber, &number) == 0)
    program = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(program >= 0)
  }

  // Of ioctl_tty(2): Swift does not see the macros.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  deinit {
    close(keyboard)
    close(program)
  }

  func type(_ text: String) { _ = write(keyboard, text, text.utf8.count) }

  /// Whether the terminal gives whole lines and echoes typed keys, as a shell leaves it.
  var isAsUsual: Bool {
    var modes = termios()
    let both = tcflag_t(ICANON | ECHO)
    return tcgetattr(program, &modes) == 0 && modes.c_lflag & both == both
  }
}

extension PseudoTerminal {
  func keys(isInterrupted: Bool = false) throws -> TerminalKeys {
    let keys = TerminalKeys(descriptor: program, isInterrupted: { isInterrupted })
    return try #require(keys)
  }
}

@Suite(.serialized) struct TerminalKeysTests {
  @Test func keysComeOneByOneWithoutALineEnd() throws {
    let terminal = try PseudoTerminal()
    let keys = try terminal.keys()
    terminal.type("aR ")
    #expect(keys.next() == "a")
    #expect(keys.next() == "R")
    #expect(keys.next() == " ")
  }

  /// Cursor up is `ESC [ A`, and `A` would accept everything.
  @Test func arrowsAreNoLetters() throws {
    let terminal = try PseudoTerminal()
    let keys = try terminal.keys()
    terminal.type("\u{1B}[A")
    let later = Thread {
      usleep(100_000)
      terminal.type("s")
    }
    later.start()
    #expect(keys.next() == "s")
    terminal.type("\u{1B}")
    #expect(keys.next() == "\u{1B}")
  }

  private let query = "\u{1B}[c"

  /// What the program has written.
  private func written(to terminal: PseudoTerminal) -> String {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(terminal.keyboard, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }

  @Test func aTerminalThatAnswersIsUnderstood() throws {
    let terminal = try PseudoTerminal()
    let keys = try terminal.keys()
    let answering = Thread {
      // Waits for the query.
      let query = self.written(to: terminal)
      terminal.type(query == self.query ? "\u{1B}_Gi=31;OK\u{1B}\\a" : "")
      usleep(20_000)
      terminal.type("\u{1B}[?62;4cs")
    }
    answering.start()
    let answers = keys.answers(to: query, within: 5000)
    #expect(answers.hasKittyGraphics)
    #expect(answers.attributes == [4])
    // What was typed in the meantime is not lost, and the answer is not a key.
    #expect(keys.next() == "a")
    #expect(keys.next() == "s")
  }

  @Test func aSilentTerminalTakesAShortTime() throws {
    let terminal = try PseudoTerminal()
    let keys = try terminal.keys()
    let start = ContinuousClock.now
    #expect(keys.answers(to: query) == TerminalAnswers())
    let elapsed = ContinuousClock.now - start
    #expect(elapsed > .milliseconds(100))
    // 150 ms, and the time that a loaded machine needs.
    #expect(elapsed < .milliseconds(1000))
    #expect(written(to: terminal) == query)
  }

  @Test func aLateAnswerIsNoKey() throws {
    let terminal = try PseudoTerminal()
    let keys = try terminal.keys()
    #expect(keys.answers(to: query, within: 1) == TerminalAnswers())
    terminal.type(
      "\u{1B}_Gi=31;EINVAL:A\u{1B}\\\u{1B}[?1;0;256S\u{1B}[6;16;8t\u{1B}[?62;4;6;9;15;18;21;22cq")
    #expect(keys.next() == "q")
  }

  @Test func theSizeIsThatOfTheWindow() throws {
    let terminal = try PseudoTerminal()
    var window = winsize(ws_row: 50, ws_col: 120, ws_xpixel: 1200, ws_ypixel: 1100)
    #expect(ioctl(terminal.keyboard, UInt(TIOCSWINSZ), &window) == 0)
    #expect(
      try terminal.keys().size
        == TerminalSize(columns: 120, rows: 50, cell: PixelSize(width: 10, height: 22)))
    window = winsize(ws_row: 50, ws_col: 120, ws_xpixel: 0, ws_ypixel: 0)
    #expect(ioctl(terminal.keyboard, UInt(TIOCSWINSZ), &window) == 0)
    #expect(try terminal.keys().size == TerminalSize(columns: 120, rows: 50))
  }

  @Test func theTerminalIsAsBeforeAfterwards() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.isAsUsual)
    do {
      let keys = try terminal.keys(isInterrupted: true)
      #expect(!terminal.isAsUsual)
      #expect(keys.next() == nil)
    }
    #expect(terminal.isAsUsual)
  }

  @Test func aFileIsNoTerminal() throws {
    let file = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    #expect(TerminalKeys(descriptor: file) == nil)
  }
}
