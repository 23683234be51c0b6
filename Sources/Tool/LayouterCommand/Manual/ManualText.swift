/// Lines of mdoc.
struct ManualText {
  private(set) var text = ""

  /// A macro whose arguments are text.
  mutating func macro(_ name: String, _ arguments: String...) {
    line("." + ([name] + arguments.map(Self.escaped)).joined(separator: " "))
  }

  /// A line that is mdoc already.
  mutating func line(_ line: String) { text += line + "\n" }

  /// Paragraphs, with an empty line between two. Those with columns or of several lines keep their lines.
  ///
  /// - Parameter startsParagraph: Whether there is something before that is not a heading.
  mutating func prose(_ prose: String, startsParagraph: Bool = false) {
    var isFirst = !startsParagraph
    for paragraph in Self.paragraphs(of: prose) {
      let isLiteral = paragraph.count > 1 || paragraph.contains { $0.contains("  ") }
      if isLiteral {
        line(".Bd -literal -offset indent")
        for words in paragraph { line(Self.guarded(Self.escaped(words))) }
        line(".Ed")
      } else {
        if !isFirst { line(".Pp") }
        for words in Self.wrapped(paragraph[0]) { line(Self.guarded(Self.escaped(words))) }
      }
      isFirst = false
    }
  }

  private static func paragraphs(of text: String) -> [[String]] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .split(separator: "").map(Array.init)
  }

  /// Lines of at most 72 characters; each sentence begins on a line of its own.
  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let ends = [".", "?", "!"].contains { line.hasSuffix($0) }
      if !line.isEmpty, ends || line.count + word.count >= 72 {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// Text in which nothing has a meaning in roff.
  static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\"", with: "\\(dq")
  }

  /// A dot or a quote at the start of a line would begin a macro.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }
}
