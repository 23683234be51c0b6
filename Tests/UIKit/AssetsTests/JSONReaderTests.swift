import Testing

@testable import Assets

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws(AssetError) -> JSONNode {
    try JSONReader.read(AssetText(path: "a.json", bytes: Array(text.utf8)))
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
    ("{\n  \"a\": 1\n  \"b\": 2\n}", "a.json:3:3: expected ',' or '}', found '\"'"),
    ("[1,]", "a.json:1:4: expected a value, found ']'"),
    ("", "a.json:1:1: expected a value, found the end of the file"),
    ("{a: 1}", "a.json:1:2: expected a name in double quotes, found 'a'"),
    ("[] x", "a.json:1:4: expected the end of the file, found 'x'"),
    ("{\"a\": 1, \"a\": 2}", "a.json:1:10: the key 'a' occurs twice"),
    ("\"a\nb\"", "a.json:1:3: a text continues in the next line: write '\\n', or close its quotes"),
    ("[\"é\", 1e999]", "a.json:1:7: '1e999' is not a number"),
    ("\"\\ud83d\"", "a.json:1:2: a surrogate is not followed by its second half"),
    ("tru", "a.json:1:1: expected a value, found 't'"),
  ])
  func mistakesAreReportedWithTheirPlace(text: String, message: String) {
    let error = #expect(throws: AssetError.self) { try read(text) }
    #expect(error?.description == message)
  }

  @Test func deepNestingIsAnError() {
    let error = #expect(throws: AssetError.self) {
      try read(String(repeating: "[", count: 100_000))
    }
    #expect(error?.message == "the values are nested more than 64 deep")
  }
}
