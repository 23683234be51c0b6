import Testing

@testable import JSONValues

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws(JSONSyntaxError) -> JSONNode {
    try JSONNode(utf8: Array(text.utf8))
  }

  @Test func valuesHaveTheirPositions() throws {
    let root = try read(#"{"a": [1, -2.5e1, true, null], "b": "x"}"#)
    let elements = try #require(root["a"]?.elements)
    #expect(elements.map(\.number) == [1, -25, nil, nil])
    #expect(elements[2].bool == true)
    #expect(elements.map(\.offset) == [7, 10, 18, 24])
    #expect(root["b"]?.string == "x")
  }

  @Test func escapesAreResolved() throws {
    #expect(try read(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#).string == "\"\\/\u{8}\u{C}\n\r\té😀")
  }

  @Test func aByteOrderMarkIsSkipped() throws {
    #expect(try read("\u{FEFF}[]").elements?.isEmpty == true)
  }

  @Test(arguments: [
    ("{\n  \"a\": 1\n  \"b\": 2\n}", 13, "expected ',' or '}', found '\"'"),
    ("[1,]", 3, "expected a value, found ']'"),
    ("[1", 2, "expected ',' or ']', found the end of the file"),
    ("", 0, "expected a value, found the end of the file"),
    ("{a: 1}", 1, "expected a name in double quotes, found 'a'"),
    (#"{"a" 1}"#, 5, "expected ':', found '1'"),
    ("[] x", 3, "expected the end of the file, found 'x'"),
    ("1 2", 2, "expected the end of the file, found '2'"),
    (#"{"a": 1, "a": 2}"#, 9, "the key 'a' occurs twice"),
    ("\"a\nb\"", 2, "a text continues in the next line: write '\\n', or close its quotes"),
    (#""a"#, 2, "expected '\"', found the end of the file"),
    (#""\x""#, 1, "unknown escape sequence in a text"),
    (#""\ud83d""#, 1, "a surrogate is not followed by its second half"),
    (#""\ude00""#, 1, "a surrogate without its first half"),
    ("tru", 0, "expected a value, found 't'"),
  ])
  func mistakesAreReportedWithTheirPlace(text: String, offset: Int, message: String) {
    let error = #expect(throws: JSONSyntaxError.self) { try read(text) }
    #expect(error == JSONSyntaxError(offset: offset, message: message))
  }

  /// RFC 8259, section 6: an integer without zeros at its start, and digits after a point and an exponent.
  @Test(arguments: ["-", "1.", "1.e2", "1e", "1e+", "1e999"])
  func whatIsNoNumberIsRefused(text: String) {
    let error = #expect(throws: JSONSyntaxError.self) { try read("[\"é\", \(text)]") }
    #expect(error == JSONSyntaxError(offset: 7, message: "'\(text)' is not a number"))
  }

  @Test func zerosAtTheStartOfANumberAreRefused() {
    let error = #expect(throws: JSONSyntaxError.self) { try read("-01") }
    #expect(
      error == JSONSyntaxError(offset: 2, message: "expected the end of the file, found '1'"))
  }

  @Test func deepNestingIsAnError() {
    let error = #expect(throws: JSONSyntaxError.self) {
      try read(String(repeating: "[", count: 100_000))
    }
    #expect(error?.message == "the values are nested more than 64 deep")
  }
}
