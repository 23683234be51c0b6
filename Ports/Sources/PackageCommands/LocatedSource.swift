/// Source code in a copy, which the compiler reports in the original.
enum LocatedSource {
  /// - Parameter path: The path of the original.
  static func text(_ source: String, at path: String) -> String {
    let scalars = source.unicodeScalars
    let text = scalars.first == "\u{FEFF}" ? String(source.unicodeScalars.dropFirst()) : source
    let end = text.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
    let first = text[..<end].drop(while: \.isWhitespace)
    // In the place of a comment the directive keeps the numbers of lines, which excerpts show.
    if end != text.endIndex, first.isEmpty || first.hasPrefix("//") {
      return directive(path, line: 2) + text[end...]
    }
    return directive(path, line: 1) + "\n" + text
  }

  private static func directive(_ path: String, line: Int) -> String {
    "#sourceLocation(file: \(path.swiftLiteral), line: \(line))"
  }
}

extension String {
  /// The literal of the text in Swift.
  var swiftLiteral: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
