import Foundation
import Snapshots

/// The text that `verify` prints about its report.
struct VerificationText {
  /// The number of sentences that are printed per snapshot; the report has all of them.
  private static let sentenceLimit = 6

  let report: Report
  let style: TextStyle

  /// The lines for the snapshots that are not the same.
  ///
  /// Broken snapshots with the same sentences share their lines: without its font, for example, no
  /// snapshot can be drawn.
  var failures: [String] {
    let failures = report.failures
    let broken = Dictionary(grouping: failures.filter { $0.verdict == .broken }, by: \.words)
    var printed: Set<[String]> = []
    return failures.flatMap { result -> [String] in
      var others = 0
      if result.verdict == .broken {
        guard printed.insert(result.words).inserted else { return [] }
        others = (broken[result.words]?.count ?? 1) - 1
      }
      var lines = Self.lines(
        for: result, others: others, sentences: Self.sentenceLimit, style: style)
      if result.words.count > Self.sentenceLimit {
        lines.append(
          Self.indent + "and \(result.words.count - Self.sentenceLimit) more in report.json")
      }
      return lines
    }
  }

  /// The lines for warnings, which snapshots have independently of their verdict.
  var warnings: [String] { report.warnings.lines(style: style) }

  private static let indent = String(repeating: " ", count: 11)

  /// The lines for one snapshot: verdict, name and sentences.
  ///
  /// - Parameter others: The number of other snapshots that the sentences apply to.
  static func lines(
    for result: SnapshotResult, others: Int = 0, sentences: Int = .max, style: TextStyle
  ) -> [String] {
    let verdict = result.verdict.rawValue.padding(toLength: 9, withPad: " ", startingAt: 0)
    let word = result.verdict == .missing ? style.warning(verdict) : style.bad(verdict)
    let first = result.words.first.map { ": \($0)" } ?? ""
    let more = others > 0 ? " and \(counted(others, "other"))" : ""
    let name = style.bold(result.name.text) + more + (location(of: result) ?? "")
    return ["\(word)  \(name)\(first)"]
      + result.words.prefix(sentences).dropFirst().map { indent + $0 }
  }

  /// The scene file and line of a snapshot that could not be drawn.
  private static func location(of result: SnapshotResult) -> String? {
    guard result.verdict == .broken, result.actualHash == nil, let source = result.source else {
      return nil
    }
    return " (\(source.file)\(source.line.map { ":\($0)" } ?? ""))"
  }

  func summary(elapsed: Duration) -> String {
    let counts = Verdict.allCases.compactMap { verdict -> String? in
      let count = report.count(of: verdict)
      guard count > 0 else { return nil }
      let text = "\(count) \(Self.text(for: verdict))"
      return verdict == .same ? style.good(text) : style.bad(text)
    }
    return "\(counted(report.snapshots.count, "snapshot")): "
      + (counts.isEmpty ? "nothing to compare" : counts.joined(separator: ", "))
      + " (\(Self.text(for: elapsed)))"
  }

  /// In milliseconds below one second, otherwise in seconds with tenths.
  private static func text(for elapsed: Duration) -> String {
    let milliseconds = Int((elapsed / .milliseconds(1)).rounded())
    if milliseconds < 1000 { return "\(milliseconds) ms" }
    let tenths = (milliseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }

  private static func text(for verdict: Verdict) -> String {
    switch verdict {
    case .same: "same"
    case .different: "different"
    case .missing: "without a golden"
    case .size: "of another size"
    case .broken: "broken"
    }
  }

  var status: ExitStatus {
    if report.count(of: .broken) > 0 { return .broken }
    return report.isSame ? .success : .negative
  }
}

extension [SnapshotWarning] {
  /// The number of warnings that are printed per scene; the others are counted.
  private static let warningLimit = 10

  /// The lines for the warnings, scene by scene.
  func lines(style: TextStyle) -> [String] {
    let word = style.warning("warning  ") + "  "
    var lines: [String] = []
    for (scene, warnings) in Dictionary(grouping: self, by: \.scene).sorted(by: { $0.key < $1.key })
    {
      for warning in warnings.prefix(Self.warningLimit) {
        let others = warning.count > 1 ? " and \(counted(warning.count - 1, "other"))" : ""
        lines.append(word + "\(style.bold(warning.first))\(others): \(warning.sentence)")
      }
      let rest = warnings.count - Self.warningLimit
      if rest > 0 {
        lines.append(word + "\(style.bold(scene)): and \(rest) more; see layouter describe")
      }
    }
    return lines
  }
}

extension Console {
  /// Writes the warnings about what was drawn to standard error.
  func log(_ warnings: SnapshotWarnings) {
    for line in warnings.list.lines(style: errorStyle) { log(line) }
  }
}
