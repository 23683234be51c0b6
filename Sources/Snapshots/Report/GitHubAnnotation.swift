/// An annotation at a position of a file, which GitHub shows in the pull request when a step of the
/// workflow prints it as a "workflow command".
///
/// Source: <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>
package struct GitHubAnnotation: Sendable, Equatable {
  package enum Severity: String, Sendable {
    case error, warning
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

extension Report {
  /// One annotation for each snapshot that is not the same, at its location, then one for each
  /// warning.
  package var gitHubAnnotations: [GitHubAnnotation] {
    failureAnnotations
      + warnings.map { warning in
        GitHubAnnotation(
          .warning, file: warning.source?.file, line: warning.source?.line,
          title: warning.scene, message: warning.sentence)
      }
  }

  private var failureAnnotations: [GitHubAnnotation] {
    snapshots.filter { $0.verdict != .same }.map { result in
      GitHubAnnotation(
        file: result.source?.file, line: result.source?.line,
        title: "\(result.verdict.rawValue): \(result.name)",
        message: result.words.isEmpty
          ? result.verdict.rawValue : result.words.joined(separator: "\n"))
    }
  }
}
