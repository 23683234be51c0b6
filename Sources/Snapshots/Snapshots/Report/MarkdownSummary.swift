import Messages
import ViewTree

extension Report {
  /// The report in GitHub's Markdown, for the summary of a workflow's step or a comment on a pull
  /// request: the counts, each group of differences with its snapshots folded away, broken scenes,
  /// warnings and notes.
  ///
  /// Texts of scenes cannot become markup: characters that Markdown or HTML would interpret are escaped.
  public func markdown() -> String {
    var blocks = ["## \(title)"]
    if !brokenScenes.isEmpty {
      blocks.append("### Broken scenes")
      blocks.append(
        brokenScenes.map { scene in
          let line = scene.line.map { ":\($0)" } ?? ""
          return "- \(Markdown.code(scene.file + line)) \(Markdown.text(scene.message))"
        }.joined(separator: "\n"))
    }
    let groups = groups
    blocks += groups.prefix(Self.groupLimit).flatMap(\.markdown)
    if groups.count > Self.groupLimit {
      blocks.append("… and \(groups.count - Self.groupLimit) more differences in the report.")
    }
    if !warnings.isEmpty {
      blocks.append("### Warnings")
      blocks.append(
        warnings.prefix(Self.groupLimit).map { warning in
          let others = warning.count > 1 ? " and \(warning.count - 1) more" : ""
          return "- \(Markdown.code(warning.first))\(others): \(Markdown.text(warning.sentence))"
        }.joined(separator: "\n"))
    }
    if !notes.isEmpty { blocks += ["### Notes", notes.markdown] }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// GitHub cuts off summaries of more than a mebibyte, and readers give up earlier.
  private static let groupLimit = 50

  private var title: String {
    let different = snapshots.count - count(of: .same)
    let total = "\(snapshots.count) \(snapshots.count == 1 ? "snapshot" : "snapshots")"
    return different == 0 ? "\(total), all the same" : "\(different) of \(total) differ"
  }
}

extension ChangeGroup {
  /// The number of snapshots that are listed; the others are counted.
  private static let snapshotLimit = 20

  fileprivate var markdown: [String] {
    let heading = "**\(number). \(verdict.rawValue)**: \(Markdown.text(words))"
    let sentences = details.map { "- \(Markdown.text($0))" }
    var names = snapshots.prefix(Self.snapshotLimit).map { "- \(Markdown.code($0.text))" }
    if snapshots.count > Self.snapshotLimit {
      names.append("- and \(snapshots.count - Self.snapshotLimit) more")
    }
    let accept = "`\(ToolName.current) accept --group \(number)`"
    let list =
      "<details><summary>\(snapshots.count) "
      + "\(snapshots.count == 1 ? "snapshot" : "snapshots")</summary>\n\n"
      + names.joined(separator: "\n") + "\n\n"
      + (verdict == .broken ? "" : "Accept: \(accept)\n\n") + "</details>"
    return [
      ([heading] + (sentences.isEmpty ? [] : [""] + sentences)).joined(separator: "\n"), list,
    ]
  }
}

/// Escapes text for GitHub's Markdown.
enum Markdown {
  /// Text on one line, in which nothing is markup except code: what explanations put in grave accents,
  /// the names of views.
  static func text(_ text: String) -> String {
    var result = ""
    for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      result += index.isMultiple(of: 2) ? escaped(part) : code(String(part))
    }
    return result
  }

  private static func escaped(_ text: Substring) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\n", "\r", "\t": " "
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\\", "*", "_", "[", "]", "#", "|", "~", "@", "!": "\\\(scalar)"
      default: String(scalar)
      }
    }.joined()
  }

  /// Text as code on one line; grave accents in it are replaced by apostrophes.
  static func code(_ text: String) -> String {
    "`" + text.map { $0 == "`" ? "'" : $0.isNewline ? " " : String($0) }.joined() + "`"
  }
}
