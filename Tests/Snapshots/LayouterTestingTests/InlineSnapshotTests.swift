import Foundation
import InlineSnapshotTesting
import Snapshots
import TestSupport
import Testing

@testable import LayouterTesting

/// `assertInlineSnapshot` in a package of a user.
@Suite struct InlineSnapshotTests {
  private let source = """
    @Test func a() {
      assertInlineSnapshot(of: "a", as: .lines)
      assertInlineSnapshot(of: "b", as: .lines)
    }

    """

  private func failure(
    _ value: String?, expected: String? = nil, line: UInt = 2,
    record: SnapshotTestingConfiguration.Record? = nil, in package: TestPackage
  ) throws -> String? {
    let call = AssertionCall(
      fileID: "AppTests/ButtonTests.swift", file: package.folder.path + "/" + TestPackage.file,
      testName: "a()", line: line, column: 23)
    return try InlineAssertion(call: call, record: record, timeout: 1)
      .failure(
        of: value, as: Snapshotting<String, String>.lines, expected: expected, in: package.run)
  }

  private func package(environment: [String: String] = [:]) throws -> TestPackage {
    let package = try TestPackage(environment: environment)
    try package.folder.write(source, to: TestPackage.file)
    return package
  }

  private let recorded = """
    @Test func a() {
      assertInlineSnapshot(of: "a", as: .lines) {
        \"""
        a
        \"""
      }
      assertInlineSnapshot(of: "b", as: .lines) {
        \"""
        b
        \"""
      }
    }

    """

  @Test func theSameTextPasses() throws {
    let package = try package()
    #expect(try failure("a\nb", expected: "a\nb", in: package) == nil)
    assertInlineSnapshot(of: "a\nb", as: .lines) {
      """
      a
      b
      """
    }
  }

  @Test func missingTextsAreWrittenIntoTheSource() throws {
    let package = try package()
    #expect(
      try failure("a", in: package)
        == "There was no text; it has been recorded: Tests/AppTests/ButtonTests.swift:2. "
        + "Look at it, and run the test again to compare with it.")
    #expect(try failure("b", line: 3, in: package)?.contains("ButtonTests.swift:7.") == true)
    #expect(try package.folder.text(TestPackage.file) == recorded)
  }

  /// As of `swift test --parallel`, each of whose processes was compiled of the same source.
  @Test func theProcessesOfARunWriteIntoOneSource() throws {
    let package = try package()
    _ = try failure("b", line: 3, in: package)
    try package.startAnotherProcess()
    #expect(try failure("a", in: package)?.contains("has been recorded") == true)
    #expect(try package.folder.text(TestPackage.file) == recorded)
  }

  @Test func theNextRunIsCompiledOfWhatWasWritten() throws {
    let package = try package()
    _ = try failure("a", in: package)
    try package.startAgain()
    #expect(try failure("a", expected: "a", in: package) == nil)
    #expect(try failure("b", line: 7, in: package)?.contains("ButtonTests.swift:7.") == true)
    #expect(try package.folder.text(TestPackage.file) == recorded)
  }

  @Test(
    arguments: [
      (nil, ["CI": "true"]), (.never, [:]), (nil, ["LAYOUTER_RECORD": "never"]),
    ] as [(SnapshotTestingConfiguration.Record?, [String: String])])
  func whereNothingIsRecordedTheTextIsToBePasted(
    record: SnapshotTestingConfiguration.Record?, environment: [String: String]
  ) throws {
    let package = try package(environment: environment)
    #expect(
      try failure("a\n\nb", record: record, in: package) == #"""
        There is no text yet. Write it after the assertion:

        {
          """
          a

          b
          """
        }
        """#)
    #expect(try package.folder.text(TestPackage.file) == source)
  }

  @Test func anotherTextFailsWithBoth() throws {
    let package = try package()
    let message = try #require(try failure("a\nc", expected: "a\nb", in: package))
    #expect(message.hasPrefix("The text differs:\n"))
    #expect(message.contains("−b") || message.contains("-b"))
    #expect(message.hasSuffix("{\n  \"\"\"\n  a\n  c\n  \"\"\"\n}"))
    #expect(try package.folder.text(TestPackage.file) == source)
  }

  @Test(
    arguments: [(nil, ["LAYOUTER_RECORD": "failed"]), (.failed, [:]), (.all, [:])]
      as [(SnapshotTestingConfiguration.Record?, [String: String])])
  func anotherTextIsReplacedOnDemand(
    record: SnapshotTestingConfiguration.Record?, environment: [String: String]
  ) throws {
    let package = try package(environment: environment)
    try package.folder.write(recorded, to: TestPackage.file)
    let message = try #require(try failure("c", expected: "a", record: record, in: package))
    #expect(message.contains("The text differs:\n"))
    #expect(message.contains("The new one has been recorded: Tests/AppTests/ButtonTests.swift:2."))
    #expect(
      try package.folder.text(TestPackage.file)
        == recorded.replacing("    a\n", with: "    c\n"))
  }

  @Test func nilHasNoText() throws {
    let package = try package()
    #expect(try failure(nil, in: package) == nil)
    #expect(try failure(nil, expected: "a", in: package)?.hasPrefix("The value is nil") == true)
  }

  @Test func recordingFailsAlways() throws {
    #expect(
      try failure("a", expected: "a", record: .all, in: package())?.hasPrefix("Recording is on")
        == true)
  }

  @Test func whatCannotBeWrittenSaysWhereAndHasTheText() throws {
    let package = try package()
    #expect(
      try failure("a", line: 4, in: package)?.hasPrefix(
        "The text was not recorded at Tests/AppTests/ButtonTests.swift:4:23: no call of "
          + "'assertInlineSnapshot' is at this place of the file;") == true)
    _ = try failure("a", in: package)
    try package.folder.write("// edited\n" + recorded, to: TestPackage.file)
    let message = try #require(try failure("b", line: 3, in: package))
    #expect(message.contains("the file has changed since the first text of this run was recorded"))
    #expect(message.hasSuffix("{\n  \"\"\"\n  b\n  \"\"\"\n}"))
    #expect(try package.folder.text(TestPackage.file) == "// edited\n" + recorded)
    try package.startAgain()
    try package.folder.remove(TestPackage.file)
    #expect(try failure("a", in: package)?.contains("the file does not exist") == true)
  }

  @Test func aLoopWithOtherTextsIsRefused() throws {
    let package = try package()
    _ = try failure("a", in: package)
    #expect(try failure("a", in: package)?.contains("has been recorded") == true)
    #expect(
      try failure("b", in: package)?.contains("another text was recorded at this place") == true)
    #expect(try package.folder.text(TestPackage.file).contains("    a\n"))
  }

  @Test func aLinkToASourceStaysOne() throws {
    let package = try package()
    try package.folder.remove(TestPackage.file)
    try package.folder.write(source, to: "shared/Real.swift")
    try package.folder.link(TestPackage.file, to: "shared/Real.swift")
    _ = try failure("a", in: package)
    #expect(try package.folder.text("shared/Real.swift").contains("    a\n"))
    let attributes = try FileManager.default.attributesOfItem(
      atPath: package.folder.path + "/" + TestPackage.file)
    #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
  }

  /// The compiler passes the place of the parenthesis, with its column in bytes.
  @Test func theCompilerPassesThePlaceOfTheParenthesis() throws {
    func place(line: UInt = #line, column: UInt = #column) -> (UInt, UInt) { (line, column) }
    let line: UInt = #line
    let (text, (found, column)) = ("é", place())
    #expect(found == line + 1)
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[Int(line)].utf8.dropFirst(Int(column) - 1).starts(with: "())".utf8))
    #expect(text == "é")
  }
}
