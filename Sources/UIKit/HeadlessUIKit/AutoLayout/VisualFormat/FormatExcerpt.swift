/// A text, and below it a caret under one of its characters.
package struct FormatExcerpt: Sendable, Hashable {
  /// The text on one line; if it is long, the part around the caret.
  package let line: String
  /// The caret, indented by the columns before the character.
  package let caretLine: String

  /// The greatest number of columns before the caret, and after it.
  private static let columnLimit = 60

  /// - Parameter offset: the number of characters before the caret.
  package init(of text: String, at offset: Int) {
    let characters = Array(text)
    let offset = max(0, min(offset, characters.count))
    var (start, columns) = (offset, 0)
    while start > 0, columns + characters[start - 1].displayedWidth <= Self.columnLimit {
      start -= 1
      columns += characters[start].displayedWidth
    }
    var end = offset
    columns = 0
    while end < characters.count, columns + characters[end].displayedWidth <= Self.columnLimit {
      columns += characters[end].displayedWidth
      end += 1
    }
    let before = (start > 0 ? "…" : "") + characters[start..<offset].map(\.displayed).joined()
    line =
      before + characters[offset..<end].map(\.displayed).joined()
      + (end < characters.count ? "…" : "")
    caretLine = before.map { $0.isWide ? "\u{3000}" : " " }.joined() + "^"
  }

  /// Both lines.
  package var text: String { "\(line)\n\(caretLine)" }
}
