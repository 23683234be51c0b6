extension ReportNote {
  /// The annotation at what the scene declares.
  fileprivate func annotation(_ severity: GitHubAnnotation.Severity) -> GitHubAnnotation {
    GitHubAnnotation(
      severity, file: source.file, line: source.line, title: rule,
      message: "\(words)\n\(variants)")
  }

  /// A list item in Markdown.
  fileprivate var markdown: String {
    let line = source.line.map { ":\($0)" } ?? ""
    return "- \(Markdown.code(source.file + line)) **\(rule)** \(Markdown.text(words)) "
      + "(\(Markdown.text(variants)))"
  }
}

extension [ReportNote] {
  /// The annotations of `lint`: errors for the findings for which it fails, otherwise warnings.
  package var findingAnnotations: [GitHubAnnotation] {
    map { $0.annotation($0.isError ? .error : .warning) }
  }

  /// The annotations of `verify`, which does not fail for them.
  var noteAnnotations: [GitHubAnnotation] { map { $0.annotation(.notice) } }

  /// The number of notes that are listed; the others are counted.
  private static var listLimit: Int { 50 }

  /// A list in GitHub's Markdown; empty if there are no notes.
  package var markdown: String {
    var lines = prefix(Self.listLimit).map(\.markdown)
    if count > Self.listLimit { lines.append("- and \(count - Self.listLimit) more") }
    return lines.joined(separator: "\n")
  }
}
