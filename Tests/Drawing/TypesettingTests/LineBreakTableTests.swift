import Foundation
import TestSupport
import Testing

@testable import Typesetting

/// The tables and the rules of line breaking against Unicode's own files, which Debian's package
/// unicode-data has.
@Suite(
  .enabled(
    if: UnicodeData.hasVersionOfTable,
    "Unicode \(LineBreakClass.unicodeVersion) is not in \(UnicodeData.folder): install unicode-data"
  ))
struct LineBreakTableTests {
  @Test func theTableIsWhatTheScriptMakesOfUnicodesFiles() throws {
    let root = Checkout.root
    let table = root.appendingPathComponent(
      "Sources/Drawing/Typesetting/LineBreaking/LineBreakTable.swift")
    let output = Pipe()
    let script = Process()
    script.executableURL = root.appendingPathComponent("Scripts/line-break-table")
    script.arguments = [UnicodeData.folder]
    script.standardOutput = output
    try script.run()
    let made = try #require(try output.fileHandleForReading.readToEnd())
    script.waitUntilExit()
    #expect(script.terminationStatus == 0)
    #expect(
      try made == Data(contentsOf: table),
      "run: Scripts/line-break-table > \(table.path)")
  }

  /// Our rules follow version 16 of the annex. Where its version 15 has others, its tests do.
  @Test func unicodesTestsPassButForRulesThatChanged() throws {
    let cases = try UnicodeData.lineBreakTests()
    #expect(cases.count == 7654)
    var failures: [String: Int] = [:]
    for test in cases {
      if let rule = test.failingRule() { failures[rule, default: 0] += 1 }
    }
    #expect(
      failures == [
        // "eq .35": a number after a space may begin with a full stop (LB15c).
        "13.02": 1,
        // A quotation mark with spaces behind it holds what follows only if it opens (LB15a).
        "15.0": 6, "18.0": 2,
        // A hyphen between two Hebrew letters is treated like any other (LB21a).
        "21.1": 1,
        // An emoji and its modifier are one character, which is not divided anyway (LB30b).
        "30.21": 3, "30.22": 1,
        // A hyphen at the start of a word belongs to it (LB20a, 8 cases), and a comma or full stop
        // to a number that follows (LB25, 13 cases).
        "999.0": 21,
      ])
  }
}

/// Unicode's files as Debian installs them.
private enum UnicodeData {
  static let folder = "/usr/share/unicode"

  /// Whether they are of the version that our tables are of.
  static var hasVersionOfTable: Bool {
    let text = try? String(contentsOfFile: "\(folder)/LineBreak.txt", encoding: .utf8)
    return text?.hasPrefix("# LineBreak-\(LineBreakClass.unicodeVersion).txt") ?? false
  }

  static func lineBreakTests() throws -> [LineBreakTest] {
    let file = "\(folder)/auxiliary/LineBreakTest.txt"
    return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { try LineBreakTest(line: $0) }
  }
}

/// A line of LineBreakTest.txt, such as `× 0023 × 0020 ÷ 0023 ÷ # × [0.3] … [7.01] … ÷ [18.0] …`.
private struct LineBreakTest {
  var scalars: [UInt32] = []
  /// For each scalar, whether a line may begin with it.
  var mayBreakBefore: [Bool] = []
  /// For each scalar, the number of the rule that decides this.
  var rules: [String] = []

  init(line: Substring) throws {
    let parts = line.split(separator: "#", maxSplits: 1)
    // The last mark is about the end of the text.
    for field in parts[0].split(whereSeparator: \.isWhitespace).dropLast() {
      switch field {
      case "×": mayBreakBefore.append(false)
      case "÷": mayBreakBefore.append(true)
      default: scalars.append(try #require(UInt32(field, radix: 16)))
      }
    }
    rules = parts[1].matches(of: /[×÷] \[([0-9.]+)\]/).map { String($0.output.1) }
    try #require(mayBreakBefore.count == scalars.count && rules.count == scalars.count + 1)
  }

  /// The rule of the first scalar at which our answer is another; `nil` if there is none.
  func failingRule() -> String? {
    zip(answers, mayBreakBefore).enumerated().first { $0.element.0 != $0.element.1 }
      .map { rules[$0.offset] }
  }

  /// What our rules say of each scalar. They are about paragraphs, each of which begins a line.
  private var answers: [Bool] {
    var answers: [Bool] = []
    var rest = scalars[...]
    while !rest.isEmpty {
      let paragraph = rest.prefix { !Self.separators.contains($0) }
      let separator = rest[paragraph.endIndex...].prefix(
        rest[paragraph.endIndex...].starts(with: [0x0D, 0x0A]) ? 2 : 1)
      var line =
        LineBreakOpportunities(in: Array(paragraph)).mayBreakBefore + separator.map { _ in false }
      line[0] = !answers.isEmpty
      answers += line
      rest = rest[separator.endIndex...]
    }
    return answers
  }

  /// What `Character.isNewline` is true for.
  private static let separators: Set<UInt32> = [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029]
}
