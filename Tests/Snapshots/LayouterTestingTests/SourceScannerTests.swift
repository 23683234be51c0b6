import Testing

@testable import LayouterTesting

/// Ends of groups in Swift's source text. Each group is followed by a full stop, which does not belong to it.
@Suite struct SourceScannerTests {
  @Test(arguments: [
    "()", "(a, [b], { c })", "([{}][{}])",
    // Brackets and quotation marks in strings.
    #"(")")"#, #"("\")")"#, #"("\\")"#, #"("")"#, #"("\(f(")"))")"#, #"("\(a["x\(b)"]) )")"#,
    ##"(#")""#)"##, ##"(#"\"#)"##, ##"(#"\#(f(")"))"#)"##, ##"(#"\(" )"#)"##, ##"(#"""#)"##,
    "(\"\"\"\n)\" \\\" \\\"\"\" \n\"\"\")", "(#\"\"\"\n\"\"\" \\(\n\"\"\"#)",
    "(\"\"\"\n\\(f(\"\"\"\n)\n\"\"\"))\n\"\"\")",
    // In comments, which may contain comments.
    "(// )\n)", "(/* ) */)", "(/* /* ) */ ) */)", "(\"/*\")", "(\"//\")",
    // In regular expressions, and slashes that begin none.
    "(/[(]/)", #"(of: /\/)/)"#, "(#/)/#)", "(a / b)", "(a/b, (c)/d)", "(x: 1 / 2)",
    // In names.
    "(`)`)", "(#file)", "(#selector(a))",
  ])
  func aGroupEndsWhereItsBracketIsClosed(group: String) throws {
    var scanner = SourceScanner(Array((group + ".").utf8), at: 0)
    try scanner.skipGroup()
    #expect(scanner.place == group.utf8.count)
  }

  @Test(arguments: [
    "(", "([)", "(]", "(\"", "(\"\n\")", "(\"\"\"\n", "(/*", "(/* /* */ )", "(#\"a\")", "(\"\\(\")",
    "(#/)",
  ])
  func whatIsNotClosedIsAnError(text: String) {
    var scanner = SourceScanner(Array(text.utf8), at: 0)
    #expect(throws: SourceScanner.Unclosed.self) { try scanner.skipGroup() }
  }

  /// The compiler has a limit as well; beyond it, the file has changed since.
  @Test func deepNestingIsAnErrorAndNoCrash() {
    let text = String(repeating: "\"\\(", count: 100_000)
    var scanner = SourceScanner(Array(text.utf8), at: 0)
    #expect(throws: SourceScanner.Unclosed.self) { try scanner.skipString() }
    var brackets = SourceScanner([UInt8](repeating: UInt8(ascii: "("), count: 100_000), at: 0)
    #expect(throws: SourceScanner.Unclosed.self) { try brackets.skipGroup() }
  }
}
