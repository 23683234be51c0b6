import CommandLineTool
import Glibc
import Synchronization
import Testing

@testable import LayouterCommand

@Suite struct ConsoleTests {
  @Test func plainLinesWithoutATerminal() throws {
    let (output, errors) = (Memory(), Memory())
    let console = Console(output: output.sink(), errors: errors.sink())
    console.print("result")
    console.logError("broken")
    try console.finish()
    #expect(output.text == "result\n")
    #expect(errors.text == "Error: broken\n")
  }

  @Test func coloursOnATerminal() {
    let errors = Memory()
    let console = Console(output: Memory().sink(), errors: errors.sink(isTerminal: true))
    console.logError("broken")
    #expect(errors.text == "\u{1B}[31mError:\u{1B}[0m broken\n")
  }

  @Test func noColourOnATerminalThatWantsNone() {
    let errors = Memory()
    let console = Console(
      output: Memory().sink(), errors: errors.sink(isTerminal: true), color: .never)
    console.logError("broken")
    #expect(errors.text == "Error: broken\n")
  }

  @Test(arguments: [
    ([:], ColorChoice.auto), (["NO_COLOR": ""], .auto), (["NO_COLOR": "1"], .never),
    (["FORCE_COLOR": "1"], .always), (["FORCE_COLOR": "true"], .always),
    (["FORCE_COLOR": "0"], .never), (["FORCE_COLOR": "false"], .never),
    (["FORCE_COLOR": "1", "NO_COLOR": "1"], .never),
  ])
  func theEnvironmentChoosesColours(environment: [String: String], choice: ColorChoice) {
    #expect(ColorChoice(environment: environment) == choice)
  }

  @Test(arguments: [
    (false, ColorChoice.always, true), (true, .never, false), (true, .auto, true),
    (false, .auto, false),
  ])
  func anOptionChoosesColours(isTerminal: Bool, choice: ColorChoice, isColored: Bool) throws {
    let errors = Memory()
    var options = try ConsoleOptions.parse([])
    options.color = choice
    Console(output: Memory().sink(), errors: errors.sink(isTerminal: isTerminal))
      .applying(options).logError("broken")
    #expect(
      errors.text == (isColored ? "\u{1B}[31mError:\u{1B}[0m broken\n" : "Error: broken\n"))
  }

  @Test func withoutAnOptionTheEnvironmentsChoiceRemains() throws {
    let errors = Memory()
    Console(output: Memory().sink(), errors: errors.sink(), color: .always)
      .applying(try ConsoleOptions.parse([])).logError("broken")
    #expect(errors.text == "\u{1B}[31mError:\u{1B}[0m broken\n")
  }

  @Test func quietLeavesOutProgressAndWhatIsWell() throws {
    let (output, errors) = (Memory(), Memory())
    let console = Console(output: output.sink(), errors: errors.sink(isTerminal: true))
      .applying(try ConsoleOptions.parse(["--quiet"]))
    let progress = ProgressMeter("Drawing", total: 3, console: console) { .seconds(5) }
    for _ in 0..<3 { progress.advance() }
    progress.finish()
    console.inform("3 pictures")
    console.print("different  save")
    try console.finish()
    #expect(errors.text == "")
    #expect(output.text == "different  save\n")
  }

  @Test(arguments: [false, true])
  func controlCharactersOfTextsAreEscaped(isTerminal: Bool) {
    let (output, errors) = (Memory(), Memory())
    let console = Console(
      output: output.sink(isTerminal: isTerminal), errors: errors.sink(isTerminal: isTerminal),
      color: .never)
    console.print("title \u{1B}]0;x\u{07}, line\rback, C1 \u{9B}2J, DEL \u{7F}, tab\tand end\n")
    console.log("direction \u{202E}gnp.exe\u{2066}\u{061C}")
    try? console.finish()
    #expect(
      output.text == """
        title \\u001b]0;x\\u0007, line\\u000dback, C1 \\u009b2J, DEL \\u007f, tab\tand end


        """)
    #expect(errors.text == "direction \\u202egnp.exe\\u2066\\u061c\n")
  }

  @Test func lettersAreNotTakenForControls() throws {
    let output = Memory()
    let console = Console(output: output.sink(), errors: Memory().sink())
    // Each begins with a byte with which an escaped character begins.
    console.print("\u{A0}é – … \u{2028}\u{0600}ض")
    try console.finish()
    #expect(output.text == "\u{A0}é – … \u{2028}\u{0600}ض\n")
  }

  @Test func onlySequencesOfStylesPassAmongColours() {
    let output = Memory()
    let console = Console(output: output.sink(isTerminal: true), errors: Memory().sink())
    console.print(console.outputStyle.bad("bad") + "\u{1B}[8mhidden\u{1B}[0")
    #expect(output.text == "\u{1B}[31mbad\u{1B}[0m\\u001b[8mhidden\\u001b[0\n")
  }

  @Test func aLineTakesTheBarsPlaceAndTheBarComesBack() {
    let errors = Memory()
    let console = Console(
      output: Memory().sink(), errors: errors.sink(isTerminal: true), color: .never)
    console.showBar("[==--]")
    console.log("hello")
    console.showBar("")
    #expect(errors.text == "\r\u{1B}[K[==--]\r\u{1B}[Khello\n[==--]\r\u{1B}[K")
  }

  @Test func aClosedPipeIsNoError() throws {
    let writes = Mutex(0)
    let closed = OutputSink { _ in
      writes.withLock { $0 += 1 }
      return EPIPE
    }
    let console = Console(output: closed, errors: Memory().sink())
    let page = String(repeating: "x", count: 70_000)
    console.write(page)
    #expect(console.isOutputClosed)
    console.write(page)
    try console.finish()
    #expect(writes.withLock { $0 } == 1)
  }

  @Test func aFullDiskIsAnError() {
    let console = Console(output: OutputSink { _ in ENOSPC }, errors: Memory().sink())
    console.print("result")
    #expect(throws: CommandFailure.self) { try console.finish() }
  }

  @Test func aClosedPipeEndsNoProcess() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    let sink = OutputSink(fileDescriptor: ends[1])
    sink.write("result\n")
    close(ends[1])
    #expect(sink.isClosedByReader)
  }
}

@Suite struct ProgressTests {
  /// A clock that a test sets.
  private final class TestClock: Sendable {
    let now = Mutex(Duration.zero)

    func progress(total: Int, console: Console) -> ProgressMeter {
      ProgressMeter("Drawing", total: total, console: console) { self.now.withLock { $0 } }
    }

    func set(_ seconds: Int) { now.withLock { $0 = .seconds(seconds) } }
  }

  @Test func shortWorkPrintsNothingWithoutATerminal() {
    let (clock, errors) = (TestClock(), Memory())
    let progress = clock.progress(
      total: 3, console: Console(output: Memory().sink(), errors: errors.sink()))
    for _ in 0..<3 { progress.advance() }
    progress.finish()
    #expect(errors.text == "")
  }

  @Test func longWorkPrintsALineEveryTwoSecondsWithoutATerminal() {
    let (clock, errors) = (TestClock(), Memory())
    let progress = clock.progress(
      total: 100, console: Console(output: Memory().sink(), errors: errors.sink()))
    for second in 1...5 {
      clock.set(second)
      progress.advance()
    }
    #expect(
      errors.text == """
        Drawing: 2 of 100, 1 min 38 s left
        Drawing: 4 of 100, 1 min 36 s left

        """)
  }

  @Test func aBarWithCountsAndTimeLeftOnATerminal() {
    let (clock, errors) = (TestClock(), Memory())
    let console = Console(
      output: Memory().sink(), errors: errors.sink(isTerminal: true), color: .never, columns: 40)
    let progress = clock.progress(total: 4, console: console)
    clock.set(10)
    progress.advance()
    progress.finish()
    let bars = errors.text.split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false)
    #expect(
      bars
        == [
          "", "Drawing ─────────────────────────── 0/4", "Drawing ━━━━──────────── 1/4, 31 s left",
          "",
        ].map { $0[...] })
  }
}
