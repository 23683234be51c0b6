/// A mistake in a file of assets or of strings.
package struct AssetError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, as the caller shows it.
  package var path: String
  /// Counted from 1; nil if the error concerns the file as a whole.
  package var place: Place?
  /// The mistake, and what was expected.
  package var message: String

  /// A line and a column, both counted from 1; a column is a Unicode scalar.
  package struct Place: Sendable, Hashable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
  }

  package init(path: String, place: Place? = nil, message: String) {
    (self.path, self.place, self.message) = (path, place, message)
  }

  /// `path:line:column: message`
  package var description: String {
    let position = place.map { "\($0.line):\($0.column): " } ?? " "
    return "\(path):\(position)\(message)"
  }
}

/// The text of a file, to find the line and column of an offset in it.
package struct AssetText: Sendable {
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }

  /// An error at an offset, in bytes.
  package func error(at offset: Int, _ message: String) -> AssetError {
    AssetError(path: path, place: place(of: offset), message: message)
  }

  private func place(of offset: Int) -> AssetError.Place {
    var place = AssetError.Place(line: 1, column: 1)
    for byte in bytes.prefix(max(0, offset)) {
      if byte == UInt8(ascii: "\n") {
        place = AssetError.Place(line: place.line + 1, column: 1)
      } else if byte & 0xC0 != 0x80 {
        place.column += 1
      }
    }
    return place
  }
}
