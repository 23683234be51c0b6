import Foundation
import Snapshots

/// The outcome of a verification for a person.
struct VerificationWords {
  /// Sentences that are shown of one snapshot; the report has all of them.
  private static let mostSentences = 6

  let report: Report
  let style: TextStyle

  /// What the snapshots that are not the same have to say.
  var failures: [String] {
    report.failures.flatMap { result in
      var lines = Self.lines(for: result, sentences: Self.mostSentences, style: style)
      if result.words.count > Self.mostSentences {
        lines.append(
          Self.indent + "and \(result.words.count - Self.mostSentences) more in report.json")
      }
      return lines
    }
  }

  /// What people should know about snapshots whatever their verdict, a line for each thing.
  var warnings: [String] { report.warnings.lines(style: style) }

  private static let indent = String(repeating: " ", count: 11)

  /// What a snapshot has to say.
  static func lines(
    for result: SnapshotResult, sentences: Int = .max, style: TextStyle
  ) -> [String] {
    let verdict = result.verdict.rawValue.padding(toLength: 9, withPad: " ", startingAt: 0)
    let word = result.verdict == .missing ? style.warning(verdict) : style.bad(verdict)
    let first = result.words.first.map { ": \($0)" } ?? ""
    return ["\(word)  \(style.bold(result.name.text))\(first)"]
      + result.words.prefix(sentences).dropFirst().map { indent + $0 }
  }

  func summary(elapsed: Duration) -> String {
    let counts = Verdict.allCases.compactMap { verdict -> String? in
      let count = report.count(of: verdict)
      guard count > 0 else { return nil }
      let words = "\(count) \(Self.words(for: verdict))"
      return verdict == .same ? style.good(words) : style.bad(words)
    }
    return "\(counted(report.snapshots.count, "snapshot")): "
      + (counts.isEmpty ? "nothing to compare" : counts.joined(separator: ", "))
      + " (\(Self.words(for: elapsed)))"
  }

  /// Milliseconds up to a second, then seconds and their tenths.
  private static func words(for elapsed: Duration) -> String {
    let milliseconds = Int((elapsed / .milliseconds(1)).rounded())
    if milliseconds < 1000 { return "\(milliseconds) ms" }
    let tenths = (milliseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }

  private static func words(for verdict: Verdict) -> String {
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
  /// Warnings of one scene that are told one by one.
  private static let mostWarnings = 10

  /// The warnings for a person.
  func lines(style: TextStyle) -> [String] {
    let word = style.warning("warning  ") + "  "
    var lines: [String] = []
    for (scene, warnings) in Dictionary(grouping: self, by: \.scene).sorted(by: { $0.key < $1.key })
    {
      for warning in warnings.prefix(Self.mostWarnings) {
        let others = warning.count > 1 ? " and \(counted(warning.count - 1, "other"))" : ""
        lines.append(word + "\(style.bold(warning.first))\(others): \(warning.sentence)")
      }
      let rest = warnings.count - Self.mostWarnings
      if rest > 0 {
        lines.append(word + "\(style.bold(scene)): and \(rest) more; describe tells all")
      }
    }
    return lines
  }
}

extension Console {
  /// Tells on standard error what people should know about what was drawn.
  func note(_ warnings: SnapshotWarnings) {
    for line in warnings.list.lines(style: errorStyle) { note(line) }
  }
}
