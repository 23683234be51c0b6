import Pixels
import Testing

@testable import LayouterCommand

@Suite struct TerminalInputTests {
  private func input(_ texts: String...) -> TerminalInput {
    var input = TerminalInput()
    for text in texts { input.add(text.utf8) }
    return input
  }

  private func keys(_ input: TerminalInput) -> String {
    String(decoding: input.keys, as: UTF8.self)
  }

  @Test(arguments: [
    "\u{1B}[A", "\u{1B}OA", "\u{1B}[1;5A", "\u{1B}[[A", "\u{1B}\u{1B}[A", "\u{1B}a",
    "\u{1B}[?62;4c",
    "\u{1B}_Gi=31;EINVAL:A\u{1B}\\", "\u{1B}]11;rgb:A/A/A\u{07}", "\u{1B}]11;rgb:A/A/A\u{1B}\\",
    "\u{1B}P1$r0mA\u{1B}\\",
  ])
  func noLetterOfASequenceIsAKey(sequence: String) {
    let whole = input("x" + sequence + "y")
    #expect(keys(whole) == "xy")
    #expect(whole.sequences.count == 1)
    #expect(!whole.isIncomplete)
    // In pieces of one byte as well.
    var piecewise = TerminalInput()
    for byte in ("x" + sequence + "y").utf8 { piecewise.add([byte]) }
    #expect(keys(piecewise) == "xy")
    #expect(piecewise.sequences == whole.sequences)
  }

  @Test func aSingleEscapeIsAKeyIfNothingFollows() {
    var input = input("a\u{1B}")
    #expect(input.isIncomplete)
    #expect(keys(input) == "a")
    input.endSequence()
    #expect(keys(input) == "a\u{1B}")
  }

  @Test func aSequenceThatNothingCompletesIsDropped() {
    var input = input("\u{1B}PAAA")
    input.endSequence()
    input.add("s".utf8)
    #expect(keys(input) == "s")
  }
}

@Suite struct TerminalAnswersTests {
  private func answers(_ sequences: String...) -> TerminalAnswers {
    TerminalAnswers(sequences.map { Array($0.utf8) })
  }

  @Test func whatTerminalsAnswer() {
    let kitty = answers("\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}[6;34;17t", "\u{1B}[?62;c")
    #expect(kitty.hasKittyGraphics)
    #expect(kitty.isComplete)
    #expect(kitty.cell == PixelSize(width: 17, height: 34))

    let xterm = answers("\u{1B}[?1;0;16S", "\u{1B}[?63;1;2;4;6;9;15;22c")
    #expect(!xterm.hasKittyGraphics)
    #expect(xterm.attributes?.contains(4) == true)
    #expect(xterm.sixelColors == 16)
    #expect(xterm.isComplete)
  }

  @Test func theClassOfATerminalIsNoAttribute() {
    // A VT132 is of class 4, and has no Sixel.
    #expect(answers("\u{1B}[?4;6c").attributes == [6])
  }

  @Test func whatIsNoAnswerIsIgnored() {
    #expect(
      answers(
        "\u{1B}_Gi=31;EBADF:no\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}[A", "\u{1B}[6;0;0t",
        "\u{1B}[6;16t", "\u{1B}[8;24;80t", "\u{1B}[?1;3;0S", "\u{1B}[6;99999;99999t")
        == TerminalAnswers())
  }
}
