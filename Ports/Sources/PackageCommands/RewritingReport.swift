import CommandLineTool
import SourceRewriting

/// What a command says about the rewriting of a package.
struct RewritingReport {
  let files: [PackageRewriter.Result.File]
  let style: TextStyle

  /// One line for each place that was rewritten.
  var explanation: [String] {
    files.flatMap { file in
      file.rewritten.rewritings.map { rewriting in
        "\(file.path):\(rewriting.place): \(rewriting.rule): \(Self.change(rewriting))"
      }
    }
  }

  private static func change(_ rewriting: Rewriting) -> String {
    let original = oneLine(rewriting.original)
    let replacement = oneLine(rewriting.replacement)
    if replacement.isEmpty { return "removed '\(original)'" }
    return original.isEmpty
      ? "inserted '\(replacement)'" : "'\(original)' is '\(replacement)'"
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// What cannot be carried over, and files that are empty on Linux.
  var warnings: [String] {
    files.flatMap { file -> [String] in
      let limitations = file.rewritten.limitations.map {
        "\(file.path):\($0.place): \(style.warning("warning:")) \($0.message)"
      }
      guard file.rewritten.isEmptied else { return limitations }
      return limitations + [
        "\(file.path): \(style.warning("warning:")) conditional compilation leaves nothing of this file"
      ]
    }
  }

  /// A line of counts.
  var summary: String {
    let changed = files.filter { $0.rewritten.copy != nil }
    let count = changed.reduce(0) { $0 + $1.rewritten.rewritings.count }
    return count == 0
      ? "Rewrote none of \(counted(files.count, "file"))"
      : "Rewrote \(changed.count) of \(counted(files.count, "file")) in \(counted(count, "place")) (--explain lists them)"
  }
}
