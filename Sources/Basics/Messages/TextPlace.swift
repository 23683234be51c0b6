/// A place in a text, as editors show it: line and column are counted from 1, a column is one Unicode scalar.
package struct TextPlace: Sendable, Hashable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  /// The place of a byte.
  ///
  /// - Parameters:
  ///   - offset: The number of bytes before it.
  ///   - utf8: The text.
  package init(of offset: Int, in utf8: [UInt8]) {
    self.init(line: 1, column: 1)
    for byte in utf8.prefix(max(0, offset)) {
      if byte == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }
}
