import JSONValues
import Testing

@Suite struct JSONTests {
  private func read(_ text: String) throws(JSONError) -> JSON { try JSON(utf8: Array(text.utf8)) }

  @Test func membersKeepTheirOrderAndListsOfScalarsStayOnOneLine() throws {
    let json: JSON = ["b": [1, 2.5, "é"], "a": [:], "c": [["d": nil]], "e": true]
    let text = """
      {
        "b": [1, 2.5, "é"],
        "a": {},
        "c": [
          {
            "d": null
          }
        ],
        "e": true
      }
      """
    #expect(json.description == text)
    #expect(json.line == #"{"b": [1, 2.5, "é"], "a": {}, "c": [{"d": null}], "e": true}"#)
    #expect(String(decoding: json.fileBytes, as: UTF8.self) == text + "\n")
  }

  @Test func membersAreReadInTheirOrder() throws {
    let json: JSON = ["b": [1, 2.5, "é"], "a": [:], "c": [["d": nil]], "e": true]
    #expect(try read(#"{"b": [1, 2.5, "é"], "a": {}, "c": [{"d": null}], "e": true}"#) == json)
  }

  @Test(
    arguments: [
      (nil, "null"), (false, "false"), (0, "0"), (-12, "-12"), (0.1, "0.1"), (1e21, "1e+21"),
      (-2.5e-7, "-2.5e-07"), ([], "[]"), ([[]], "[[]]"), ("保存", #""保存""#),
      ("\"\\/\n\r\t", #""\"\\/\n\r\t""#), ("\u{1}\u{1F}\u{7F}", "\"\\u0001\\u001f\u{7F}\""),
    ] as [(JSON, String)])
  func aValueIsReadAsItIsWritten(json: JSON, text: String) throws {
    #expect(json.line == text)
    #expect(try read(text) == json)
  }

  @Test(
    arguments: [
      (" [ 1 ,\t2 ]\r\n", [1, 2]), (#""\u0041\u00e9\/\b\f""#, "Aé/\u{8}\u{C}"),
      (#""\ud83d\ude00""#, "😀"), ("1E2", 100), ("1.50", 1.5), (#"{"a":1}"#, ["a": 1]),
    ] as [(String, JSON)])
  func notationsThatAreNotWrittenAreRead(text: String, json: JSON) throws {
    #expect(try read(text) == json)
  }

  @Test(arguments: [JSON.number(.infinity), .number(.nan)])
  func aNumberThatIsNotFiniteIsWrittenAsNull(json: JSON) {
    #expect(json.line == "null")
  }

  @Test func aMistakeIsReportedWithItsPlace() {
    #expect {
      try read("{\n  \"é\": nul\n}")
    } throws: { "\($0)" == "line 2, column 8: expected a value, found 'n'" }
  }

  @Test func bytesThatAreNotUTF8AreRefused() {
    #expect {
      try JSON(utf8: [0x22, 0xFF, 0x22])
    } throws: { "\($0)" == "the file is not UTF-8: save it as UTF-8" }
  }

  @Test(arguments: [
    ("[1]", "expected an object, found a list of 1"), ("{}", "the member 'a' is missing"),
    (#"{"a": 1}"#, "a: expected a list, found the number 1"),
    (#"{"a": [1, "b"]}"#, "a[1]: expected an integer, found a text"),
    (#"{"a": [1, 1.5]}"#, "a[1]: expected an integer, found the number 1.5"),
  ])
  func aValueOfAnotherKindIsRefusedWithItsPath(text: String, message: String) throws {
    let json = try read(text)
    #expect {
      let _: [Int] = try json.member("a")
    } throws: { "\($0)" == message }
  }

  @Test func onlyAnOptionalMemberMayBeMissing() throws {
    let json: JSON = ["a": 1]
    let missing: Int? = try json.optionalMember("b")
    #expect(missing == nil)
    #expect(throws: JSONError.self) { let _: String? = try json.optionalMember("a") }
  }
}
