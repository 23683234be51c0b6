import CommandLineTool
import Foundation
import Messages
import Snapshots
import ViewTree

/// The text that `verify` prints about its report.
struct VerificationText {
  /// The number of sentences that are printed per group; the report has all of them. Each property that changed is
  /// printed nevertheless.
  private static let sentenceLimit = 6
  /// The number of groups that are printed; the report has all of them.
  private static let groupLimit = 30

  let report: Report
  let style: TextStyle

  /// The lines for the snapshots that are not the same, group by group.
  var failures: [String] { lines(for: report.groups) }

  /// The lines for the groups in which one of some snapshots is.
  func failures(of names: Set<SnapshotName>) -> [String] {
    lines(for: report.groups.filter { !names.isDisjoint(with: $0.snapshots) })
  }

  private func lines(for groups: [ChangeGroup]) -> [String] {
    let shown = groups.prefix(Self.groupLimit)
    let results = Dictionary(
      report.failures.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var lines = shown.flatMap { group -> [String] in
      guard group.snapshots.count == 1, let result = results[group.snapshots[0]] else {
        return Self.lines(
          for: group, first: results[group.snapshots[0]], sentences: Self.sentenceLimit,
          style: style)
      }
      let limit = max(Self.sentenceLimit, group.causeCount + 1)
      var lines = Self.lines(for: result, sentences: limit, style: style)
      if result.words.count > limit {
        lines.append(Self.indent + "and \(result.words.count - limit) more in the report")
      }
      return lines
    }
    if groups.count > shown.count {
      let rest = groups[shown.count...].reduce(0) { $0 + $1.snapshots.count }
      lines.append(
        "and \(groups.count - shown.count) more such groups, of \(counted(rest, "snapshot")), "
          + "in the report")
    }
    return lines
  }

  /// The lines for a group of snapshots: verdict, change and place, details, and the names.
  ///
  /// - Parameter first: The first snapshot of the group.
  static func lines(
    for group: ChangeGroup, first: SnapshotResult?, sentences: Int = .max, style: TextStyle
  ) -> [String] {
    var lines = ["\(word(for: group.verdict, style: style))  \(style.bold(group.change))"]
    if !group.place.isEmpty { lines.append(indent + group.place) }
    let limit = max(sentences, group.causeCount)
    lines += group.details.prefix(limit).map { indent + $0 }
    if group.details.count > limit {
      lines.append(indent + "and \(group.details.count - limit) more in the report")
    }
    if let first {
      let others = counted(group.snapshots.count - 1, "other")
      let location = location(of: first) ?? ""
      lines.append(
        indent + style.dim("group \(group.number): \(first.name) and \(others)\(location)"))
    }
    return lines
  }

  private static func word(for verdict: Verdict, style: TextStyle) -> String {
    let text = verdict.rawValue.padding(toLength: 9, withPad: " ", startingAt: 0)
    return verdict == .missing ? style.warning(text) : style.bad(text)
  }

  /// A line for each scene of which pictures passed or failed by a comparison that tolerates something.
  var tolerances: [String] {
    var counts: [(scene: String, tolerance: String, count: Int)] = []
    for index in report.snapshots.indices {
      guard let tolerance = report.snapshots[index].tolerance else { continue }
      let scene = report.snapshots[index].scene
      if let place = counts.firstIndex(where: { $0.scene == scene && $0.tolerance == tolerance }) {
        counts[place].count += 1
      } else {
        counts.append((scene, tolerance, 1))
      }
    }
    return counts.map { scene, tolerance, count in
      "\(style.warning("tolerance"))  \(style.bold(scene)): \(counted(count, "picture")) with other "
        + "pixels \(count == 1 ? "was" : "were") \(tolerance)"
    }
  }

  /// The lines for warnings, which snapshots have independently of their verdict.
  var warnings: [String] { report.warnings.lines(style: style) }

  private static let indent = String(repeating: " ", count: 11)

  /// The lines for one snapshot: verdict, name and sentences.
  static func lines(
    for result: SnapshotResult, sentences: Int = .max, style: TextStyle
  ) -> [String] {
    let first = result.words.first.map { ": \($0)" } ?? ""
    let name = style.bold(result.name.text) + (location(of: result) ?? "")
    return ["\(word(for: result.verdict, style: style))  \(name)\(first)"]
      + result.words.prefix(sentences).dropFirst().map { indent + $0 }
  }

  /// The scene file and line of a snapshot that could not be drawn.
  private static func location(of result: SnapshotResult) -> String? {
    guard result.verdict == .broken, result.actualHash == nil, let source = result.source else {
      return nil
    }
    return " (\(source.file)\(source.line.map { ":\($0)" } ?? ""))"
  }

  /// - Parameter elapsed: How long the verification took; nil if it is unknown.
  func summary(elapsed: Duration? = nil) -> String {
    let counts = Verdict.allCases.compactMap { verdict -> String? in
      let count = report.count(of: verdict)
      guard count > 0 else { return nil }
      let text = "\(count) \(Self.text(for: verdict))"
      return verdict == .same ? style.good(text) : style.bad(text)
    }
    let broken = Set(report.brokenScenes.map(\.file)).count
    let unread = broken == 0 ? [] : [style.bad("\(counted(broken, "scene")) not read")]
    return "\(counted(report.snapshots.count, "snapshot")): "
      + (counts.isEmpty ? "nothing to compare" : (counts + unread).joined(separator: ", "))
      + (elapsed.map { " (\(Self.text(for: $0)))" } ?? "")
  }

  /// In milliseconds below one second, otherwise in seconds with tenths.
  static func text(for elapsed: Duration) -> String {
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
    if report.count(of: .broken) > 0 || !report.brokenScenes.isEmpty { return .broken }
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
        let place = warning.source.map { " (\($0.file)\($0.line.map { ":\($0)" } ?? ""))" } ?? ""
        lines.append(
          word + "\(style.bold(warning.first))\(others)\(place): \(warning.sentence)")
      }
      let rest = warnings.count - Self.warningLimit
      if rest > 0 {
        lines.append(
          word + "\(style.bold(scene)): and \(rest) more; see \(ToolName.current) describe")
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
