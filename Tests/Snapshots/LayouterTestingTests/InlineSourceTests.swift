import Testing

@testable import LayouterTesting

/// Expected texts that are written into sources. A triangle marks the place that the compiler gives a call, and is not in
/// the source.
@Suite struct InlineSourceTests {
  /// A source without its marks, and the places of the marks.
  private func parse(_ marked: String) -> (
    source: InlineSource, places: [(line: UInt, column: UInt)]
  ) {
    var (text, places) = ("", [(line: UInt, column: UInt)]())
    var (line, column) = (UInt(1), UInt(1))
    for character in marked {
      if character == "▸" {
        places.append((line, column))
        continue
      }
      text.append(character)
      if character.isNewline {
        (line, column) = (line + 1, 1)
      } else {
        column += UInt(character.utf8.count)
      }
    }
    return (InlineSource(Array(text.utf8)), places)
  }

  /// The source after texts were written into the marked calls, in the order of the texts.
  private func written(_ marked: String, _ texts: [(call: Int, text: String)]) throws -> String {
    var (source, places) = parse(marked)
    for (call, text) in texts {
      try source.write(text, line: places[call].line, column: places[call].column)
    }
    return String(decoding: source.bytes, as: UTF8.self)
  }

  private let closure = """
     {
      \"""
      a
      \"""
    }
    """

  @Test(arguments: [
    "▸assertInlineSnapshot(of: x, as: .lines)",
    "try await ▸assertInlineSnapshot(of: try f(x), as: .lines)",
    "é ▸assertInlineSnapshot(of: \")\", as: .lines)",
    "InlineSnapshotTesting.▸assertInlineSnapshot(of: x, as: .lines)",
    "▸InlineSnapshotTesting.assertInlineSnapshot(of: x, as: .lines)",
    "▸assertInlineSnapshot(of: [x { $0 }], as: .json, message: \"matches: {\")",
    "▸assertInlineSnapshot(\n  of: x,  // )\n  as: .lines\n)",
    "▸assertInlineSnapshot /* ( */ (of: x, as: .lines)",
  ])
  func aTextIsWrittenBehindItsCall(call: String) throws {
    let plain = call.replacing("▸", with: "")
    // The place of the parenthesis, which the compiler passes, and the place of the name.
    let compiled = plain.replacing("assertInlineSnapshot(", with: "assertInlineSnapshot▸(")
    if compiled != plain { #expect(try written(compiled, [(0, "a")]) == plain + closure) }
    #expect(try written(call, [(0, "a")]) == plain + closure)
    #expect(
      try written("let a = 1\n\(call)\nlet b = 2\n", [(0, "a")])
        == "let a = 1\n\(plain)\(closure)\nlet b = 2\n")
  }

  @Test(arguments: [
    ("▸assertInlineSnapshot(of: x, as: .lines) { \"b\" }", ""),
    ("▸assertInlineSnapshot(of: x, as: .lines) {\n  \"\"\"\n  } b\n  \"\"\"\n}", ""),
    ("▸assertInlineSnapshot(of: x, as: .lines)\n{ /* old */ #\"b\"# }", ""),
    ("▸assertInlineSnapshot(of: x, as: .lines, matches: { \"b\" })", ")"),
    ("▸assertInlineSnapshot(of: x, as: .lines, matches: { \"b\" } , line: 3)", " , line: 3)"),
  ])
  func aTextReplacesTheOneBefore(call: String, rest: String) throws {
    let plain = call.replacing("▸", with: "")
    // From the last opening brace outside of strings: there is one in each.
    let start = try #require(plain.firstIndex(of: "{"))
    #expect(
      try written(call + "\nnext()", [(0, "a")])
        == plain[..<start] + closure.dropFirst() + rest + "\nnext()")
  }

  @Test func severalTextsAreWrittenWhateverTheirOrder() throws {
    let source = """
      struct A {
        func a() {
          ▸assertInlineSnapshot(of: 1, as: .description); ▸assertInlineSnapshot(of: 2, as: .description)
        }
        func b() {
          if c { ▸assertInlineSnapshot(of: 3, as: .description) { "old" } }
        }
      }
      """
    let expected = """
      struct A {
        func a() {
          assertInlineSnapshot(of: 1, as: .description) {
            \"""
            1
            \"""
          }; assertInlineSnapshot(of: 2, as: .description) {
            \"""
            2

            2
            \"""
          }
        }
        func b() {
          if c { assertInlineSnapshot(of: 3, as: .description) {
            \"""
            3
            \"""
          } }
        }
      }
      """
    let texts = [(0, "1"), (1, "2\n\n2"), (2, "3")]
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]] {
      #expect(try written(source, order.map { (call: texts[$0].0, text: texts[$0].1) }) == expected)
    }
  }

  @Test func theLineOfACallCountsTextsBeforeIt() throws {
    var (source, places) = parse(
      "▸assertInlineSnapshot(of: 1, as: .description)\n▸assertInlineSnapshot(of: 2, as: .description)\n"
    )
    #expect(try source.write("1", line: places[0].line, column: places[0].column) == 1)
    // The closure has five lines, of which the first is the call's.
    #expect(try source.write("2", line: places[1].line, column: places[1].column) == 6)
  }

  @Test(arguments: [
    ("  f()\n    ", "  "), ("    f()\n        ", "    "), ("f()\n", "  "),
    ("/*\n * a\n */\n", "  "),
    ("\tf()\n\t\t", "\t"),
  ])
  func textsAreIndentedAsTheFileIs(before: String, unit: String) throws {
    let indentation = String(
      before.split(separator: "\n", omittingEmptySubsequences: false).last ?? "")
    #expect(
      try written(before + "▸assertInlineSnapshot(of: x, as: .lines)", [(0, "a\n\n b")])
        == before + "assertInlineSnapshot(of: x, as: .lines) {\n"
        + ["\"\"\"", "a"].map { indentation + unit + $0 + "\n" }.joined() + "\n"
        + [" b", "\"\"\""].map { indentation + unit + $0 + "\n" }.joined() + indentation + "}")
  }

  @Test func linesEndAsTheFilesDo() throws {
    #expect(
      try written("a()\r\n▸assertInlineSnapshot(of: x, as: .lines)\r\n", [(0, "a\nb")])
        == "a()\r\nassertInlineSnapshot(of: x, as: .lines) {\r\n  \"\"\"\r\n  a\r\n  b\r\n  \"\"\"\r\n}\r\n"
    )
  }

  @Test func aParenthesisBelongsToTheNameBeforeIt() throws {
    #expect(
      try written("assertInlineSnapshot ▸(of: x)", [(0, "a")])
        == "assertInlineSnapshot (of: x)" + closure)
    for call in [
      "▸(of: x)", "f▸(of: x)", "myassertInlineSnapshot▸(of: x)", "éassertInlineSnapshot▸(x)",
    ] {
      #expect(throws: InlineRecordingError.call(.missing)) { try written(call, [(0, "a")]) }
    }
  }

  @Test(arguments: [
    ("assertThat(x)", InlineCallError.missing), ("assertInlineSnapshot", .missing),
    ("assertInlineSnapshots(of: x)", .missing), ("", .missing),
    ("assertInlineSnapshot(of: x", .unclosed), ("assertInlineSnapshot(of: \"x)", .unclosed),
    ("assertInlineSnapshot(of: x) { ", .unclosed),
    ("assertInlineSnapshot(of: x, as: .lines, matches: nil)", .notAText),
    ("assertInlineSnapshot(of: x, as: .lines, matches: text)", .notAText),
    ("assertInlineSnapshot(of: x, as: .lines) { text }", .notAText),
    ("assertInlineSnapshot(of: x, as: .lines) { \"a\" + \"b\" }", .notAText),
  ])
  func whatIsNoCallIsAnError(call: String, error: InlineCallError) {
    #expect(throws: InlineRecordingError.call(error)) { try written("▸" + call, [(0, "a")]) }
  }

  @Test(arguments: [(3, 1), (1, 0), (0, 1), (1, 999), (.max, .max)] as [(UInt, UInt)])
  func aPlaceOutsideOfTheFileIsAnError(line: UInt, column: UInt) {
    var source = InlineSource(Array("let a = 1\n".utf8))
    #expect(throws: InlineRecordingError.call(.missing)) {
      try source.write("a", line: line, column: column)
    }
  }

  /// A file that has changed since it was compiled may have another call at the place.
  @Test func aCallThatHadNoTextMustHaveNone() {
    var (source, _) = parse("assertInlineSnapshot(of: x, as: .lines) { \"b\" }")
    #expect(throws: InlineRecordingError.call(.missing)) {
      try source.write("a", line: 1, column: 1, isNew: true)
    }
  }

  @Test func aCallHasOneText() throws {
    var (source, _) = parse("assertInlineSnapshot(of: x, as: .lines)")
    try source.write("a", line: 1, column: 1)
    try source.write("a", line: 1, column: 1)
    #expect(throws: InlineRecordingError.otherText) { try source.write("b", line: 1, column: 1) }
  }

  // MARK: Literals

  /// Derived by the rules for string literals in "The Swift Programming Language", Lexical Structure.
  @Test(
    arguments: [
      ("a", "", "a"), ("plain # sign", "", "plain # sign"), ("a \"\" b", "", "a \"\" b"),
      (#"C:\n"#, "#", #"C:\n"#), (#"\(x)"#, "#", #"\(x)"#), (##"\#n"##, "##", ##"\#n"##),
      ("\"\"\"", "#", "\"\"\""), ("\"\"\"\"#", "##", "\"\"\"\"#"),
      ("a \"\"\"# b", "##", "a \"\"\"# b"),
      ("## \\ #", "#", "## \\ #"), ("a\tb", "", "a\tb"), ("a\rb", "", #"a\u{D}b"#),
      ("a\r\n\\", "#", "a\\#u{D}\n  \\"), ("\u{0}\u{7F}", "", #"\u{0}\u{7F}"#),
      ("", "", nil), ("a\n", "", "a\n"), (" ", "", " "),
    ] as [(String, String, String?)])
  func literalsAreTheText(text: String, signs: String, lines: String?) {
    let body = lines.map { "  \($0)\n" } ?? "\n"
    #expect(InlineText(text).closure == "{\n  \(signs)\"\"\"\n\(body)  \"\"\"\(signs)\n}")
  }
}
