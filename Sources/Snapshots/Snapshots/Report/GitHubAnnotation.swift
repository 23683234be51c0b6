/// An annotation at a position of a file, which GitHub shows in the pull request when a step of the
/// workflow prints it as a "workflow command".
///
/// Source: <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>
package struct GitHubAnnotation: Sendable, Equatable {
  package enum Severity: String, Sendable {
    case error, warning, notice
  }

  package var severity: Severity
  /// The path from the root of the repository; `nil` without a file.
  package var file: String?
  /// Counted from 1.
  package var line: Int?
  /// Counted from 1.
  package var column: Int?
  package var title: String
  package var message: String

  package init(
    _ severity: Severity = .error, file: String?, line: Int? = nil, column: Int? = nil,
    title: String, message: String
  ) {
    (self.severity, self.file, self.line, self.column) = (severity, file, line, column)
    (self.title, self.message) = (title, message)
  }
}

extension GitHubAnnotation: CustomStringConvertible {
  /// The workflow command, without a line end.
  package var description: String {
    let properties = [
      ("file", file), ("line", line.map(String.init)), ("col", column.map(String.init)),
      ("title", title),
    ].compactMap { name, value in value.map { "\(name)=\(Self.escaped($0, isProperty: true))" } }
    return "::\(severity.rawValue) \(properties.joined(separator: ","))"
      + "::\(Self.escaped(message, isProperty: false))"
  }

  /// Escapes line ends, which would end the command, and in a property commas and colons.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":" where isProperty: "%3A"
      case "," where isProperty: "%2C"
      default: String(scalar)
      }
    }.joined()
  }
}

extension [GitHubAnnotation] {
  /// The number of annotations that GitHub shows of a step.
  private static var stepLimit: Int { 10 }

  /// At most ten annotations, the last of which counts the others if there are more.
  ///
  /// - Parameter what: What the annotations are about, in the plural.
  package func limitedToAStep(of what: String) -> [GitHubAnnotation] {
    guard count > Self.stepLimit else { return self }
    let rest = count - Self.stepLimit + 1
    let counter = GitHubAnnotation(
      self[Self.stepLimit - 1].severity, file: nil, title: "\(rest) more",
      message: "\(rest) more \(what) are in the summary of this step")
    return prefix(Self.stepLimit - 1) + [counter]
  }
}

extension Report {
  /// One annotation for each group of differences, at the location of its first snapshot, then one for
  /// each warning and each note: at most ten, the last of which counts the others if there are more.
  ///
  /// Broken scenes are not among them: they are annotated when they are read.
  package var gitHubAnnotations: [GitHubAnnotation] {
    (groupAnnotations + warningAnnotations + notes.noteAnnotations).limitedToAStep(
      of: notes.isEmpty ? "differences and warnings" : "differences, warnings and notes")
  }

  private var groupAnnotations: [GitHubAnnotation] {
    let sources = Dictionary(
      failures.map { ($0.name, $0.source) }, uniquingKeysWith: { first, _ in first })
    return groups.compactMap { group in
      guard let first = group.snapshots.first else { return nil }
      let source = sources[first].flatMap { $0 }
      let others = group.snapshots.count - 1
      return GitHubAnnotation(
        file: source?.file, line: source?.line,
        title: "\(group.verdict.rawValue): \(first)" + (others > 0 ? " and \(others) more" : ""),
        message: ([group.words] + group.details).joined(separator: "\n"))
    }
  }

  private var warningAnnotations: [GitHubAnnotation] {
    warnings.map { warning in
      GitHubAnnotation(
        .warning, file: warning.source?.file, line: warning.source?.line, title: warning.scene,
        message: warning.sentence)
    }
  }
}
