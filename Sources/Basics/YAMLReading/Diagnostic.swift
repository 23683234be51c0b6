import JSONValues

/// An error or a warning about a file, with its position.
public struct Diagnostic: Error, Sendable, Hashable, CustomStringConvertible {
  /// The consequence for the scene.
  public enum Severity: String, Sendable {
    /// What the file describes cannot be used: a scene cannot be drawn.
    case error
    /// It is used, but probably not as intended.
    case warning
  }

  /// Whether the scene can be drawn.
  public var severity: Severity
  /// The file, relative to the current folder if it is below it.
  public var path: String
  /// Nil if it concerns the file as a whole.
  public var position: SourcePosition?
  /// The error, the expected value, and the most similar known name if there is one.
  public var message: String
  /// The place that uses the erroneous part, such as a fragment; nil if there is none.
  public var note: String?
  /// Lines that show the position within the text: a constraint, and a caret below one of its
  /// characters.
  public var excerpt: String?

  /// A diagnostic of a file, by default an error that concerns the file as a whole.
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

  /// `path:line:column: message`, followed by the note and the excerpt; a warning has the word before
  /// its message.
  public var description: String {
    let path = path.onOneLine
    let place = position.map { "\(path):\($0.line):\($0.column): " } ?? "\(path): "
    return place + (severity == .warning ? "warning: " : "") + fullMessage
      + (excerpt.map { "\n\($0)" } ?? "")
  }

  /// The message with the note.
  public var fullMessage: String { message + (note.map { " (\($0))" } ?? "") }
}

extension Diagnostic: Comparable {
  /// By file, then by position; diagnostics of a whole file come first.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    let first = SourcePosition(line: 0, column: 0)
    return (left.path, left.position ?? first, left.message)
      < (right.path, right.position ?? first, right.message)
  }
}
