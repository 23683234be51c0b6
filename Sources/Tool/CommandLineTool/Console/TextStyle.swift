/// Terminal colours (ECMA-48 "select graphic rendition"), or none.
public struct TextStyle: Sendable {
  package var isColored: Bool

  package init(isColored: Bool) { self.isColored = isColored }

  /// The text in bold.
  public func bold(_ text: String) -> String { wrap(text, .bold) }
  /// The text with less intensity.
  public func dim(_ text: String) -> String { wrap(text, .dim) }
  /// The text in green, for success.
  public func good(_ text: String) -> String { wrap(text, .green) }
  /// The text in red, for failure.
  public func bad(_ text: String) -> String { wrap(text, .red) }
  /// The text in yellow, for a warning.
  public func warning(_ text: String) -> String { wrap(text, .yellow) }

  private enum Code: Int, CaseIterable {
    case reset = 0
    case bold = 1
    case dim = 2
    case red = 31
    case green = 32
    case yellow = 33

    var sequence: String { "\u{1B}[\(rawValue)m" }
  }

  private func wrap(_ text: String, _ code: Code) -> String {
    isColored ? code.sequence + text + Code.reset.sequence : text
  }

  /// The number of scalars of the sequence that a text starts with; `nil` unless it starts with one of
  /// those that styles consist of.
  static func sequenceLength(at text: Substring.UnicodeScalarView) -> Int? {
    guard text.first == "\u{1B}" else { return nil }
    return Code.allCases.lazy.map(\.sequence.unicodeScalars).first { text.starts(with: $0) }?.count
  }
}

/// "1 snapshot", "12 snapshots".
///
/// - Parameter plural: The noun for other numbers than 1; nil for one with an s.
public func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
