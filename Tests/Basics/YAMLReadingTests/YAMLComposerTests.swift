import Testing
import YAMLReading

@Suite struct YAMLComposerTests {
  /// The diagnostics of a text, as they are printed; the file is called `s.yaml`.
  private func diagnostics(_ text: String) -> [String] {
    YAMLComposer.compose(Array(text.utf8), path: "s.yaml").1.map(\.description)
  }

  @Test func tabCannotIndent() {
    #expect(
      diagnostics("view:\n\ttype: UIView\n")
        == ["s.yaml:2:1: a tab cannot indent YAML: indent with spaces"])
  }

  @Test func syntaxErrorHasItsPosition() {
    #expect(
      diagnostics("size: [1, 2\nview: {}\n")
        == [
          "s.yaml:1:7: not YAML: the '[' is not closed: write ']' where the value ends"
        ])
    #expect(
      diagnostics("title: \"open\n")
        == [
          "s.yaml:1:8: not YAML: the '\"' is not closed: write '\"' where the value ends"
        ])
  }

  @Test func everyRepeatedKeyIsReportedWhereItIsRepeated() {
    #expect(
      diagnostics(
        """
        title: one
        view:
          hidden: true
          alpha: 1
          hidden: false
        title: two
        """)
        == [
          "s.yaml:5:3: duplicate key 'hidden' (first written in line 3)",
          "s.yaml:6:1: duplicate key 'title' (first written in line 1)",
        ])
  }

  @Test(
    arguments: [
      ("1", 1), ("-1.5", -1.5), ("+3", 3), (".5", 0.5), ("1e3", 1000), ("010", 10), ("0x1F", 31),
      ("0o17", 15), ("1.", 1), ("-.inf", -.infinity),
    ] as [(String, Double)])
  func numbersFollowTheCoreSchema(text: String, number: Double) {
    #expect(CoreSchema.resolve(text) == .number(number))
  }

  @Test(arguments: [
    "yes", "on", "NaN", "inf", "Infinity", "1_000", "1:30", "0b11", "0x", "1e", ".", "-", "１", "=",
  ])
  func everythingElseIsText(text: String) {
    #expect(CoreSchema.resolve(text) == .text(text))
  }

  @Test func nullAndBooleansFollowTheCoreSchema() {
    #expect(CoreSchema.resolve("") == .null)
    #expect(CoreSchema.resolve("~") == .null)
    #expect(CoreSchema.resolve("Null") == .null)
    #expect(CoreSchema.resolve("TRUE") == .bool(true))
    #expect(CoreSchema.resolve("False") == .bool(false))
    #expect(CoreSchema.resolve("tRUE") == .text("tRUE"))
  }

  @Test func quotedScalarsAndTaggedOnesAreText() {
    let (node, _) = YAMLComposer.compose(Array("['1', \"true\", !!str 1, 1]".utf8), path: "")
    #expect(
      node?.list?.map(\.scalarValue) == [.text("1"), .text("true"), .text("1"), .number(1)])
  }

  @Test func filesMustBeUTF8() {
    func decode(_ bytes: [UInt8]) -> String? {
      do throws(Diagnostic) {
        _ = try YAMLText.decode(bytes, path: "s.yaml")
        return nil
      } catch {
        return error.description
      }
    }
    #expect(
      decode(Array("a: 1\nb: ".utf8) + [0x93, 0xFA])
        == "s.yaml:2:4: the file is not UTF-8 from here on: save it as UTF-8")
    #expect(decode([0xFF, 0xFE, 0x61, 0x00]) == "s.yaml:1:1: the file is UTF-16: save it as UTF-8")
    #expect(decode(Array("日本".utf8)) == nil)
  }

  @Test func controlCharactersAreRefused() {
    #expect(
      diagnostics("title: ä\nview: a\u{1}b")
        == ["s.yaml:2:8: not YAML: control characters are not allowed"])
  }

  @Test func expandedAliasesAreCountedBeforeTheyAreFollowed() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(
      diagnostics(text)
        == [
          "s.yaml:6:15: the file has more than 200000 nodes with its aliases expanded"
        ])
  }

  @Test func deeplyNestedAliasesAreRefused() {
    var text = "a0: &a0 [x]\n"
    for level in 1...70 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    #expect(
      diagnostics(text) == [
        "s.yaml:64:12: lists and maps are nested more than 64 deep"
      ])
  }

  @Test func aliasCannotContainItself() {
    #expect(
      diagnostics("view: &v {subviews: [*v]}")
        == ["s.yaml:1:22: the alias '*v' is inside the node that it refers to"])
  }

  @Test func unknownAliasIsReported() {
    #expect(
      diagnostics("title: &name x\nview: {id: *nam}")
        == ["s.yaml:2:12: unknown alias '*nam' (did you mean 'name'?)"])
  }

  @Test(arguments: [
    ("{a: ", "s.yaml:1:257: lists and maps are nested more than 64 deep"),
    ("- ", "s.yaml:1:129: lists and maps are nested more than 64 deep"),
  ])
  func hundredThousandBracketsAreRefused(bracket: String, expected: String) {
    #expect(diagnostics(String(repeating: bracket, count: 100_000)) == [expected])
  }

  @Test func hundredThousandBracketsAreRefusedWhereAKeyIsLookedFor() {
    let messages = diagnostics(String(repeating: "[", count: 100_000))
    #expect(messages.count == 1)
    #expect(
      messages[0].hasSuffix(": lists and maps are nested more than 64 deep"))
  }

  @Test func keysMustBeNames() {
    #expect(
      diagnostics("? [a, b]\n: 1\nview: {}")
        == ["s.yaml:1:3: expected a name as key, found a list"])
  }

  @Test func secondDocumentIsRefused() {
    #expect(
      diagnostics("view: {}\n---\nview: {}\n")
        == ["s.yaml:2:1: a file holds one document, but another begins here"])
  }

  @Test func anEmptyFileMissesWhatItsReaderExpects() {
    #expect(diagnostics("") == ["s.yaml:1:1: the file is empty"])
    let expectations = YAMLExpectations(content: "a list of names is expected")
    #expect(
      YAMLComposer.compose(Array("# none".utf8), path: "n.yaml", expecting: expectations).1
        .map(\.description) == ["n.yaml:1:1: the file is empty: a list of names is expected"])
  }

  @Test func aReaderKnowsTheRemedyForItsOwnNotation() {
    let expectations = YAMLExpectations { $0.contains("]-[") ? ": use quotes" : nil }
    #expect(
      YAMLComposer.compose(Array("a: [b]-[c]".utf8), path: "n.yaml", expecting: expectations).1
        .map(\.description) == [
          "n.yaml:1:7: not YAML: while parsing a block mapping: did not find expected key: use quotes"
        ])
  }

  @Test func tagsOfOthersAreNotRead() {
    #expect(
      diagnostics("view: !flag true")
        == [
          "s.yaml:1:7: unknown tag '!flag': a text cannot begin with '!' outside of quotes: write '!flag "
            + "true'"
        ])
  }
}
