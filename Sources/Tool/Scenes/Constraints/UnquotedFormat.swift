/// Detects visual formats without quotes, which are invalid YAML or YAML with another meaning.
enum UnquotedFormat {
  /// The remedy for a syntax error in a line that looks like a visual format; nil for others.
  static func remedy(forLine line: String) -> String? {
    var text = line.drop(while: \.isWhitespace)
    if text.hasPrefix("- ") { text = text.dropFirst(2).drop { " {".contains($0) } }
    if text.hasPrefix("format:") { text = text.dropFirst(7).drop(while: \.isWhitespace) }
    let isFormat =
      text.hasPrefix("|-") || text.hasPrefix("|[")
      || text.hasPrefix("[") && (text.contains("]-") || text.contains("]["))
    return isFormat ? ": write a visual format in quotes, as in '|-[a]-|'" : nil
  }
}
