/// One thing that is wrong, or worth knowing, in a scene file, and where it stands.
public struct Diagnostic: Error, Sendable, Hashable, CustomStringConvertible {
  public enum Severity: String, Sendable {
    /// The scene cannot be drawn.
    case error
    /// The scene is drawn, but its author should know.
    case warning
  }

  public var severity: Severity
  /// The file, as a person in the current folder would name it.
  public var path: String
  /// Nil if the file as a whole is meant.
  public var position: SourcePosition?
  /// What is wrong, what was expected, and the nearest known name where there is one.
  public var message: String
  /// Lines that show the place within the text: a constraint, and a caret under one of its characters.
  public var excerpt: String?

  public init(
    _ severity: Severity = .error, path: String, position: SourcePosition? = nil, message: String,
    excerpt: String? = nil
  ) {
    self.severity = severity
    self.path = path
    self.position = position
    self.message = message
    self.excerpt = excerpt
  }

  /// `path:line:column: message`, and the excerpt below; a warning says so before its message.
  public var description: String {
    let place = position.map { "\(path):\($0.line):\($0.column): " } ?? "\(path): "
    return place + (severity == .warning ? "warning: " : "") + message
      + (excerpt.map { "\n\($0)" } ?? "")
  }
}

extension Diagnostic: Comparable {
  /// By file, then by position; what concerns a whole file comes first.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    let first = SourcePosition(line: 0, column: 0)
    return (left.path, left.position ?? first, left.message)
      < (right.path, right.position ?? first, right.message)
  }
}
