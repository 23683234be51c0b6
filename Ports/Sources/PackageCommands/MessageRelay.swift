import CommandLineTool
import Foundation
import Glibc
import Synchronization

/// Brings what a program writes to an output of this process, with the compiler's messages about the originals.
struct MessageRelay {
  /// The output of the program.
  let programOutput: FileHandle
  private let source: Int32
  private let destination: Int32
  private let finished = DispatchSemaphore(value: 0)
  private let progress = Progress()

  /// How far a relay is.
  private final class Progress: Sendable {
    /// The number of pieces that were received, and whether one is being written.
    let state = Mutex((count: 0, isWriting: false))
  }

  /// The program writes to a terminal if this process does: then it shows its progress there, in colours.
  ///
  /// - Parameter destination: The descriptor of an output of this process.
  init?(to destination: Int32) {
    guard let ends = isatty(destination) == 1 ? Self.terminal(like: destination) : Self.pipe()
    else { return nil }
    (source, self.destination) = (ends.source, destination)
    programOutput = FileHandle(fileDescriptor: ends.program, closeOnDealloc: true)
  }

  private static func pipe() -> (source: Int32, program: Int32)? {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { return nil }
    // The program only gets the end that becomes its output.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// A pseudo terminal of the size of another one, by `ptmx(4)`.
  private static func terminal(like other: Int32) -> (source: Int32, program: Int32)? {
    let source = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard source >= 0 else { return nil }
    var (isLocked, number): (Int32, Int32) = (0, 0)
    let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    guard ioctl(source, setLock, &isLocked) == 0, ioctl(source, getNumber, &number) == 0 else {
      close(source)
      return nil
    }
    let program = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard program >= 0 else {
      close(source)
      return nil
    }
    // The other terminal makes what it shows of the ends of lines.
    var modes = termios()
    if tcgetattr(program, &modes) == 0 {
      cfmakeraw(&modes)
      tcsetattr(program, TCSANOW, &modes)
    }
    var size = winsize()
    if ioctl(other, UInt(TIOCGWINSZ), &size) == 0 { _ = ioctl(program, UInt(TIOCSWINSZ), &size) }
    return (source, program)
  }

  /// Begins to relay, once the program runs.
  func start(_ messages: CompilerMessages) {
    try? programOutput.close()
    let (source, destination, finished, progress) = (source, destination, finished, progress)
    Thread.detachNewThread {
      var lines = MessageLines(messages)
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(source, &buffer, buffer.count)
        if count < 0 && errno == EINTR { continue }
        // The end of a terminal is an error.
        guard count > 0 else { break }
        progress.state.withLock { $0 = ($0.count + 1, true) }
        Self.write(lines.receive(buffer[..<count]), to: destination)
        progress.state.withLock { $0.isWriting = false }
      }
      Self.write(lines.finish(), to: destination)
      close(source)
      finished.signal()
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    OutputSink(fileDescriptor: descriptor).write(bytes)
  }

  /// Waits until everything is written, however slow the reader is; but not for what programs that the program has
  /// started, and that still run, may write.
  func finish() {
    var seen = -1
    while finished.wait(timeout: .now() + .seconds(2)) == .timedOut {
      let (count, isWriting) = progress.state.withLock { $0 }
      if !isWriting && count == seen { return }
      seen = count
    }
  }
}

/// Splits output into lines, and translates those that can be parts of the compiler's messages.
struct MessageLines {
  private var messages: CompilerMessages
  private var pending: [UInt8] = []
  /// Whether the beginning of the current line is written.
  private var isWithinLine = false

  init(_ messages: CompilerMessages) {
    self.messages = messages
  }

  /// The output that can be written after some more was received.
  mutating func receive(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    pending += bytes
    while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
      if isWithinLine
        || !CompilerMessages.isHidden(String(decoding: pending[..<end], as: UTF8.self))
      {
        output += translated(pending[..<end])
        output.append(UInt8(ascii: "\n"))
      }
      pending.removeFirst(end + 1)
      isWithinLine = false
    }
    if isWithinLine || !Self.canBeMessage(pending) {
      isWithinLine = isWithinLine || !pending.isEmpty
      output += pending
      pending = []
    }
    return output
  }

  /// The rest of the output.
  mutating func finish() -> [UInt8] {
    defer { pending = [] }
    return translated(pending[...])
  }

  private mutating func translated(_ line: ArraySlice<UInt8>) -> [UInt8] {
    guard !isWithinLine, Self.canBeMessage(line) else { return Array(line) }
    let text = String(decoding: line, as: UTF8.self)
    let result = messages.translated(text)
    return result == text ? Array(line) : Array(result.utf8)
  }

  /// Whether a line can be part of a message: it starts with a path, a number, a blank, a code for colours or a letter
  /// of the warning that is hidden, and contains no carriage return, as progress in a terminal does.
  private static func canBeMessage(_ line: some Collection<UInt8>) -> Bool {
    guard let first = line.first else { return true }
    switch first {
    case UInt8(ascii: "/"), UInt8(ascii: " "), UInt8(ascii: "w"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x1B:
      return !line.contains(UInt8(ascii: "\r"))
    default: return false
    }
  }
}
