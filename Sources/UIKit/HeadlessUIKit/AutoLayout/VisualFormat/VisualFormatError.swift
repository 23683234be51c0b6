/// An error in a visual format string, and its position.
public struct VisualFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The string.
  public let format: String
  /// The number of characters before the offending one: all of them if the string ends too early,
  /// none if an option is invalid.
  public let offset: Int
  /// The expected and the found text, or the unknown name.
  public let reason: String
  /// The kind of error.
  package let subject: Subject

  package enum Subject: Sendable, Hashable {
    /// The string does not match the grammar, or a name has the wrong kind.
    case string
    /// No view or metric has the name.
    case unknownName(String, isView: Bool, isMetric: Bool)
    /// An option contradicts the string or another option.
    case options
  }

  package init(format: String, offset: Int, reason: String, subject: Subject = .string) {
    self.format = format
    self.offset = offset
    self.reason = reason
    self.subject = subject
  }

  /// An error of the options.
  package init(format: String, ofOptions reason: String) {
    self.init(format: format, offset: 0, reason: reason, subject: .options)
  }

  /// The string and a caret under the offending character.
  package var excerpt: FormatExcerpt { FormatExcerpt(of: format, at: offset) }

  /// The reason, and below it the string and a caret under the offending character, if there is
  /// one.
  public var description: String {
    subject == .options
      ? "visual format, options: \(reason)\n\(excerpt.line)"
      : "visual format, character \(offset + 1): \(reason)\n\(excerpt.text)"
  }
}

extension VisualFormatError.Subject {
  /// The text about an unknown name before any hint; empty for other errors.
  package var unknownReason: String {
    guard case .unknownName(let name, let isView, let isMetric) = self else { return "" }
    let what = isView && isMetric ? "metric or view" : isView ? "view" : "metric"
    return "unknown \(what) '\(name.displayed)'"
  }
}
