import JSONValues
import Messages

/// A mistake in a file of assets or of strings.
package struct AssetError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, as the caller shows it.
  package var path: String
  /// Counted from 1; nil if the error concerns the file as a whole.
  package var place: TextPlace?
  /// The mistake, and what was expected.
  package var message: String

  package init(path: String, place: TextPlace? = nil, message: String) {
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
    AssetError(path: path, place: TextPlace(of: offset, in: bytes), message: message)
  }

  /// The text as JSON.
  package func json() throws(AssetError) -> JSONNode {
    do {
      return try JSONNode(utf8: bytes)
    } catch {
      throw error.offset.map { self.error(at: $0, error.message) }
        ?? AssetError(path: path, message: error.message)
    }
  }
}
