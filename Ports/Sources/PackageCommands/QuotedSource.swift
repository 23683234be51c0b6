import SourceRewriting

/// A source file whose copy the compiler quotes in its messages, by lines.
struct QuotedSource: Sendable {
  private let original: [Substring]
  private let copy: [Substring]
  private let rewritings: [Rewriting]

  /// - Parameter rewritings: What makes the copy of the original, in the order of the file.
  init(original: String, copy: String, rewritings: [Rewriting]) {
    self.original = Self.lines(of: original)
    self.copy = Self.lines(of: copy)
    self.rewritings = rewritings
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.last == "\r" ? $0.dropLast() : $0
    }
  }

  /// The number of the line that a message quotes; nil if it is not in the copy.
  ///
  /// - Parameter number: The one in the message. A copy that begins with a directive has a line more than the original.
  func line(quoted text: some StringProtocol, number: Int) -> Int? {
    [number, number - 1].first { copy.indices.contains($0 - 1) && copy[$0 - 1] == text }
  }

  /// A line of the original; nil if it is missing, or equal to the copy's.
  func originalLine(_ number: Int) -> Substring? {
    guard original.indices.contains(number - 1), copy.indices.contains(number - 1),
      original[number - 1] != copy[number - 1]
    else { return nil }
    return original[number - 1]
  }

  /// The column of the original, in bytes from 1, that one of the copy comes from: for what was inserted, the column at
  /// which it is.
  func originalColumn(_ column: Int, line: Int) -> Int {
    var shift = 0
    for rewriting in rewritings where rewriting.place.line == line {
      let start = rewriting.place.column + shift
      guard column >= start else { break }
      let length = rewriting.replacement.utf8.count
      if column < start + length { return rewriting.place.column }
      shift += length - rewriting.original.utf8.count
    }
    let end = original.indices.contains(line - 1) ? original[line - 1].utf8.count + 1 : 1
    return min(max(column - shift, 1), end)
  }

  /// The same of columns as a terminal shows them.
  func originalDisplayColumn(_ column: Int, line: Int) -> Int {
    guard copy.indices.contains(line - 1), original.indices.contains(line - 1) else {
      return column
    }
    let bytes = String(copy[line - 1].prefix(column - 1)).utf8.count + 1
    let place = originalColumn(bytes, line: line)
    return String(decoding: original[line - 1].utf8.prefix(place - 1), as: UTF8.self).count + 1
  }
}
