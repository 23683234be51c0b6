import Testing
import YAMLReading

@Suite struct DocumentContextTests {
  private let context = DocumentContext(path: "d.yaml")

  private func node(_ text: String) -> YAMLNode {
    YAMLNode(
      .scalar(.init(text: text, style: .plain)), at: SourcePosition(line: 2, column: 3))
  }

  private var messages: [String] { context.diagnostics.map(\.description) }

  @Test func messagesHaveTheKeysThatAreRead() {
    context.reading("lint") {
      context.reading("growth") { context.expected("a number", at: node("much")) }
    }
    context.warn("the file is old", at: .start)
    #expect(
      messages == [
        "d.yaml:2:3: lint.growth: expected a number, found the text 'much'",
        "d.yaml:1:1: warning: the file is old",
      ])
    #expect(context.hasErrors)
  }

  @Test func warningsAreNoErrors() {
    context.warn("the file is old", at: .start)
    #expect(!context.hasErrors)
    #expect(context.reportCount == 0)
  }

  @Test func valuesOfAnotherTypeAreReported() {
    #expect(context.bool(node("yes")) == nil)
    #expect(context.text(node("5")) == nil)
    #expect(context.number(node("wdth"), names: ["width"]) == nil)
    #expect(context.number(node(".inf")) == nil)
    #expect(
      messages == [
        "d.yaml:2:3: expected true or false, found the text 'yes' (write true)",
        "d.yaml:2:3: expected text, found 5 (write '5' in quotes)",
        "d.yaml:2:3: expected a number, found the text 'wdth' (did you mean 'width'?)",
        "d.yaml:2:3: expected a finite number, found .inf",
      ])
  }

  @Test func aBackslashAndAnNBreakLinesOfPlainText() {
    #expect(context.text(node(#"one\ntwo"#)) == "one\ntwo")
    #expect(context.text(node(#"one\two"#)) == #"one\two"#)
  }

  @Test func onlyTheFirstHundredDiagnosticsAreListed() {
    for line in (1...103).reversed() {
      context.report("wrong", at: SourcePosition(line: line, column: 1))
    }
    let listed = context.listedDiagnostics.map(\.description)
    #expect(listed.count == 101)
    #expect(listed.first == "d.yaml:1:1: wrong")
    #expect(listed.last == "d.yaml:101:1: and 3 more")
  }

  @Test func namesAreEnumerated() {
    #expect(DocumentContext.enumerate([]) == "nothing")
    #expect(DocumentContext.enumerate(["a"]) == "a")
    #expect(DocumentContext.enumerate(["a", "b", "c"]) == "a, b or c")
  }
}
