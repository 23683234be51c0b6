import TestSupport
import Testing

@testable import VisualFormats

/// The error of a format; nil if it is valid.
private func error(
  _ text: String, _ options: NSLayoutConstraint.FormatOptions = []
) -> VisualFormatError? {
  do throws(VisualFormatError) {
    _ = try VisualFormat(parsing: text).constraints(
      options: options, metrics: ["gap": 8, "none": .nan, "many": 1e6, "zero": 0],
      views: ["red", "blue"])
    return nil
  } catch {
    return error
  }
}

@Suite struct VisualFormatErrorTests {
  @Test func caretIsUnderTheOffendingCharacter() {
    #expect(
      error("H:|-[red-[blue]")?.description == """
        visual format, character 9: expected ']' or '(' after 'red', found '-'
        H:|-[red-[blue]
                ^
        """)
    #expect(
      error("H:|-[red")?.description == """
        visual format, character 9: expected ']' or '(' after 'red', found the end
        H:|-[red
                ^
        """)
  }

  @Test func caretTakesTwoColumnsForWideLetters() {
    #expect(
      error("[赤い\t(]")?.description
        == "visual format, character 6: expected a number or a name, found ']'\n[赤い (]\n"
        + " \u{3000}\u{3000}  ^")
  }

  @Test func caretStepsOverMarksThatTakeNoColumn() {
    // e and a combining acute accent are one column.
    #expect(
      error("[e\u{301}\u{302}(]")?.description
        == "visual format, character 4: expected a number or a name, found ']'\n[e\u{301}\u{302}(]\n"
        + "   ^")
  }

  @Test func whatCannotBeSeenIsShownByItsCodePoint() {
    #expect(
      error("|-[red]\u{200B}")?.description == """
        visual format, character 8: expected '-', '[', '|' or the end, found '\\u{200B}'
        |-[red]\\u{200B}
               ^
        """)
    #expect(
      error("\u{FEFF}[red](")?.description == """
        visual format, character 1: expected 'H:', 'V:', '|' or a view '[name]', found '\\u{FEFF}'
        \\u{FEFF}[red](
        ^
        """)
    #expect(
      error("[red]\u{202E}-[\u{0}]")?.description == """
        visual format, character 6: expected '-', '[', '|' or the end, found '\\u{202E}'
        [red]\\u{202E}-[\\u{0000}]
             ^
        """)
  }

  @Test func aLongFormatIsShownAroundTheCaret() {
    let views = String(repeating: "[red]-", count: 30)
    // 60 columns before the bracket and 60 from it on.
    #expect(
      error(views + "[bleu]-" + views + "[red]")?.excerpt.text
        == "…red]-[red]-[red]-[red]-[red]-[red]-[red]-[red]-[red]-[red]-"
        + "[bleu]-[red]-[red]-[red]-[red]-[red]-[red]-[red]-[red]-[red]-…\n"
        + "                                                             ^")
  }

  @Test func aLongNameIsShortened() {
    let name = String(repeating: "a", count: 100_000)
    #expect(
      error("[\(name)]")?.reason
        == "unknown view 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…'")
    let accents = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(error("[\(accents)]")?.description.utf8.count ?? 0 < 300)
  }

  @Test func lettersThatLookAlikeAreDistinguishedByTheirCodePoints() {
    // Cyrillic е, U+0435, in place of the Latin one.
    #expect(
      error("[r\u{435}d]")?.reason
        == "unknown view 'r\u{435}d' (U+0435): 'red' (U+0065) looks the same")
    #expect(
      error("[red]-\u{FF47}ap-[blue]")?.reason
        == "unknown metric '\u{FF47}ap' (U+FF47): 'gap' (U+0067) looks the same")
  }

  @Test(arguments: [
    // orientation and start
    ("", 0, "expected 'H:', 'V:', '|' or a view '[name]', found the end"),
    ("red", 0, "expected 'H:', 'V:', '|' or a view '[name]', found 'r'"),
    ("X:[red]", 0, "expected 'H:', 'V:', '|' or a view '[name]', found 'X'"),
    ("h:|[red]", 0, "expected 'H:', 'V:', '|' or a view '[name]', found 'h' (write 'H:')"),
    ("v: [red]", 0, "expected 'H:', 'V:', '|' or a view '[name]', found 'v' (write 'V:')"),
    ("h[red]", 0, "expected 'H:', 'V:', '|' or a view '[name]', found 'h'"),
    ("-[red]", 0, "expected 'H:', 'V:', '|' or a view '[name]', found '-'"),
    ("H[red]", 1, "expected ':' after 'H', found '['"),
    ("V", 1, "expected ':' after 'V', found the end"),
    ("H:-[red]", 2, "expected '|' or a view '[name]', found '-'"),
    ("H:V:[red]", 2, "expected '|' or a view '[name]', found 'V'"),
    ("V: red", 3, "expected '|' or a view '[name]', found 'r'"),
    // superview
    ("|", 1, "expected a view '[name]', found the end"),
    ("||", 1, "expected a view '[name]', found '|'"),
    ("|-|", 2, "expected a view '[name]', found '|'"),
    ("|-8-|", 4, "expected a view '[name]', found '|'"),
    ("|[red]|[blue]", 7, "expected the end after the superview's '|', found '['"),
    // what follows a view
    ("[red]x", 5, "expected '-', '[', '|' or the end, found 'x'"),
    ("[red],", 5, "expected '-', '[', '|' or the end, found ','"),
    ("[red]-", 6, "expected a distance (a number or a metric), '[' or '|', found the end"),
    ("[red]-8-", 8, "expected a view '[name]' or '|', found the end"),
    // view
    ("[]", 1, "expected the name of a view, found ']'"),
    ("[1red]", 1, "expected the name of a view, found '1'"),
    ("[red", 4, "expected ']' or '(' after 'red', found the end"),
    ("[red blue]", 5, "expected ']' or '(' after 'red', found 'b'"),
    ("[red.x]", 4, "expected ']' or '(' after 'red', found '.'"),
    ("[red(4)(5)]", 7, "expected ']', found '('"),
    // distances
    (
      "[red]--[blue]", 6,
      "expected a distance between the hyphens, as in '-8-', or one hyphen alone"
    ),
    ("[red]--8-[blue]", 6, "a number with a sign must be in parentheses, as in '-(-8)-'"),
    ("[red]-+8-[blue]", 6, "a number with a sign must be in parentheses, as in '-(-8)-'"),
    ("[red]-8[blue]", 7, "expected '-' after the distance, found '['"),
    ("[red]-8pt-[blue]", 7, "expected '-' after the distance, found 'p'"),
    ("[red]-(8)[blue]", 9, "expected '-' after the distances, found '['"),
    ("[red]-@9-[blue]", 6, "expected a distance (a number or a metric), '[' or '|', found '@'"),
    ("[red]-1e999-[blue]", 6, "the number is too large"),
    // predicates
    ("[red()]", 5, "expected a number or a name, found ')'"),
    ("[red(4,)]", 7, "expected a number or a name, found ')'"),
    ("[red(4 5)]", 7, "expected ',' or ')', found '5'"),
    ("[red(4", 6, "expected ',' or ')', found the end"),
    ("[red(>=)]", 7, "expected a number or a name, found ')'"),
    ("[red(=4)]", 5, "expected '==', '<=' or '>=', found '='"),
    ("[red(>4)]", 5, "expected '==', '<=' or '>=', found '>'"),
    ("[red(=>4)]", 5, "expected '==', '<=' or '>=', found '='"),
    ("[red(<", 5, "expected '==', '<=' or '>=', found '<'"),
    ("[red(-)]", 5, "expected a number or a name, found '-'"),
    ("[red(.)]", 5, "expected a number or a name, found '.'"),
    // priorities
    ("[red(4@)]", 7, "expected a priority (a number from 1 to 1000, or a metric), found ')'"),
    ("[red(4@0)]", 7, "a priority is a number from 1 to 1000"),
    ("[red(4@1001)]", 7, "a priority is a number from 1 to 1000"),
    ("[red(4@-5)]", 7, "a priority is a number from 1 to 1000"),
    // names
    ("[rde]", 1, "unknown view 'rde' (did you mean 'red'?)"),
    ("[red][x9]", 6, "unknown view 'x9'"),
    ("[red]-x-[blue]", 6, "unknown metric 'x'"),
    ("[red]-gpa-[blue]", 6, "unknown metric 'gpa' (did you mean 'gap'?)"),
    ("[red]-blue-[blue]", 6, "'blue' is a view: expected a number or a metric"),
    ("[red(bleu)]", 5, "unknown metric or view 'bleu' (did you mean 'blue'?)"),
    ("[red(4@blue)]", 7, "'blue' is a view: expected a number or a metric"),
    ("[red(none)]", 5, "the metric 'none' is nan: expected a finite number"),
    ("[red(4@many)]", 7, "the metric 'many' is 1000000: a priority is a number from 1 to 1000"),
    ("[red(4@zero)]", 7, "the metric 'zero' is 0: a priority is a number from 1 to 1000"),
    ("[red(4@none)]", 7, "the metric 'none' is nan: a priority is a number from 1 to 1000"),
  ])
  func errorNamesTheCharacterAndWhatWasExpected(text: String, offset: Int, reason: String) {
    #expect(error(text)?.offset == offset)
    #expect(error(text)?.reason == reason)
    #expect(error(text)?.format == text)
  }

  @Test func aViewAloneIsAlignedWithNoOther() {
    #expect(error("V:|-[red]-|", .alignAllLastBaseline) == nil)
    #expect(error("[red(10)]", .alignAllLeft) == nil)
  }

  @Test func alignmentMustBeAcrossTheAxis() {
    #expect(
      error("[red][blue]", .alignAllLeft)?.reason
        == "alignAllLeft does not fit views that are side by side")
    #expect(
      error("V:[red][blue]", .alignAllLastBaseline)?.reason
        == "alignAllLastBaseline does not fit views that are above each other")
    #expect(
      error("[red][blue]", .alignAllLeft)?.description == """
        visual format, options: alignAllLeft does not fit views that are side by side
        [red][blue]
        """)
  }

  @Test(
    arguments: [
      (
        "[red][blue]", [.directionLeftToRight, .directionRightToLeft],
        "directionLeftToRight and directionRightToLeft contradict each other"
      ),
      (
        "V:[red][blue]", [.alignAllLeft, .alignAllTrailing],
        "alignAllLeft and alignAllTrailing contradict each other where text runs from right to left"
      ),
      (
        "[red][blue]", .spacingBaselineToBaseline,
        "spacingBaselineToBaseline is for vertical formats"
      ),
      ("[red]", .init(rawValue: 1 << 0), "the bits 0x1 mean nothing"),
      ("[red]", .init(rawValue: 1 << 7 | 1 << 20), "the bits 0x100080 mean nothing"),
    ] as [(String, NSLayoutConstraint.FormatOptions, String)])
  func contradictoryOptionsAreErrors(
    text: String, options: NSLayoutConstraint.FormatOptions, reason: String
  ) {
    #expect(error(text, options)?.reason == reason)
  }

  /// Both edges together align frames, and baselines may be aligned besides.
  @Test func severalAlignmentsOfOneAxisHoldTogether() {
    #expect(error("[red][blue]", [.alignAllTop, .alignAllBottom, .alignAllCenterY]) == nil)
    #expect(error("[red][blue]", [.alignAllFirstBaseline, .alignAllLastBaseline]) == nil)
    #expect(error("V:[red][blue]", [.alignAllLeft, .alignAllRight]) == nil)
    #expect(error("V:[red][blue]", [.alignAllLeading, .spacingBaselineToBaseline]) == nil)
  }

  /// Every string is either a format or has an error at one of its characters or its end.
  @Test func noStringIsTooOdd() {
    let pieces = [
      "H", "V", ":", "|", "-", "[", "]", "(", ")", "==", "<=", ">=", "=", "<", "@", ",", "red",
      "blue", "gap", "none", "8", "-3", "1e", "9.5", ".", "e", " ", "\n", "\r\n", "\0", "é", "👩‍👩‍👧",
      "赤",
      "_", "999999999999999999999999", "|-[", "]-|", "[red]", "(8@250)",
    ]
    var random = SplitMix64(seed: 4)
    var formatCount = 0
    for _ in 0..<20_000 {
      let text = (0..<random.next(below: 12)).map { _ in pieces[random.next(below: pieces.count)] }
        .joined()
      if let error = error(text) {
        #expect((0...text.count).contains(error.offset), "\(text)")
        #expect(error.description.hasSuffix("^"))
      } else {
        formatCount += 1
      }
    }
    #expect(formatCount > 20)
    #expect(error(String(repeating: "[red]-", count: 20_000) + "[blue]") == nil)
    #expect(error(String(repeating: "[red(", count: 20_000))?.offset == 5)
  }
}
