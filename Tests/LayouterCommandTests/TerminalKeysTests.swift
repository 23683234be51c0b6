import Foundation
import Glibc
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

  /// Whether the terminal gives whole lines and shows what is typed, as a shell leaves it.
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
