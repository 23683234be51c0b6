import Foundation
import Pixels
import Testing

@testable import LayouterCommand

@Suite struct TerminalPicturesTests {
  private static let kitty = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c"
  private static let sixel = "\u{1B}[?1;0;1024S\u{1B}[6;20;10t\u{1B}[?62;4;22c"
  private static let plain = "\u{1B}[?1;2c"

  /// The pictures that are chosen in a terminal that answers, and the queries to it.
  private func chosen(
    _ choice: PictureChoice = .auto, _ environment: [String: String] = ["TERM": "xterm-256color"],
    answer: String = "", allowsSequences: Bool = true
  ) -> (pictures: TerminalPictures?, queries: [String]) {
    var queries: [String] = []
    let terminal = InteractiveTerminal(
      nextKey: { nil },
      ask: { query in
        queries.append(query)
        var input = TerminalInput()
        input.add(answer.utf8)
        return TerminalAnswers(input.sequences)
      }, size: TerminalSize(columns: 100, rows: 40))
    let pictures = TerminalPictures(
      choice, on: terminal, environment: TerminalEnvironment(environment),
      allowsSequences: allowsSequences)
    return (pictures, queries)
  }

  @Test(arguments: [
    (kitty, PictureProtocol?.some(.kitty)), (sixel, .sixel(colors: 256)), (plain, nil), ("", nil),
    // Of a terminal that has both.
    ("\u{1B}_Gi=31;OK\u{1B}\\" + sixel, .kitty),
    // An error of kitty's protocol, such as one that it is switched off.
    ("\u{1B}_Gi=31;ENOTSUP:off\u{1B}\\" + plain, nil),
    ("\u{1B}[?1;0;16S\u{1B}[?62;4c", .sixel(colors: 16)),
  ])
  func theAnswerChooses(answer: String, picture: PictureProtocol?) {
    #expect(chosen(answer: answer).pictures?.picture == picture)
  }

  @Test(arguments: [
    ["TERM_PROGRAM": "iTerm.app"], ["TERM_PROGRAM": "WezTerm"], ["LC_TERMINAL": "iTerm2"],
  ])
  func iTerm2IsKnownByTheEnvironment(variables: [String: String]) {
    let environment = variables.merging(["TERM": "xterm-256color"]) { one, _ in one }
    #expect(chosen(.auto, environment, answer: Self.plain).pictures?.picture == .iTerm2)
    #expect(chosen(.auto, environment, answer: Self.kitty).pictures?.picture == .kitty)
    // tmux keeps the variables of the terminal that it was started in.
    let nested = environment.merging(["TMUX": "socket,1,0"]) { one, _ in one }
    #expect(chosen(.auto, nested, answer: Self.plain).pictures == nil)
  }

  @Test(arguments: [
    ["TERM": "screen-256color"], ["TERM": "tmux-256color"],
    ["TERM": "xterm", "TMUX": "socket,1,0"], ["TERM": "xterm", "STY": "1.pts-0"],
    ["TERM": "xterm", "ZELLIJ": "0"],
  ])
  func aMultiplexerIsAskedForSixelOnly(environment: [String: String]) {
    let (pictures, queries) = chosen(.auto, environment, answer: Self.sixel)
    #expect(pictures?.picture == .sixel(colors: 256))
    #expect(queries.count == 1 && !queries[0].contains("_G"))
    #expect(chosen(.auto, environment, answer: Self.plain).pictures == nil)
  }

  @Test func aTerminalIsAskedAsTheSpecificationsSay() {
    #expect(
      chosen(answer: "").queries == [
        "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[?1;1;0S\u{1B}[16t\u{1B}[c"
      ])
  }

  @Test func nothingIsSentWhereNothingIsWanted() {
    #expect(chosen(.off, answer: Self.kitty).queries == [])
    #expect(chosen(.off, answer: Self.kitty).pictures == nil)
    #expect(chosen(answer: Self.kitty, allowsSequences: false).queries == [])
    #expect(chosen(answer: Self.kitty, allowsSequences: false).pictures == nil)
    for term in ["dumb", "linux", ""] {
      #expect(chosen(.auto, ["TERM": term], answer: Self.kitty).queries == [])
      #expect(chosen(.auto, ["TERM": term], answer: Self.kitty).pictures == nil)
    }
  }

  @Test(arguments: [
    (PictureChoice.kitty, PictureProtocol.kitty), (.iTerm2, .iTerm2), (.sixel, .sixel(colors: 256)),
  ])
  func anExplicitChoiceNeedsNoAnswer(choice: PictureChoice, picture: PictureProtocol) {
    #expect(chosen(choice, allowsSequences: false).pictures?.picture == picture)
    #expect(chosen(choice, ["TERM": "dumb"]).pictures?.picture == picture)
    #expect(chosen(choice, ["TERM": "dumb"]).queries == [])
  }

  @Test func theAnsweredCellIsUsedIfTheKernelHasNone() {
    #expect(
      chosen(answer: Self.sixel).pictures?.size
        == TerminalSize(columns: 100, rows: 40, cell: PixelSize(width: 10, height: 20)))
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], false), (["TERM": "xterm-kitty"], true),
    (["TERM": "foot"], true), (["VTE_VERSION": "7201"], true), (["VTE_VERSION": "4800"], false),
    (["TERM_PROGRAM": "vscode"], true), (["TERM_PROGRAM": "Apple_Terminal"], false),
    (["KONSOLE_VERSION": "230802"], true), (["LC_TERMINAL": "iTerm2"], true),
    (["FORCE_HYPERLINK": "1"], true), (["TERM": "foot", "FORCE_HYPERLINK": "0"], false),
  ])
  func whichTerminalsMakeLinks(environment: [String: String], makesLinks: Bool) {
    #expect(TerminalEnvironment(environment).makesLinks == makesLinks)
  }
}
